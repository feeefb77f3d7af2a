import type { Typed, TypedAnswers } from './typed-answers.ts';

/** What the device keeps of a form: the answers, and the revision of the request they were typed upon. */
export type StoredAnswers = { readonly rev: number; readonly typed: TypedAnswers };

/** Whatever lies in the device's storage, if it is such a draft. */
export function parseStoredAnswers(value: unknown): StoredAnswers | null {
  if (!isRecord(value) || typeof value.rev !== 'number' || !isRecord(value.typed)) return null;
  const typed: Record<string, Typed> = {};
  for (const [field, one] of Object.entries(value.typed)) {
    if (!isTyped(one)) return null;
    typed[field] = one;
  }
  return { rev: value.rev, typed };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTyped(value: unknown): value is Typed {
  if (Array.isArray(value)) return value.every((line) => typeof line === 'string');
  return typeof value === 'string' || typeof value === 'boolean';
}
