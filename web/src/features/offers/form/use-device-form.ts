import { useRef, useState } from 'react';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';
import type { OfferRev } from '../use-change-offer.ts';
import type { OfferFormValues } from './offer-form-values.ts';
import { rebaseValues } from './rebase-values.ts';
import { parseStoredOfferForm, type SentOffer, type StoredOfferForm } from './stored-offer-form.ts';
import type { SentKeeper } from './use-create-offer.ts';

/** The state of the offer that typing began from; revision 0: it is a new one. */
type Opened = { readonly rev: number; readonly values: OfferFormValues };

type Opening = {
  /** The name of the form: the offer's id, `new`, or the offer that it is a copy of. */
  readonly form: string;
  readonly initial: OfferFormValues;
  readonly offer?: EntityOf<'offer'>;
};

/** Returns the form that this device kept, put on the offer's present state; null when there is none. */
export function useDeviceForm({ form, initial, offer }: Opening) {
  const stored = useStoredForm(nameOf(form));
  const rev = offer?.rev ?? 0;
  const [kept] = useState(() => parseStoredOfferForm(stored.found?.value));
  const sent = useRef(kept?.sent ?? null);
  const isOld = useRef(kept?.sent !== undefined);
  const [found] = useState(() => {
    if (kept === null) return null;
    if (kept.rev === rev) return { values: kept.values, clashes: null };
    return rebaseValues(kept.opened, kept.values, initial);
  });
  return {
    ...stored,
    restored: found,
    keep: (values: OfferFormValues, opened: Opened) =>
      stored.save(formOf(values, opened, sent.current)),
    /** Returns the keeper of what is sent, which keeps it at once, with the form. */
    sent: (newest: () => OfferFormValues, opened: Opened): SentKeeper => ({
      get: () => sent.current,
      isOld: () => isOld.current,
      set: (now) => {
        sent.current = now;
        isOld.current = false;
        stored.save(formOf(newest(), opened, now));
        stored.flush();
      },
    }),
    discard: () => {
      sent.current = null;
      stored.discard();
    },
    /**
     * Ends the form with what was sent and saved. What was typed meanwhile is kept at once, as a change of the saved
     * offer; returns whether there is such a rest.
     */
    end: ({ id, rev }: OfferRev, saved: OfferFormValues, typed: OfferFormValues): boolean => {
      sent.current = null;
      stored.discard();
      const hasRest = JSON.stringify(typed) !== JSON.stringify(saved);
      if (hasRest) stored.saveAs(nameOf(id), formOf(typed, { rev, values: saved }));
      return hasRest;
    },
  };
}

const nameOf = (form: string) => `offer/${form}`;

const formOf = (
  values: OfferFormValues,
  opened: Opened,
  sent: SentOffer | null = null,
): StoredOfferForm => ({
  rev: opened.rev,
  opened: opened.values,
  values,
  ...(sent && { sent }),
});
