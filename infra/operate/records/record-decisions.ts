import { randomBytes } from 'node:crypto';
import type { Clock } from '#functions/kernel/ports/clock.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { scanHeads } from '#functions/kernel/search/compaction/scan-heads.ts';
import { eachPage } from '#functions/kernel/store/each-page.ts';
import type { Key } from '#functions/kernel/store/keys.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { type Recorded, recordMissingDecision } from '#functions/requests/public.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';

/**
 * Records the decision of each granted request without a record, page by page of the table, and prints the counts. It
 * may run again after it was broken off: existing records stay.
 */
export async function recordDecisions({
  client,
  table,
  clock,
  say,
}: Table & { readonly clock: Clock; readonly say: (line: string) => void }): Promise<void> {
  const newId = makeNewId(clock, randomBytes);
  const store = makeEntityStore({ client, table, entityClasses, clock, newId });
  const counts: Record<Recorded, number> = { recorded: 0, there: 0, notGranted: 0 };
  const pages = eachPage((after: Key | undefined) =>
    scanHeads({ client, table }, { after, entityClass: requestProcessClass.name }),
  );
  for await (const { heads } of pages) {
    for (const { entity, deleted } of heads) {
      const { id, rev } = entity;
      // The revision before a deletion still holds the request.
      counts[await recordMissingDecision({ store, newId }, { id, rev: deleted ? rev - 1 : rev })] +=
        1;
    }
  }
  const { recorded, there, notGranted } = counts;
  say(`${recorded} decisions recorded, ${there} were there already; ${notGranted} other requests.`);
}
