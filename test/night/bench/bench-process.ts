import { randomBytes } from 'node:crypto';
import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import { makeRows } from '#functions/kernel/make-rows.ts';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { makeSearch } from '#functions/kernel/search/make-search.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { BENCH_BUCKET, BENCH_TABLE } from './bench-services.ts';
import { meterTable } from './table-meter.ts';

/** Everything as in one process of the product that serves a visitor; nothing is warm, the table is metered. */
export function newBenchProcess() {
  const client = makeTableClient();
  const clock = systemClock;
  const table = { client, table: BENCH_TABLE, clock, entityClasses };
  const parts = {
    ...table,
    store: makeEntityStore({ ...table, newId: makeNewId(clock, randomBytes) }),
    files: makeS3Files({ bucket: BENCH_BUCKET, pathStyle: true }),
  };
  const search = makeSearch(parts);
  const rows = makeRows({ ...parts, search }, GUEST);
  return { parts, search, rows, meter: meterTable(client) };
}
