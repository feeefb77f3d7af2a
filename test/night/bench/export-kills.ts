import { exportKey } from '#functions/exports/export-key.ts';
import type { ExportInput } from '#functions/exports/export-run.ts';
import { EXPORT_JOB } from '#functions/exports/own-export.ts';
import type { World } from '#functions/kernel/context.ts';
import { beginJob } from '#functions/kernel/jobs/run-job.ts';
import { shardName } from '#functions/kernel/store/keys.ts';
import { JOB_TERMS } from '#test/support/job-terms.ts';
import { manyCustomers } from '#test/support/many-customers.ts';
import { storeNewest, storeShard } from '#test/support/store-rows.ts';
import { newBenchProcess } from './bench-process.ts';
import { OFFICE, USER } from './job-world.ts';
import type { KilledKind } from './kill-often.ts';
import { runToEnd } from './run-to-end.ts';

/** An export; it fails where its file differs from that of one that nobody killed. */
export const killedExport: KilledKind = {
  queue: 'exports',
  rows: 100_000,
  lifeMs: 500,
  begin: async (world, count) => {
    const { parts } = newBenchProcess();
    const customers = manyCustomers(count, OFFICE.id);
    await storeShard(parts, shardName('account', 'customer', OFFICE.id), customers);
    await storeNewest(parts, customers);
    const whole = await runToEnd(world, 'exports', await beginExport(world));
    const job = await beginExport(world);
    const check = async () => {
      const { status, progress } = (await world.jobs.get(job)) ?? {};
      const ending = JSON.stringify({ status, progress });
      const wanted = { status: 'complete', progress: { done: count, total: count } };
      if (ending !== JSON.stringify(wanted)) throw new Error(`The export ends with ${ending}.`);
      const [expected, found] = await Promise.all(
        [whole.id, job].map((id) => world.files.get(exportKey(id))),
      );
      if (!Buffer.from(found ?? []).equals(expected ?? Buffer.of()))
        throw new Error('The files differ.');
      return { 'file bytes': found?.length };
    };
    return { job, check };
  },
};

async function beginExport(world: World): Promise<string> {
  const input: ExportInput = {
    config: 'customers',
    exports: 'customers',
    runParams: { language: 'en_GB', tl: true },
    format: 'xlsx',
    customColumnHeaders: {},
    rights: { roles: ['INS'], regions: [], findsFarmers: true },
    title: 'Customers',
    fileName: 'customers',
  };
  const asked = { account: OFFICE.id, user: USER, input, queue: 'exports' } as const;
  return (await beginJob(world, { ...JOB_TERMS, ...asked, kind: EXPORT_JOB })).id;
}
