import type { Context } from '#functions/kernel/context.ts';
import type { RuledSave } from '#functions/kernel/entity-rule.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { mayAnswerForRegions } from '#shared/accounts/may-answer-for-regions.ts';
import { type Region, regionClass } from '#shared/countries/region.ts';
import { type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { authorityChanged } from './authority-changed.ts';
import { takeRegionsFromOthers } from './take-regions-from-others.ts';

const PATH = 'staticData.responsibleForRegions';

/** Returns the problem of regions that an account cannot answer for. A list that does not change is not checked. */
export async function regionProblems(
  { store }: Pick<Context, 'store'>,
  account: Account,
  before: Account | undefined,
): Promise<ErrorDetail[]> {
  const { staticData } = account;
  const added = addedTo(listOf(account), listOf(before));
  const isMoved = before !== undefined && before.staticData.country !== staticData.country;
  const asked = isMoved ? listOf(account) : added;
  if (asked.length === 0) return [];
  const regions = (await store.latestOf(regionClass, asked)).map(({ data }) => data);
  if (mayAnswerForRegions(account, regions)) return [];
  return [fieldDetail(PATH, accountErrors.notAnAuthority)];
}

/**
 * Returns the changes that follow when an authority's list of regions is saved: added regions name the authority,
 * removed ones none, no other authority lists the added ones, and their open requests are handed over.
 */
export async function followRegions(
  context: Pick<Context, 'store' | 'search'>,
  id: string,
  { account, before }: { readonly account: Account; readonly before: Account | undefined },
): Promise<Required<Pick<RuledSave<Account>, 'also' | 'messages'>>> {
  const added = addedTo(listOf(account), listOf(before));
  const removed = addedTo(listOf(before), listOf(account));
  const regions = await context.store.latestOf(regionClass, [...added, ...removed], {
    fresh: true,
  });
  const gained = regions.filter((region) => added.includes(region.id) && region.data.aut !== id);
  const lost = regions.filter((region) => removed.includes(region.id) && region.data.aut === id);
  return {
    also: [
      ...gained.map((region) => withAuthority(region, id)),
      ...lost.map((region) => withAuthority(region, undefined)),
      ...(await takeRegionsFromOthers(context, added, id)),
    ],
    messages: authorityChanged(gained.map((region) => region.id)),
  };
}

const listOf = (account: Account | undefined): string[] => [
  ...new Set(account?.staticData.responsibleForRegions),
];

const addedTo = (list: readonly string[], before: readonly string[]): string[] =>
  list.filter((region) => !before.includes(region));

/** Returns the change of a region's authority; an office is not above itself. */
function withAuthority(before: Entity<Region>, aut: string | undefined): EntityChange {
  const { aut: _, supervisor, ...region } = before.data;
  const above = supervisor === aut ? {} : { supervisor };
  return { kind: 'update', before, data: defined({ ...region, aut, ...above }) };
}
