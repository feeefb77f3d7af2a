import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { World } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';

const FARMERS_OF = { INS: 'customer', ASO: 'member' } as const;

/** Counts the farmers that are tied to an office, once it is deactivated or its confirmation is taken back. */
export const farmersOfOffice: EffectsOf<Account, ChangeEffect> = async (
  world,
  { id, before, after },
) => {
  if (before.active && !after.active)
    return tell('farmersStay', await farmersOf(world, id, before));
  const isConfirmed = ({ staticData }: Account) => staticData.confirmedByAdminOn !== undefined;
  const isTakenBack =
    before.staticData.role === 'INS' && isConfirmed(before) && !isConfirmed(after);
  return isTakenBack ? tell('farmersUnserved', await farmersOf(world, id, before)) : [];
};

/** Counts the regions that are without a working authority, once their authority is deactivated or gives them up. */
export const regionsOfOffice: EffectsOf<Account, ChangeEffect> = async (_, { before, after }) => {
  const regions = before.staticData.responsibleForRegions;
  const kept = after.active ? after.staticData.responsibleForRegions : [];
  return before.active
    ? tell('regionsWithout', regions.filter((region) => !kept.includes(region)).length)
    : [];
};

async function farmersOf(
  { search }: Pick<World, 'search'>,
  office: string,
  { staticData: { role } }: Account,
): Promise<number> {
  if (role !== 'INS' && role !== 'ASO') return 0;
  const group = FARMERS_OF[role];
  return search.count({ entityClass: accountClass.name, group, keys: [office] });
}

const tell = (effect: ChangeEffect['effect'], count: number): ChangeEffect[] =>
  count === 0 ? [] : [{ effect, count }];
