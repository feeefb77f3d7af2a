import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import { makeRows } from '#functions/kernel/make-rows.ts';
import { makeSearch } from '#functions/kernel/search/make-search.ts';
import { shardName } from '#functions/kernel/store/keys.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { meterTable } from '#test/night/bench/table-meter.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientStore } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { storeNewest, storeShard } from '#test/support/store-rows.ts';

const WAITING = 20;
const shard = shardName('request-process', 'party', PARTIES.ins);

const requestOf = (name: string, more: Partial<RequestProcess>): Entity<RequestProcess> =>
  entityOf('request-process', processOf(more), name);
const waiting = Array.from({ length: WAITING }, (_, index) =>
  requestOf(`waits ${index}`, { hid: `DE-2026-9${String(index).padStart(5, '0')}` }),
);
const closedOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    requestOf(`closed ${index}`, {
      hid: `DE-2025-${String(index).padStart(6, '0')}`,
      status: 'closed',
      turn: undefined,
    }),
  );

/** What the list asks when it opens: the first page of what waits for the account, and how many that are. */
const attributeFilter: AttributeFilter = {
  $and: [
    { field: 'turn', comparison: 'eq', value: PARTIES.ins },
    { field: 'status', comparison: 'in', value: ['open', 'accepted'] },
  ],
};
const asked = { entityClass: 'request-process', attributeFilter };
const list = {
  ...asked,
  sorting: [{ field: 'stepSince', direction: 'asc' as const }],
  pagination: { start: 0, limit: 50 },
};

/** The list of a control body with so many closed requests, asked twice: what each time is read. */
async function costWith(closed: number) {
  const { table, bucket } = await testServices();
  const client = makeTableClient();
  const clock = { now: () => new Date('2026-03-02T08:00:00.000Z') };
  const files = makeS3Files({ bucket, pathStyle: true });
  const parts = { client, table, files, clock, entityClasses, newId: randomUUID };
  await storeShard(parts, shard, [...closedOf(closed), ...waiting]);
  await storeNewest(parts, waiting);
  const rows = makeRows(
    { store: patientStore(parts), search: makeSearch(parts), clock },
    principal('INS', { account: PARTIES.ins }),
  );
  const meter = meterTable(client);
  const ask = async () => {
    const { items } = await rows.search(list);
    const count = await rows.count(asked);
    return { shown: items.length, count, ...meter.take() };
  };
  return { cold: await ask(), warm: await ask() };
}

test('what waits for an office costs the same with 200 closed requests and with 5,000', async () => {
  const few = await costWith(200);
  const many = await costWith(5000);
  console.log('read units, list and count:', JSON.stringify({ few, many }));
  for (const { cold, warm } of [few, many]) {
    for (const call of [cold, warm]) expect([call.shown, call.count]).toEqual([WAITING, WAITING]);
  }
  expect(many.warm).toEqual(few.warm);
  expect(many.warm.readUnits).toBeLessThanOrEqual(2);
  // A process that has just begun reads the packed columns of the shard once: a unit for every 200 requests.
  expect(many.cold.readUnits - few.cold.readUnits).toBeLessThanOrEqual((5000 - 200) / 200);
});
