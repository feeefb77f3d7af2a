import type { SeededRandom } from '#test/support/seeded-random.ts';
import type { Pool } from './fuzz-pool.ts';

/** A part of the OpenAPI document's schemas, as far as the generator reads them. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};
export type Parts = Readonly<Record<string, Schema>>;

const OPTIONAL_CHANCE = 0.4;
const DEPTH = 8;

/** Fields whose values are rows of a class of another name. */
const CLASS_OF: Readonly<Record<string, string>> = {
  process: 'request-process',
  processes: 'request-process',
  package: 'requestpackage',
  insId: 'account',
  ins: 'account',
  aso: 'account',
  agr: 'account',
  sup: 'account',
  userId: 'account',
  countryId: 'country',
  regions: 'region',
  offers: 'offer',
};

const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  'e\u0301'.repeat(300),
  `a${'\u0300\u0316'.repeat(40)}`,
  '牛'.repeat(500),
  'x'.repeat(30_000),
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '00000000-0000-0000-0000-000000000000',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  'data:text/html;base64,PHNjcmlwdD4=',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { $and: [{ $or: [{}] }] },
];

/** Makes values that fit schemas of the OpenAPI document, out of what is known, and breaks them. */
export function makeValues(parts: Parts, pool: Pool, random: SeededRandom) {
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (parts[schema.$ref.split('/').at(-1) ?? ''] ?? {});

  const fitting = (schema: Schema, name = '', depth = DEPTH): unknown => {
    const part = resolve(schema);
    if (part.const !== undefined) return part.const;
    if (part.enum !== undefined) return random.pick(part.enum);
    const choices = [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])];
    if (choices.length > 0) {
      return fitting(depth > 0 ? random.pick(choices) : (choices[0] ?? {}), name, depth - 1);
    }
    switch (part.type) {
      case 'object':
        return objectFor(part, name, depth);
      case 'array':
        return Array.from(
          { length: Math.max(part.minItems ?? 0, depth > 0 ? random.below(3) : 0) },
          () => fitting(part.items ?? {}, name, depth - 1),
        );
      case 'string':
        return textFor(part, name);
      case 'integer':
        return Math.max(part.minimum ?? 0, random.below(Math.min(part.maximum ?? 50, 50) + 1));
      case 'number':
        return random.pick([part.minimum ?? 0, 1, 12.5, Math.min(part.maximum ?? 90, 90)]);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      default:
        return random.pick([1, 'x', true, null]);
    }
  };
  const objectFor = ({ properties = {}, required = [] }: Schema, name: string, depth: number) => {
    const made = Object.entries(properties)
      .filter(
        ([field]) => required.includes(field) || (depth > 0 && random.chance(OPTIONAL_CHANCE)),
      )
      .map(
        ([field, part]) =>
          [field, fitting(part, field === 'id' ? name : field, depth - 1)] as const,
      );
    const row = random.pick(rowsFor(name));
    // An id goes with its own revision, or nearly every change would be out of date.
    const isPinned = row !== undefined && 'id' in properties && 'rev' in properties;
    return Object.fromEntries(isPinned ? [...made, ['id', row.id], ['rev', row.rev]] : made);
  };
  const rowsFor = (name: string) => pool.rowsOf(CLASS_OF[name] ?? name);
  const textFor = ({ format, minLength = 0, maxLength = 40 }: Schema, name: string): string => {
    const texts = pool.valuesOf(name).filter((value) => typeof value === 'string');
    if (format === 'uuid') {
      const rows = rowsFor(name);
      if (rows.length > 0) return random.pick(rows).id;
      return String(random.pick([...texts, pool.anyRow()?.id ?? random.uuid()]));
    }
    if (format === 'date-time') return new Date(1.77e12 + random.below(1e10)).toISOString();
    if (format === 'date') return '2026-11-20';
    if (format === 'email') return 'fuzz@example.org';
    if (format === 'uri') return 'https://fuzz.example/';
    if (texts.length > 0 && random.chance(0.8)) return String(random.pick(texts));
    return 'Fuzz text of some length'
      .repeat(4)
      .slice(0, Math.max(minLength, Math.min(maxLength, 30)));
  };
  /** The same with one to three things wrong. */
  const broken = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || random.chance(0.15))
      return random.pick(HOSTILE);
    const entries = Object.entries(value);
    if (entries.length === 0 || random.chance(0.2))
      return { ...value, [random.pick(['x', '$not', 'data'])]: random.pick(HOSTILE) };
    const [field, inner] = random.pick(entries);
    if (random.chance(0.2)) return Object.fromEntries(entries.filter(([name]) => name !== field));
    const changed = broken(inner);
    if (Array.isArray(value))
      return value.map((item, index) => (String(index) === field ? changed : item));
    return { ...value, [field]: changed };
  };
  return { fitting, broken };
}
