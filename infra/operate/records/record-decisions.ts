import { randomBytes } from 'node:crypto';
import type { Clock } from '#functions/kernel/ports/clock.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { scanHeads } from '#functions/kernel/search/compaction/scan-heads.ts';
import { eachPage } from '#functions/kernel/store/each-page.ts';
import type { Key } from '#functions/kernel/store/keys.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { type Recorded, recordMissingDecision } from '#functions/requests/public.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';

/**
 * Records the decision of each granted request without a record, page by page of the table, and prints the counts. It
 * may run again after it was broken off: existing records stay. A request that cannot be recorded is named, and holds
 * up no other one.
 * @throws StartupError at the end, when there was such a request
 */
export async function recordDecisions({
  client,
  table,
  clock,
  say,
}: Table & { readonly clock: Clock; readonly say: (line: string) => void }): Promise<void> {
  const newId = makeNewId(clock, randomBytes);
  const store = makeEntityStore({ client, table, entityClasses, clock, newId });
  const counts = { recorded: 0, there: 0, notGranted: 0, failed: 0 };
  const record = (request: PinnedRef): Promise<Recorded | 'failed'> =>
    recordMissingDecision({ store, newId }, request).catch((error: unknown) => {
      say(`Not recorded: ${request.id}: ${error instanceof Error ? error.message : error}`);
      return 'failed';
    });
  const pages = eachPage((after: Key | undefined) =>
    scanHeads({ client, table }, { after, entityClass: requestProcessClass.name }),
  );
  for await (const { heads } of pages) {
    for (const { entity, deleted } of heads) {
      const { id, rev } = entity;
      // The revision before a deletion still holds the request.
      counts[await record({ id, rev: deleted ? rev - 1 : rev })] += 1;
    }
  }
  const { recorded, there, notGranted, failed } = counts;
  say(`${recorded} decisions recorded, ${there} were there already; ${notGranted} other requests.`);
  if (failed > 0) {
    throw new StartupError(
      `Requests that could not be recorded: ${failed}. Mend what the lines above name, and run it again.`,
    );
  }
}
