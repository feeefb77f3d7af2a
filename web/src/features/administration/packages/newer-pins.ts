import type { PinnedRef } from '#shared/kernel/ref.ts';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { pinsOf } from '../pins-of.ts';

/** Returns the package with the newest revision of each of its fields; everything else stays. */
export function withNewest(data: EntryData, newestOf: (pin: PinnedRef) => PinnedRef): EntryData {
  const steps = Array.isArray(data.steps) ? data.steps : [];
  return {
    ...data,
    steps: steps.map((step) =>
      isObject(step) ? { ...step, fields: pinsOf(step.fields).map(newestOf) } : step,
    ),
  };
}
