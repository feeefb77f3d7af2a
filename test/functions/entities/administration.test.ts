import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { entityImplementations } from '#functions/entities/handler.ts';
import { loadEntities } from '#functions/entities/reading/load-entities.ts';
import { saveEntry } from '#functions/entities/saving/write-entity.ts';
import type { Context } from '#functions/kernel/context.ts';
import { accountOf } from '#test/support/accounts.ts';
import { principal } from '#test/support/principals.ts';
import { type EntitiesWorld, makeEntitiesWorld } from './entities-world.ts';

const { loadEntity, loadList, loadUsers } = entityImplementations;

let world: EntitiesWorld;
let admin: Context;
beforeAll(async () => {
  world = await makeEntitiesWorld();
  admin = world.as(principal('ADM'));
});

const label = (text: string) => [{ lang: 'de_DE', label: text }];
const classification = (text: string) => ({
  entityclass: 'classification',
  data: { labels: label(text), countries: [], animalkinds: [] },
});

test('an entry is created, then replaced from the revision that was seen', async () => {
  const created = await saveEntry(classification('Bio'), admin);
  const { id } = created;
  const replaced = await saveEntry({ id, rev: 1, ...classification('Demeter') }, admin);
  expect(replaced).toMatchObject({ id, rev: 2, data: { labels: label('Demeter') } });
  await expect(saveEntry({ id, rev: 1, ...classification('x') }, admin)).rejects.toMatchObject({
    error: { code: 'entities.revConflict' },
  });
  expect((await loadEntity({ id, rev: 1 }, admin)).data.labels).toEqual(label('Bio'));
  expect(await loadEntity({ id }, admin)).toEqual(replaced);
});

test('an account is replaced without its users, which administrators do not see', async () => {
  const { data } = accountOf('AGR', 'farmer', { ssoUsers: ['subject'] });
  const country = await world.put('country', {
    code: 'DE',
    labels: label('Deutschland'),
    domains: ['de.example'],
    languages: ['de_DE'],
  });
  const staticData = { ...data.staticData, country: country.id };
  const { id } = await world.put('account', { ...data, staticData });
  const { data: seen } = await loadEntity({ id }, admin);
  expect(seen).not.toHaveProperty('ssoUsers');
  const next = { ...seen, adminMemo: 'called', active: false };
  await saveEntry({ id, rev: 1, entityclass: 'account', data: next }, admin);
  expect((await world.store.untyped.latest(id))?.data).toEqual({ ...next, ssoUsers: ['subject'] });
});

test('entities are loaded in the order asked, and what is missing is listed or an error', async () => {
  const one = await saveEntry(classification('one'), admin);
  const two = await saveEntry(classification('two'), admin);
  const missing = randomUUID();
  const ids = [two.id, missing, one.id];
  const answer = await loadEntities({ ids, throwIfNotAllFound: false }, admin);
  expect(answer).toEqual({ items: [two, one], missing: [missing] });
  await expect(loadEntities({ ids, throwIfNotAllFound: true }, admin)).rejects.toMatchObject({
    error: { code: 'entities.notFound' },
    details: [{ path: 'ids.1' }],
  });
});

test('a list is loaded page by page', async () => {
  const names = Array.from({ length: 5 }, (_, index) => `usage ${index}`);
  for (const name of names) {
    await world.put('category2', { labels: label(name), animalkinds: [] });
  }
  const seen: unknown[] = [];
  let cursor: string | undefined;
  do {
    const pagination = { start: 0, limit: 2, ...(cursor && { cursor }) };
    const page = await loadList({ type: 'category2', pagination }, admin);
    expect(page.items.length).toBeLessThanOrEqual(2);
    seen.push(...page.items.map(({ data }) => data.labels));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(seen.toSorted()).toHaveLength(5);
  expect(new Set(seen.map((labels) => JSON.stringify(labels)))).toEqual(
    new Set(names.map((name) => JSON.stringify(label(name)))),
  );
  const unknown = loadList({ type: 'unicorn', pagination: { start: 0, limit: 2 } }, admin);
  await expect(unknown).rejects.toMatchObject({ error: { code: 'entities.unknownClass' } });
});

test('accounts are found by a filter, page by page', async () => {
  for (const name of ['Anna', 'Bert']) {
    await world.put('account', accountOf('INS', name).data);
  }
  const { items } = await loadUsers(
    {
      start: 0,
      limit: 10,
      attributeFilter: { field: 'staticData.name', comparison: 'eq', value: 'Bert' },
    },
    admin,
  );
  const first = await loadUsers({ start: 0, limit: 1 }, admin);
  const after = await loadUsers({ start: 0, limit: 1, cursor: first.next ?? '' }, admin);
  expect([first, after].map((page) => page.items.length)).toEqual([1, 1]);
  expect(after.items[0]?.id).not.toBe(first.items[0]?.id);
  expect(items.map(({ data }) => data.staticData)).toMatchObject([{ name: 'Bert', role: 'INS' }]);
});
