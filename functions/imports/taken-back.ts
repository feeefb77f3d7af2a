import * as z from 'zod';
import type { Context } from '#functions/kernel/context.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import { TAKEBACK_DAYS } from '#shared/imports/limits.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { ImportInput, TakeBackPlace } from './import-input.ts';

/** The mark that an import was taken back; `by` is the job that did it last. */
const Mark = z.object({ by: Ref.optional() });

const takenBackKey = (job: string): string => `import-taken-back/${job}`;

/** Marks an import as taken back, so that it cannot be taken back again unless the job ends before its end. */
export const markTakenBack = (
  { values, clock }: Pick<Context, 'values' | 'clock'>,
  { job, by }: { readonly job: string; readonly by: string },
): Promise<void> => {
  const expires = new Date(clock.now().getTime() + TAKEBACK_DAYS * DAY_MS);
  return values.put(takenBackKey(job), { by }, { expires });
};

/** Returns those of the imports that are taken back, or are being taken back. */
export async function takenBackOf(
  ids: readonly string[],
  { values, jobs }: Pick<Context, 'values' | 'jobs'>,
): Promise<ReadonlySet<string>> {
  const marks = await values.getMany(ids.map(takenBackKey));
  const taken = new Set<string>();
  for (const id of ids) {
    const mark = marks.get(takenBackKey(id));
    if (mark !== undefined && (await brokenOff(mark, jobs)) === undefined) taken.add(id);
  }
  return taken;
}

/** Returns the place where the last taking back of an import ended before its end; undefined: at the beginning. */
export async function placeLeft(
  id: string,
  { values, jobs }: Pick<Context, 'values' | 'jobs'>,
): Promise<string | undefined> {
  const mark = await values.get(takenBackKey(id));
  const job = mark === undefined ? undefined : await brokenOff(mark, jobs);
  if (job === undefined) return undefined;
  const input = ImportInput.parse(job.input);
  const { cursor } = TakeBackPlace.parse(job.at);
  return cursor ?? (input.does === 'takeBack' ? input.from : undefined);
}

/** Returns the job of a mark if it was cancelled or failed: what it has not reached is still imported. */
async function brokenOff(
  mark: unknown,
  jobs: Pick<Context['jobs'], 'get'>,
): Promise<StoredJob | undefined> {
  const { by } = Mark.parse(mark);
  const job = by === undefined ? undefined : await jobs.get(by);
  return job?.status === 'cancelled' || job?.status === 'failed' ? job : undefined;
}
