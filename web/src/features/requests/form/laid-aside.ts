import { expiryOf } from '#web/kernel/stored-form.ts';
import { parseStoredAnswers, type StoredAnswers } from './stored-answers.ts';

/** Entries that were typed upon an older draft than the account has, and when. */
export type LaidAside = StoredAnswers & { readonly savedAt: Date };

/** The entries that a device keeps of one step; older ones go. */
const MOST_LAID = 3;

/** Returns the name under which a device keeps the entries of a form that were laid aside. */
export const asideOf = (form: string): string => `${form}/aside`;

/** Returns what the device stores of them, newest first. */
export const storedAside = (laid: readonly LaidAside[]) =>
  laid.slice(0, MOST_LAID).map(({ savedAt, ...answers }) => ({ answers, at: savedAt.getTime() }));

/** Returns the entries of what the device has stored, without those that have expired. */
export function parseLaidAside(value: unknown, now: Date): LaidAside[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const answers = parseStoredAnswers('answers' in item ? item.answers : undefined);
    const savedAt = new Date('at' in item && typeof item.at === 'number' ? item.at : 0);
    return answers === null || expiryOf(savedAt) <= now ? [] : [{ ...answers, savedAt }];
  });
}
