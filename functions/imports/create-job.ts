import type * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { beginJob } from '#functions/kernel/jobs/run-job.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import { importErrors } from '#shared/imports/errors.ts';
import { columnsOf } from '#shared/imports/import-columns.ts';
import { IMPORT_FILE_HOURS, IMPORT_KEPT_DAYS } from '#shared/imports/limits.ts';
import { missingColumns } from '#shared/imports/mapping.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { type FileImport, IMPORT_JOB, type ImportInput } from './import-input.ts';
import { requireKind } from './import-run.ts';
import { importedRows } from './imported-kinds.ts';
import { keepMapping } from './kept-mapping.ts';
import { openSource } from './open-source.ts';
import { ownImport, type StoredImport, shownImport } from './own-import.ts';
import { isSameImport } from './same-import.ts';
import { takeSource } from './take-source.ts';
import { takenBackOf } from './taken-back.ts';

type Asked = z.output<(typeof importEndpoints.createJob)['input']>;

/**
 * Begins an import or a dry run. An import that could not begin is refused before anybody waits: of a file that is no
 * spreadsheet, without a required column, or a full one that nobody has confirmed. The import that has used up the file
 * answers for itself once more.
 */
export const createJob: Implementation<typeof importEndpoints.createJob> = async (
  asked,
  context,
) => {
  const { account } = signedIn(context.who);
  const { kind, options, language } = asked;
  requireKind(kind, context);
  const { who, rows } = context;
  const begunOn = context.clock.now().toISOString();
  const does = 'import';
  const importer = { world: context, who, rows, options, language, begunOn, does } as const;
  const planner = await importedRows[kind].begin(importer);
  if (!asked.partial && planner.full === undefined) throw new AppError(importErrors.invalidRun);
  const bytes = await takeSource({ account, file: asked.file }, context).catch(goneSource);
  if (bytes === undefined) return shownImport(await importBefore(asked, context), context);
  const { headings } = await openSource(bytes, asked);
  requireColumns(asked, headings);
  if (!asked.partial && !asked.dryRun) await requireConfirmed(asked, context);
  const input: ImportInput = { ...asked, does };
  const job = await beginImport(input, context);
  await keepMapping(context, account, { ...asked, headings });
  return shownImport({ job, input }, context);
};

/** Returns nothing in place of the bytes of a file that is gone. */
function goneSource(error: unknown): undefined {
  if (!(error instanceof AppError) || error.error !== importErrors.fileNotFound) throw error;
}

/**
 * Returns the import that has used up the file: its answer was lost, so its caller asks again. One that was taken back,
 * or ended before its end, is no answer: its rows are not there.
 * @throws AppError `imports.fileNotFound`
 */
async function importBefore(asked: Asked, context: Context): Promise<StoredImport> {
  const jobs = await context.jobs.ofAccount(signedIn(context.who).account, IMPORT_JOB);
  const own = jobs
    .filter(({ status }) => status !== 'failed' && status !== 'cancelled')
    .flatMap((job) => ownImport(job, context) ?? [])
    .find(({ input }) => input.does === 'import' && isRepeated(input, asked));
  const taken = await takenBackOf(own ? [own.job.id] : [], context);
  if (own === undefined || taken.size > 0) throw new AppError(importErrors.fileNotFound);
  return own;
}

const isRepeated = (input: FileImport, asked: Asked): boolean =>
  !input.dryRun && !asked.dryRun && isSameImport(input, asked);

/**
 * Refuses a mapping with missing or wrong columns.
 * @throws AppError `imports.missingColumn`, `imports.wrongColumn`, naming each
 */
function requireColumns({ kind, mapping }: Asked, headings: readonly string[]): void {
  const columns = columnsOf(kind);
  const missing = missingColumns(columns, mapping);
  if (missing.length > 0) {
    const details = missing.map((name) =>
      fieldDetail(`mapping.${name}`, importErrors.missingColumn),
    );
    throw new AppError(importErrors.missingColumn, { details });
  }
  const entries = Object.entries(mapping);
  const wrong = entries.filter(
    ([name, at], index) =>
      !Object.hasOwn(columns, name) ||
      at >= headings.length ||
      entries.findIndex(([, other]) => other === at) < index,
  );
  if (wrong.length === 0) return;
  const details = wrong.map(([name]) => fieldDetail(`mapping.${name}`, importErrors.wrongColumn));
  throw new AppError(importErrors.wrongColumn, { details });
}

/**
 * Requires the dry run of a full import, because a full import ends exactly the entries that its dry run has named:
 * of the very same file, read in the same way, and with the number of entries that the caller confirms.
 */
async function requireConfirmed(asked: Asked, context: Context): Promise<void> {
  const { confirmed } = asked;
  const job = confirmed && (await context.jobs.get(confirmed.dryRun));
  const dryRun = job && ownImport(job, context);
  const since = context.clock.now().getTime() - IMPORT_FILE_HOURS * HOUR_MS;
  const isConfirmed =
    dryRun?.input.does === 'import' &&
    dryRun.input.dryRun &&
    dryRun.job.status === 'complete' &&
    Date.parse(dryRun.job.createdOn) >= since &&
    isSameImport(dryRun.input, asked) &&
    (dryRun.job.counts.deactivated ?? 0) === confirmed?.deactivated;
  if (!isConfirmed) throw new AppError(importErrors.notConfirmed);
}

/**
 * Queues the job of an import.
 * @throws AppError `imports.alreadyRunning` with the id of the import that is under way
 */
export function beginImport(input: ImportInput, context: Context): Promise<StoredJob> {
  const { account, user } = signedIn(context.who);
  return beginJob(context, {
    account,
    user,
    input,
    queue: 'imports',
    kind: IMPORT_JOB,
    keptDays: IMPORT_KEPT_DAYS,
    alreadyRunning: importErrors.alreadyRunning,
  });
}
