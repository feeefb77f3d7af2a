import {
  type PackedColumn,
  slotsOf,
  valueAt,
} from '#functions/kernel/search/packing/packed-column.ts';
import { idAt } from '#functions/kernel/search/packing/packed-id.ts';
import { columnFor, type PackedSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { ColumnKind } from '#shared/kernel/entity-class.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { AGGREGATE_ROWS } from '#shared/search/limits.ts';

export type KeyPart = string | number | boolean | null;

/** The distinct values of one grouped field, numbered in the order met, the same over all segments. */
export type GroupTokens = {
  /** Reads the tokens of a row of this segment: each distinct value once, that of null when there is none. */
  readonly reader: (segment: PackedSegment) => (row: number) => readonly number[];
  readonly partOf: (token: number) => KeyPart;
};

export function makeGroupTokens(field: string, kind: ColumnKind): GroupTokens {
  const values: KeyPart[] = [];
  const tokens = new Map<KeyPart, number>();
  const tokenOf = (value: KeyPart): number => {
    const token = tokens.get(value);
    if (token !== undefined) return token;
    if (values.length >= AGGREGATE_ROWS) throw new AppError(searchErrors.tooManyGroups);
    tokens.set(value, values.length);
    return values.push(value) - 1;
  };
  const slotReader = (column: PackedColumn): ((slot: number) => number) => {
    const plain = (slot: number) => tokenOf(keyPartAt(column, slot, kind));
    if (column.form !== 'texts') return plain;
    const { codes } = column;
    const byCode: number[] = []; // by code: hashing a text for each row would take most of the time
    return (slot) => {
      const code = codes[slot] ?? 0;
      byCode[code] ??= plain(slot);
      return byCode[code];
    };
  };
  return {
    partOf: (token) => values[token] ?? null,
    reader: (segment) => {
      if (field === 'id') return (row) => [tokenOf(idAt(segment.ids, row))];
      const column = columnFor(segment, field, kind);
      if (!column) return () => [tokenOf(null)];
      const read = slotReader(column);
      if (!column.starts) return (row) => [read(row)];
      return (row) => {
        const [first, end] = slotsOf(column, row);
        if (first === end) return [tokenOf(null)];
        return [...new Set(Array.from({ length: end - first }, (_, n) => read(first + n)))];
      };
    },
  };
}

function keyPartAt(column: PackedColumn, slot: number, kind: ColumnKind): KeyPart {
  const value = valueAt(column, slot, kind);
  if (value === undefined || typeof value === 'object') return null;
  return kind === 'time' ? new Date(Number(value)).toISOString() : value;
}
