import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import type { ExportJob } from '#shared/exports/endpoints.ts';
import { exportErrors } from '#shared/exports/errors.ts';
import { EXPORT_DAYS } from '#shared/exports/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { leavesOf } from '#shared/kernel/attribute-filter.ts';
import { Job } from '#shared/kernel/job.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { ExportInput, mayHave } from './export-run.ts';

/** The kind of job that an export is; an account has one of them under way, whatever it exports. */
export const EXPORT_JOB = 'export';

type StoredExport = { readonly job: StoredJob; readonly input: ExportInput };

/**
 * Reads an export of the caller's account. Exports of other accounts, exports that are not kept any more, and those
 * that began with rights that the caller has lost, do not exist for the caller.
 * @throws AppError `exports.notFound`
 */
export async function readOwnExport(id: string, context: Context): Promise<StoredExport> {
  signedIn(context.who);
  const job = await context.jobs.get(id);
  const ownJob = job && ownExport(job, context);
  if (ownJob === undefined) throw new AppError(exportErrors.notFound);
  return ownJob;
}

/** Returns the job as an export that the caller may see; undefined where the job is none. */
export function ownExport(
  job: StoredJob,
  { who, clock }: Pick<Context, 'who' | 'clock'>,
): StoredExport | undefined {
  const isKept = job.expires > clock.now().getTime() / SECOND_MS;
  if (job.kind !== EXPORT_JOB || job.account !== who.account || !isKept) return undefined;
  const input = ExportInput.parse(job.input);
  return mayHave(who, input) ? { job, input } : undefined;
}

/** Returns an export as its account sees it. */
export function shownExport({ job, input }: StoredExport): ExportJob {
  const { config, exports, title, format, searchFilter, list } = input;
  const conditions = searchFilter === undefined ? 0 : leavesOf(searchFilter).length;
  const shown = { ...Job.parse(job), config, exports, title, format, conditions, list };
  if (job.status !== 'complete') return shown;
  const { id, counts } = job;
  const file = { id, name: fileNameOf(input), size: counts.bytes ?? 0, expires: expiryOf(job) };
  return { ...shown, file };
}

/** Returns when the file of an export is removed. */
export const expiryOf = ({ createdOn }: Pick<StoredJob, 'createdOn'>): string =>
  new Date(Date.parse(createdOn) + EXPORT_DAYS * DAY_MS).toISOString();

export const fileNameOf = ({ fileName, format }: ExportInput): string => `${fileName}.${format}`;
