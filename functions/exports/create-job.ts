import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { beginJob } from '#functions/kernel/jobs/run-job.ts';
import type { exportEndpoints } from '#shared/exports/endpoints.ts';
import { exportErrors } from '#shared/exports/errors.ts';
import { EXPORT_DAYS } from '#shared/exports/limits.ts';
import { dayIn } from '#shared/kernel/day.ts';
import type { RulesFired } from '#shared/rules/rules-fired.ts';
import { type ChosenConfig, chooseConfig } from './choose-config.ts';
import { type ExportInput, runFor } from './export-run.ts';
import { countRows } from './find-rows.ts';
import { EXPORT_JOB, shownExport } from './own-export.ts';
import { requireKnownColumns } from './plan-columns.ts';

/**
 * Begins an export. An export that could not succeed is refused before anybody waits: with an unknown column, a
 * filter that no search takes, or more rows than a file holds.
 */
export const createJob: Implementation<typeof exportEndpoints.createJob> = async (
  asked,
  context,
) => {
  const { account, user } = signedIn(context.who);
  const chosen = await chooseConfig(asked.config, context);
  const { alias: config, kind: exports } = chosen.config;
  requireKnownColumns(chosen.config, asked);
  const { roles, regions, findsFarmers } = context.who;
  const rights = { roles: [...roles], regions: [...regions], findsFarmers };
  const unnamed: ExportInput = { ...asked, config, exports, rights, title: '', fileName: '' };
  const run = await runFor(context.who, unnamed, context);
  await countRows(run);
  const day = dayIn(run.timeZone, context.clock.now());
  const { file, sheet: title } = run.texts.names[exports];
  const input = { ...unnamed, title, fileName: `${file}-${day}` };
  const job = await beginJob(context, {
    account,
    user,
    input,
    queue: 'exports',
    kind: EXPORT_JOB,
    keptDays: EXPORT_DAYS,
    alreadyRunning: exportErrors.alreadyRunning,
  });
  await tellHits(chosen, job.id, context);
  return shownExport({ job, input });
};

/** Queues the count of the rules that chose the configuration; exports are rare enough for a write of their own. */
async function tellHits({ ruleset, fired }: ChosenConfig, job: string, context: Context) {
  if (ruleset === undefined || fired.length === 0) return;
  const on = context.clock.now().toISOString();
  const body: RulesFired = { ruleset, fired: [...fired], on, by: job };
  await context.store.send([{ queue: 'requests', body }]);
}
