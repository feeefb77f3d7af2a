import * as z from 'zod';

export const PAGE_LIMIT = 200; // specification section 9, search page size
export const PAGE_DEFAULT = 50;
export const START_LIMIT = 10_000;
/** A cursor carries the sort values of a row, which may be long texts. */
const CURSOR_LENGTH = 20_000;

/** The begin of a page: `cursor` (costs the same on every page) or, for compatibility, `start`. */
export const Pagination = z.strictObject({
  start: z.int().min(0).max(START_LIMIT).default(0),
  limit: z.int().min(1).max(PAGE_LIMIT).default(PAGE_DEFAULT),
  cursor: z.string().max(CURSOR_LENGTH).optional(),
});
export type Pagination = z.infer<typeof Pagination>;

/** Returns the schema of a bounded page; `next` is an opaque cursor, null at the end. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item).max(PAGE_LIMIT), next: z.string().nullable() });
export type Page<T> = { items: T[]; next: string | null };
