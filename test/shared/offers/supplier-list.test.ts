import { expect, test } from 'vitest';
import { type ListedSupplier, supplierList } from '#shared/offers/supplier-list.ts';

const row = (owner: string, [name, city]: [string, string | null], offers: number) => ({
  key: { owner, 'place.name': name, 'place.city': city },
  values: { offers, animals: offers * 10 },
});
const inGerman = new Intl.Collator('de').compare;

test('the places of a supplier come together under the name where it offers most', () => {
  const rows = [
    row('b', ['Ziegenhof', 'Passau'], 1),
    row('a', ['Hof Nord', 'Kiel'], 2),
    row('a', ['Hof am See', 'Plön'], 5),
    row('a', ['Hof am See', 'Kiel'], 1),
    row('c', ['Äckerhof', null], 3),
  ];
  expect(supplierList(rows, inGerman)).toEqual<ListedSupplier[]>([
    { owner: 'c', name: 'Äckerhof', cities: [], offers: 3, animals: 30 },
    { owner: 'a', name: 'Hof am See', cities: ['Plön', 'Kiel'], offers: 8, animals: 80 },
    { owner: 'b', name: 'Ziegenhof', cities: ['Passau'], offers: 1, animals: 10 },
  ]);
});

test('suppliers of one name stand in a fixed order', () => {
  const rows = [row('b', ['Biohof', 'Wels'], 1), row('a', ['Biohof', 'Linz'], 1)];
  const owners = (list: readonly ListedSupplier[]) => list.map(({ owner }) => owner);
  expect(owners(supplierList(rows, inGerman))).toEqual(['a', 'b']);
  expect(owners(supplierList(rows.toReversed(), inGerman))).toEqual(['a', 'b']);
});
