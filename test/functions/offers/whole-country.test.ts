import { beforeAll, expect, test } from 'vitest';
import { entityImplementations } from '#functions/entities/handler.ts';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import type { Sorting } from '#functions/kernel/search/search.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { GeoPosition } from '#shared/kernel/geo-position.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { APPROVALS } from '#shared/offers/approval.ts';
import { AVAILABILITIES } from '#shared/offers/availability.ts';
import { isPublished, offerGroups } from '#shared/offers/offer-groups.ts';
import { SHARDS_A_SEARCH } from '#shared/search/limits.ts';
import { columns, offerQuestion } from '#test/functions/kernel/search/offer-questions.ts';
import {
  idOf,
  plainAggregate,
  plainMatches,
  plainSorted,
} from '#test/functions/kernel/search/plain-search.ts';
import { runSeed, sized } from '#test/support/campaign.ts';
import { createRows } from '#test/support/create-rows.ts';
import { offerOf } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld } from './offer-world.ts';

const { loadList } = entityImplementations;
const KINDS = 23;
const OFFERS = 150;
const PLACES = 60;
const QUERIES = sized(16);
const LONG_MS = 240_000;
const kinds = Array.from({ length: KINDS }, (_, index) => testId(`kind ${index}`));
const countries = [testId('country'), testId('elsewhere country')];
const admin = principal('ADM');
const authority = principal('AUT', { country: testId('country'), regions: [testId('region')] });

let stage: OfferWorld;
type Rows = ReturnType<typeof plainMatches>;
let rows: Rows;

beforeAll(async () => {
  stage = await makeOfferWorld();
  await stage.put('country', 'elsewhere country', stage.country('AT'));
  await createRows(
    stage.world,
    kinds.map((id, at) => ({
      id,
      entityclass: 'animalkind',
      data: { labels: [{ lang: 'en_GB', label: `${at}` }] },
    })),
  );
  const random = seededRandom(runSeed('offers of a whole country'));
  // Some lie at the same place; no two places are equally far from a third but for the last digits.
  const places = Array.from({ length: PLACES }, () =>
    GeoPosition.parse({ lat: 48 + 2 * random.next(), lon: 11 + random.next() }),
  );
  const made = Array.from({ length: OFFERS }, (_, index) => ({
    kind: 'create' as const,
    id: testId(`offer ${index}`),
    entityclass: 'offer',
    data: offerOf({
      country: random.pick(countries),
      animalkind: random.pick(kinds),
      owner: testId(`owner ${random.below(6)}`),
      amount: 1 + random.below(40),
      status: random.pick(AVAILABILITIES),
      autApproval: { status: random.pick(APPROVALS) },
      ownerActive: random.chance(0.8),
      geoPosition: random.pick(places),
    }),
  }));
  for (let index = 0; index < OFFERS; index += 15) {
    const changes = made.slice(index, index + 15);
    await stage.world.store.save({ changes, by: 'system', changeset: 'test' });
  }
  const stored = await stage.world.store.untyped.latestOf(made.map(({ id }) => id));
  rows = stored.map((entity) =>
    rowOf(
      { ...entity, data: made.find(({ id }) => id === entity.id)?.data ?? offerOf() },
      columns,
      offerGroups.market.derived,
    ),
  );
}, LONG_MS);

const leaf = (field: string, ...value: string[]): AttributeFilter => ({
  field,
  comparison: 'in',
  value,
});
const inCountry = leaf('country', testId('country'));
const visibleTo = (who: Principal) =>
  who === admin ? undefined : isPublished(new Date(stage.time.now));

/** Every page of the search, one after the other. */
async function allPages(who: Principal, filter: AttributeFilter | undefined, sorting: Sorting) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const pagination = { start: 0, limit: 60, cursor };
    const query = { entityClass: 'offer', attributeFilter: filter, sorting, pagination };
    const page = await stage.world.rowsFor(who).search(query);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

test.each([
  ['an administrator', admin, undefined],
  ['an administrator in a country', admin, inCountry],
  ['a visitor in a country', GUEST, inCountry],
])(
  '%s finds, sorts, counts and sums up the offers of all kinds as if they lay in one place',
  async (_, who, within) => {
    const random = seededRandom(runSeed('questions to a whole country'));
    const metrics = [
      { op: 'count', as: 'offers' },
      { op: 'sum', field: 'amount', as: 'animals' },
      { op: 'avg', field: 'amount', as: 'mean' },
    ] as const;
    let hits = 0;
    for (let n = 0; n < QUERIES; n++) {
      const question = offerQuestion(random, rows, new Map());
      const isPlain = n % 4 === 0;
      const sorting: Sorting = isPlain
        ? [{ field: 'amount', direction: 'desc' }]
        : question.sorting;
      const members = [...(within ? [within] : []), ...(isPlain ? [] : [question.filter])];
      const filter = members.length === 0 ? undefined : { $and: members };
      const matches = plainMatches(rows, [filter, visibleTo(who)], columns);
      const expected = plainSorted(matches, sorting, filter, columns).map(idOf);
      const note = JSON.stringify({ filter, sorting });
      expect(await allPages(who, filter, sorting), note).toEqual(expected);
      const query = { entityClass: 'offer', attributeFilter: filter };
      const asked = stage.world.rowsFor(who);
      expect(await asked.count(query), note).toBe(expected.length);
      const groupBy = ['animalkind', 'status'];
      const summed = await asked.aggregate({ ...query, groupBy, metrics });
      expect(new Set(summed.map((row) => JSON.stringify(row))), note).toEqual(
        new Set(plainAggregate(matches, { groupBy, metrics }).map((row) => JSON.stringify(row))),
      );
      hits += expected.length;
    }
    // Every fourth question has no filter of its own.
    expect(hits).toBeGreaterThan(QUERIES);
  },
  LONG_MS,
);

test('a cursor still leads on after an animal kind was added', async () => {
  const rowsOfAdmin = stage.world.rowsFor(admin);
  const query = { entityClass: 'offer', attributeFilter: inCountry, sorting: [] };
  const first = await rowsOfAdmin.search({ ...query, pagination: { start: 0, limit: 5 } });
  await stage.put('animalkind', 'new kind', { labels: [{ lang: 'en_GB', label: 'new' }] });
  const cursor = first.next ?? '';
  const second = await rowsOfAdmin.search({ ...query, pagination: { start: 0, limit: 5, cursor } });
  expect(second.items).toHaveLength(5);
  expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
});

test('an administrator lists the offers of one supplier in any state, others what is public', async () => {
  const filter = leaf('owner', testId('owner 1'));
  expect(await allPages(admin, filter, [])).toEqual(
    plainSorted(plainMatches(rows, [filter], columns), [], filter, columns).map(idOf),
  );
  expect(await allPages(authority, { $and: [filter, inCountry] }, [])).toEqual(
    plainSorted(
      plainMatches(rows, [filter, inCountry, visibleTo(authority)], columns),
      [],
      filter,
      columns,
    ).map(idOf),
  );
});

test('an authority of very many regions finds and counts what it decides about', async () => {
  const others = Array.from({ length: SHARDS_A_SEARCH }, (_, index) => testId(`region ${index}`));
  const central = principal('AUT', { regions: [testId('region'), ...others] });
  const filter = leaf('autApproval.status', 'pending');
  const expected = plainSorted(plainMatches(rows, [filter], columns), [], filter, columns);
  expect(await allPages(central, filter, [])).toEqual(expected.map(idOf));
  const query = { entityClass: 'offer', attributeFilter: filter };
  expect(await stage.world.rowsFor(central).count(query)).toBe(expected.length);
});

test('an administrator loads all offers and all uploads as lists', async () => {
  const list = (type: string) =>
    loadList(parseInput(entityEndpoints.loadList.input, { type }), stage.as(admin));
  expect((await list('offer')).items).toHaveLength(OFFERS);
  await stage.put('upload', 'file', { name: 'file', category: 'offer', owner: testId('owner 1') });
  expect((await list('upload')).items.map(({ id }) => id)).toEqual([testId('file')]);
});

test('kinds may be named as alternatives, all that there are', async () => {
  const either = (count: number): AttributeFilter => ({
    $and: [inCountry, { $or: kinds.slice(0, count).map((kind) => leaf('animalkind', kind)) }],
  });
  const expected = plainMatches(rows, [either(3), visibleTo(GUEST)], columns).map(idOf);
  expect((await allPages(GUEST, either(3), [])).toSorted()).toEqual(expected.toSorted());
  const count = (who: Principal, attributeFilter: AttributeFilter) =>
    stage.world.rowsFor(who).count({ entityClass: 'offer', attributeFilter });
  expect(await count(GUEST, either(KINDS))).toBe(
    plainMatches(rows, [inCountry, visibleTo(GUEST)], columns).length,
  );
});

test.each([
  ['a visitor', GUEST, leaf('country', ...countries)],
  ['a supplier', principal('SUP'), leaf('owner', testId('owner 1'))],
  ['an authority', authority, leaf('status', 'available')],
])('%s names one country, or kinds and countries', async (_, who, attributeFilter) => {
  const counting = stage.world.rowsFor(who).count({ entityClass: 'offer', attributeFilter });
  await expect(counting).rejects.toMatchObject({ error: { code: 'search.shardNotNamed' } });
});
