import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { fromPlanes, toPlanes } from './byte-planes.ts';
import type { Generation } from './generation.ts';
import type { CodeArray, NumberArray, PackedColumn } from './packed-column.ts';
import { makeTextDictionary } from './text-dictionary.ts';

/** The bound of unpacked bytes, far above any shard, against damaged files. */
const UNPACKED_BYTES = 1_000_000_000;

const NUMBER_ARRAYS = {
  i8: Int8Array,
  i16: Int16Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;
const CODE_ARRAYS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array } as const;
const ARRAYS = { ...NUMBER_ARRAYS, ...CODE_ARRAYS } as const;
const ArrayType = z.enum(['i8', 'i16', 'i32', 'f64', 'u8', 'u16', 'u32']);

const Section = z.object({ type: ArrayType, length: z.int().min(0) });
type Section = z.infer<typeof Section>;
type AnyArray = NumberArray | CodeArray;

const Head = z.object({
  size: z.int().min(0),
  tombstones: z.array(z.tuple([z.string(), z.int(), z.number()])),
  columns: z.record(
    z.string(),
    z.object({
      form: z.enum(['numbers', 'texts', 'places']),
      scale: z.number().optional(),
      texts: z.array(z.string()).optional(),
      /** The sections that follow in this order: starts if there are any, then the column's own arrays. */
      hasStarts: z.boolean(),
    }),
  ),
  sections: z.array(Section),
});
type Head = z.infer<typeof Head>;

/**
 * Returns a generation as bytes: deflated [length of the head, 4 bytes][head, JSON][sections]. The sections are ids,
 * revs, then those of each column, in byte planes.
 */
export function encodeGeneration({ segment, tombstones }: Generation): Uint8Array {
  const arrays: AnyArray[] = [segment.ids, segment.revs];
  const columns: Head['columns'] = {};
  for (const [path, column] of Object.entries(segment.columns)) {
    columns[path] = {
      form: column.form,
      hasStarts: column.starts !== undefined,
      ...(column.form === 'numbers' && { scale: column.scale }),
      ...(column.form === 'texts' && { texts: [...column.dictionary.texts] }),
    };
    arrays.push(...(column.starts ? [column.starts] : []), ...arraysOf(column));
  }
  const head: Head = {
    size: segment.size,
    tombstones: tombstones.map(({ id, rev, at }) => [id, rev, at]),
    columns,
    sections: arrays.map((array) => ({ type: typeOf(array), length: array.byteLength })),
  };
  const headBytes = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(headBytes.length);
  return deflateRawSync(Buffer.concat([length, headBytes, ...arrays.map(toPlanes)]));
}

/**
 * Returns the generation of bytes.
 * @throws Error when the bytes are not of `encodeGeneration`
 */
export function decodeGeneration(bytes: Uint8Array): Generation {
  const unpacked = inflateRawSync(bytes, { maxOutputLength: UNPACKED_BYTES });
  const headEnd = 4 + unpacked.readUInt32LE(0);
  const head = Head.parse(JSON.parse(unpacked.toString('utf8', 4, headEnd)));
  const sections = readSections(head.sections, unpacked.subarray(headEnd));
  const ids = take(sections, { u32: Uint32Array });
  const revs = take(sections, { i32: Int32Array });
  const columns: Record<string, PackedColumn> = {};
  for (const [path, column] of Object.entries(head.columns)) {
    columns[path] = readColumn(column, sections);
  }
  return {
    segment: { size: head.size, ids, revs, columns },
    tombstones: head.tombstones.map(([id, rev, at]) => ({ id, rev, at })),
  };
}

function arraysOf(column: PackedColumn): AnyArray[] {
  switch (column.form) {
    case 'numbers':
      return [column.values];
    case 'texts':
      return [column.codes];
    case 'places':
      return [column.lats, column.lons];
  }
}

function typeOf(array: AnyArray): Section['type'] {
  const [type] = Object.entries(ARRAYS).find(([, kind]) => array instanceof kind) ?? [];
  return ArrayType.parse(type);
}

type Sections = Iterator<{ type: Section['type']; buffer: ArrayBuffer }>;

function* readSections(
  sections: readonly Section[],
  bytes: Uint8Array,
): Generator<{ type: Section['type']; buffer: ArrayBuffer }> {
  let start = 0;
  for (const { type, length } of sections) {
    const planes = bytes.subarray(start, start + length);
    start += length;
    if (planes.length !== length) throw new Error('A generation is cut off.');
    yield { type, buffer: fromPlanes(planes, ARRAYS[type].BYTES_PER_ELEMENT) };
  }
}

/** The next section, which must be an array of one of these kinds. */
function take<T>(
  sections: Sections,
  kinds: Readonly<Record<string, new (buffer: ArrayBuffer) => T>>,
): T {
  const next = sections.next();
  const Kind = next.done ? undefined : kinds[next.value.type];
  if (next.done || !Kind) throw new Error('A generation lacks an array that its head names.');
  return new Kind(next.value.buffer);
}

function readColumn(column: Head['columns'][string], sections: Sections): PackedColumn {
  const starts = column.hasStarts ? take(sections, { u32: Uint32Array }) : undefined;
  switch (column.form) {
    case 'numbers': {
      const values = take<NumberArray>(sections, NUMBER_ARRAYS);
      return { form: 'numbers', values, scale: column.scale ?? 1, starts };
    }
    case 'texts': {
      const codes = take<CodeArray>(sections, CODE_ARRAYS);
      return { form: 'texts', codes, dictionary: makeTextDictionary(column.texts ?? []), starts };
    }
    case 'places': {
      const lats = take(sections, { i32: Int32Array });
      return { form: 'places', lats, lons: take(sections, { i32: Int32Array }), starts };
    }
  }
}
