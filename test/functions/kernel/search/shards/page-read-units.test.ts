import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import { makeRows } from '#functions/kernel/make-rows.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { makeSearch } from '#functions/kernel/search/make-search.ts';
import { shardName } from '#functions/kernel/store/keys.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { isPublished, marketKey } from '#shared/offers/offer-groups.ts';
import { meterTable } from '#test/night/bench/table-meter.ts';
import { sized } from '#test/support/campaign.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { createTestTable, testServices } from '#test/support/local-services.ts';
import { offerOf } from '#test/support/offers.ts';
import { patientStore } from '#test/support/patient-world.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { storeNewest, storeShard } from '#test/support/store-rows.ts';
import { testId } from '#test/support/test-id.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const clock = { now: () => NOW };
const key = marketKey(testId('country'), testId('cattle'));
const question = {
  entityClass: 'offer',
  attributeFilter: {
    $and: [
      { field: 'country', comparison: 'eq' as const, value: testId('country') },
      { field: 'animalkind', comparison: 'eq' as const, value: testId('cattle') },
      {
        field: 'geoPosition',
        comparison: 'within' as const,
        value: { lat: 48.1, lon: 11.5, km: 200 },
      },
    ],
  },
  sorting: [{ field: 'geoPosition', direction: 'asc' as const }],
  pagination: { start: 0, limit: 50 },
};

/** What a page costs that nobody has read yet, in a process that has read the market before; and the same page again. */
async function costOfPage(offers: number) {
  const { config } = await testServices();
  const client = makeTableClient();
  const table = { client, table: await createTestTable(), clock };
  const files = makeS3Files({ bucket: config.BUCKET, pathStyle: config.S3_PATH_STYLE });
  const storage = { ...table, files };
  // Always the same offers: what a page of them costs is compared.
  const random = seededRandom(offers);
  const stored = Array.from({ length: offers }, () => ({
    ...entityOf('offer', offerOf({ geoPosition: { lat: 48 + random.next(), lon: 11.5 } })),
    id: random.uuid(),
  }));
  await storeShard(storage, shardName('offer', 'market', key), stored);
  const search = makeSearch({ ...table, files, entityClasses });
  const { items } = await search.hits({
    ...question,
    filter: question.attributeFilter,
    visible: isPublished(NOW),
    group: 'market',
    keys: [key],
  });
  const shown = new Set(items.map(({ id }) => id));
  await storeNewest(
    storage,
    stored.filter(({ id }) => shown.has(id)),
  );
  const store = patientStore({ ...table, entityClasses, newId: makeNewId(clock, randomBytes) });
  const rows = makeRows({ store, search, clock }, GUEST);
  const meter = meterTable(client);
  const page = await rows.search(question);
  const first = meter.take();
  await rows.search(question);
  return { returned: page.items.length, first, again: meter.take() };
}

const MANY = sized(20_000);
test(`a page of a market of ${MANY} offers reads no more than one of 200`, async () => {
  const small = await costOfPage(200);
  const large = await costOfPage(MANY);
  expect(small.returned).toBe(50);
  expect(large).toEqual(small);
  expect(small.again.readUnits).toBeLessThanOrEqual(1);
}, 120_000);
