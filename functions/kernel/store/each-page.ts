import { isDeepStrictEqual } from 'node:util';

type Followed<C> = { readonly next: C | null | undefined };

/**
 * Yields the pages of a list, one after the other, the last one being that without a `next`; a page may be empty and
 * yet be followed. `read` reads the page that a cursor names, the first one without a cursor. Ends after `most`
 * pages: whether more is left says the `next` of the page that came last.
 * @throws when a page leads to itself and no bound was given: reading would never end
 */
export async function* eachPage<C, P extends Followed<C>>(
  read: (cursor: C | undefined) => Promise<P & Followed<C>>,
  { most }: { readonly most?: number } = {},
): AsyncGenerator<P> {
  let cursor: C | undefined;
  for (let count = 0; most === undefined || count < most; count++) {
    const page = await read(cursor);
    yield page;
    const next = page.next ?? undefined;
    if (next === undefined) return;
    if (most === undefined && isDeepStrictEqual(next, cursor))
      throw new Error('A page leads to itself.');
    cursor = next;
  }
}
