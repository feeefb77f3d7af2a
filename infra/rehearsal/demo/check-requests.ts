import { isDeepStrictEqual } from 'node:util';
import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStatus } from '#shared/requests/entities/status.ts';
import { leaveOut } from './demo-entry.ts';
import { each } from './in-order.ts';
import type { Ledger } from './ledger.ts';

/** The facts of the moment of entering: instants, numbers, the result of the search, and its proof. */
const OF_ITS_TIME = [
  ...['hid', 'created', 'sentOn', 'decidedOn', 'stepSince', 'stepClosesOn', 'stepEscalatesOn'],
  'stepRemindsOn',
  ...['filledSteps.on', 'events.on', 'inProcess.since', 'permissionEnd.on', 'searchProof'],
  ...['searchedOn', 'until', 'found', 'foundWithoutConditions', 'offers', 'whenSent', 'townKm'].map(
    (field) => `searchFilter.${field}` as const,
  ),
] as const;

/**
 * Reads every demo request as its creator, and counts the requests by status.
 * @throws Error that names the first field in which a request differs from its demo entity
 */
export async function checkRequests(
  ledger: Ledger,
  requests: readonly DemoEntity[],
): Promise<ReadonlyMap<RequestStatus, number>> {
  const counts = new Map<RequestStatus, number>();
  await each(requests, async ({ id, data }) => {
    const wanted = RequestProcess.parse(ledger.inNewIds(data));
    const input = { id: ledger.made.get(id)?.id };
    const read = Entity.parse(await ledger.ask(entityEndpoints.get, wanted.creator, input));
    const found = RequestProcess.parse(read.data);
    const other = differenceOf(found, wanted);
    if (other !== undefined) throw new Error(`The request ${read.id}: ${other}`);
    counts.set(found.status, (counts.get(found.status) ?? 0) + 1);
  });
  return counts;
}

/** Returns the first field in which a request differs, with both values. */
export function differenceOf(found: RequestProcess, wanted: RequestProcess): string | undefined {
  const [here, there] = [found, wanted].map(
    (request) => new Map(Object.entries(courseOf(request))),
  );
  const fields = new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])]);
  for (const field of fields) {
    const [is, should] = [here?.get(field), there?.get(field)];
    if (isDeepStrictEqual(is, should)) continue;
    return `${field} is ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`;
  }
  return undefined;
}

const courseOf = (process: RequestProcess): object =>
  JSON.parse(JSON.stringify(leaveOut(process, OF_ITS_TIME)));
