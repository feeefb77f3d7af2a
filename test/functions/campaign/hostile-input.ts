import type * as z from 'zod';
import type { SeededRandom } from '#test/support/seeded-random.ts';
import { schemaNodes } from './schema-nodes.ts';

type Json = z.core.JSONSchema._JSONSchema;

/** Things that exist, so that what is made up gets further than the first lookup. */
export type Known = { readonly ids: readonly string[]; readonly names: readonly string[] };

/** A value that fits a schema, or nearly: made from the contract, filled with what exists. */
export function plausible(schema: z.ZodType, random: SeededRandom, known: Known): unknown {
  return valueFor(schemaNodes(schema)[0]?.schema ?? {}, random, known);
}

function valueFor(schema: Json, random: SeededRandom, known: Known): unknown {
  if (typeof schema !== 'object') return random.pick(HOSTILE);
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return valueFor(random.pick(choices), random, known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return objectFor(schema, random, known);
    case 'array': {
      const [items = {}] = [schema.items ?? {}].flat();
      return Array.from({ length: random.below(3) }, () => valueFor(items, random, known));
    }
    case 'string':
      return textFor(schema, random, known);
    case 'integer':
    case 'number':
      return random.pick([schema.minimum ?? 0, 1, 2, schema.maximum ?? 7]);
    case 'boolean':
      return random.chance(0.5);
    default:
      return random.pick([null, 1, 'x', random.pick(known.ids)]);
  }
}

function objectFor(
  { properties = {}, required = [] }: z.core.JSONSchema.BaseSchema,
  random: SeededRandom,
  known: Known,
): object {
  const kept = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.chance(0.5),
  );
  return Object.fromEntries(kept.map(([name, part]) => [name, valueFor(part, random, known)]));
}

function textFor(
  { format, pattern }: z.core.JSONSchema.BaseSchema,
  random: SeededRandom,
  known: Known,
): string {
  const formats: Readonly<Record<string, string>> = {
    uuid: random.pick(known.ids),
    'date-time': '2026-03-02T08:00:00.000Z',
    date: '2026-03-02',
    email: 'a@b.example',
    uri: 'https://qm.example/',
  };
  if (format !== undefined) return formats[format] ?? format;
  return pattern === '^[A-Z]{2}$' ? 'QM' : random.pick(known.names);
}

const deep = (levels: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { $and: value };
  return value;
};

/** Values that have brought programs down, and such as nobody means. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  -0,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'x'.repeat(30_000),
  '\u0000',
  '\ud800',
  '\u202eabc\u202c',
  'e\u0301'.repeat(500),
  '👩‍🌾'.repeat(300),
  '__proto__',
  'constructor',
  'toString',
  'prototype.polluted',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '=cmd|calc',
  '../../etc/passwd',
  '{{7*7}}',
  '0000-00-00T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/png;base64,====',
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 3000 }, () => 0),
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  { constructor: { prototype: { isAdmin: true } } },
  { $and: Array.from({ length: 60 }, () => ({ $or: [] })) },
  deep(12),
  deep(60),
];

/** The same input, each value at times another of its kind: what no schema refuses, and only rules can. */
export function shifted(value: unknown, random: SeededRandom, known: Known): unknown {
  if (Array.isArray(value)) return value.map((item) => shifted(item, random, known));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, shifted(inner, random, known)]),
    );
  }
  if (random.chance(0.85)) return value;
  if (typeof value === 'number') return random.pick([value + 1, value - 1, 0, 7, 1000]);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return value;
  return random.pick(isId(value) ? known.ids : ['x', ...known.names, ...SHORT_TEXTS]);
}

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
const SHORT_TEXTS = HOSTILE.filter((value) => typeof value === 'string').filter(
  (text) => text.length < 40,
);

/** The same input with one to three things wrong. */
export function mutated(input: unknown, random: SeededRandom): unknown {
  let value = input;
  for (let left = 1 + random.below(3); left > 0; left--) value = mutateOnce(value, random);
  return value;
}

function mutateOnce(value: unknown, random: SeededRandom): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1))
    return random.pick(HOSTILE);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.3)) return [...value, random.pick(HOSTILE)];
    const index = random.below(value.length);
    return value.toSpliced(index, 1, mutateOnce(value[index], random));
  }
  const members = Object.entries(value);
  const index = random.below(members.length + 1);
  const member = members[index];
  // Where there is no such member: one that nobody knows.
  if (member === undefined) return { ...value, [random.pick(NAMES)]: random.pick(HOSTILE) };
  if (random.chance(0.2)) return Object.fromEntries(members.toSpliced(index, 1));
  const [name, inner] = member;
  const changed = random.chance(0.4) ? random.pick(HOSTILE) : mutateOnce(inner, random);
  return Object.fromEntries(members.toSpliced(index, 1, [name, changed]));
}

const NAMES = ['extra', 'id', 'rev', '$where', 'constructor', 'toJSON', 'x'.repeat(5000), 'ok', ''];
