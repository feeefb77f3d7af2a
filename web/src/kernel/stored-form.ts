import { STORED_FORM_DAYS } from '#shared/kernel/limits.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { FORM_PREFIX, keysOf } from './form-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The owner of a form: one person's draft for one farmer never shows up in another's. */
export type FormOwner = {
  readonly user: string;
  readonly account: string;
  readonly farmer: string;
};
export type StoredForm = {
  readonly value: unknown;
  readonly savedAt: Date;
  readonly expires: Date;
};

const keyOf = (form: string, { user, account, farmer }: FormOwner): string =>
  FORM_PREFIX + [form, user, account, farmer].map(encodeURIComponent).join('/');

/** Keeps what somebody has typed on this device for 8 days (specification section 9). */
export function saveForm(
  storage: SafeStorage,
  form: string,
  owner: FormOwner,
  { value, now }: { readonly value: unknown; readonly now: Date },
): boolean {
  return storage.set(keyOf(form, owner), JSON.stringify({ value, savedAt: now.getTime() }));
}

/** Returns the instant until which the device keeps a form that was saved then. */
export function expiryOf(savedAt: Date): Date {
  return new Date(savedAt.getTime() + STORED_FORM_DAYS * DAY_MS);
}

export function readForm(
  storage: SafeStorage,
  form: string,
  owner: FormOwner,
  now: Date,
): StoredForm | null {
  return parseForm(storage.get(keyOf(form, owner)), now);
}

export function removeForm(storage: SafeStorage, form: string, owner: FormOwner): void {
  storage.remove(keyOf(form, owner));
}

/** Removes forms that have expired; run it once at start, when the time of the server is known. */
export function sweepForms(storage: SafeStorage, now: Date): void {
  for (const key of keysOf(storage, '')) {
    if (parseForm(storage.get(key), now) === null) storage.remove(key);
  }
}

/** Returns the stored form; null: there is none any more. */
export function parseForm(text: string | null, now: Date): StoredForm | null {
  if (text === null) return null;
  try {
    const { value, savedAt } = JSON.parse(text);
    const instant = new Date(Number(savedAt));
    const expires = expiryOf(instant);
    return expires > now ? { value, savedAt: instant, expires } : null;
  } catch {
    return null;
  }
}
