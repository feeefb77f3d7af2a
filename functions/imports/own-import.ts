import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import type { ImportJob } from '#shared/imports/endpoints.ts';
import { importErrors } from '#shared/imports/errors.ts';
import { TAKEBACK_DAYS } from '#shared/imports/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import { isOver, Job } from '#shared/kernel/job.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { IMPORT_JOB, ImportInput } from './import-input.ts';
import { importedRows } from './imported-kinds.ts';
import { takenBackOf } from './taken-back.ts';

export type StoredImport = { readonly job: StoredJob; readonly input: ImportInput };

/**
 * Reads an import of the caller's account. Imports of other accounts, imports that are not kept any more, and those
 * of a kind that the caller may not import any more, do not exist for the caller.
 * @throws AppError `imports.notFound`
 */
export async function readOwnImport(id: string, context: Context): Promise<StoredImport> {
  signedIn(context.who);
  const job = await context.jobs.get(id);
  const ownJob = job && ownImport(job, context);
  if (ownJob === undefined) throw new AppError(importErrors.notFound);
  return ownJob;
}

/** Returns the job as an import that the caller may see; undefined where the job is none. */
export function ownImport(
  job: StoredJob,
  { who, clock }: Pick<Context, 'who' | 'clock'>,
): StoredImport | undefined {
  const isKept = job.expires > clock.now().getTime() / SECOND_MS;
  if (job.kind !== IMPORT_JOB || job.account !== who.account || !isKept) return undefined;
  const input = ImportInput.parse(job.input);
  return importedRows[input.kind].isFor(who) ? { job, input } : undefined;
}

/** Returns imports as their account sees them. */
export async function shownImports(
  imports: readonly StoredImport[],
  context: Pick<Context, 'values' | 'jobs' | 'clock'>,
): Promise<ImportJob[]> {
  const now = context.clock.now();
  const fresh = imports.filter((own) => (takeBackEnd(own) ?? '') > now.toISOString());
  const taken = await takenBackOf(
    fresh.map(({ job }) => job.id),
    context,
  );
  return imports.map((own) => {
    const isOpen = fresh.includes(own) && !taken.has(own.job.id);
    return shown(own, { now, takeBackUntil: isOpen ? takeBackEnd(own) : undefined });
  });
}

/** Returns an import as its account sees it. */
export async function shownImport(own: StoredImport, context: Context): Promise<ImportJob> {
  const [job] = await shownImports([own], context);
  if (job === undefined) throw new Error('An import is shown as nothing.');
  return job;
}

function shown(
  { job, input }: StoredImport,
  { takeBackUntil, now }: { readonly takeBackUntil: string | undefined; readonly now: Date },
): ImportJob {
  const { kind, does, fileName, options, language } = input;
  const isFile = input.does === 'import';
  const areFilesKept = Date.parse(job.createdOn) + TAKEBACK_DAYS * DAY_MS > now.getTime();
  return {
    ...Job.parse(job),
    imports: kind,
    does,
    fileName,
    options,
    dryRun: isFile && input.dryRun,
    partial: isFile && input.partial,
    ...(isFile
      ? { asked: { file: input.file, reading: input.reading, mapping: input.mapping, language } }
      : { takesBack: input.job }),
    ...defined({ takeBackUntil }),
    hasFaultyRows:
      isFile && areFilesKept && job.status === 'complete' && (job.counts.failed ?? 0) > 0,
  };
}

const CHANGES = ['created', 'updated', 'unchanged', 'deactivated'] as const;

/** Returns until when an import can be taken back, whether it was or not; undefined for an import without changes. */
function takeBackEnd({ job, input }: StoredImport): string | undefined {
  const { endedOn, status, counts } = job;
  const hasChanged = CHANGES.some((name) => (counts[name] ?? 0) > 0);
  if (input.does !== 'import' || input.dryRun || !isOver(status) || !hasChanged) return undefined;
  return endedOn && new Date(Date.parse(endedOn) + TAKEBACK_DAYS * DAY_MS).toISOString();
}
