import { isDeepStrictEqual } from 'node:util';
import type { World } from '#functions/kernel/context.ts';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { moveInstantsBack } from '#infra/local/time/move-instants-back.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { decisionRecordClass } from '#shared/requests/entities/decision-record-class.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#shared/requests/entities/status.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import type { DeployedApi } from '../deployed-api.ts';
import { asIfToday } from './as-if-today.ts';
import { changeEntity } from './change-entity.ts';
import { leaveOut } from './demo-entry.ts';
import { closeAccount, isClosed } from './enter-accounts.ts';
import { enterEntities } from './enter-entities.ts';
import type { Entering } from './enter-entity.ts';
import { enterRequests } from './enter-requests.ts';
import { each } from './in-order.ts';
import { type Ledger, makeLedger } from './ledger.ts';
import { makeEntry } from './offer-entry.ts';

/** The facts of the moment of entering: instants, numbers, the result of the search, and its proof. */
const OF_ITS_TIME = [
  ...['hid', 'created', 'sentOn', 'decidedOn', 'stepSince', 'stepClosesOn', 'stepEscalatesOn'],
  'stepRemindsOn',
  ...['filledSteps.on', 'events.on', 'inProcess.since', 'permissionEnd.on', 'searchProof'],
  ...['searchedOn', 'until', 'found', 'foundWithoutConditions', 'offers', 'whenSent', 'townKm'].map(
    (field) => `searchFilter.${field}` as const,
  ),
] as const;

type Parts = {
  readonly api: DeployedApi;
  readonly world: Pick<World, 'store' | 'tokens' | 'clock'>;
  /** Runs the timer of a domain at once. */
  readonly runTimer: (domain: string) => Promise<void>;
};

export type LoadedDemo = {
  readonly entities: ReadonlyMap<string, number>;
  readonly requests: ReadonlyMap<RequestStatus, number>;
};

/**
 * Enters the demo data through the deployed API, in the order of its references and by the account that each call is
 * due from: shared entities by an administrator, offers and uploads by their owners, decisions by authorities,
 * requests by their parties; then the later changes. Closed entities are closed at the end: unfilled steps by the
 * timer, accounts by an administrator.
 * @throws Error with the first refusal, or the first request that differs from the demo data
 */
export async function loadDemo({ api, world, runTimer }: Parts): Promise<LoadedDemo> {
  const now = world.clock.now();
  // A decision brings its record.
  const demo = buildDemoData(now).filter(
    ({ entityclass }) => entityclass !== decisionRecordClass.name,
  );
  const requests = demo.filter(isRequest).map((request) => ({
    ...request,
    data: asIfToday(RequestProcess.parse(request.data), now),
  }));
  const ledger = makeLedger({ api, world });
  const entering = { ledger, world, entryOf: makeEntry(demo, now) };
  const others = demo.filter((entity) => !isRequest(entity));
  await enterEntities(entering, others);
  await enterRequests(ledger, requests);
  await each(others, (entity) => changeEntity(entering, entity));
  await each(requests.filter(hasLapsed), (request) => letStepLapse(entering, request));
  await runTimer('requests');
  await each(demo.filter(isClosed), (account) => closeAccount(ledger, account));
  const byClass = Map.groupBy(demo, ({ entityclass }) => entityclass);
  return {
    entities: new Map([...byClass].map(([name, { length }]) => [name, length])),
    requests: await checkRequests(ledger, requests),
  };
}

const isRequest = ({ entityclass }: DemoEntity) => entityclass === requestProcessClass.name;

/** Returns the counts in a line. */
export function tellDemo({ entities, requests }: LoadedDemo): string {
  const sum = [...entities.values()].reduce((all, count) => all + count, 0);
  const countOf = (name: string) => entities.get(name) ?? 0;
  const standing = REQUEST_STATUSES.map((status) => `${requests.get(status) ?? 0} ${status}`);
  const parts = [
    `${countOf(accountClass.name)} accounts`,
    `${countOf(offerClass.name)} offers`,
    `${countOf(requestProcessClass.name)} requests (${standing.join(', ')})`,
  ];
  return `${sum} entities by the API, among them ${parts.join(', ')}`;
}

/** Tells whether nobody filled a step of this request in its time. */
const hasLapsed = ({ data }: DemoEntity): boolean =>
  RequestProcess.parse(data).events.some(({ event }) => event === 'escalate' || event === 'passOn');

/** Makes a request so much older that the time of its step is over, and the office above is to be told. */
async function letStepLapse(
  { ledger, world: { store, clock } }: Pick<Entering, 'ledger' | 'world'>,
  { id }: DemoEntity,
): Promise<void> {
  const before = await store.untyped.latest(ledger.made.get(id)?.id ?? '', { fresh: true });
  const { stepClosesOn, stepEscalatesOn = stepClosesOn } = RequestProcess.parse(before?.data);
  if (before === undefined || stepEscalatesOn === undefined) {
    throw new Error(`No step of the request ${id} has a time.`);
  }
  const left = Date.parse(stepEscalatesOn) - clock.now().getTime();
  const changes = [{ kind: 'update', before, data: moveInstantsBack(before.data, left) } as const];
  await store.save({ changes, by: 'system', changeset: 'days let pass' });
}

/**
 * Reads every demo request as its creator, and counts the requests by status.
 * @throws Error that names the first field in which a request differs from its demo entity
 */
async function checkRequests(
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
