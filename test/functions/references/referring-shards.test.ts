import { expect, test } from 'vitest';
import type { Search } from '#functions/kernel/search/search.ts';
import { groupsReferring, referringShards } from '#functions/references/referring-shards.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { baseOf, references, withIdAt } from './every-reference.ts';

/** What is stored besides: offers lie by these. */
const STORED: Readonly<Record<string, readonly string[]>> = {
  country: [testId('elsewhere'), testId('country')],
  animalkind: [testId('cattle'), testId('hens')],
};
const search = {
  hits: async ({ entityClass }) => {
    const ids = STORED[entityClass] ?? [];
    return { items: ids.map((id) => ({ id, rev: 1 })), next: null };
  },
} as Pick<Search, 'hits'> as Search;

const made = (name: string, data: object): Entity =>
  entityOf(name, Object.fromEntries(Object.entries(data)));
const groupsOf = (name: string): AnyEntityClass['groups'] => entityClasses[name as 'offer'].groups;

/** In how many of the shards a search finds that the referrer names the target at the path. */
async function foundIn(referrer: Entity, path: string, target: Entity): Promise<number> {
  const { entityclass } = referrer;
  let found = 0;
  for (const { group, keys } of await referringShards(entityclass, target, { search })) {
    const held = groupsOf(entityclass)[group];
    if (held === undefined || !(path in held.columns)) continue;
    const whole = rowOf(referrer, held.columns, held.derived);
    for (const key of held.keys(referrer).filter((key) => keys.includes(key))) {
      const row = held.held?.(whole, key, referrer.data) ?? whole;
      if (row[path]?.includes(target.id)) found += 1;
    }
  }
  return found;
}

test('of every reference of every class one shard tells, where who refers is looked for', async () => {
  expect(references.length).toBeGreaterThan(90);
  const id = testId('used');
  const counts = await Promise.all(
    references.map(async ({ name, path, target }) => {
      const used: Entity = { ...made(target, baseOf(target)), id };
      const referrer = made(name, withIdAt(baseOf(name), path.split('.'), id));
      return [`${name} ${path}`, await foundIn(referrer, path, used)] as const;
    }),
  );
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test('every class says in its columns where it refers', () => {
  const untold = references.flatMap(({ name, path }) => {
    const asked = groupsReferring(name);
    const known = asked.filter((group) => path in (groupsOf(name)[group]?.columns ?? {}));
    // Of an offer each group tells some.
    const isTold = name === 'offer' ? known.length > 0 : known.length === asked.length;
    return isTold ? [] : [`${name} ${path}`];
  });
  expect(untold).toEqual([]);
});
