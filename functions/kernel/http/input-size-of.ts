import type * as z from 'zod';
import { type InputSize, inputSizes } from '#shared/kernel/input-size.ts';

/** The bytes of one UTF-16 unit as JSON escapes it, `\u00fc`. */
const ESCAPED_BYTES = 6;
/** The bytes around a value: quotation marks, comma, line break and indentation; or the digits of a number. */
const LINE_BYTES = 32;

/** The lengths of formats that have only one. */
const FORMAT_LENGTHS: Readonly<Record<string, number>> = { uuid: 36, date: 10 };

/** The size of an input that nothing bounds. */
const ENDLESS: InputSize = {
  textLength: Number.POSITIVE_INFINITY,
  values: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
};
const PLAIN: InputSize = { textLength: 0, values: 1, bytes: LINE_BYTES };

const known = new WeakMap<z.core.$ZodType, InputSize>();

/**
 * The most JSON that a schema can accept; `Infinity` where a text, a list or a record has no bound. Worked out once,
 * when a schema is first asked about.
 */
export function inputSizeOf(schema: z.core.$ZodType): InputSize {
  const size = known.get(schema) ?? measure(schema);
  known.set(schema, size);
  return size;
}

function measure(schema: z.core.$ZodType): InputSize {
  const said = inputSizes.get(schema);
  if (said !== undefined && 'values' in said) return said;
  // zod tells its types apart by `def.type`, which the base type leaves open.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return textSize(textLengthOf(def));
    case 'literal':
      return textSize(longest(def.values.map(String)));
    case 'enum':
      return textSize(longest(Object.values(def.entries).map(String)));
    case 'number':
    case 'boolean':
    case 'null':
      return PLAIN;
    case 'array':
      return listSize(maximumOf(def), inputSizeOf(def.element));
    case 'record':
      return recordSize(said?.fields ?? Number.POSITIVE_INFINITY, [def.keyType, def.valueType]);
    case 'object':
      return objectSize(Object.entries(def.shape));
    case 'union':
      return largest(def.options.map(inputSizeOf));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return inputSizeOf(def.innerType);
    case 'pipe':
      // JSON Schema does the same: a value that is changed before its check has the size of the checked one.
      return inputSizeOf(isTransform(def.in) ? def.out : def.in);
    default:
      return ENDLESS;
  }
}

function textLengthOf(def: z.core.$ZodTypeDef & { readonly format?: unknown }): number {
  const fixed = FORMAT_LENGTHS[String(def.format)] ?? Number.POSITIVE_INFINITY;
  return Math.min(fixed, maximumOf(def));
}

/** The least of the lengths that the schema's checks allow. */
function maximumOf({ checks = [] }: z.core.$ZodTypeDef): number {
  const limits = checks.map((check) => {
    const { def } = (check as z.core.$ZodChecks)._zod;
    if (def.check === 'max_length') return def.maximum;
    return def.check === 'length_equals' ? def.length : Number.POSITIVE_INFINITY;
  });
  return Math.min(...limits, Number.POSITIVE_INFINITY);
}

function textSize(textLength: number): InputSize {
  return { textLength, values: 1, bytes: LINE_BYTES + ESCAPED_BYTES * textLength };
}

function listSize(count: number, item: InputSize): InputSize {
  return {
    textLength: item.textLength,
    values: 1 + count * item.values,
    bytes: LINE_BYTES + count * item.bytes,
  };
}

function recordSize(fields: number, parts: readonly z.core.$ZodType[]): InputSize {
  const [key = ENDLESS, value = ENDLESS] = parts.map(inputSizeOf);
  return listSize(fields, {
    textLength: Math.max(key.textLength, value.textLength),
    values: value.values,
    bytes: key.bytes + value.bytes,
  });
}

function objectSize(fields: readonly (readonly [string, z.core.$ZodType])[]): InputSize {
  const sizes = fields.map(([name, field]) => ({ name, ...inputSizeOf(field) }));
  return {
    textLength: Math.max(
      0,
      ...sizes.map(({ name, textLength }) => Math.max(name.length, textLength)),
    ),
    values: 1 + sum(sizes.map(({ values }) => values)),
    bytes: LINE_BYTES + sum(sizes.map(({ name, bytes }) => name.length + LINE_BYTES + bytes)),
  };
}

function largest(sizes: readonly InputSize[]): InputSize {
  return {
    textLength: Math.max(...sizes.map(({ textLength }) => textLength)),
    values: Math.max(...sizes.map(({ values }) => values)),
    bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
  };
}

const isTransform = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'transform';
const longest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, number) => all + number, 0);
