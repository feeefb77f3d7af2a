import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { OfferRev } from '../use-change-offer.ts';
import { type OfferFormValues, valuesOf, type Writing } from './offer-form-values.ts';
import { rebaseValues } from './rebase-values.ts';

type OfferBase = {
  /** The revision that saving builds on: the one that was read when the form opened, until `reload` or `follow`. */
  readonly saved: OfferRev | undefined;
  /** The stored offer as it was read last; of an offer that was made by this form, nothing. */
  readonly offer: EntityOf<'offer'> | undefined;
  /** The form of that revision, before anything was typed. */
  readonly values: OfferFormValues;
  /** Reads the newest revision and puts what was typed on it. */
  readonly reload: (typed: OfferFormValues, onDone: (values: OfferFormValues) => void) => void;
  /** Goes on from what was saved with these values. */
  readonly follow: (saved: OfferRev, values: OfferFormValues) => void;
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
  const [base, setBase] = useState<Pick<OfferBase, 'saved' | 'offer' | 'values'>>({
    saved: opened,
    offer: opened,
    values: initial,
  });
  const [clashes, setClashes] = useState<readonly string[] | null>(null);
  const read = useMutation({
    mutationFn: () => (base.saved ? loadEntity('offer', base.saved.id) : Promise.resolve(null)),
  });
  return {
    saved: base.saved,
    // The offer that was saved here is read again by itself.
    offer: opened?.rev === base.saved?.rev ? opened : base.offer,
    values: base.values,
    reload: (typed, onDone) =>
      read.mutate(undefined, {
        onSuccess: (newest) => {
          if (newest === null) return;
          const values = valuesOf(newest.data, writing);
          const rebased = rebaseValues(base.values, typed, values);
          setBase({ saved: newest, offer: newest, values });
          setClashes(rebased.clashes);
          onDone(rebased.values);
        },
      }),
    follow: (saved, values) => {
      setBase((now) => ({ ...now, saved: { id: saved.id, rev: saved.rev }, values }));
      setClashes(null);
    },
    clashes,
    error: read.error,
  };
}
