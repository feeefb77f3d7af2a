import { beforeAll, expect, test } from 'vitest';
import type { Sorting } from '#functions/kernel/search/search.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { create, market, remove, update } from '#test/functions/kernel/search/sample-rows.ts';
import { type SearchTest, searchTest } from '#test/functions/kernel/search/search-parts.ts';

const byAmount: Sorting = [{ field: 'amount', direction: 'desc' }];
const badCursor = { error: { code: 'search.badCursor', status: 400 } };

let parts: SearchTest;
beforeAll(async () => {
  parts = await searchTest();
});

const page = (kind: string, sorting: Sorting, cursor?: string | null) =>
  parts.newSearch().hits({
    ...market(kind),
    sorting,
    pagination: { start: 0, limit: 10, ...(cursor && { cursor }) },
  });

test('pages by cursor neither repeat nor skip a row that stays, while others come, go and change', async () => {
  const { store } = parts;
  const kind = 'paged';
  const created = await create(
    store,
    ...Array.from({ length: 60 }, (_, n) => ({ kind, amount: Math.floor(n / 7) })),
  );
  const touched: Entity[] = created.filter((_, n) => n % 10 === 3);
  const staying = created.filter((_, n) => n % 10 !== 3).map(({ id }) => id);
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const hits = await page(kind, byAmount, cursor);
    seen.push(...hits.items.map(({ id }) => id));
    cursor = hits.next;
    await create(store, { kind, amount: 100 }, { kind, amount: 4 }, { kind, amount: -1 });
    const [changing, going] = touched.splice(0, 2);
    if (changing) await update(store, changing, { amount: 50 });
    if (going) await remove(store, going);
  } while (cursor !== null);
  const stayed = new Set(staying);
  expect(seen.filter((id) => stayed.has(id)).sort()).toEqual([...staying].sort());
  expect(new Set(seen).size).toBe(seen.length);
});

test('the last page has no cursor, also when it is full', async () => {
  await create(parts.store, ...Array.from({ length: 20 }, () => ({ kind: 'twenty' })));
  const first = await page('twenty', byAmount);
  const second = await page('twenty', byAmount, first.next);
  expect([first.items.length, second.items.length, second.next]).toEqual([10, 10, null]);
});

test('a cursor goes on where it stood when its row is gone', async () => {
  const created = await create(
    parts.store,
    ...Array.from({ length: 15 }, (_, n) => ({ kind: 'gone', amount: n })),
  );
  const first = await page('gone', byAmount);
  const last = created.find(({ id }) => id === first.items.at(-1)?.id);
  if (last) await remove(parts.store, last);
  const { items } = await page('gone', byAmount, first.next);
  expect(items.map(({ id }) => id)).toEqual(
    created
      .slice(0, 5)
      .reverse()
      .map(({ id }) => id),
  );
});

test('a cursor of another question is refused', async () => {
  await create(parts.store, ...Array.from({ length: 12 }, () => ({ kind: 'asked' })));
  const { next } = await page('asked', byAmount);
  await expect(page('asked', [])).resolves.toBeDefined();
  await expect(page('asked', [], next)).rejects.toMatchObject(badCursor);
  await expect(page('other', byAmount, next)).rejects.toMatchObject(badCursor);
  const filter = { field: 'amount', comparison: 'gt', value: 0 } as const;
  const filtered = parts.newSearch().hits({
    ...market('asked'),
    filter,
    sorting: byAmount,
    pagination: { start: 0, limit: 10, cursor: next ?? '' },
  });
  await expect(filtered).rejects.toMatchObject(badCursor);
});

test('a cursor that was changed or made up is refused', async () => {
  const { next } = await page('asked', byAmount);
  const parsed = JSON.parse(Buffer.from(next ?? '', 'base64url').toString());
  const forged = [
    [parsed[0], parsed[1], [parsed[2][0] + 1]],
    [parsed[0], parsed[1], []],
    [parsed[0], parsed[1], ['text']],
    [parsed[0], 'no id', parsed[2]],
    {},
  ].map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
  for (const cursor of [...forged, 'x', '%%%', String(next).slice(0, -2)]) {
    await expect(page('asked', byAmount, cursor)).rejects.toMatchObject(badCursor);
  }
});
