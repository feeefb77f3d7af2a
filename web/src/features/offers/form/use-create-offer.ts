import { useMutation } from '@tanstack/react-query';
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
 * says now: a bad connection makes no offer twice. A page that is loaded again takes it for its own only where it says
 * the same.
 */
export function useCreateOffer(sent: SentKeeper) {
  const { api } = useKernel();
  const forget = useForgetOffers();
  return useMutation({
    mutationFn: async (draft: OfferDraft) => {
      const said = saidIn(draft);
      const last = sent.get();
      const before = sent.isOld() && last?.said !== said ? null : last;
      const key = before?.key ?? crypto.randomUUID();
      sent.set({ said, key });
      const creation = { entityclass: 'offer', attributeset: 'default', data: draft, key } as const;
      const made = await api.call('POST eav/entity/create', creation, QUIET).catch((error) => {
        if (isGone(error) || (before === null && !isTemporary(error))) sent.set(null);
        throw error;
      });
      if (before === null) return made;
      const { id, rev } = made;
      const change = { id, rev, patch: patchOf(draft), changeset: 'edit' };
      return api.call('POST eav/entity/updatefrompatch', change, QUIET);
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
