import { describe, expect, test } from 'vitest';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { readGroupFor, visibleEntity } from '#shared/kernel/row-rights.ts';
import { WEEKLY_ROWS } from '#shared/offers/limits.ts';
import { Offer, OfferDraft } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { SHARDS_A_SEARCH } from '#shared/search/limits.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { offerDraft, offerOf } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const owner = principal('SUP', { account: testId('supplier') });
const stranger = principal('SUP');
const authority = principal('AUT', { regions: [testId('region')] });
const otherAuthority = principal('AUT', { regions: [testId('elsewhere')] });

describe('an offer', () => {
  test('is valid as stored and as sent', () => {
    expect(Offer.parse(offerOf())).toEqual(offerOf());
    expect(OfferDraft.parse(offerDraft())).toEqual(offerDraft());
  });

  const week = { calendarWeek: '2026-W10', ...weekDays('2026-W10'), available: 5 };
  test.each<[string, object]>([
    ['an amount of 0', { amount: 0 }],
    ['half an animal', { amount: 1.5 }],
    ['an unknown state', { status: 'sold' }],
    ['a day that the calendar lacks', { availableFrom: '2026-02-30' }],
    ['a day of no year to come', { availableFrom: '2262-03-01' }],
    ['a week that the year lacks', { statusWeekly: [{ ...week, calendarWeek: '2025-W53' }] }],
    ['too many weeks', { statusWeekly: Array.from({ length: WEEKLY_ROWS + 1 }, () => week) }],
    ['a field that the product fills in', { region: testId('region') }],
    ['an unknown field', { price: 900 }],
    ['a name for an id', { animalkind: 'cattle' }],
  ])('refuses %s', (_, wrong) => {
    expect(OfferDraft.safeParse({ ...offerDraft(), ...wrong }).success).toBe(false);
  });
});

describe('who reads an offer', () => {
  const readers: Record<string, Principal> = {
    owner,
    stranger,
    authority,
    otherAuthority,
    guest: GUEST,
    admin: principal('ADM'),
  };
  test.each<[string, Partial<Offer>, string[]]>([
    ['published', {}, ['owner', 'stranger', 'authority', 'otherAuthority', 'guest', 'admin']],
    ['archived', { status: 'archived' }, ['owner', 'authority', 'admin']],
    ['of an owner who may not publish', { ownerActive: false }, ['owner', 'authority', 'admin']],
    ['of lapsed activity', { activityUntil: NOW.toISOString() }, ['owner', 'authority', 'admin']],
    ['pending', { autApproval: { status: 'pending' } }, ['owner', 'authority', 'admin']],
    ['rejected', { autApproval: { status: 'rejected' } }, ['owner', 'authority', 'admin']],
  ])('%s: %j', (_, more, expected) => {
    const offer = entityOf('offer', offerOf(more));
    const entries = Object.entries(readers).filter(([, who]) =>
      readGroupFor(offerClass, who, offer, circumstancesAt(NOW)),
    );
    expect(entries.map(([name]) => name)).toEqual(expected);
  });

  test('only the owner, the authority and administrators see when it was online', () => {
    const offer = entityOf('offer', offerOf({ history: [{ begin: '2026-01-01T00:00:00.000Z' }] }));
    const sees = (who: Principal) => {
      const group = readGroupFor(offerClass, who, offer, circumstancesAt(NOW));
      return (
        group !== undefined &&
        'history' in visibleEntity(group, who, offer, circumstancesAt(NOW)).data
      );
    };
    const names = Object.entries(readers).filter(([, who]) => sees(who));
    expect(names.map(([name]) => name)).toEqual(['owner', 'authority', 'admin']);
  });
});

describe('who writes an offer', () => {
  const writers = { owner, stranger, farmer: principal('AGR', { account: owner.account }) };
  test.each(Object.entries(writers))('%s', (name, who) => {
    const { create, update, remove } = offerClass.write;
    const offer = offerOf();
    const allowed = [
      create(who, offer),
      update(who, offer, offer),
      update(who, offer, { ...offer, owner: testId('account SUP') }),
      remove(who, offer),
    ];
    const may = name === 'owner';
    expect(allowed).toEqual([may, may, false, may]);
  });
});

test.each([
  ['name', 200],
  ['citycode', 12],
  ['city', 200],
])('the %s of its place has %i letters at most', (field, most) => {
  const isValid = (letters: number) =>
    Offer.safeParse(offerOf({ place: { [field]: 'x'.repeat(letters) } })).success;
  expect([isValid(1), isValid(most), isValid(most + 1)]).toEqual([true, true, false]);
});

describe('searching offers by their owner', () => {
  const owners = (count: number) => Array.from({ length: count }, (_, index) => testId(`${index}`));
  const own = owner.account ?? '';
  test.each<[what: string, who: Principal, named: string[] | undefined, isSearched: boolean]>([
    ['a supplier, itself', owner, [own], true],
    ['a supplier, itself and another', owner, [own, testId('other')], false],
    ['a supplier, another', owner, [testId('other')], false],
    ['a supplier, nobody', owner, undefined, false],
    ['a visitor, somebody', GUEST, [own], false],
    ['an administrator, a few', principal('ADM'), owners(SHARDS_A_SEARCH), true],
    ['an administrator, many', principal('ADM'), owners(SHARDS_A_SEARCH + 1), false],
  ])('%s', (_, who, named, isSearched) => {
    const chosen = offerGroups.owner.choose(who, () => named);
    expect(chosen).toEqual(isSearched ? named : undefined);
  });
});
