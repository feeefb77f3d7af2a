import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { type OfferFormValues, valuesOf, type Writing } from './offer-form-values.ts';
import { rebaseValues } from './rebase-values.ts';

type OfferBase = {
  /** The revision that saving builds on: the one that was read when the form opened, until `reload`. */
  readonly offer: EntityOf<'offer'> | undefined;
  /** The form of that revision, before anything was typed. */
  readonly values: OfferFormValues;
  /** Reads the newest revision and puts what was typed on it. */
  readonly reload: (typed: OfferFormValues, onDone: (values: OfferFormValues) => void) => void;
  /** Ids of the controls of what somebody else has changed, too; null while nothing was put on a newer revision. */
  readonly clashes: readonly string[] | null;
  readonly error: unknown;
};

/**
 * Returns the stored offer under a form. A newer one that comes in by itself must not pass for what the reader has
 * seen.
 */
export function useOfferBase(
  opened: EntityOf<'offer'> | undefined,
  initial: OfferFormValues,
  writing: Writing,
): OfferBase {
  const { loadEntity } = useKernel();
  const [base, setBase] = useState({ offer: opened, values: initial });
  const [clashes, setClashes] = useState<readonly string[] | null>(null);
  const read = useMutation({
    mutationFn: () => (opened ? loadEntity('offer', opened.id) : Promise.resolve(null)),
  });
  return {
    offer: base.offer,
    values: base.values,
    reload: (typed, onDone) =>
      read.mutate(undefined, {
        onSuccess: (newest) => {
          if (newest === null) return;
          const values = valuesOf(newest.data, writing);
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
