import { expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { shownGroups } from '#web/features/offers/list/held-offers.ts';
import type { OfferStanding } from '#web/features/offers/list/offer-standing.ts';
import { offerEntity } from '../offer-server.ts';

const pages = (standing: OfferStanding, names: readonly string[], total = names.length) => ({
  standing,
  total,
  more: undefined,
  isLoadingMore: false,
  offers: names.map((name) => offerEntity(name)),
});
const order = ['a', 'b', 'c', 'd'].map((name) => testId(name));
const orderOf = (id: string) => order.indexOf(id);
const shown = (groups: ReturnType<typeof shownGroups>) =>
  groups.map(({ pages: { standing }, offers, total }) => [
    standing,
    offers.map(({ id, rev }) => `${'abcd'[orderOf(id)]}${rev}`).join(' '),
    total,
  ]);
const held = (name: string, standing: OfferStanding) =>
  new Map([[testId(name), { offer: offerEntity(name), standing }]]);

test('groups without offers are left out', () => {
  const groups = [pages('rejected', []), pages('online', ['a', 'b']), pages('paused', ['c'])];
  expect(shown(shownGroups(groups, { held: new Map(), newest: [] }, orderOf))).toEqual([
    ['online', 'a1 b1', 2],
    ['paused', 'c1', 1],
  ]);
});

test('an offer that was just changed stays in the group and at the place where it was', () => {
  const after = [pages('online', ['a', 'c']), pages('paused', ['b', 'd'])];
  const newest = [{ ...offerEntity('b'), rev: 2 }];
  expect(shown(shownGroups(after, { held: held('b', 'online'), newest }, orderOf))).toEqual([
    ['online', 'a1 b2 c1', 3],
    ['paused', 'd1', 1],
  ]);
});

test('and when no group of the present filters holds it any more', () => {
  const after = [pages('online', ['a'])];
  expect(shown(shownGroups(after, { held: held('b', 'paused'), newest: [] }, orderOf))).toEqual([
    ['online', 'a1', 1],
  ]);
  const both = [pages('online', ['a']), pages('paused', [])];
  expect(shown(shownGroups(both, { held: held('b', 'paused'), newest: [] }, orderOf))).toEqual([
    ['online', 'a1', 1],
    ['paused', 'b1', 1],
  ]);
});

test('a row saved in its own group does not jump, and counts stay those of the server', () => {
  const after = [pages('online', ['c', 'a', 'b'], 120)];
  expect(shown(shownGroups(after, { held: held('c', 'online'), newest: [] }, orderOf))).toEqual([
    ['online', 'a1 b1 c1', 120],
  ]);
});
