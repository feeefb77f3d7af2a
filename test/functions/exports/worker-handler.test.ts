import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { exportKey } from '#functions/exports/export-key.ts';
import { handler } from '#functions/exports/worker.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { MINUTE_MS } from '#shared/kernel/time.ts';
import { people } from '#test/functions/requests/request-people.ts';
import { makeRequestStage, type RequestStage } from '#test/functions/requests/request-stage.ts';
import { outboxBodies, outboxMails } from '#test/support/outbox-messages.ts';
import { sqsBatch } from '#test/support/sqs-batch.ts';
import { callExports, callerOf, ENGLISH } from './export-stage.ts';

let stage: RequestStage;
let who: Principal;
beforeAll(async () => {
  stage = await makeRequestStage();
  const { id: account, data } = people.farmer;
  await stage.put('account', account, { ...data, ssoUsers: ['anna'] });
  who = await callerOf(stage, { user: 'anna', account });
  await stage.reach.send();
});

const begin = async (): Promise<string> => {
  const asked = { config: 'requests', ...ENGLISH };
  // The worker has the machine's clock; whoever waited two minutes is mailed.
  const clock = { now: () => new Date(Date.now() - 2 * MINUTE_MS) };
  const world = { ...stage.world, clock };
  return (await callExports('createJob', who, asked, world)).id;
};

/** The job with its file, and the messages that wait. */
const all = async (job: string) => ({
  job: await stage.world.jobs.get(job),
  file: await stage.world.files.head(exportKey(job)),
  messages: await outboxBodies(stage.table, 'exports'),
  mails: (await outboxMails(stage.table)).filter(({ template }) => template === 'exportReady'),
});

test('a message that comes twice makes one file and one mail', async () => {
  const job = await begin();
  const batch = sqsBatch({ job });
  await Promise.all([handler(batch), handler(batch)]);
  const made = await all(job);
  expect(made).toMatchObject({ job: { status: 'complete', progress: { done: 1 } } });
  expect(made.mails).toHaveLength(1);
  expect(await handler(batch)).toEqual({ batchItemFailures: [] });
  expect(await all(job)).toEqual(made);
});

test('a message that comes after its export was cancelled writes nothing', async () => {
  const job = await begin();
  await callExports('cancelJob', who, { id: job }, stage.world);
  const before = await all(job);
  expect(await handler(sqsBatch({ job }))).toEqual({ batchItemFailures: [] });
  expect(await all(job)).toEqual(before);
  expect(before.file).toBeUndefined();
});

test('a message of an export that is not kept any more is done with; what is no message is reported, and the next one runs', async () => {
  const job = await begin();
  const { messages } = await all(job);
  const batch = sqsBatch({ job: randomUUID() }, { job: 'none' }, {}, { job });
  expect(await handler(batch)).toEqual({
    batchItemFailures: [{ itemIdentifier: 'message 1' }, { itemIdentifier: 'message 2' }],
  });
  expect(await all(job)).toMatchObject({ job: { status: 'complete' }, messages });
});
