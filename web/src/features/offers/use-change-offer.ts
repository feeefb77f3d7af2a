import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Offer } from '#shared/offers/offer.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** The revision of an offer that a change builds on. */
export type OfferRev = Pick<EntityOf<'offer'>, 'id' | 'rev'>;

export type Change = {
  readonly offer: OfferRev;
  /** JSON Merge Patch: null takes a field away. */
  readonly patch: { readonly [F in keyof Offer]?: Offer[F] | null };
  readonly changeset: string;
};

/** Saves a change of one offer; the answer is the new revision. A stale one is refused with a conflict. */
export function useChangeOffer() {
  const { api } = useKernel();
  const forget = useForgetOffers();
  return useMutation({
    mutationFn: (change: Change) => changeOffer(api, change),
    onSuccess: forget,
  });
}

/** Saves a change of one offer, without asking again for what was read before. */
export function changeOffer(
  api: Pick<ApiClient, 'call'>,
  { offer: { id, rev }, patch, changeset }: Change,
) {
  return api.call(
    'POST eav/entity/updatefrompatch',
    { id, rev, patch, changeset },
    { quiet: true },
  );
}

/** Asks again for all offers that were read before; resolves when they are there. */
export function useForgetOffers() {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.includes('offer') || queryKey[0] === 'facet',
    });
}
