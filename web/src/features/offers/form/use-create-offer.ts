import { useMutation } from '@tanstack/react-query';
import type { OfferDraft } from '#shared/offers/offer.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { type Search, searchEntities } from '#web/kernel/search-entities.ts';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';
import { madeSince, type Unanswered, useUnanswered } from '#web/kernel/use-unanswered.ts';
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
 * changed to what the form says now: a bad connection makes no offer twice. The device knows of an attempt of the form
 * of this name, so that a page that is loaded again looks for the same offer.
 */
export function useCreateOffer(form: string) {
  const { api } = useKernel();
  const forget = useForgetOffers();
  const sent = useStoredForm(`offer-sent/${form}`);
  const { unanswered, attempt } = useUnanswered<OfferDraft>();
  return useMutation({
    mutationFn: async (draft: OfferDraft) => {
      unanswered.current ??= sent.found && {
        input: draft,
        since: madeSince(sent.found.savedAt.getTime()),
      };
      const made = unanswered.current && (await findMade(api, unanswered.current));
      if (made) {
        const { id, rev } = made;
        const change = { id, rev, patch: patchOf(draft), changeset: 'edit' };
        return api.call('POST eav/entity/updatefrompatch', change, QUIET);
      }
      sent.save(true);
      sent.flush();
      return attempt(draft, () =>
        api.call(
          'POST eav/entity/create',
          { entityclass: 'offer', attributeset: 'default', data: draft },
          QUIET,
        ),
      );
    },
    onError: () => {
      if (unanswered.current === null) sent.discard();
    },
    onSuccess: () => {
      sent.discard();
      return forget();
    },
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
