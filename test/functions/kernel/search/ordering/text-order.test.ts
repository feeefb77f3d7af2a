import { expect, test } from 'vitest';
import type { Locale } from '#shared/kernel/locale.ts';
import { create, market } from '#test/functions/kernel/search/sample-rows.ts';
import { searchTest } from '#test/functions/kernel/search/search-parts.ts';

const NAMES = ['Ravn', 'Zobel', 'Ågård', 'Ädel', 'Östman', 'Ørsted', 'Andersen', 'ådal', 'Čapek'];

test.each<[Locale | undefined, string]>([
  [undefined, 'ådal Ädel Ågård Andersen Čapek Ørsted Östman Ravn Zobel'],
  ['de_DE', 'ådal Ädel Ågård Andersen Čapek Ørsted Östman Ravn Zobel'],
  ['da_DK', 'Andersen Čapek Ravn Zobel Ädel Ørsted Östman ådal Ågård'],
  ['sv_SE', 'Andersen Čapek Ravn Zobel ådal Ågård Ädel Ørsted Östman'],
])(
  'texts come in the alphabet of %s, page by page, from several shards',
  async (locale, expected) => {
    const { store, newSearch } = await searchTest();
    const titles = new Map<string, string>();
    for (const [n, title] of NAMES.entries()) {
      const [entity] = await create(store, { kind: n % 2 === 0 ? 'even' : 'odd', title });
      titles.set(entity?.id ?? '', title);
    }
    const read = async (direction: 'asc' | 'desc') => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const { items, next } = await newSearch().hits({
          ...market('even', 'odd'),
          sorting: [{ field: 'title', direction, locale }],
          pagination: { start: 0, limit: 2, ...(cursor && { cursor }) },
        });
        found.push(...items.map(({ id }) => titles.get(id) ?? ''));
        cursor = next ?? undefined;
      } while (cursor !== undefined);
      return found.join(' ');
    };
    expect(await read('asc')).toBe(expected);
    expect(await read('desc')).toBe(expected.split(' ').toReversed().join(' '));
  },
);
