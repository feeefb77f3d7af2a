import { describe, expect, test } from 'vitest';
import { rowOf, valuesAt } from '#shared/kernel/column-values.ts';
import { entityOf } from '#test/support/entity-of.ts';

const data = {
  name: 'Hof',
  count: 3,
  open: false,
  since: '2026-03-05',
  at: { lat: 48, lon: 11 },
  tags: ['a', 'b'],
  sites: [{ code: '80331', parts: [{ x: 1 }, { x: 2 }] }, { code: null }, {}],
  nothing: null,
};

describe('the values at a path', () => {
  test.each<[string, unknown[]]>([
    ['name', ['Hof']],
    ['open', [false]],
    ['tags', ['a', 'b']],
    ['sites.code', ['80331']],
    ['sites.parts.x', [1, 2]],
    ['nothing', []],
    ['missing', []],
    ['name.length', []],
    ['constructor', []],
    ['tags.length', []],
  ])('%s', (path, values) => {
    expect(valuesAt(data, path.split('.'))).toEqual(values);
  });
});

test('a row holds the columns in their own form; what does not fit counts as absent', () => {
  const entity = entityOf('offer', data);
  const row = rowOf(entity, {
    name: 'text',
    count: 'number',
    open: 'boolean',
    since: 'time',
    at: 'geo',
    tags: 'texts',
    nothing: 'text',
    'sites.code': 'texts',
    'sites.parts.x': 'text',
  });
  expect(row).toEqual({
    id: [entity.id],
    rev: [1],
    updated: [Date.parse(entity.updated)],
    name: ['Hof'],
    count: [3],
    open: [false],
    since: [Date.parse('2026-03-05T00:00:00.000Z')],
    at: [{ lat: 48, lon: 11 }],
    tags: ['a', 'b'],
    nothing: [],
    'sites.code': ['80331'],
    'sites.parts.x': [],
  });
});

test.each([
  ['number', '3'],
  ['boolean', 'true'],
  ['time', 'soon'],
  ['time', 5],
  ['geo', { lat: 91, lon: 0 }],
  ['text', 3],
] as const)('a column of kind %s leaves out %o', (kind, value) => {
  expect(rowOf(entityOf('offer', { value }), { value: kind }).value).toEqual([]);
});

test('a column can be worked out of the data instead of read at a path', () => {
  const entity = entityOf('account', { name: 'Grüber', numbers: ['1-2', '3'] });
  const row = rowOf(
    entity,
    { name: 'text', keys: 'texts', none: 'text' },
    {
      keys: ({ numbers }) => numbers.map((number) => number.replace('-', '')),
      none: () => [],
    },
  );
  expect([row.name, row.keys, row.none]).toEqual([['Grüber'], ['12', '3'], []]);
});
