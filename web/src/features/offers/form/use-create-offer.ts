import { useMutation } from '@tanstack/react-query';
import type { Entity } from '#shared/kernel/entity.ts';
import type { OfferDraft } from '#shared/offers/offer.ts';
import { isTemporary } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { isGone } from '#web/kernel/use-unanswered.ts';
import { useForgetOffers } from '../use-change-offer.ts';
import { patchOf } from './offer-form-values.ts';
import type { SentOffer } from './stored-offer-form.ts';

const QUIET = { quiet: true } as const;

/** Keeps the offer that the form has sent without an answer, with the form on the device. */
export type SentKeeper = {
  readonly get: () => SentOffer | null;
  /** Tells whether it was sent before this page began: the form may be for another offer by now. */
  readonly isOld: () => boolean;
  readonly set: (sent: SentOffer | null) => void;
};

/**
 * Creates an offer. Where an attempt before got no answer, the offer that it may have made is changed to what the form
 * says now: a bad connection makes no offer twice. One that somebody has changed since is left as it is: what differs
 * from the attempt becomes an offer of its own, as on a page that is loaded again (there, weeks and state do not
 * count).
 */
export function useCreateOffer(sent: SentKeeper) {
  const { api } = useKernel();
  const forget = useForgetOffers();
  const create = async (draft: OfferDraft, before: SentOffer | null): Promise<Entity> => {
    const said = saidIn(draft);
    const key = before?.key ?? crypto.randomUUID();
    const isChanged = before?.isChanged === true;
    sent.set({ said, key, isChanged });
    const creation = { entityclass: 'offer', attributeset: 'default', data: draft, key } as const;
    const made = await api.call('POST eav/entity/create', creation, QUIET).catch((error) => {
      if (isGone(error) || (before === null && !isTemporary(error))) sent.set(null);
      throw error;
    });
    if (before === null) return made;
    const { id, rev } = made;
    if (rev > 1 && !isChanged) return before.said === said ? made : create(draft, null);
    sent.set({ said, key, isChanged: true });
    const change = { id, rev, patch: patchOf(draft), changeset: 'edit' };
    return api.call('POST eav/entity/updatefrompatch', change, QUIET);
  };
  return useMutation({
    mutationFn: (draft: OfferDraft) => {
      const last = sent.get();
      return create(draft, sent.isOld() && last?.said !== saidIn(draft) ? null : last);
    },
    onSuccess: forget,
  });
}

/** Returns what an offer says, as a text to compare; without what changes by day. */
function saidIn({
  status: _status,
  availableFrom: _from,
  statusWeekly: _weeks,
  ...said
}: OfferDraft): string {
  return JSON.stringify(said);
}
