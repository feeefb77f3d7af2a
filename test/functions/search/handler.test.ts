import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { handler } from '#functions/search/handler.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { ask } from '#test/support/api-event.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientStore } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';

const country = testId('country');
const labels = (label: string) => [{ lang: 'de_DE', label }];

let breeds: Entity[];
let kind: Entity;
let create: (entityclass: string, data: Entity['data']) => Promise<Entity | undefined>;
beforeAll(async () => {
  const { table } = await testServices();
  const newId = makeNewId(systemClock, randomBytes);
  const client = makeTableClient();
  const store = patientStore({ client, table, entityClasses, clock: systemClock, newId });
  const save = { by: 'system', changeset: 'test' };
  const creation = (entityclass: string, data: Entity['data']) =>
    ({ kind: 'create', id: newId(), entityclass, data }) as const;
  create = async (...given) => (await store.save({ ...save, changes: [creation(...given)] }))[0];
  const [saved] = await store.save({
    ...save,
    changes: [creation('animalkind', { labels: labels('Rinder') })],
  });
  kind = saved as Entity;
  const names = ['Fleckvieh', 'Braunvieh', 'Pinzgauer', 'Gelbvieh'];
  breeds = await store.save({
    ...save,
    changes: names.map((name, n) =>
      creation('category2', {
        labels: labels(name),
        animalkinds: n > 1 ? [kind.id] : [],
        ...(n > 0 && { country }),
      }),
    ),
  });
  await store.save({
    ...save,
    changes: ['W51=1200', 'W51=300', 'Zuchttiere'].map((name) =>
      creation('category1', { labels: labels(name), animalkinds: [] }),
    ),
  });
});

const post = (path: string, input: object) => ask(handler, { method: 'POST', path, input });
const inCountry = { field: 'country', comparison: 'eq', value: country };
const names = (items: Entity[]) =>
  items.map(({ data }) => (data as { labels: { label: string }[] }).labels[0]?.label);

test('a visitor finds reference data, page by page, in the order asked for', async () => {
  const query = {
    entityClass: 'category2',
    attributeFilter: inCountry,
    sorting: [{ field: 'labels.label', direction: 'asc' }],
  };
  const first = await post('search/search/execute', { ...query, pagination: { limit: 2 } });
  expect([first.status, names(first.body.data.items)]).toEqual([200, ['Braunvieh', 'Gelbvieh']]);
  const cursor = first.body.data.next;
  const second = await post('search/search/execute', {
    ...query,
    pagination: { limit: 2, cursor },
  });
  expect(names(second.body.data.items)).toEqual(['Pinzgauer']);
  expect(second.body.data.next).toBeNull();
});

test('a summary counts by the values of a field, the missing last', async () => {
  const { body } = await post('search/aggregate/run', {
    entityClass: 'category2',
    aggregate: { groupBy: ['country'], metrics: [{ op: 'count', as: 'breeds' }] },
  });
  expect(body.data).toEqual({
    rows: [
      { key: { country }, values: { breeds: 3 } },
      { key: { country: null }, values: { breeds: 1 } },
    ],
  });
});

const named = (name: string) => ({ field: 'labels.label', comparison: 'contains', value: name });

test('an overview answers all of a page with filters, and names what its rows refer to', async () => {
  const ofKind = { field: 'animalkinds', comparison: 'eq', value: kind.id };
  const query = {
    entityClass: 'category2',
    attributeFilter: { $and: [inCountry, ofKind, named('gel')] },
    sorting: [{ field: 'labels.label' }],
  };
  const { body } = await post('search/search/overview', {
    ...query,
    scope: 1,
    limit: 1,
    facets: [
      { field: 'animalkinds' },
      { field: 'animalkinds', without: 0 },
      { field: 'labels.label', without: 1 },
      { field: 'labels.label', without: 'all' },
    ],
    with: ['animalkinds', 'country'],
  });
  const { items, named: shown, ...counts } = body.data;
  expect(names([...items, ...shown])).toEqual(['Gelbvieh', 'Rinder']);
  const each = (...values: string[]) => values.map((value) => ({ value, count: 1 }));
  expect(counts).toEqual({
    next: null,
    count: 1,
    without: [1, 2],
    facets: [
      each(kind.id),
      each(kind.id),
      each('Gelbvieh', 'Pinzgauer'),
      each('Braunvieh', 'Gelbvieh', 'Pinzgauer'),
    ],
  });
});

test('an overview names the values of a facet that asks for it; its page goes on by a search', async () => {
  const query = { entityClass: 'category2', sorting: [{ field: 'labels.label' }] };
  const first = await post('search/search/overview', {
    ...query,
    limit: 3,
    facets: [{ field: 'animalkinds', named: true }, { field: 'country' }],
  });
  expect(names(first.body.data.named)).toEqual(['Rinder']);
  const { next: cursor } = first.body.data;
  const second = await post('search/search/execute', { ...query, pagination: { cursor } });
  expect(names(second.body.data.items)).toEqual(['Pinzgauer']);
});

test('an overview sums the numbers that texts name, by the word before them', async () => {
  const { body } = await post('search/search/overview', {
    entityClass: 'category1',
    facets: [{ field: 'labels.label', summed: true }],
  });
  expect(body.data.facets).toEqual([
    [
      { value: 'W51', count: 2, sum: 1500 },
      { value: 'Zuchttiere', count: 1, sum: 0 },
    ],
  ]);
});

const many = (count: number) => Array.from({ length: count }, () => inCountry);
test.each([
  ['a scope larger than the filter', { scope: 2 }, 'kernel.invalidInput'],
  ['too many conditions', { attributeFilter: { $and: many(33) }, scope: 0 }, 'kernel.invalidInput'],
  [
    'a facet without a condition that there is not',
    { scope: 0, facets: [{ field: 'country', without: 1 }] },
    'kernel.invalidInput',
  ],
  ['too many facets', { facets: many(33).map(({ field }) => ({ field })) }, 'kernel.invalidInput'],
  ['names of what is no id', { with: ['labels.label'] }, 'search.unknownField'],
  [
    'names of values that are no ids',
    { facets: [{ field: 'labels.label', named: true }] },
    'search.unknownField',
  ],
])('an overview with %s is refused', async (_, wrong, code) => {
  const { status, body } = await post('search/search/overview', {
    entityClass: 'category2',
    attributeFilter: inCountry,
    ...wrong,
  });
  expect([status, body.code, body.data]).toEqual([400, code, null]);
});

test('ids of another class are missing', async () => {
  const ids = [breeds[0]?.id];
  const { body } = await post('search/search/ids', { ids, entityClass: 'animalkind' });
  expect(body.data).toEqual({ items: [], missing: ids });
});

test('ids names what fields of its rows refer to, and refuses fields that hold no ids', async () => {
  const asked = { ids: [breeds[3]?.id], entityClass: 'category2' };
  const { body } = await post('search/search/ids', { ...asked, with: ['animalkinds'] });
  expect(names([...body.data.items, ...body.data.named])).toEqual(['Gelbvieh', 'Rinder']);
  const wrong = await post('search/search/ids', { ...asked, with: ['labels.label'] });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'search.unknownField']);
  const classless = await post('search/search/ids', { ids: asked.ids, with: ['animalkinds'] });
  expect([classless.status, classless.body.code]).toEqual([400, 'search.unknownField']);
});

test('a page names what fields of its rows refer to, and refuses fields that hold no ids', async () => {
  const asked = { entityClass: 'category2', attributeFilter: inCountry };
  const { body } = await post('search/search/execute', { ...asked, with: ['animalkinds'] });
  expect(names(body.data.named)).toEqual(['Rinder']);
  const wrong = await post('search/search/execute', { ...asked, with: ['labels.label'] });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'search.unknownField']);
});

test('ids with a filter leaves out what does not meet it', async () => {
  const ids = [breeds[3]?.id, breeds[0]?.id];
  const { body } = await post('search/search/ids', {
    ids,
    entityClass: 'category2',
    attributeFilter: inCountry,
  });
  expect(names(body.data.items)).toEqual(['Gelbvieh']);
  expect(body.data.missing).toEqual([breeds[0]?.id]);
});

test('a cursor from elsewhere is refused', async () => {
  const query = { entityClass: 'category2', pagination: { cursor: 'x' } };
  const { status, body } = await post('search/search/execute', query);
  expect([status, body.code, body.data]).toEqual([400, 'search.badCursor', null]);
});

test.each([
  ['a class without ids', { entityClass: 'category2' }],
  ['a page', { ids: [], pagination: { limit: 1 } }],
  ['a filter without a class', { ids: [], attributeFilter: inCountry }],
])('ids refuses %s', async (_, wrong) => {
  const { status, body } = await post('search/search/ids', wrong);
  expect([status, body.code]).toEqual([400, 'kernel.invalidInput']);
});

test.each([
  ['no metrics', []],
  [
    'a name twice',
    [
      { op: 'count', as: 'x' },
      { op: 'count', as: 'x' },
    ],
  ],
  ['a sum without a field', [{ op: 'sum', as: 'x' }]],
])('a summary with %s is refused', async (_, metrics) => {
  const { status } = await post('search/aggregate/run', {
    entityClass: 'category2',
    aggregate: { metrics },
  });
  expect(status).toBe(400);
});

test('a row that the caller may not read is not named', async () => {
  const secret = { name: 'Secret', category: 'request', owner: testId('farm'), readers: [] };
  const upload = await create('upload', secret);
  const abroad = testId('abroad');
  const animalkinds = [kind.id, upload?.id];
  await create('category2', { labels: labels('Fuchs'), animalkinds, country: abroad });
  // A guest's answer may be half a second old.
  const answered = async () => {
    const { body } = await post('search/search/execute', {
      entityClass: 'category2',
      attributeFilter: { field: 'country', comparison: 'eq', value: abroad },
      with: ['animalkinds'],
    });
    return [names(body.data.items), names(body.data.named)];
  };
  await expect.poll(answered).toEqual([['Fuchs'], ['Rinder']]);
});
