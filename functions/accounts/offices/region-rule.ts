import { isDeepStrictEqual } from 'node:util';
import { checkPostalPrefixes } from '#functions/countries/public.ts';
import type { Context } from '#functions/kernel/context.ts';
import { type EntityRule, requireKept } from '#functions/kernel/entity-rule.ts';
import type { EntityChange, OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { mayAnswerForRegions } from '#shared/accounts/may-answer-for-regions.ts';
import type { RegionsChanged } from '#shared/accounts/regions-changed.ts';
import type { Region } from '#shared/countries/region.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { authorityChanged } from './authority-changed.ts';
import { takeRegionsFromOthers, withRegions } from './take-regions-from-others.ts';

/**
 * Checks and completes a region that is saved: it stays in its country, takes no postal code prefix of another region,
 * addresses follow its postal codes, the new authority lists it and no other does, and its open requests are handed
 * over.
 */
export const regionRule: EntityRule<Region> = {
  beforeSave: async ({ id, before, data, context }) => {
    if (before !== undefined) requireKept('country', before.data.country, data.country);
    const replaces = await checkPostalPrefixes(context, { id, before, data });
    const isSame = before?.data.aut === data.aut;
    const isOther = before?.data.supervisor !== data.supervisor || data.supervisor === data.aut;
    if (isOther) await requireSupervisor(context, data);
    const follow = postalCodesChanged(before?.data, data);
    if (before !== undefined && isSame) return { data, messages: follow, replaces };
    const given = data.aut === undefined ? [] : await giveTo(context, data.aut, { id, data });
    return {
      data,
      replaces,
      also: [...(await takeRegionsFromOthers(context, [id], data.aut)), ...given],
      messages: [...follow, ...(before && data.aut !== undefined ? authorityChanged([id]) : [])],
    };
  },
};

/** Returns the messages by which the addresses of a country follow a region whose postal codes change. */
function postalCodesChanged(before: Region | undefined, after: Region): OutboxMessage[] {
  if (before && isDeepStrictEqual(codesOf(before), codesOf(after))) return [];
  const body: RegionsChanged = { regionsOf: after.country };
  return [{ queue: 'accounts', body }];
}

/** Returns what decides which postal codes lie in a region: its prefixes, or without any its names. */
function codesOf({ postalCodePrefixes: prefixes = [], labels }: Region) {
  return prefixes.length > 0 ? prefixes : labels;
}

/** Requires that the supervisor is an authority of the country, and another one than the region's own. */
async function requireSupervisor(
  { store }: Pick<Context, 'store'>,
  { supervisor, aut, country }: Region,
): Promise<void> {
  if (supervisor === undefined) return;
  const account = await store.latest(accountClass, supervisor, { fresh: true });
  if (account && supervisor !== aut && mayAnswerForRegions(account.data, [{ country }])) return;
  const details = [fieldDetail('data.supervisor', accountErrors.notAnAuthority)];
  throw new AppError(accountErrors.notAnAuthority, { details });
}

/**
 * Returns the change by which an authority lists the region; none where it lists it already.
 * @throws AppError `accounts.notAnAuthority`
 */
async function giveTo(
  { store }: Pick<Context, 'store'>,
  aut: string,
  region: { readonly id: string; readonly data: Region },
): Promise<EntityChange[]> {
  const authority = await store.latest(accountClass, aut, { fresh: true });
  if (!authority || !mayAnswerForRegions(authority.data, [region.data])) {
    const details = [fieldDetail('data.aut', accountErrors.notAnAuthority)];
    throw new AppError(accountErrors.notAnAuthority, { details });
  }
  if (authority.data.staticData.responsibleForRegions.includes(region.id)) return [];
  return [withRegions(authority, (listed) => [...listed, region.id])];
}
