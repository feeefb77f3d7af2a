import { parseTypedValues, type TypedValues } from '#web/components/inputs/typed-values.ts';

/** What the device keeps of a form: the answers, and the revision of the request they were typed upon. */
export type StoredAnswers = { readonly rev: number; readonly typed: TypedValues };

/** Whatever lies in the device's storage, if it is such a draft. */
export function parseStoredAnswers(value: unknown): StoredAnswers | null {
  if (typeof value !== 'object' || value === null) return null;
  const rev = 'rev' in value ? value.rev : undefined;
  const typed = parseTypedValues('typed' in value ? value.typed : undefined);
  return typeof rev === 'number' && typed !== null ? { rev, typed } : null;
}
