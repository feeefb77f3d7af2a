import { useMutation, useQueryClient } from '@tanstack/react-query';
import { OFFERS_CONFIRMED_AT_ONCE } from '#shared/offers/limits.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useForgetOffers } from './use-change-offer.ts';

/** All offers in a country, or those named: at most as many as one call takes. */
export type ToConfirm = { readonly country: string; readonly offers?: readonly string[] };
export type Confirmed = {
  readonly confirmed: number;
  /** The number of offers that are confirmed within minutes. */
  readonly waiting: number;
  /**
   * The instants until which the confirmations hold, one for each call; the earliest comes first, since each country
   * has its own period.
   */
  readonly until: readonly string[];
};

/** Confirms the offers that `find` gives for the input; offers confirmed before a refusal stay so. */
export function useConfirmOffers<Input>(
  find: (input: Input) => readonly ToConfirm[] | Promise<readonly ToConfirm[]>,
) {
  const { api } = useKernel();
  const queries = useQueryClient();
  const forget = useForgetOffers();
  return useMutation({
    mutationFn: async (input: Input) => confirmAll(api, await find(input)),
    onSettled: () =>
      Promise.all([forget(), queries.invalidateQueries({ queryKey: ['entity', 'account'] })]),
  });
}

/** Returns the confirmations country by country, as the server is asked. */
export function confirmationsByCountry(offers: readonly EntityOf<'offer'>[]): ToConfirm[] {
  const byCountry = Map.groupBy(offers, ({ data }) => data.country);
  return [...byCountry].flatMap(([country, members]) => {
    const calls = Math.ceil(members.length / OFFERS_CONFIRMED_AT_ONCE);
    return Array.from({ length: calls }, (_, call) => {
      const from = call * OFFERS_CONFIRMED_AT_ONCE;
      const portion = members.slice(from, from + OFFERS_CONFIRMED_AT_ONCE);
      return { country, offers: portion.map(({ id }) => id) };
    });
  });
}

async function confirmAll(
  api: Pick<ApiClient, 'call'>,
  calls: readonly ToConfirm[],
): Promise<Confirmed> {
  let confirmed = 0;
  let waiting = 0;
  const until: string[] = [];
  for (const { country, offers } of calls) {
    const input = { country, ...(offers && { offers: [...offers] }) };
    const said = await api.call('POST livestock/offer/confirmactivity', input, { quiet: true });
    confirmed += said.confirmed;
    waiting += said.waiting;
    until.push(said.until);
  }
  return { confirmed, waiting, until: until.sort() };
}
