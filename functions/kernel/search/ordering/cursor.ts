import { hash } from 'node:crypto';
import * as z from 'zod';
import type { ShardQuery, Sorting } from '#functions/kernel/search/search.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { searchErrors } from '#shared/search/errors.ts';
import type { SortField, SortValue } from './sort-field.ts';

/** The last hit of a page: the next page begins behind it, whatever has changed before it. */
export type Cursor = { readonly id: string; readonly values: readonly SortValue[] };

const Stored = z.tuple([
  z.string(),
  z.uuid(),
  z.array(z.union([z.string(), z.number(), z.null()])),
]);
const MARK_CHARACTERS = 12;

/** Returns the text of the question that a cursor belongs to: the same question gives the same text. */
export function queryTextOf(query: ShardQuery & { sorting: Sorting }): string {
  const { entityClass, group, keys, isWhole, filter, sorting } = query;
  const shards = isWhole ? 'whole' : [...keys].sort();
  return JSON.stringify([entityClass, group, shards, filter ?? null, sorting]);
}

export function encodeCursor(question: string, { id, values }: Cursor): string {
  const mark = markOf(question, id, values);
  return Buffer.from(JSON.stringify([mark, id, values])).toString('base64url');
}

/**
 * Returns the cursor of a text.
 * @throws AppError `search.badCursor` when it was made for another question, or not by `encodeCursor`
 */
export function decodeCursor(question: string, text: string, fields: readonly SortField[]): Cursor {
  const stored = Stored.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!stored.success) throw new AppError(searchErrors.badCursor);
  const [mark, id, values] = stored.data;
  const fits =
    values.length === fields.length &&
    fields.every((by, n) => fitsField(by, values[n] ?? null)) &&
    mark === markOf(question, id, values);
  if (!fits) throw new AppError(searchErrors.badCursor);
  return { id, values };
}

/**
 * Returns the mark of a cursor. It is no secret: a caller who forges a cursor only chooses where to go on in the own
 * results.
 */
function markOf(question: string, id: string, values: readonly SortValue[]): string {
  const text = question + JSON.stringify([id, values]);
  return hash('sha256', text, 'base64url').slice(0, MARK_CHARACTERS);
}

function fitsField({ kind, numberOf }: SortField, value: SortValue): boolean {
  if (value === null) return true;
  const isText = (kind === 'text' || kind === 'texts') && !numberOf;
  return isText === (typeof value === 'string');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
