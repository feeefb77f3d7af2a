import { useMutation } from '@tanstack/react-query';
import type { OfferDraft } from '#shared/offers/offer.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { type Search, searchEntities } from '#web/kernel/search-entities.ts';
import { type Unanswered, useUnanswered } from '#web/kernel/use-unanswered.ts';
import { useForgetOffers } from '../use-change-offer.ts';
import { patchOf } from './offer-form-values.ts';

/** The newest offers of an owner among which an attempt is looked for. */
const NEWEST = 10;
const COMPARED = [
  'animalkind',
  'offergroup',
  'offerspecification',
  'animalusage',
  'gender',
  'ageCategory',
  'amount',
  'locationOfSale',
] as const satisfies readonly (keyof OfferDraft)[];
const QUIET = { quiet: true } as const;

/**
 * Creates an offer. Where an attempt before got no answer, the offer that it may have made is looked for first, and
 * changed to what the form says now: a bad connection makes no offer twice.
 */
export function useCreateOffer() {
  const { api } = useKernel();
  const forget = useForgetOffers();
  const { unanswered, attempt } = useUnanswered<OfferDraft>();
  return useMutation({
    mutationFn: async (draft: OfferDraft) => {
      const made = unanswered.current && (await findMade(api, unanswered.current));
      if (made) {
        const { id, rev } = made;
        const change = { id, rev, patch: patchOf(draft), changeset: 'edit' };
        return api.call('POST eav/entity/updatefrompatch', change, QUIET);
      }
      return attempt(draft, () =>
        api.call(
          'POST eav/entity/create',
          { entityclass: 'offer', attributeset: 'default', data: draft },
          QUIET,
        ),
      );
    },
    onSuccess: forget,
  });
}

/** Returns the offer that an attempt has made; undefined where the server did not take it. */
async function findMade(
  api: Pick<ApiClient, 'call'>,
  { input: draft, since }: Unanswered<OfferDraft>,
): Promise<EntityOf<'offer'> | undefined> {
  const search: Search = {
    attributeFilter: { field: 'owner', comparison: 'eq', value: draft.owner },
    sorting: [{ field: 'updated', direction: 'desc' }],
    pagination: { limit: NEWEST },
  };
  const { items } = await searchEntities(api, 'offer', search, QUIET);
  return items.find(
    ({ rev, updated, data }) =>
      rev === 1 && updated > since && COMPARED.every((name) => data[name] === draft[name]),
  );
}
