import { beforeAll, expect, test } from 'vitest';
import { makeRows } from '#functions/kernel/make-rows.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import type { Search } from '#functions/kernel/search/search.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { principal } from '#test/support/principals.ts';
import { sampleClass } from './search/sample-class.ts';
import { create, remove, update } from './search/sample-rows.ts';
import { type SearchTest, searchTest } from './search/search-parts.ts';

const anna = principal('SUP', { account: 'anna' });
const bert = principal('SUP', { account: 'bert' });
const admin = principal('ADM');
const notFound = { error: { code: 'entities.notFound' } };

let parts: SearchTest;
let search: Search;
beforeAll(async () => {
  parts = await searchTest();
  search = parts.newSearch();
});

function rowsOf(who: Principal, more: { search?: Search } = {}): Rows {
  const classOf = (name: string): AnyEntityClass | undefined =>
    name === 'sample' ? sampleClass : undefined;
  return makeRows({ ...parts, search, classOf, ...more }, who);
}

async function one(more: Parameters<typeof create>[1]) {
  const [entity] = await create(parts.store, more);
  if (!entity) throw new Error('not saved');
  return entity;
}

test('a row is shown through the group that shows most to the reader', async () => {
  const { id } = await one({ owner: 'anna', memo: 'cheap' });
  const own = await rowsOf(anna).get(id);
  const foreign = await rowsOf(GUEST).get(id);
  expect(own.entity.data).toMatchObject({ title: 'Kuh', memo: 'cheap' });
  expect(foreign.entity.data).not.toHaveProperty('memo');
  expect(foreign.full.data).toMatchObject({ memo: 'cheap' });
});

test('a foreign row is not found, exactly as one that does not exist', async () => {
  const { id } = await one({ owner: 'anna', published: false });
  await expect(rowsOf(bert).get(id)).rejects.toMatchObject(notFound);
  await expect(rowsOf(bert).get(crypto.randomUUID())).rejects.toMatchObject(notFound);
  await expect(rowsOf(anna).get(id)).resolves.toBeDefined();
});

test('a row of another class than asked for is not found', async () => {
  const { id } = await one({});
  await expect(rowsOf(anna).get(id, { entityclass: 'offer' })).rejects.toMatchObject(notFound);
  await expect(rowsOf(anna).get(id, { entityclass: 'sample' })).resolves.toBeDefined();
  const stored = await rowsOf(anna).stored(sampleClass, id);
  expect(stored).toMatchObject({ id, data: { title: 'Kuh' } });
  await expect(rowsOf(anna).stored(offerClass, id)).rejects.toMatchObject(notFound);
});

test('that a row was deleted is told to who could read it only', async () => {
  const entity = await one({ owner: 'anna', published: false });
  await remove(parts.store, entity);
  await expect(rowsOf(anna).get(entity.id)).rejects.toMatchObject({
    error: { code: 'entities.deleted', status: 404 },
  });
  await expect(rowsOf(bert).get(entity.id)).rejects.toMatchObject(notFound);
});

test('an older revision is for those who may know the past of the row; the newest for every reader', async () => {
  const first = await one({ owner: 'anna', title: 'before' });
  const { id } = await update(parts.store, first, { title: 'after' });
  for (const who of [bert, GUEST]) {
    await expect(rowsOf(who).revision(id, 1)).rejects.toMatchObject(notFound);
    expect((await rowsOf(who).revision(id, 2)).entity.data).toMatchObject({ title: 'after' });
  }
  for (const who of [anna, admin]) {
    expect((await rowsOf(who).revision(id, 1)).entity.data).toMatchObject({ title: 'before' });
    await expect(rowsOf(who).revision(id, 4)).rejects.toMatchObject(notFound);
  }
});

test('a revision is for those who may know the past of what the row was then, too', async () => {
  const annas = await one({ owner: 'anna', published: false });
  const berts = await update(parts.store, annas, { owner: 'bert' });
  await expect(rowsOf(bert).revision(berts.id, 1)).rejects.toMatchObject(notFound);
  await expect(rowsOf(anna).revision(berts.id, 1)).rejects.toMatchObject(notFound);
  const open = await one({ owner: 'anna', published: true });
  await update(parts.store, open, { owner: 'bert' });
  await expect(rowsOf(bert).revision(open.id, 1)).rejects.toMatchObject(notFound);
});

test('a row as of a date follows the same rights', async () => {
  const entity = await one({ owner: 'anna', title: 'before' });
  const then = parts.clock.now();
  parts.wait(10);
  await update(parts.store, entity, { title: 'after' });
  const now = parts.clock.now();
  expect((await rowsOf(anna).asOf(entity.id, then)).entity.data).toMatchObject({ title: 'before' });
  await expect(rowsOf(anna).asOf(entity.id, new Date(0))).rejects.toMatchObject(notFound);
  await expect(rowsOf(bert).asOf(entity.id, then)).rejects.toMatchObject(notFound);
  expect((await rowsOf(bert).asOf(entity.id, now)).entity.data).toMatchObject({ title: 'after' });
});

const page = { limit: 10 };

test('the timeline tells of own changes what they were, of others only that and when', async () => {
  const entity = await one({ owner: 'anna' });
  const changes = [{ kind: 'update' as const, before: entity, data: { ...entity.data } }];
  await parts.store.save({ changes, by: 'anna', changeset: 'again', reason: 'secret' });
  const { items: own } = await rowsOf(anna).timeline(entity.id, page);
  expect(own).toEqual([
    { rev: 2, updated: expect.any(String), updatedBy: 'anna', changeset: 'again' },
    { rev: 1, updated: expect.any(String) },
  ]);
  const { items: all } = await rowsOf(admin).timeline(entity.id, page);
  expect(all.map(({ updatedBy, changeset, reason }) => [updatedBy, changeset, reason])).toEqual([
    ['anna', 'again', 'secret'],
    ['system', 'test', undefined],
  ]);
  for (const who of [bert, GUEST]) {
    await expect(rowsOf(who).timeline(entity.id, page)).rejects.toMatchObject(notFound);
  }
});

test('who made a revision is told to who may know it', async () => {
  const entity = await one({ owner: 'anna' });
  const changes = [{ kind: 'update' as const, before: entity, data: { ...entity.data } }];
  const [{ id } = entity] = await parts.store.save({ changes, by: 'anna', changeset: 'again' });
  const editorFor = async (who: Principal) => (await rowsOf(who).get(id)).entity.updatedBy;
  expect(await editorFor(anna)).toBe('anna');
  expect(await editorFor(admin)).toBe('anna');
  expect(await editorFor(bert)).toBeUndefined();
  expect(await editorFor(GUEST)).toBeUndefined();
  expect((await rowsOf(anna).revision(id, 1)).entity.updatedBy).toBeUndefined();
});

test('the past of a deleted row is left to administrators', async () => {
  const entity = await one({ owner: 'anna' });
  const then = parts.clock.now();
  parts.wait(10);
  await remove(parts.store, entity);
  const rows = rowsOf(admin);
  expect((await rows.revision(entity.id, 1)).entity.data).toMatchObject({ owner: 'anna' });
  expect((await rows.asOf(entity.id, then)).entity.rev).toBe(1);
  expect((await rows.timeline(entity.id, page)).items.map(({ rev }) => rev)).toEqual([2, 1]);
  await expect(rows.revision(entity.id, 2)).rejects.toMatchObject(notFound);
  await expect(rows.asOf(entity.id, parts.clock.now())).rejects.toMatchObject(notFound);
  await expect(rows.get(entity.id)).rejects.toMatchObject({ error: { code: 'entities.deleted' } });
  for (const who of [anna, bert, GUEST]) {
    const gone = { error: { status: 404 } };
    await expect(rowsOf(who).revision(entity.id, 1)).rejects.toMatchObject(gone);
    await expect(rowsOf(who).asOf(entity.id, then)).rejects.toMatchObject(gone);
    await expect(rowsOf(who).timeline(entity.id, page)).rejects.toMatchObject(gone);
  }
});

test('rows by ids come in the order asked; foreign, deleted and unknown ones are missing alike', async () => {
  const first = await one({ owner: 'anna' });
  const foreign = await one({ owner: 'anna', published: false });
  const gone = await one({ owner: 'bert' });
  const last = await one({ owner: 'bert', published: false, memo: 'mine' });
  await remove(parts.store, gone);
  const unknown = crypto.randomUUID();
  const found = await rowsOf(bert).ids([last.id, foreign.id, gone.id, unknown, first.id]);
  expect(found.items.map(({ id }) => id)).toEqual([last.id, first.id]);
  expect(found.missing).toEqual([foreign.id, gone.id, unknown]);
});

test('what the search gives is checked once more before it is shown', async () => {
  const { id, rev } = await one({ owner: 'anna', published: false });
  const careless: Search = { ...search, hits: async () => ({ items: [{ id, rev }], next: null }) };
  const query = {
    entityClass: 'sample',
    attributeFilter: { field: 'kind', comparison: 'eq', value: 'cattle' },
    sorting: [],
    pagination: { start: 0, limit: 10 },
  } as const;
  expect((await rowsOf(bert, { search: careless }).search(query)).items).toEqual([]);
  expect((await rowsOf(anna, { search: careless }).search(query)).items).toHaveLength(1);
});

test('administrators see more of a shard than others', async () => {
  await one({ kind: 'rights', published: false });
  await one({ kind: 'rights', published: true });
  const query = {
    entityClass: 'sample',
    attributeFilter: { field: 'kind', comparison: 'eq', value: 'rights' },
  } as const;
  expect(await rowsOf(admin).count(query)).toBe(2);
  expect(await rowsOf(anna).count(query)).toBe(1);
});
