import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { inputBounds } from '#functions/kernel/http/input-bounds.ts';
import { inputSizeOf } from '#functions/kernel/http/input-size-of.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import { DATA_SIZE } from '#shared/entities/limits.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { DOCUMENT_LENGTH } from '#shared/proofs/limits.ts';
import { searchproofClass } from '#shared/proofs/searchproof.ts';
import { type Asked, ask } from '#test/support/api-event.ts';
import { memoryWorld } from '#test/support/memory-world.ts';
import { smallToyHandler } from './small-toy.ts';

const endpoints = Object.entries(endpointsByDomain).flatMap(([domain, named]) =>
  Object.entries(named).map(([name, endpoint]): [string, Endpoint] => [
    `${domain}.${name}`,
    endpoint,
  ]),
);
const ofGuests = endpoints.filter(([, { who, method }]) => who === 'all' && method === 'POST');
/** What a guest may send at most, whatever the call. */
const GUEST_BODY_BYTES = 400_000;
const GUEST_VALUES = 12_000;

describe('every call says in its schema how much it takes at most', () => {
  test.each(endpoints)('%s', (_, { input }) => {
    const { textLength, values, bytes } = inputSizeOf(input);
    expect([textLength, values, bytes].every(Number.isFinite)).toBe(true);
  });

  test.each(Object.entries(entityClasses))('the class %s too', (name, { schema }) => {
    const { textLength, values, bytes } = inputSizeOf(schema);
    expect([textLength, values, bytes].every(Number.isFinite)).toBe(true);
    // The product alone writes the document of a proof.
    const longest = name === searchproofClass.name ? DOCUMENT_LENGTH : DATA_SIZE.textLength;
    expect(textLength).toBeLessThanOrEqual(longest);
  });

  test.each(ofGuests)('%s takes little, because everybody may send it', (_, endpoint) => {
    expect(inputBounds(endpoint).bytes).toBeLessThanOrEqual(GUEST_BODY_BYTES);
    expect(inputBounds(endpoint).values).toBeLessThanOrEqual(GUEST_VALUES);
  });

  test.each([
    ['a text', z.string()],
    ['a list', z.array(z.boolean())],
    ['a record', z.record(z.string().max(5), z.boolean())],
    ['anything', z.unknown()],
    ['a text somewhere inside', z.object({ a: z.array(z.union([z.null(), z.url()])).max(3) })],
  ])('%s without a bound is noticed', (_, schema) => {
    expect(inputSizeOf(schema).bytes).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the size of a schema', () => {
  const accepted: [string, z.ZodType, unknown][] = [
    [
      'texts',
      z.strictObject({ a: z.string().max(3), b: z.string().length(2) }),
      { a: 'äöü', b: 'ß€' },
    ],
    ['lists', z.array(z.string().max(2)).max(3), ['ää', 'öö', 'üü']],
    ['choices', z.union([z.enum(['one', 'three']), z.literal('seventeen')]), 'seventeen'],
    ['numbers', z.array(z.number()).max(2), [-1.7976931348623157e308, 5e-324]],
    [
      'filters',
      AttributeFilter,
      {
        $and: Array.from({ length: 50 }, () => ({
          field: 'f'.repeat(100),
          comparison: 'in',
          value: Array.from({ length: 100 }, () => 'x'),
        })),
      },
    ],
  ];
  test.each(accepted)(
    'has room for the largest of %s, escaped and indented',
    (_, schema, value) => {
      expect(schema.safeParse(value).success).toBe(true);
      const json = JSON.stringify(value, null, 2).replace(
        /\P{ASCII}/gu,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      const size = inputSizeOf(schema);
      expect(json.length).toBeLessThanOrEqual(size.bytes);
      expect(valuesIn(value)).toBeLessThanOrEqual(size.values);
    },
  );
});

test.each<[what: string, schema: z.ZodType, textLength: number, values: number, bytes: number]>([
  ['a number', z.number(), 0, 1, 32],
  ['a yes or no', z.boolean().optional(), 0, 1, 32],
  ['a text of 3 letters', z.string().max(3), 3, 1, 50],
  ['a text of 3 letters, said twice', z.string().max(9).max(3), 3, 1, 50],
  ['a text of exactly 2 letters', z.string().length(2), 2, 1, 44],
  ['a day', z.iso.date(), 10, 1, 92],
  ['an id', z.uuid(), 36, 1, 248],
  ['a word of two', z.enum(['no', 'yes']), 3, 1, 50],
  ['two texts of 3 letters', z.array(z.string().max(3)).max(2), 3, 3, 132],
  ['an object without fields', z.strictObject({}), 0, 1, 32],
  ['an object of a number', z.strictObject({ long: z.number() }), 4, 2, 100],
  ['a number or a text of 3', z.union([z.number(), z.string().max(3)]), 3, 1, 50],
])('%s is so large', (_, schema, textLength, values, bytes) => {
  expect(inputSizeOf(schema)).toEqual({ textLength, values, bytes });
});

describe('what is larger than a call can take', () => {
  const toys = smallToyHandler(memoryWorld());
  const echo = (asked: Partial<Asked>) =>
    ask(toys, { method: 'POST', path: 'toys/small', ...asked });
  const parse = vi.spyOn(JSON, 'parse');
  const normalize = vi.spyOn(String.prototype, 'normalize');
  afterEach(() => {
    parse.mockClear();
    normalize.mockClear();
  });
  const parsed = (text: string) => parse.mock.calls.some(([sent]) => sent === text);

  test.each([
    ['a long body', JSON.stringify({ text: 'x'.repeat(20_000) })],
    [
      'many unknown keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 900 }, (_, n) => [n, 0]))),
    ],
    ['the same key again and again', `{${'"a":0,'.repeat(900)}"a":0}`],
    ['a wide list', JSON.stringify({ list: Array.from({ length: 900 }, () => 0) })],
    ['many lists in each other', '['.repeat(900) + ']'.repeat(900)],
  ])('is 413 without being parsed: %s', async (_, body) => {
    const { status, body: answer } = await echo({ body });
    expect([status, answer.code]).toEqual([413, 'kernel.tooLarge']);
    expect(parsed(body)).toBe(false);
  });

  test('is named where it is only a little too much', async () => {
    const { status, body } = await echo({ input: { list: [1, 2, 3, 4], text: 'a' } });
    expect([status, body.details]).toEqual([
      400,
      [
        {
          path: 'list',
          code: 'fields.tooMany',
          message: 'At most 3 entries are allowed.',
          limit: 3,
        },
      ],
    ]);
  });

  test('in a text is refused before the text is normalised', async () => {
    const text = 'ä'.repeat(100);
    const { status, body } = await echo({ input: { text } });
    expect([status, body.details]).toEqual([
      400,
      [
        {
          path: 'text',
          code: 'fields.tooLong',
          message: 'At most 20 characters are allowed.',
          limit: 20,
        },
      ],
    ]);
    expect(normalize.mock.contexts).not.toContain(text);
  });

  test('in marks on a letter is refused before the text is normalised', async () => {
    const text = `a${'\u0300\u0316'.repeat(16)}`;
    const { status, body } = await echo({ input: { text } });
    expect([status, body.details]).toEqual([
      400,
      [
        {
          path: 'text',
          code: 'fields.tooManyMarks',
          message: 'One letter carries too many accents.',
        },
      ],
    ]);
    expect(normalize.mock.contexts).not.toContain(text);
  });

  test('leaves room for a text whose letters and marks come apart', async () => {
    const text = 'ǖ'.repeat(20).normalize('NFD');
    expect((await echo({ input: { text } })).body.data).toEqual({ text: 'ǖ'.repeat(20) });
  });

  test('does not hide behind the beginning of a data URI', async () => {
    const { body } = await echo({ input: { text: `data:a/b;base64,${'\u0301'.repeat(40)}` } });
    expect(body.details).toEqual([expect.objectContaining({ code: 'fields.tooManyMarks' })]);
  });

  test('in an address is nothing that exists', async () => {
    const { status } = await ask(toys, { path: `toys/of/${'x'.repeat(1000)}` });
    expect(status).toBe(404);
    expect((await ask(toys, { path: `toys/of/${'x'.repeat(300)}` })).status).toBe(200);
  });

  test('in the sign-in is no sign-in', async () => {
    const { status, body } = await ask(toys, {
      path: 'toys/of/a',
      token: `a.b.${'c'.repeat(9000)}`,
    });
    expect([status, body.code]).toEqual([401, 'sessions.invalidAuth']);
  });

  test('in the name of the host is no host', async () => {
    const asked = { path: 'toys/of/a', headers: { 'x-viewer-host': 'x'.repeat(3000) } };
    expect((await ask(toys, asked)).body.data.host).toBe('');
  });
});

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Object.values(value).reduce((all: number, item) => all + valuesIn(item), 0);
}
