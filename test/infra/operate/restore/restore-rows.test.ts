import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { redactAgain, unlinkAgain } from '#functions/accounts/public.ts';
import { finishRedaction } from '#functions/accounts/redaction/finish-redaction.ts';
import { makeSqsQueue } from '#functions/kernel/adapters/sqs-queue.ts';
import type { World } from '#functions/kernel/context.ts';
import { relayOutbox, relayTask } from '#functions/kernel/jobs/relay-outbox.ts';
import { runStreamTasks } from '#functions/kernel/jobs/run-stream-tasks.ts';
import { systemLog } from '#functions/kernel/ports/log.ts';
import { perQueue } from '#functions/kernel/ports/queues.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import { pollStream } from '#infra/local/events/poll-stream.ts';
import { createTable } from '#infra/local/services/create-table.ts';
import { changesSince } from '#infra/operate/restore/changes-since.ts';
import {
  countOthers,
  eachPage,
  type Tables,
  writeBack,
} from '#infra/operate/restore/compare-tables.ts';
import { surveyTable } from '#infra/operate/restore/survey-table.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { AccountTask } from '#shared/accounts/account-task.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import {
  type AccessStage,
  makeAccessStage,
  NOW,
  people,
} from '#test/functions/accounts/access-stage.ts';
import { createTestQueue, createTestTable } from '#test/support/local-services.ts';
import { offerOf } from '#test/support/offers.ts';
import { outboxMessages } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';

const instant = new Date(NOW);
const farm = people.farm.id;
const client = makeTableClient();
const BROKEN = new Error('broken off');

let stage: AccessStage;
let tables: Tables;

/** What AWS restores beside the table: its rows as they are at this moment. */
async function keepCopy(): Promise<void> {
  await copyRows(tables.table, tables.copy);
}

async function copyRows(from: string, to: string): Promise<void> {
  await eachPage({ client, table: from }, (items) =>
    writeBatch(
      { client, table: to },
      items.map((item) => ({ PutRequest: { Item: { ...item } } })),
    ),
  );
}

/** As new processes have it: without memory of what was. */
const newWorld = () => patientWorld(stage.world.config, { now: () => new Date(stage.time.now) });
const offersOf = (owner: string) =>
  newWorld().search.count({ entityClass: 'offer', group: 'owner', keys: [owner] });
const changedPlace = (city: string) => offerOf({ owner: farm, place: { name: 'Farm', city } });

beforeEach(async () => {
  stage = await makeAccessStage();
  tables = { client, table: stage.world.config.TABLE, copy: await createTestTable() };
  await stage.put('offer', testId('kept'), changedPlace('Before'));
  await stage.put('offer', testId('gone'), changedPlace('Gone'));
});

describe('a table that stands is written back', () => {
  test('what was saved before is found as it was, what was saved since is gone', async () => {
    await keepCopy();
    await stage.put('offer', testId('kept'), changedPlace('Since'));
    await stage.put('offer', testId('new'), changedPlace('New'));
    const [gone] = await stage.world.store.untyped.latestOf([testId('gone')], { fresh: true });
    if (gone === undefined) throw new Error('There is no such offer.');
    const changes = [{ kind: 'delete', before: gone } as const];
    await stage.world.store.save({ changes, by: 'system', changeset: 'test' });

    expect(await writeBack(tables, instant)).toBeGreaterThan(0);
    expect(await countOthers(tables, instant)).toBe(0);
    const { store } = newWorld();
    const ids = ['kept', 'gone', 'new'].map(testId);
    const entities = await store.untyped.latestOf(ids, { fresh: true });
    expect(entities.map(({ rev, data }) => [rev, data.place])).toEqual([
      [1, { name: 'Farm', city: 'Before' }],
      [1, { name: 'Farm', city: 'Gone' }],
    ]);
    expect(await offersOf(farm)).toBe(2);
  });

  test('what happened since is counted by class and told by id', async () => {
    await keepCopy();
    await stage.put('offer', testId('kept'), changedPlace('Since'));
    await stage.put('offer', testId('new'), changedPlace('New'));
    await stage.world.store.send([{ queue: 'offers', body: { owner: farm } }]);
    const lost: string[] = [];
    const since = await changesSince(tables, async (lines) => void lost.push(...lines));
    expect(since).toEqual({
      changes: { offer: { created: 1, changed: 1, deleted: 0 } },
      redacted: [],
      left: [],
      messages: 1,
    });
    expect(lost.map((line) => JSON.parse(line)).map(({ happened, id }) => [happened, id])).toEqual(
      expect.arrayContaining([
        ['changed', testId('kept')],
        ['created', testId('new')],
      ]),
    );
  });

  test('no number is given out twice, and what was done once is not done again', async () => {
    await stage.world.store.nextNumber('DE-2026');
    await keepCopy();
    expect(await stage.world.store.nextNumber('DE-2026')).toBe(2);
    const mark = { pk: 'X#mail#1', sk: 'X', done: true, expires: 4_000_000_000 };
    const used = { pk: 'L#codes#digest#1', sk: 'L', used: 3, expires: 4_000_000_000 };
    for (const Item of [mark, used]) {
      await client.send(new PutCommand({ TableName: tables.table, Item }));
    }
    await writeBack(tables, instant);
    expect(await newWorld().store.nextNumber('DE-2026')).toBe(3);
    const keys = (await stage.items()).map(({ pk }) => pk);
    expect(keys).toEqual(expect.arrayContaining(['X#mail#1', 'L#codes#digest#1']));
  });

  test('what a tally has lost since is counted when it happens again', async () => {
    const count = (world: World) =>
      world.tallies.add('count#request#2', [{ tally: 'test', row: 'a', numbers: { sent: 1 } }]);
    await keepCopy();
    await count(newWorld());
    await writeBack(tables, instant);
    await count(newWorld());
    const [row] = await newWorld().tallies.read('test', { from: 'a', to: 'a', fresh: true });
    expect(row?.numbers).toEqual({ sent: 1 });
  });

  test('a row that has expired since does not come back', async () => {
    const expires = instant.getTime() / 1000 - 1;
    const Item = { pk: 'K#short', sk: 'K', value: '{}', expires };
    await client.send(new PutCommand({ TableName: tables.copy, Item }));
    await writeBack(tables, instant);
    expect((await stage.items()).filter(({ pk }) => pk === 'K#short')).toEqual([]);
  });

  test('a broken-off writing goes on: the rows that are left are written', async () => {
    await keepCopy();
    await stage.put('offer', testId('kept'), changedPlace('Since'));
    const all = await countOthers(tables, instant);
    const first = (await stage.items()).find(
      ({ pk, sk }) => pk === `E#${testId('kept')}` && sk === 'LATEST',
    );
    await client.send(
      new UpdateCommand({
        TableName: tables.table,
        Key: { pk: first?.pk, sk: first?.sk },
        UpdateExpression: 'SET changeset = :other',
        ExpressionAttributeValues: { ':other': 'half' },
      }),
    );
    expect(await writeBack(tables, instant)).toBe(all);
    expect(await writeBack(tables, instant)).toBe(0);
  });
});

describe('what must not come back with the rows', () => {
  test('an account that was redacted since is redacted again, by whom and why', async () => {
    await stage.change(farm, (account) => ({ ...account, ssoUsers: ['subject-7'] }));
    await keepCopy();
    const reason = 'asked for it';
    await stage.call('redactAccount', 'adm', { account: farm, reason });
    for (const { queue, body } of await stage.messages()) {
      if (queue === 'accounts') await finishRedaction(stage.world, AccountTask.parse(body));
    }
    const { redacted } = await changesSince(tables, async () => {});
    expect(redacted).toEqual([
      { account: farm, redactedOn: NOW, by: people.adm.id, reason, users: ['subject-7'] },
    ]);
    await writeBack(tables, instant);
    expect(await newWorld().store.untyped.latest(farm)).not.toHaveProperty('data.redactedOn');

    for (const redaction of redacted) await redactAgain(newWorld(), redaction);
    const { store } = newWorld();
    expect(await store.untyped.latest(farm)).toMatchObject({
      data: { redactedOn: NOW, ssoUsers: [], staticData: { name: '—' }, active: false },
    });
    const offer = await store.untyped.latest(testId('kept'));
    expect(offer?.data).toMatchObject({ status: 'archived', place: {} });
    expect(await stage.timeline(farm)).toContain(`redact: ${reason}`);
  });

  test('an account that was deleted since, after it was redacted, is redacted again', async () => {
    await keepCopy();
    await stage.call('redactAccount', 'adm', { account: farm, reason: 'asked for it' });
    const changes = [{ kind: 'delete', before: await stage.stored(farm) } as const];
    await stage.world.store.save({ changes, by: 'system', changeset: 'test' });
    const { redacted } = await changesSince(tables, async () => {});
    expect(redacted).toMatchObject([
      { account: farm, redactedOn: NOW, by: people.adm.id, users: people.farm.data.ssoUsers },
    ]);
  });

  test.each([
    { amid: 'before the worker began', broken: false, users: ['subject-7'] },
    { amid: 'after older revisions went', broken: true, users: [] },
  ])('a redaction amid which the moment lies is finished: $amid', async ({ broken, users }) => {
    await stage.change(farm, (account) => ({ ...account, ssoUsers: ['subject-7'] }));
    await stage.call('redactAccount', 'adm', { account: farm, reason: 'asked for it' });
    const task: AccountTask = { task: 'redact', account: farm, users: ['subject-7'] };
    const search = new Proxy(stage.world.search, { get: () => () => Promise.reject(BROKEN) });
    if (broken)
      await expect(finishRedaction({ ...stage.world, search }, task)).rejects.toBe(BROKEN);
    await keepCopy();
    await finishRedaction(stage.world, task);
    const { redacted } = await changesSince(tables, async () => {});
    expect(redacted).toEqual([{ account: farm, redactedOn: NOW, by: 'system', users }]);
    await writeBack(tables, instant);
    const { store } = newWorld();
    expect(await store.untyped.latest(testId('kept'))).not.toHaveProperty('data.place', {});

    for (const redaction of redacted) await redactAgain(newWorld(), redaction);
    const offer = await store.untyped.latest(testId('kept'), { fresh: true });
    expect(offer?.data).toMatchObject({ status: 'archived', place: {} });
    const [first] = await store.revisions(accountClass, [{ id: farm, rev: 1 }]);
    expect(first?.data.staticData.name).toBe('—');
  });

  test('a redaction long before the moment is left as it is', async () => {
    await stage.call('redactAccount', 'adm', { account: farm, reason: 'asked for it' });
    stage.time.now += 16 * DAY_MS;
    await stage.put('offer', testId('kept'), changedPlace('Later'));
    await keepCopy();
    expect(await changesSince(tables, async () => {})).toHaveProperty('redacted', []);
  });

  test('who lost an account since does not use it again', async () => {
    const seller = people.seller.id;
    await keepCopy();
    await stage.call('unregister', 'seller', { evenLast: false });
    const { left } = await changesSince(tables, async () => {});
    expect(left).toEqual([{ account: seller, user: 'sam' }]);
    await writeBack(tables, instant);
    for (const departure of [...left, ...left]) await unlinkAgain(newWorld(), departure);
    expect(await newWorld().store.untyped.latest(seller)).toHaveProperty('data.ssoUsers', ['sue']);
  });

  test('the name of who left an office stays, one that was removed since is removed again', async () => {
    const office = people.ins.id;
    const joined = (user: string) =>
      ({ user, on: NOW, way: 'invitation', name: `Name of ${user}` }) as const;
    await stage.change(office, (account) => ({
      ...account,
      ssoUsers: ['ines', 'karl'],
      joinings: [joined('karl'), { ...joined('olga'), leftOn: NOW }],
    }));
    await keepCopy();
    await stage.call('removeUser', 'ins', { account: office, user: 'karl' });
    await stage.call('removeUser', 'ins', { account: office, user: 'olga', former: true });
    const { left } = await changesSince(tables, async () => {});
    expect(left).toEqual([
      { account: office, user: 'karl', leftOn: NOW },
      { account: office, user: 'olga' },
    ]);
    await writeBack(tables, instant);
    for (const departure of [...left, ...left]) await unlinkAgain(newWorld(), departure);
    expect(await newWorld().store.untyped.latest(office)).toMatchObject({
      data: { ssoUsers: ['ines'], joinings: [{ ...joined('karl'), leftOn: NOW }] },
    });
  });
});

test('files of a deleted upload are not asked for, though its former revisions name them', async () => {
  for (const name of ['there', 'dropped']) {
    const file = {
      id: testId(`${name}-file`),
      name: 'a.pdf',
      contentType: 'application/pdf',
      size: 1,
    };
    const data = { name, category: 'offer', owner: farm, logo: false, readers: [], file };
    await stage.put('upload', testId(name), data);
  }
  const [before] = await stage.world.store.untyped.latestOf([testId('dropped')], { fresh: true });
  if (before === undefined) throw new Error('There is no such upload.');
  const changes = [{ kind: 'delete', before } as const];
  await stage.world.store.save({ changes, by: 'system', changeset: 'test' });
  const { files } = await surveyTable(tables);
  expect([...files]).toEqual([attachmentKey(testId('there'), testId('there-file'))]);
});

test('a table that was deleted while the product ran is made again: waiting messages are sent, its own stream brings new ones', async () => {
  const { dynamodbEndpoint, sqs } = endpoints();
  await stage.world.store.send([{ queue: 'mail', body: { waited: true } }]);
  await keepCopy();
  await client.send(new DeleteTableCommand({ TableName: tables.table }));
  await expect(newWorld().store.untyped.latest(farm)).rejects.toThrow();

  const maker = new DynamoDBClient({ endpoint: dynamodbEndpoint });
  await createTable(maker, tables.table, { stream: true, expires: false });
  maker.destroy();
  await copyRows(tables.copy, tables.table);
  expect(await newWorld().store.untyped.latest(testId('kept'))).toMatchObject({ rev: 1 });
  const QueueUrl = await createTestQueue();
  const mail = makeSqsQueue(QueueUrl);
  const queues = perQueue(() => mail);
  const parts = { client, table: tables.table, queues, log: systemLog };
  const { messages } = await surveyTable(parts);
  expect(messages).toHaveLength(1);
  expect(await relayOutbox(messages, parts)).toEqual([]);
  expect(await outboxMessages(tables.table)).toEqual([]);

  const poller = await pollStream({
    endpoint: dynamodbEndpoint,
    table: tables.table,
    worker: async () => (event) =>
      runStreamTasks(event as never, { relay: relayTask(parts) }, systemLog),
  });
  try {
    await newWorld().store.send([{ queue: 'mail', body: { saved: 'since' } }]);
    const received: string[] = [];
    const receivedByNow = async () => {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }),
      );
      received.push(...Messages.map(({ Body = '' }) => Body));
      return received.join();
    };
    await expect.poll(receivedByNow).toMatch(/waited.*since/);
  } finally {
    await poller.stop();
    sqs.destroy();
  }
});

const endpoints = () => ({
  dynamodbEndpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '',
  sqs: new SQSClient(),
});
