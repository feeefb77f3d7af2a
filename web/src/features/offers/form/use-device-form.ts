import { useState } from 'react';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';
import type { OfferFormValues } from './offer-form-values.ts';
import { rebaseValues } from './rebase-values.ts';
import { parseStoredOfferForm } from './stored-offer-form.ts';

type Opening = {
  /** The name of the form: the offer's id, `new`, or the offer that it is a copy of. */
  readonly form: string;
  readonly initial: OfferFormValues;
  readonly offer?: EntityOf<'offer'>;
};

/** Returns the form that this device kept, put on the offer's present state; null when there is none. */
export function useDeviceForm({ form, initial, offer }: Opening) {
  const stored = useStoredForm(`offer/${form}`);
  const rev = offer?.rev ?? 0;
  const [found] = useState(() => {
    const kept = parseStoredOfferForm(stored.found?.value);
    if (kept === null) return null;
    if (kept.rev === rev) return { values: kept.values, clashes: null };
    return rebaseValues(kept.opened, kept.values, initial);
  });
  return {
    ...stored,
    restored: found,
    keep: (values: OfferFormValues, base: { rev: number; values: OfferFormValues }) =>
      stored.save({ rev: base.rev, opened: base.values, values }),
  };
}
