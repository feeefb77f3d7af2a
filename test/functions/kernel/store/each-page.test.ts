import { expect, test, vi } from 'vitest';
import { eachPage } from '#functions/kernel/store/each-page.ts';

type Page = { readonly items: readonly string[]; readonly next: string | null };

/** Gives two entries a page, by the last key given, as the store does. */
const pagesOf = (list: readonly string[]) =>
  vi.fn(async (after: string | undefined): Promise<Page> => {
    const rest = list.filter((key) => after === undefined || key > after);
    const items = rest.slice(0, 2);
    return { items, next: rest.length > 2 ? (items.at(-1) ?? null) : null };
  });

async function readAll(pages: AsyncIterable<Page>): Promise<string[]> {
  const rows: string[] = [];
  for await (const { items } of pages) rows.push(...items);
  return rows;
}

test('every page is read once, in order, the first one without a cursor', async () => {
  const read = pagesOf(['a', 'b', 'c', 'd', 'e']);
  expect(await readAll(eachPage(read))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(read.mock.calls).toEqual([[undefined], ['b'], ['d']]);
});

test('a list that changes while it is read passes nothing over and gives nothing twice', async () => {
  const list = ['a', 'b', 'd', 'e', 'g'];
  const rows: string[] = [];
  for await (const { items } of eachPage(pagesOf(list))) {
    rows.push(...items);
    // What was read is gone; before and behind the place of reading something comes.
    if (items.includes('b')) list.splice(0, 2, 'aa', 'c');
    list.sort();
  }
  expect(rows).toEqual(['a', 'b', 'c', 'd', 'e', 'g']);
});

test('an empty page that is followed does not end the reading', async () => {
  const pages = new Map<string | undefined, Page>([
    [undefined, { items: [], next: '1' }],
    ['1', { items: [], next: '2' }],
    ['2', { items: ['found'], next: null }],
  ]);
  const read = async (cursor: string | undefined) => pages.get(cursor) ?? { items: [], next: null };
  expect(await readAll(eachPage(read))).toEqual(['found']);
});

test('not more pages are read than asked for, and the last one says that more is left', async () => {
  const read = pagesOf(['a', 'b', 'c', 'd', 'e']);
  const pages: Page[] = [];
  for await (const page of eachPage(read, { most: 2 })) pages.push(page);
  expect(pages.map(({ items }) => items)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(pages.at(-1)?.next).toBe('d');
  expect(read).toHaveBeenCalledTimes(2);
});

test('who has found enough reads no further page', async () => {
  const read = pagesOf(['a', 'b', 'c']);
  for await (const { items } of eachPage(read)) if (items.includes('a')) break;
  expect(read).toHaveBeenCalledTimes(1);
});

test('a page that leads to itself is an error, not an endless reading', async () => {
  const read = async () => ({ items: [], next: { pk: 'same' } });
  const reading = async () => {
    for await (const _ of eachPage(read));
  };
  await expect(reading()).rejects.toThrow('A page leads to itself.');
});
