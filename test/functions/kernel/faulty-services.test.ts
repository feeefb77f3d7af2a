import { randomBytes, randomUUID } from 'node:crypto';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBRecord, SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSesMailer } from '#functions/kernel/adapters/ses-mailer.ts';
import { makeSqsQueue } from '#functions/kernel/adapters/sqs-queue.ts';
import { makeCodes } from '#functions/kernel/adapters/table-codes.ts';
import { makeOnce } from '#functions/kernel/adapters/table-once.ts';
import { makeJobRows } from '#functions/kernel/jobs/job-rows.ts';
import { relayTask } from '#functions/kernel/jobs/relay-outbox.ts';
import { beginJob, type JobKind, runJob } from '#functions/kernel/jobs/run-job.ts';
import type { MailWorld } from '#functions/kernel/mail-world.ts';
import { makeDigest } from '#functions/kernel/ports/digest.ts';
import { systemLog } from '#functions/kernel/ports/log.ts';
import { ONCE_LEASE_SECONDS } from '#functions/kernel/ports/once.ts';
import { perQueue } from '#functions/kernel/ports/queues.ts';
import { compactShard } from '#functions/kernel/search/compaction/compact-shard.ts';
import { layoutOfShard } from '#functions/kernel/search/shards/shard-layout.ts';
import { makeEntityStore, type StoreParts } from '#functions/kernel/store/make-entity-store.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import { deliverMails } from '#functions/mail/deliver-mails.ts';
import { germany } from '#test/functions/mail/mail-stage.ts';
import { type Fault, type FaultyService, faultyService } from '#test/support/faulty-service.ts';
import { JOB_TERMS } from '#test/support/job-terms.ts';
import { createTestQueue, type TestServices, testServices } from '#test/support/local-services.ts';
import { type MemoryWorld, memoryWorld } from '#test/support/memory-world.ts';
import { testId } from '#test/support/test-id.ts';
import { entityClasses } from './search/sample-class.ts';
import { contents, create, namesOf } from './search/sample-rows.ts';
import { marketShard, searchTest } from './search/search-parts.ts';
import { animalClass, makeTestStore, type TestStore } from './store/test-store.ts';

let services: TestServices;
let dynamodb: FaultyService;
let sqs: FaultyService;
let ses: FaultyService;
beforeAll(async () => {
  services = await testServices();
  [dynamodb, sqs, ses] = await Promise.all([
    faultyService(services.dynamodbEndpoint),
    faultyService(services.sqsEndpoint),
    faultyService(services.sesEndpoint),
  ]);
});
afterAll(async () => {
  process.env.AWS_ENDPOINT_URL_SES = services.sesEndpoint;
  await Promise.all([dynamodb, sqs, ses].map((service) => service.stop()));
});

let world: TestStore;
/** The same table, reached by way of the faults. */
let parts: StoreParts;
beforeEach(async () => {
  for (const service of [dynamodb, sqs, ses]) service.fault = undefined;
  world = await makeTestStore();
  parts = { ...world, client: makeTableClient({ endpoint: dynamodb.endpoint }) };
});

/** The first so many calls of an operation go wrong. */
function first(count: number, operation: string, fault: Fault): FaultyService['fault'] {
  let left = count;
  return (asked) => {
    if (asked !== operation || left === 0) return undefined;
    left -= 1;
    return fault;
  };
}
const throttled = { refuse: { type: 'ProvisionedThroughputExceededException' } } as const;
const expired = { refuse: { type: 'ExpiredTokenException' } } as const;

const born = (id: string) => ({
  changes: [
    { kind: 'create', id, entityclass: animalClass.name, data: { name: 'Alma', herd: 'north' } },
  ] as const,
  by: 'keeper',
  changeset: 'born',
  messages: [{ queue: 'mail' as const, body: { number: 1 } }],
});
const countOf = async (prefix: string) =>
  (await world.items()).filter(({ pk }) => String(pk).startsWith(prefix)).length;

describe('a save', () => {
  test.each([
    ['that the table throttles for a moment', first.bind(null, 2, 'TransactWriteItems', throttled)],
    ['whose answer is lost', first.bind(null, 1, 'TransactWriteItems', { isAnswerLost: true })],
  ])('%s happens once, with its message', async (_how, fault) => {
    dynamodb.fault = fault();
    const id = randomUUID();
    await makeEntityStore(parts).save(born(id));
    const { items } = await world.store.timeline(id, { limit: 5 });
    expect([items.length, await countOf('O#')]).toEqual([1, 1]);
  });

  test('that the table refuses leaves nothing, and can be made again', async () => {
    dynamodb.fault = () => expired;
    const id = randomUUID();
    const store = makeEntityStore(parts);
    await expect(store.save(born(id))).rejects.toThrow('injected');
    expect(await world.items()).toEqual([]);
    dynamodb.fault = undefined;
    await store.save(born(id));
    expect(await countOf('O#')).toBe(1);
  });
});

test('a compaction whose last answer is lost keeps the generation that it has published', async () => {
  const search = await searchTest();
  const saved = await create(search.store, { kind: 'lost' }, { kind: 'lost' });
  search.wait(61);
  const shard = marketShard('lost');
  const layout = layoutOfShard(entityClasses, shard);
  if (!layout) throw new Error('The class has no market.');
  const lost = first(1, 'PutItem', { isAnswerLost: true });
  dynamodb.fault = (operation, asked) =>
    (asked.Item as { current?: object } | undefined)?.current && lost?.(operation, asked);
  expect(await compactShard({ ...search, client: parts.client }, shard, layout)).toBe('compacted');
  expect(await contents(search.newSearch(), 'lost')).toEqual(namesOf(saved));
});

test('a job is run by the worker that takes it, though the answer to that is lost', async () => {
  const jobs = makeJobRows(parts);
  const here = { ...memoryWorld([]), ...parts, store: makeEntityStore(parts), jobs };
  const order = { queue: 'offers', kind: 'short', account: testId('owner'), input: {} } as const;
  const { id } = await beginJob(here, { ...JOB_TERMS, ...order, user: 'anna' });
  let writes = 0;
  dynamodb.fault = (operation) =>
    operation !== 'GetItem' && writes++ === 0 ? { isAnswerLost: true } : undefined;
  const short: JobKind = {
    changeset: 'short',
    portion: async () => ({ at: {}, done: 1, isLast: true }),
  };
  await runJob(here, { queue: 'offers', id, kinds: { short } });
  expect(await jobs.get(id)).toMatchObject({ status: 'complete', progress: { done: 1 } });
});

test('the last code of an hour is given out, though the answer to keeping it is lost', async () => {
  const codes = makeCodes({ ...parts, digest: makeDigest('secret'), random: randomBytes });
  const rules = { seconds: 600, sends: { count: 1, seconds: 3600 } };
  dynamodb.fault = first(1, 'PutItem', { isAnswerLost: true });
  const ends = new Date(world.time.now + 600_000);
  expect(await codes.issue('anna', '123456', rules)).toEqual({ ends });
  expect(await codes.answer('anna', '123456', 3)).toBe('right');
});

test('a batch that the table takes in parts only is written to its end', async () => {
  dynamodb.fault = first(3, 'BatchWriteItem', {
    ask: ({ RequestItems }) => ({ RequestItems: taken(RequestItems, (all) => all.slice(0, 7)) }),
    answer: (_answered, { RequestItems }) => ({
      UnprocessedItems: taken(RequestItems, (all) => all.slice(7)),
    }),
  });
  const writes = Array.from({ length: 60 }, (_, index) => ({
    PutRequest: { Item: { pk: `S#${index}`, sk: 'D' } },
  }));
  await writeBatch(parts, writes);
  expect(await countOf('S#')).toBe(60);
});

function taken(items: unknown, part: (all: unknown[]) => unknown[]): Record<string, unknown[]> {
  const byTable = Object.entries(items as Record<string, unknown[]>);
  return Object.fromEntries(byTable.map(([table, all]) => [table, part(all)]));
}

/** A message in the outbox, and what the stream says of it. */
async function saveMessages(count: number): Promise<DynamoDBRecord[]> {
  const messages = Array.from({ length: count }, (_, number) => ({
    queue: 'mail' as const,
    body: { number },
  }));
  await world.store.save({ ...born(randomUUID()), messages });
  const rows = (await world.items()).filter(({ sk }) => sk === 'O');
  return rows.map(({ pk, sk }, index) => ({
    eventName: 'INSERT',
    dynamodb: {
      Keys: { pk: { S: String(pk) }, sk: { S: String(sk) } },
      SequenceNumber: `${index}`,
    },
  }));
}

describe('the relay of the outbox', () => {
  let url: string;
  let relay: ReturnType<typeof relayTask>;
  beforeEach(async () => {
    url = await createTestQueue();
    const client = new SQSClient({ endpoint: sqs.endpoint });
    const mail = makeSqsQueue(new URL(new URL(url).pathname, sqs.endpoint).href, client);
    relay = relayTask({ ...parts, queues: perQueue(() => mail), log: systemLog });
  });
  const numbers = async (): Promise<unknown[]> => {
    const client = new SQSClient({ endpoint: services.sqsEndpoint });
    const command = new ReceiveMessageCommand({ QueueUrl: url, MaxNumberOfMessages: 10 });
    const { Messages = [] } = await client.send(command);
    client.destroy();
    return Messages.map(({ Body }) => JSON.parse(Body ?? '').body.number).toSorted();
  };

  test('that SQS takes in part gives back the rest, and sends it alone the next time', async () => {
    sqs.fault = first(1, 'SendMessageBatch', {
      ask: (asked) => ({ ...asked, Entries: (asked.Entries as unknown[]).slice(0, 2) }),
      answer: (answered) => ({
        ...answered,
        Failed: [{ Id: '2', SenderFault: false, Code: 'ServiceUnavailable' }],
      }),
    });
    const records = await saveMessages(3);
    const left = await relay(records);
    expect(left).toHaveLength(1);
    expect(await relay(left)).toEqual([]);
    expect(await numbers()).toEqual([0, 1, 2]);
    expect(await countOf('O#')).toBe(0);
  });

  test('while SQS refuses loses nothing: it fails, and the records come again', async () => {
    const records = await saveMessages(2);
    sqs.fault = () => expired;
    await expect(relay(records)).rejects.toThrow();
    sqs.fault = undefined;
    expect(await relay(records)).toEqual([]);
    expect(await numbers()).toEqual([0, 1]);
  });

  test('that cannot forget what it sent sends it once more: its receiver knows it by its id', async () => {
    const [record] = await saveMessages(1);
    dynamodb.fault = first(1, 'DeleteItem', expired);
    await expect(relay(record ? [record] : [])).rejects.toThrow('injected');
    await relay(record ? [record] : []);
    expect(await numbers()).toEqual([0, 0]);
    expect(await countOf('O#')).toBe(0);
  });
});

describe('a mail', () => {
  let base: MemoryWorld;
  let mailWorld: MailWorld;
  let postponed: unknown[];
  beforeEach(() => {
    base = memoryWorld([germany]);
    postponed = [];
    process.env.AWS_ENDPOINT_URL_SES = ses.endpoint;
    mailWorld = {
      ...base,
      once: makeOnce({ ...parts, clock: base.clock }),
      mailer: makeSesMailer({ sender: 'product@example.org' }),
      queue: {
        send: async (messages) => {
          postponed.push(...messages);
          return [];
        },
        bringBack: async () => {},
      },
    };
  });
  const message = () => ({
    messageId: randomUUID(),
    template: 'requestStepWaiting',
    to: `${randomUUID()}@example.org`,
    locale: 'de_DE',
    params: { hid: 'DE-2026-000001', request: testId('request'), country: germany.id },
  });
  /** Hands the message to the worker; gives how many it reported. The lease of the time before is over. */
  const deliver = async (body: object): Promise<number> => {
    base.wait(ONCE_LEASE_SECONDS + 1);
    const attributes = { ApproximateReceiveCount: '1' };
    const text = JSON.stringify({ id: 'outbox', body });
    const Records = [{ messageId: 'one', receiptHandle: 'one', attributes, body: text }];
    const answer = await deliverMails({ Records } as SQSEvent, mailWorld);
    return answer.batchItemFailures.length;
  };
  const sentTo = async (address: string): Promise<number> => {
    const stored = await (await fetch(`${services.sesEndpoint}/store`)).json();
    const { emails } = stored as { emails: { destination: { to: string[] } }[] };
    return emails.filter(({ destination }) => destination.to.includes(address)).length;
  };

  test('that SES throttles waits on its queue, and is sent once', async () => {
    const mail = message();
    ses.fault = () => ({
      refuse: { type: 'Throttling', message: 'Maximum sending rate exceeded.' },
    });
    expect([await deliver(mail), await sentTo(mail.to), postponed.length]).toEqual([0, 0, 1]);
    ses.fault = undefined;
    expect([await deliver(mail), await sentTo(mail.to)]).toEqual([0, 1]);
  });

  test('for which the table cannot be reached is reported, not sent, and sent once when it comes again', async () => {
    const mail = message();
    dynamodb.fault = () => expired;
    expect([await deliver(mail), await sentTo(mail.to)]).toEqual([1, 0]);
    dynamodb.fault = undefined;
    expect([await deliver(mail), await deliver(mail), await sentTo(mail.to)]).toEqual([0, 0, 1]);
  });

  test('is not sent again because the mark that it was sent comes late', async () => {
    const mail = message();
    // The SDK does not repeat these by itself.
    dynamodb.fault = first(3, 'UpdateItem', expired);
    expect(await deliver(mail)).toBe(0);
    expect([await deliver(mail), await sentTo(mail.to)]).toEqual([0, 1]);
  });

  test('whose sending nobody can tell of is sent again rather than lost', async () => {
    const mail = message();
    ses.fault = first(1, 'SendRawEmail', { isAnswerLost: true });
    expect([await deliver(mail), postponed.length]).toEqual([0, 1]);
    expect([await deliver(mail), await sentTo(mail.to)]).toEqual([0, 2]);
  });
});
