import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { sweep as sweepCertifications } from '#functions/accounts/schedule.ts';
import { handler as accountsWorker } from '#functions/accounts/worker.ts';
import { handler as exportsTimer } from '#functions/exports/schedule.ts';
import { handler as exportsWorker } from '#functions/exports/worker.ts';
import { handler as importsTimer } from '#functions/imports/schedule.ts';
import { handler as importsWorker } from '#functions/imports/worker.ts';
import { makeHttpCertification } from '#functions/kernel/adapters/http-certification.ts';
import { type PerQueue, QUEUE_NAMES } from '#functions/kernel/ports/queues.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { handler as streamWorker } from '#functions/kernel/stream-worker.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { handler as mailWorker } from '#functions/mail/worker.ts';
import { handler as offersTimer } from '#functions/offers/schedule.ts';
import { handler as offersWorker } from '#functions/offers/worker.ts';
import { handler as requestsTimer } from '#functions/requests/schedule.ts';
import { handler as requestsWorker } from '#functions/requests/worker.ts';
import { listen } from '#infra/local/listen.ts';
import { outboxBodies } from '#test/support/outbox-messages.ts';
import { runAs } from '#test/support/recorded-calls.ts';
import { sqsBatch } from '#test/support/sqs-batch.ts';
import { COUNTRY_CODES } from './campaign-people.ts';

const WORKERS = {
  mail: mailWorker,
  offers: offersWorker,
  accounts: accountsWorker,
  requests: requestsWorker,
  exports: exportsWorker,
  imports: importsWorker,
} as const satisfies PerQueue<unknown>;
/** That of certifications is apart: it works by night, and where a register can be asked. */
const TIMERS = {
  requests: requestsTimer,
  offers: offersTimer,
  exports: exportsTimer,
  imports: importsTimer,
} as const;

/** Does what waits in a table, as queues, timers and the stream would call for it; gives how many messages there were. */
export async function runJobs(table: string): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const queue of QUEUE_NAMES) {
    const bodies = await outboxBodies(table, queue);
    counts[queue] = bodies.length;
    await runAs(`${queue}/worker`, () => WORKERS[queue](sqsBatch(...bodies)));
  }
  for (const [domain, timer] of Object.entries(TIMERS)) {
    await runAs(`${domain}/schedule`, timer);
  }
  counts.certifications = await runAs('accounts/schedule', checkByNight);
  const Records = await streamRecords(table);
  counts.stream = Records.length;
  const event = { Records } as unknown as DynamoDBStreamEvent;
  await runAs('kernel/stream-worker', () => streamWorker(event));
  return counts;
}

/** Asks a register that certifies everybody, at the next midnight; gives how often. */
async function checkByNight(): Promise<number> {
  let asked = 0;
  const register = await listen((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"certified":true}');
  }, 0);
  const url = `http://127.0.0.1:${register.port}/{controlNumber}`;
  const registers = Object.values(COUNTRY_CODES).map((code) => [
    code,
    { url, field: 'certified', active: [true] },
  ]);
  const midnight = new Date(new Date().setUTCHours(24, 0, 0, 0));
  await sweepCertifications({
    ...(await currentWorld()),
    clock: { now: () => midnight },
    certification: makeHttpCertification(JSON.stringify(Object.fromEntries(registers))),
  }).finally(register.close);
  return asked;
}

/**
 * One for each message of the outbox, and for one new delta in a shard of each kind: those are what the stream worker is
 * called for (`infra/deploy/constructs/stream-filters.ts`).
 */
async function streamRecords(table: string) {
  const client = makeTableClient();
  const { Items = [] } = await client.send(
    new ScanCommand({ TableName: table, ProjectionExpression: 'pk, sk' }),
  );
  client.destroy();
  const messages = Items.filter(({ pk }) => /^O#/.test(pk));
  const deltas = Items.filter(({ pk, sk }) => /^S#/.test(pk) && /^D#/.test(sk));
  const kinds = new Map(deltas.map((delta) => [delta.pk.split('#')[1], delta]));
  return [...messages, ...kinds.values()].map(({ pk, sk }, index) => ({
    eventID: String(index),
    eventName: 'INSERT',
    dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: String(index) },
  }));
}
