import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { QUEUE_NAMES } from '#functions/kernel/ports/queues.ts';
import { requestCompaction } from '#functions/kernel/search/shards/compaction-request.ts';
import { SETTINGS_SECONDS } from '#functions/kernel/settings/read-settings.ts';
import { encodeOutbox } from '#functions/kernel/store/outbox.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { apiFunctions } from '#infra/deploy/function-needs.ts';
import { schedules } from '#infra/deploy/schedules.ts';
import { listen } from '#infra/local/listen.ts';
import { Country } from '#shared/countries/country.ts';
import { LOG_CALLS } from '#shared/diagnostics/limits.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ACCESS_LOG, alarmsOf } from '#test/support/alarm-state.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { localServices } from '#test/support/local-services.ts';
import { slowClock } from '#test/support/slow-clock.ts';
import { countryRow, stacksOf, stageRow, templateOf } from '#test/support/stage-templates.ts';
import { testId } from '#test/support/test-id.ts';
import {
  outboxBody,
  startWatchedProduct,
  type WatchedProduct,
} from '#test/support/watched-product.ts';

/** Alarms of metrics that only AWS counts, and what stands for their fault elsewhere. */
const COUNTED_BY_AWS: Readonly<Record<string, string>> = {
  BackupMissing: 'AWS Backup counts its jobs; without them nothing is counted.',
  BackupFilesFailed: 'S3 counts the copies of files that fail.',
  Bounces: 'SES computes the rate of the account from what other servers answered.',
  Complaints: 'SES computes the rate of the account from what readers reported.',
  FunctionsThrottled: 'Lambda refuses to start a function before any code of it runs.',
  TableThrottled: 'DynamoDB counts it; what the product does then: faulty-services.test.ts.',
  DE: 'CloudFront counts it; a failure of the API is FailedCalls too.',
  portal: 'As DE.',
  DECertificate: 'ACM counts the days.',
  portalCertificate: 'ACM counts the days.',
};

const domains = Object.keys(apiFunctions);
const timers = schedules.map(({ domain }) => domain);

/** Fault → the alarms that it must make ring. Each is injected by the test of its name. */
const RUNG_BY = {
  'the secret of all functions is broken': [
    'FailedCalls',
    ...domains.map((domain) => `${domain}Errors`),
  ],
  'messages that nobody understands': QUEUE_NAMES.flatMap((queue) => [
    `${queue}workerErrors`,
    `${queue}QueueDeadLettersGivenUp`,
  ]),
  'workers that hang': QUEUE_NAMES.map((queue) => `${queue}QueueLate`),
  'SQS takes no messages': [
    'kernelstreamworkerErrors',
    'kernelstreamworkerLate',
    'StreamFailuresGivenUp',
    'WatchOutboxStill',
  ],
  'a message for a queue that nobody knows': ['WatchOutboxUnread'],
  'timers that are not called': timers.map((domain) => `${domain}scheduleSilent`),
  'timers that fail': timers.map((domain) => `${domain}scheduleErrors`),
  'timers that never get through': [
    'WatchRequestsLeft',
    'WatchCertificationsLeft',
    'WatchOffersLeft',
  ],
  'a shard that cannot be folded': ['WatchShardsNotCompacted'],
  'the extension does not answer': ['SettingsNotRead'],
  'the switch cannot be read': ['SwitchNotRead'],
  'mails of the sign-in pages cannot be written': ['mailtriggerErrors'],
  'counters cannot be written': ['LimitsNotCounted'],
  'the distributions say an old secret': ['CallsRefused', 'DEUnreachable', 'portalUnreachable'],
  'API Gateway turns calls away': ['CallsTurnedAway'],
  'the table answers slowly': ['SlowCalls'],
  'pages break': ['PagesFail'],
  'the quota of SES is reached': ['WatchMailsWait', 'WatchMailQuota'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type FaultName = keyof typeof RUNG_BY;

let alarms: ReturnType<typeof alarmsOf>;
let product: WatchedProduct;
let register: Awaited<ReturnType<typeof startRegister>>;
beforeAll(async () => {
  const backup = {
    vault: 'arn:aws:backup:eu-west-1:222233334444:backup-vault:livestock',
    files: 'livestock-copies-222233334444',
  };
  const stacks = stacksOf([countryRow('DE')], stageRow({ account: '111122223333', backup }));
  const { data, identity, api, jobs, edgeAlarms, monitoring } = stacks;
  alarms = alarmsOf(
    [data, identity, api, jobs, edgeAlarms, monitoring].map(templateOf),
    'livestock-production-',
  );
  product = await startWatchedProduct();
  register = await startRegister();
  const { store } = await currentWorld();
  for (const { id, entityclass, data } of [country, farmer]) {
    const changes = [{ kind: 'create', id, entityclass, data }] as const;
    await store.save({ changes, by: 'system', changeset: 'test' });
  }
}, 300_000);
afterAll(async () => {
  await product.stop();
  await register.close();
});
afterEach(() => {
  for (const service of [product.dynamodb, product.sqs, product.ses]) service.fault = undefined;
  product.settings.isDown = false;
  product.settings.isStoreDown = false;
  product.settings.secret = product.settings.initial;
  product.setOriginSecret();
  product.gate.open();
  learnSettings();
  product.forget();
});

const ringing = async (name: FaultName): Promise<string[]> => {
  const names: readonly string[] = RUNG_BY[name];
  const states = await Promise.all(names.map((name) => alarms.rings(name, product)));
  return names.filter((_, index) => states[index]);
};
const untilRinging = (name: FaultName) => expect.poll(() => ringing(name)).toEqual(RUNG_BY[name]);
/** A process asks for its settings again after half a minute. */
const learnSettings = () => product.wait(SETTINGS_SECONDS + 1);
const times = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const report = (address: string) =>
  product.call('/api/log/error', { method: 'POST', body: { message: 'broken' }, address });
const pulses = () =>
  product.observed.lines.filter(({ line }) => line.message === 'outbox pulse').length;
const denied = { refuse: { type: 'AccessDeniedException' } } as const;

/** Not imported before the product has set its environment. */
const currentWorld = async () => (await import('#functions/kernel/world.ts')).currentWorld();

const country = entityOf(
  'country',
  Country.parse({
    labels: [{ lang: 'de_DE', label: 'Deutschland' }],
    code: 'DE',
    domains: ['de.localhost'],
    languages: ['de_DE'],
  }),
);
const farmer = accountOf('AGR', 'farmer', { userData: { controlNumber: 'DE-BY-006-12345-A' } });

/** A register of certified farmers. */
async function startRegister() {
  const state = { status: 500, onAsk: () => {} };
  const { port, close } = await listen((_request, response) => {
    state.onAsk();
    response.writeHead(state.status).end(JSON.stringify({ state: 'active' }));
  }, 0);
  const url = `http://127.0.0.1:${port}/{controlNumber}`;
  const json = JSON.stringify({ DE: { url, field: 'state', active: ['active'] } });
  return { state, close, json };
}

/** By night, when registers are asked; the farmer's last check is a day old. */
function openRegister(): void {
  product.settings.secret = { ...product.settings.initial, CERTIFICATION_APIS: register.json };
  const now = new Date();
  product.wait(
    (Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 2, 1) - now.getTime()) /
      SECOND_MS,
  );
}

/** Some call of each domain; whoever asks, it is answered. */
async function callEach(): Promise<void> {
  const calls = Object.values<Endpoints>(endpointsByDomain).map((endpoints) => {
    const [{ method, path } = { method: 'GET', path: '' }] = Object.values(endpoints);
    const url = `/api/${path.replace(/\{\w+\}/g, 'x')}`;
    return product.call(url, { method, ...(method === 'POST' && { body: {} }) });
  });
  await Promise.all(calls);
}

test('each alarm has a fault that makes it ring, or a reason why only AWS can', () => {
  const names = [...Object.values(RUNG_BY).flat(), ...Object.keys(COUNTED_BY_AWS)];
  expect(names.toSorted()).toEqual(alarms.names.toSorted());
});

/** A fault is tried by a test of its name: the alarms are quiet before it. */
function fault(name: FaultName, inject: () => Promise<void>): void {
  test(`${name}: ${RUNG_BY[name].join(', ')}`, inject);
}

fault('the secret of all functions is broken', async () => {
  await callEach();
  expect(await ringing('the secret of all functions is broken')).toEqual([]);
  product.settings.secret = { ...product.settings.initial, JWT_PUBLIC_JWKS: 'none' };
  learnSettings();
  for (let round = 0; round < 3; round++) await callEach();
  await untilRinging('the secret of all functions is broken');
});

fault('messages that nobody understands', async () => {
  const name = 'messages that nobody understands';
  // Mails come back after a while; here at once.
  product.sqs.fault = (operation) =>
    operation === 'ChangeMessageVisibility'
      ? { ask: (asked) => ({ ...asked, VisibilityTimeout: 0 }) }
      : undefined;
  expect(await ringing(name)).toEqual([]);
  await times(3, () =>
    Promise.all(
      QUEUE_NAMES.map((queue) => product.send(queue, outboxBody({ template: 'unknown' }))),
    ),
  );
  await untilRinging(name);
});

fault('workers that hang', async () => {
  const name = 'workers that hang';
  product.gate.shut();
  const pulse = outboxBody({ pulse: new Date().toISOString() });
  await Promise.all(
    QUEUE_NAMES.map((queue) => product.send(queue, queue === 'mail' ? 'a notice' : pulse)),
  );
  await expect.poll(() => product.gate.held.size).toBe(QUEUE_NAMES.length);
  expect(await ringing(name)).toEqual([]);
  product.wait(3600);
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
  product.gate.open();
  await expect.poll(pulses).toBe(QUEUE_NAMES.length - 1);
});

fault('SQS takes no messages', async () => {
  const name = 'SQS takes no messages';
  await product.runTimer('requests');
  await expect.poll(pulses).toBe(1);
  expect(await ringing(name)).toEqual([]);
  product.forget();
  product.sqs.fault = (operation) => (operation === 'SendMessageBatch' ? denied : undefined);
  await product.runTimer('requests');
  await expect.poll(() => product.observed.streamFailures.length > 3).toBe(true);
  product.wait(11 * 60);
  await untilRinging(name);
  // Nothing was lost: it comes once, and its lateness still rings.
  product.sqs.fault = undefined;
  await expect.poll(pulses).toBe(1);
  expect(await alarms.rings('WatchOutboxStill', product)).toBe(true);
});

fault('a message for a queue that nobody knows', async () => {
  const name = 'a message for a queue that nobody knows';
  const client = makeTableClient({ endpoint: localServices().dynamodbEndpoint });
  const known = encodeOutbox(randomUUID(), { queue: 'mail', body: {} });
  const Item = { ...known, queue: 'of tomorrow' };
  await client.send(new PutCommand({ TableName: product.table, Item }));
  client.destroy();
  await untilRinging(name);
  expect(product.observed.streamFailures).toEqual([]);
});

fault('timers that are not called', async () => {
  const name = 'timers that are not called';
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
  for (const domain of timers) await product.runTimer(domain);
  expect(await ringing(name)).toEqual([]);
});

fault('timers that fail', async () => {
  const name = 'timers that fail';
  for (const domain of timers) expect(await product.runTimer(domain)).toBe(false);
  expect(await ringing(name)).toEqual([]);
  openRegister();
  expect(await product.runTimer('accounts')).toBe(true);
  product.dynamodb.fault = () => denied;
  for (const domain of ['requests', 'offers', 'exports', 'imports'])
    expect(await product.runTimer(domain)).toBe(true);
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
});

fault('timers that never get through', async () => {
  const name = 'timers that never get through';
  openRegister();
  Object.assign(register.state, { status: 200, onAsk: () => product.wait(5 * 60) });
  expect(await product.runTimer('accounts')).toBe(false);
  const requests = await import('#functions/requests/schedule.ts');
  const offers = await import('#functions/offers/schedule.ts');
  const clock = slowClock({ now: Date.now() }, 8 * MINUTE_MS);
  const world = { ...(await currentWorld()), clock };
  await product.runAs('requests/schedule', () => requests.sweep(world));
  await product.runAs('offers/schedule', () => offers.sweep(world));
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
});

fault('a shard that cannot be folded', async () => {
  const name = 'a shard that cannot be folded';
  product.dynamodb.fault = (_operation, asked) =>
    JSON.stringify(asked).includes('S#offer.owner#') ? denied : undefined;
  const client = makeTableClient({ endpoint: localServices().dynamodbEndpoint });
  const { table } = product;
  await times(3, (index) =>
    requestCompaction({ client, table }, `offer.owner#${index}`, new Date()),
  );
  client.destroy();
  await untilRinging(name);
});

fault('the switch cannot be read', async () => {
  const name = 'the switch cannot be read';
  learnSettings();
  expect(await product.call('/api/health')).toBe(200);
  expect(await ringing(name)).toEqual([]);
  product.settings.isStoreDown = true;
  learnSettings();
  expect(await product.call('/api/health')).toBe(200);
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
  // The secret was read, so that nothing else is wrong.
  expect(await alarms.rings('SettingsNotRead', product)).toBe(false);
});

fault('mails of the sign-in pages cannot be written', async () => {
  const name = 'mails of the sign-in pages cannot be written';
  product.settings.isStoreDown = true;
  const event = { triggerSource: 'CustomMessage_SignUp' };
  // Cognito gets an answer all the same, so that people can sign up.
  for (let asked = 0; asked < 2; asked++)
    expect(await product.run('mail/trigger', event)).toBe(event);
  expect(await ringing(name)).toEqual([]);
  await product.run('mail/trigger', event);
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
});

fault('the extension does not answer', async () => {
  const name = 'the extension does not answer';
  product.settings.isDown = true;
  for (let round = 0; round < 10; round++) {
    learnSettings();
    expect(await product.call('/api/health')).toBe(200);
  }
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
});

fault('counters cannot be written', async () => {
  const name = 'counters cannot be written';
  product.dynamodb.fault = (operation) => (operation === 'UpdateItem' ? denied : undefined);
  expect(new Set(await times(10, () => report('192.0.2.1')))).toEqual(new Set([200]));
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
});

fault('the distributions say an old secret', async () => {
  const name = 'the distributions say an old secret';
  // Strangers who found the address of the API, while people work.
  await times(25, () => product.call('/api/health', { secret: 'a guess' }));
  await times(30, () => product.call('/api/health'));
  expect(await ringing(name)).toEqual([]);
  product.forget();
  product.setOriginSecret('the secret of before');
  expect(new Set(await times(20, () => product.call('/api/health')))).toEqual(new Set([403]));
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
});

fault('API Gateway turns calls away', async () => {
  const name = 'API Gateway turns calls away';
  const log = (facts: Record<string, string>) =>
    Array.from({ length: 20 }, () =>
      product.observed.lines.push({ entry: ACCESS_LOG, line: alarms.accessLine(facts) }),
    );
  // What a handler itself refuses is no fault of the API.
  log({ status: '429', routeKey: 'POST /api/log/error' });
  expect(await ringing(name)).toEqual([]);
  log({ status: '429', 'error.message': 'Too Many Requests' });
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
});

fault('the table answers slowly', async () => {
  const name = 'the table answers slowly';
  expect(await report('192.0.2.2')).toBe(200);
  expect(await ringing(name)).toEqual([]);
  product.dynamodb.fault = (operation) =>
    operation === 'UpdateItem' ? { delayMs: 3000 } : undefined;
  expect(await report('192.0.2.2')).toBe(200);
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
});

fault('pages break', async () => {
  const name = 'pages break';
  const office = '192.0.2.3';
  await times(LOG_CALLS.count, () => report(office));
  product.forget();
  // Beyond the limit of an address reports are refused, and count all the same.
  expect(new Set(await times(49, () => report(office)))).toEqual(new Set([429]));
  expect(await ringing(name)).toEqual([]);
  await report(office);
  expect(await ringing(name)).toEqual(RUNG_BY[name]);
});

fault('the quota of SES is reached', async () => {
  const name = 'the quota of SES is reached';
  const before = await product.depth('mail');
  const type = 'Throttling';
  product.ses.fault = () => ({ refuse: { type, message: 'Daily message quota exceeded.' } });
  await times(20, (index) =>
    product.send(
      'mail',
      outboxBody({
        messageId: randomUUID(),
        template: 'requestStepWaiting',
        to: `${index}@example.org`,
        locale: 'de_DE',
        params: { hid: 'DE-2026-000001', request: testId('request'), country: country.id },
      }),
    ),
  );
  await untilRinging(name);
  // They wait on the queue, and none of them is given up.
  expect(await product.depth('mail')).toBe(before + 20);
});
