import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { type OfferFormValues, valuesOf } from './offer-form-values.ts';
import { type OfferField, rebaseValues } from './rebase-values.ts';

type OfferBase = {
  /** The revision that saving builds on: the one that was read when the form opened, until `reload`. */
  readonly offer: EntityOf<'offer'> | undefined;
  /** Reads the newest revision and puts what was typed on it. */
  readonly reload: (typed: OfferFormValues, onDone: (values: OfferFormValues) => void) => void;
  /** Fields that somebody else has changed, too; null while nothing was put on a newer revision. */
  readonly clashes: readonly OfferField[] | null;
  readonly error: unknown;
};

/** The stored offer under a form. A newer one that comes in by itself must not pass for what the reader has seen. */
export function useOfferBase(
  opened: EntityOf<'offer'> | undefined,
  initial: OfferFormValues,
): OfferBase {
  const { loadEntity } = useKernel();
  const { day } = useFormats();
  const [base, setBase] = useState({ offer: opened, values: initial });
  const [clashes, setClashes] = useState<readonly OfferField[] | null>(null);
  const read = useMutation({
    mutationFn: () => (opened ? loadEntity('offer', opened.id) : Promise.resolve(null)),
  });
  return {
    offer: base.offer,
    reload: (typed, onDone) =>
      read.mutate(undefined, {
        onSuccess: (newest) => {
          if (newest === null) return;
          const values = valuesOf(newest.data, day);
          const rebased = rebaseValues(base.values, typed, values);
          setBase({ offer: newest, values });
          setClashes(rebased.clashes);
          onDone(rebased.values);
        },
      }),
    clashes,
    error: read.error,
  };
}
