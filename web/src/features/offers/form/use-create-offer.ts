import { useMutation } from '@tanstack/react-query';
import type { OfferDraft } from '#shared/offers/offer.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import { isTemporary } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { type Search, searchEntities } from '#web/kernel/search-entities.ts';
import { madeSince } from '#web/kernel/use-unanswered.ts';
import { useForgetOffers } from '../use-change-offer.ts';
import { patchOf } from './offer-form-values.ts';
import type { SentOffer } from './stored-offer-form.ts';

/** The newest offers of an owner among which an attempt is looked for. */
const NEWEST = 10;
const QUIET = { quiet: true } as const;

/** Keeps the offer that the form has sent without an answer, with the form on the device. */
export type SentKeeper = {
  readonly get: () => SentOffer | null;
  /** Tells whether it was sent before this page began: the form may be for another offer by now. */
  readonly isOld: () => boolean;
  readonly set: (sent: SentOffer | null) => void;
};

/**
 * Creates an offer. Where an attempt before got no answer, the offer that it may have made is looked for first, and
 * changed to what the form says now: a bad connection makes no offer twice. A page that is loaded again takes it for
 * its own only where it says the same.
 */
export function useCreateOffer(sent: SentKeeper) {
  const { api, now } = useKernel();
  const forget = useForgetOffers();
  return useMutation({
    mutationFn: async (draft: OfferDraft) => {
      const before = sent.get();
      const isOther = sent.isOld() && before?.said !== saidIn(draft);
      const made = before && !isOther && (await findMade(api, draft.owner, before));
      if (made) {
        const { id, rev } = made;
        // The answer to the change may be lost, too.
        sent.set({ ...before, said: saidIn(draft), made: id });
        const change = { id, rev, patch: patchOf(draft), changeset: 'edit' };
        return api.call('POST eav/entity/updatefrompatch', change, QUIET);
      }
      const since = isOther ? undefined : before?.since;
      sent.set({ said: saidIn(draft), since: since ?? madeSince(now()) });
      try {
        return await api.call(
          'POST eav/entity/create',
          { entityclass: 'offer', attributeset: 'default', data: draft },
          QUIET,
        );
      } catch (error) {
        if (!isTemporary(error)) sent.set(null);
        throw error;
      }
    },
    onSuccess: forget,
  });
}

/** Returns the offer that an attempt has made; undefined where the server did not take it. */
async function findMade(
  api: Pick<ApiClient, 'call'>,
  owner: string,
  { said, since, made }: SentOffer,
): Promise<EntityOf<'offer'> | undefined> {
  const search: Search = {
    attributeFilter: { field: 'owner', comparison: 'eq', value: owner },
    sorting: [{ field: 'updated', direction: 'desc' }],
    pagination: { limit: NEWEST },
  };
  const { items } = await searchEntities(api, 'offer', search, QUIET);
  return items.find(
    ({ id, rev, updated, data }) =>
      id === made || (rev === 1 && updated > since && saidIn(data) === said),
  );
}

/** Returns all that an offer says, as a text to compare; without what the product sets by day and animal usage. */
function saidIn(offer: OfferDraft): string {
  const { country, owner, animalkind, offergroup, offerspecification, animalusage } = offer;
  const { gender, category1, category2, classification, amount, spotMarket } = offer;
  const { associations, attachments, locationOfSale, dynamicFields, photos = [] } = offer;
  return JSON.stringify([
    [country, owner, animalkind, offergroup, offerspecification, animalusage],
    [gender, category1, category2, classification, amount, spotMarket],
    [associations, attachments, locationOfSale],
    dynamicFields.map(({ field, value }) => [field, value]),
    photos.map(({ large, small, text }) => [large, small, text]),
  ]);
}
