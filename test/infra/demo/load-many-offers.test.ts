import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import { makeRows } from '#functions/kernel/make-rows.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { makeSearch } from '#functions/kernel/search/make-search.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { makeUlids } from '#functions/kernel/store/ulid.ts';
import { buildCountries, countryId } from '#infra/demo/countries/build-countries.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { demoId } from '#infra/demo/demo-entity.ts';
import { loadManyOffers } from '#infra/demo/offers/load-many-offers.ts';
import { suppliedOffer, supplyOffers } from '#infra/demo/offers/many-offers.ts';
import { manyOffersBasis } from '#infra/demo/offers/many-offers-basis.ts';
import { SPECIES } from '#infra/demo/species/species-table.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { isPublished, offerGroups } from '#shared/offers/offer-groups.ts';
import { createTestTable, testServices } from '#test/support/local-services.ts';
import { patientStore } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const COUNT = 150;
const clock = { now: () => NOW };
const basis = manyOffersBasis(NOW);
const supplied = supplyOffers(COUNT);
const offers = supplied.flatMap((supplied) =>
  Array.from({ length: supplied.count }, (_, index) => suppliedOffer(supplied, index, basis)),
);

async function emptyTable() {
  const { config } = await testServices();
  const files = makeS3Files({ bucket: config.BUCKET, pathStyle: true });
  const table = { client: makeTableClient(), table: await createTestTable(), clock };
  const newId = makeNewId(clock, randomBytes);
  const store = patientStore({ ...table, entityClasses, newId });
  const loading = { ...table, files, store, newGen: makeUlids(clock, randomBytes) };
  /** As a process that has read nothing yet. */
  const rowsOf = (who: Parameters<typeof makeRows>[1]) =>
    makeRows({ store, clock, search: makeSearch({ ...table, files, entityClasses }) }, who);
  return { store, loading, rowsOf };
}
type Table = Awaited<ReturnType<typeof emptyTable>>;

const isEqual = (field: string, value: string) => ({ field, comparison: 'eq', value }) as const;
const isIn = (field: string, value: string[]) => ({ field, comparison: 'in', value }) as const;

/** A search reads few shards: one kind in all countries. */
const markets = SPECIES.map(({ key }) => ({
  entityClass: 'offer',
  attributeFilter: {
    $and: [
      isIn('country', COUNTRIES.map(countryId)),
      isEqual('animalkind', demoId(`animalkind.${key}`)),
    ],
  },
}));

async function publishedIds({ rowsOf }: Table): Promise<string[]> {
  const rows = rowsOf(GUEST);
  const page = { sorting: [], pagination: { start: 0, limit: 200 } };
  const ids: string[] = [];
  for (const query of markets) {
    const { items } = await rows.search({ ...query, ...page });
    ids.push(...items.map(({ id }) => id));
  }
  return ids.sort();
}

const { columns, derived } = offerGroups.market;
const published = offers
  .filter((offer) => matchesFilter(rowOf(offer, columns, derived), isPublished(NOW), columns))
  .map(({ id }) => id)
  .sort();

describe('more offers than the demo data has', () => {
  test('are as many as asked for, over all countries, each with its own id', () => {
    expect(offers).toHaveLength(COUNT);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(COUNT);
    const countries = new Set(offers.map(({ data }) => data.country));
    expect(countries).toEqual(new Set(COUNTRIES.map(countryId)));
    expect(published.length).toBeGreaterThan(COUNT / 2);
  });

  test('are the same in every run, the first of more too', () => {
    expect(supplyOffers(COUNT)).toEqual(supplied);
    const [first] = supplyOffers(10 * COUNT);
    expect(first?.supplier).toEqual(supplied[0]?.supplier);
    expect(first && suppliedOffer(first, 0, basis)).toEqual(offers[0]);
  });
});

describe('loaded', () => {
  let table: Table;
  beforeAll(async () => {
    table = await emptyTable();
    const changes = buildCountries().map(
      ({ id, entityclass, data }) => ({ kind: 'create', id, entityclass, data }) as const,
    );
    await table.store.save({ changes, by: 'system', changeset: 'test' });
    await loadManyOffers(table.loading, COUNT, basis);
  });

  test('they are found where they are published, and can be opened', async () => {
    expect(await publishedIds(table)).toEqual(published);
    const [id = ''] = published;
    expect((await table.rowsOf(GUEST).get(id)).entity.data).toMatchObject({
      owner: offers.find((offer) => offer.id === id)?.data.owner,
    });
  });

  test('their supplier finds all of its own, and everybody its contact', async () => {
    const [first] = supplied;
    const owner = first?.supplier.id ?? '';
    const who = principal('SUP', { account: owner });
    const own = { entityClass: 'offer', attributeFilter: isEqual('owner', owner) };
    expect(await table.rowsOf(who).count(own)).toBe(first?.count);
    const { items } = await table.rowsOf(GUEST).ids([owner]);
    expect(items[0]?.data.userData).toMatchObject({ supData: [{}] });
  });

  test('a second time nothing changes, and what has been saved since stays', async () => {
    const [id = ''] = published;
    const before = await table.store.untyped.latest(id, { fresh: true });
    if (!before) throw new Error('not stored');
    const data = { ...before.data, status: 'archived' };
    const changes = [{ kind: 'update', before, data } as const];
    await table.store.save({ changes, by: 'system', changeset: 'test' });
    await loadManyOffers(table.loading, COUNT, basis);
    expect(await table.store.untyped.latest(id, { fresh: true })).toMatchObject({ rev: 2, data });
    expect(await publishedIds(table)).toEqual(published.slice(1));
  });

  test('more may follow', async () => {
    const before = new Set(await publishedIds(table));
    await loadManyOffers(table.loading, 2 * COUNT, basis);
    const after = await publishedIds(table);
    expect(after.length).toBeGreaterThan(before.size);
    expect(after.filter((id) => before.has(id))).toHaveLength(before.size);
    expect(new Set(after).size).toBe(after.length);
  });
});

test('a loading that was broken off is completed by the next', async () => {
  const table = await emptyTable();
  let writes = 0;
  const files = table.loading.files;
  const { client } = table.loading;
  const failing = {
    ...table.loading,
    files,
    client: Object.assign(Object.create(client), {
      send: (command: never) => {
        writes += 1;
        return writes > 60 ? Promise.reject(new Error('power cut')) : client.send(command);
      },
    }),
  };
  await expect(loadManyOffers(failing, COUNT, basis)).rejects.toThrow('power cut');
  await loadManyOffers(table.loading, COUNT, basis);
  expect(await publishedIds(table)).toEqual(published);
});
