import * as z from 'zod';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { Account } from '#shared/accounts/account.ts';
import { Profile } from '#shared/accounts/profile.ts';
import { profileOf } from '#shared/accounts/profile-of.ts';
import { SupplierData } from '#shared/accounts/supplier-data.ts';
import { canonicalJson } from '#shared/kernel/canonical-json.ts';
import { keysOf } from '#shared/kernel/keys-of.ts';

const Input = z.strictObject({ userData: Profile });

const EDITED = { ...Profile.shape, ...Profile.shape.supData.unwrap().element.shape };
/** The fields of an account, its supplier data, addresses and e-mail addresses that the product keeps. */
const READ_ONLY = new Set(
  [
    ...Account.shape.userData.keyof().options,
    ...SupplierData.keyof().options,
    'region',
    'status',
  ].filter((name) => !Object.hasOwn(EDITED, name)),
);

/**
 * Returns the parts of a profile that a sent account changes. What the owner only reads may come along as it is.
 * @throws AppError `kernel.invalidInput` naming a field that the owner may not change
 */
export function sentProfile(sent: object, account: Account): Profile {
  const { userData } = parseInput(Input, { userData: withoutRead(sent, account.userData) });
  const own = profileOf(account);
  const changed = { ...userData };
  for (const part of keysOf(own)) {
    if (isSame(changed[part], own[part])) delete changed[part];
  }
  return changed;
}

/** Returns what was sent without the fields that its owner only reads, where they are as they were. */
function withoutRead(sent: unknown, before: unknown): unknown {
  if (Array.isArray(sent)) {
    const byName = new Map(Array.isArray(before) ? before.map((item) => [nameOf(item), item]) : []);
    return sent.map((item) => withoutRead(item, byName.get(nameOf(item))));
  }
  if (!isRecord(sent)) return sent;
  const fields = isRecord(before) ? before : {};
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([name, value]) => !(READ_ONLY.has(name) && isSame(value, fields[name])))
      .map(([name, value]) => [name, withoutRead(value, fields[name])]),
  );
}

/** Returns what tells an entry of a list apart: the country of supplier data, an address, an id. */
const nameOf = (item: unknown): unknown =>
  isRecord(item) ? (item.id ?? item.country ?? item.email) : item;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown): boolean =>
  a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b);
