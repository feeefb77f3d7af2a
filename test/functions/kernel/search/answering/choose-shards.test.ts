import { expect, test, vi } from 'vitest';
import { chooseShards } from '#functions/kernel/search/answering/choose-shards.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { AccountRole } from '#shared/kernel/role.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

/** Every field that any class takes for a shard, with the same value. */
const PINNED = [
  'owner',
  'region',
  'country',
  'animalkind',
  'staticData.country',
  'userData.supData.country',
];
const pinning = (value: string): AttributeFilter => ({
  $and: [
    ...PINNED.map((field) => ({ field, comparison: 'eq' as const, value })),
    { field: 'staticData.role', comparison: 'eq', value: 'INS' },
    { field: 'autApproval.status', comparison: 'eq', value: 'pending' },
  ],
});
const known = circumstancesAt(new Date('2026-03-02T08:00:00.000Z'));
const at = {
  known,
  read: async () => ({ ...known, countriesOn: new Set([testId('country')]) }),
};
const idsOf = async () => [testId('country')];
const callers: Principal[] = [
  GUEST,
  ...AccountRole.options.map((role) => principal(role, { account: testId(role) })),
];

test.each([
  ['500 letters of three bytes', '牛'.repeat(500)],
  ['500 letters', 'a'.repeat(500)],
  ['parts of a key', `${testId('country')}#M`],
  ['nothing', ''],
])('of %s no class makes a key', async (_, value) => {
  for (const entityClass of Object.values<AnyEntityClass>(entityClasses)) {
    for (const who of callers) {
      const keys = await keysOf(entityClass, who, value);
      expect(keys.every((key) => key.length < 100 && /^[\w.-]+$/.test(key))).toBe(true);
    }
  }
});

test('of ids a class makes its keys', async () => {
  const country = testId('country');
  const filter = pinning(country);
  const { keys } = await chooseShards(entityClasses.offer, principal('SUP'), { filter, idsOf, at });
  expect(keys).toEqual([`${country}.${country}`]);
});

/** None, too, where the class says that it cannot search by such fields. */
async function keysOf(
  entityClass: AnyEntityClass,
  who: Principal,
  value: string,
): Promise<readonly string[]> {
  try {
    return (await chooseShards(entityClass, who, { filter: pinning(value), idsOf, at })).keys;
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

test('alternatives by the thousand are too many before their keys are made', async () => {
  const many = (field: string): AttributeFilter => ({
    $or: Array.from({ length: 25 }, (_, part) => ({
      field,
      comparison: 'in' as const,
      value: Array.from({ length: 200 }, (_one, index) => testId(`${field} ${part} ${index}`)),
    })),
  });
  const filter = { $and: [many('country'), many('animalkind')] };
  await expect(
    chooseShards(entityClasses.offer, GUEST, { filter, idsOf, at }),
  ).rejects.toMatchObject({
    error: { code: 'search.shardNotNamed' },
  });
  const whole = await chooseShards(entityClasses.offer, principal('ADM'), { filter, idsOf, at });
  expect(whole.keys).toEqual([]);

  const made = vi.fn(() => []);
  const ids = Array.from({ length: 5_000 }, (_, n) => testId(`pinned ${n}`));
  const pinned = () => Object.assign([...ids], { map: made, flatMap: made });
  expect(offerGroups.market.choose(GUEST, pinned)).toBeUndefined();
  expect(made).not.toHaveBeenCalled();
});
