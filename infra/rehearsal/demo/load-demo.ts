import type { World } from '#functions/kernel/context.ts';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { decisionRecordClass } from '#shared/requests/entities/decision-record-class.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#shared/requests/entities/status.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import type { DeployedApi } from '../deployed-api.ts';
import { asIfToday } from './as-if-today.ts';
import { changeEntity } from './change-entity.ts';
import { checkRequests } from './check-requests.ts';
import { closeAccount, isClosed } from './enter-accounts.ts';
import { enterEntities } from './enter-entities.ts';
import { enterRequests } from './enter-requests.ts';
import { each } from './in-order.ts';
import { makeLedger } from './ledger.ts';
import { hasLapsed, letStepLapse } from './let-step-lapse.ts';
import { makeEntry } from './offer-entry.ts';

type Parts = {
  readonly api: DeployedApi;
  readonly world: Pick<World, 'store' | 'tokens' | 'clock'>;
  /** Runs the timer of a domain at once. */
  readonly runTimer: (domain: string) => Promise<void>;
};

export type LoadedDemo = {
  /** The number of entities of each class. */
  readonly entities: ReadonlyMap<string, number>;
  /** The number of requests in each status. */
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
