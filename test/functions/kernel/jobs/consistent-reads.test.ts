import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeJobRows } from '#functions/kernel/jobs/job-rows.ts';
import { relayOutbox } from '#functions/kernel/jobs/relay-outbox.ts';
import { beginJob } from '#functions/kernel/jobs/run-job.ts';
import { systemLog } from '#functions/kernel/ports/log.ts';
import { perQueue } from '#functions/kernel/ports/queues.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { JOB_TERMS } from '#test/support/job-terms.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientWorld } from '#test/support/patient-world.ts';

/** The local table always answers consistently, so only what is asked of it can tell. */
test('each read of jobs and of their messages sees what was saved just before it', async () => {
  const { table, config } = await testServices();
  const account = randomUUID();
  const order = { queue: 'offers', kind: 'consistent', account, user: 'anna', input: {} } as const;
  const { id } = await beginJob(patientWorld(config), { ...JOB_TERMS, ...order });
  const client = makeTableClient();
  const asked: string[] = [];
  client.middlewareStack.add(
    (next) => async (command) => {
      asked.push(JSON.stringify(command.input));
      return next(command);
    },
    { step: 'initialize' },
  );
  const jobs = makeJobRows({ client, table });
  const queues = perQueue(() => ({ send: async () => [] }));

  await jobs.get(id);
  await jobs.ofAccount(account, 'consistent');
  await jobs.underWay();
  await jobs.failed();
  await jobs.lines(id, { limit: 1 });
  await relayOutbox([id], { client, table, queues, log: systemLog });
  client.destroy();

  // The jobs of an account and those under way are looked up in their lists, then read.
  expect(asked).toHaveLength(8);
  expect(asked.filter((input) => !input.includes('"ConsistentRead":true'))).toEqual([]);
});
