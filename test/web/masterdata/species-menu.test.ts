import { expect, test } from 'vitest';
import type { Animalmenu } from '#shared/masterdata/animalmenu.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { speciesItems } from '#web/features/masterdata/species-menu.ts';

const labels = [{ lang: 'de_DE' as const, label: 'x' }];
const [cattle, hens, ducks] = [testId('cattle'), testId('hens'), testId('ducks')];
const menu = (name: string, sorting: number, more: Partial<Animalmenu>) =>
  entityOf('animalmenu', { labels, sorting, countries: [], submenuItems: [], ...more }, name);
const sub = (animalkind: string, sorting: number) => ({ labels, sorting, animalkind });

const POULTRY = menu('poultry', 2, { submenuItems: [sub(ducks, 2), sub(hens, 1)] });
const CATTLE = menu('cattle', 1, { animalkind: cattle });
const NEWS = menu('news', 3, {});
const shape = (items: ReturnType<typeof speciesItems>) =>
  items.map((item) =>
    item.kind === 'dropdown' ? item.links.map((link) => link.animalkind) : [item.kind, item.key],
  );

test('items stand by their sorting value: a link, a dropdown, plain text', () => {
  const items = speciesItems([NEWS, POULTRY, CATTLE], [cattle, hens, ducks]);
  expect(shape(items)).toEqual([
    ['link', CATTLE.id],
    [hens, ducks],
    ['text', NEWS.id],
  ]);
});

test('two items for one animal kind are two links, each by its own key', () => {
  const twice = menu('twice', 1, { submenuItems: [sub(hens, 1), sub(hens, 1), sub(ducks, 1)] });
  const [item] = speciesItems([twice], [hens, ducks]);
  const links = item?.kind === 'dropdown' ? item.links : [];
  expect(links.map(({ animalkind }) => animalkind)).toEqual([hens, hens, ducks]);
  expect(new Set(links.map(({ key }) => key)).size).toBe(3);
});

test('what the country has not enabled is not there, nor a dropdown that has nothing left', () => {
  expect(shape(speciesItems([POULTRY, CATTLE], [ducks]))).toEqual([[ducks]]);
  expect(shape(speciesItems([POULTRY, CATTLE], [cattle]))).toEqual([['link', CATTLE.id]]);
});
