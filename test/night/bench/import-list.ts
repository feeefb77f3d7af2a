import { IMPORT_JOB, type ImportInput } from '#functions/imports/import-input.ts';
import { sourceKey } from '#functions/imports/import-keys.ts';
import type { World } from '#functions/kernel/context.ts';
import { beginJob } from '#functions/kernel/jobs/run-job.ts';
import { FARM_COLUMNS } from '#test/support/danish-farms.ts';
import { JOB_TERMS } from '#test/support/job-terms.ts';
import { OFFICE, USER } from './job-world.ts';

/** One row in so many has a phone number that is none. */
const FAULTY_EVERY = 50;

export const numberOf = (at: number): string => String(100_000 + at);
export const isFaulty = (at: number): boolean => at % FAULTY_EVERY === 7;

/** The cells of a list of farms, a few of them faulty. */
export const listOf = (count: number): string[][] =>
  Array.from({ length: count }, (_, index) => [
    numberOf(index),
    `Gård Åsø ${index}`,
    `Vestergade ${index % 300}`,
    '8000',
    'Aarhus C',
    `Ane Nørgård ${index}`,
    isFaulty(index) ? 'none' : '+45 12345678',
    `gaard${index}@example.org`,
    '2026-02-05',
    '',
  ]);

/** Sends a file and begins its import; gives the id of the job. */
export async function beginImport(
  world: World,
  bytes: Uint8Array,
  dryRun: boolean,
): Promise<string> {
  const file = world.newId();
  const { files: bucket } = world;
  await bucket.put(sourceKey(OFFICE.id, file), 'application/octet-stream', bytes);
  const input: ImportInput = {
    does: 'import',
    kind: 'customers',
    file,
    fileName: 'list.xlsx',
    reading: {},
    mapping: FARM_COLUMNS,
    options: {},
    language: 'en_GB',
    dryRun,
    partial: true,
  };
  const account = OFFICE.id;
  const job = { account, user: USER, input, queue: 'imports', kind: IMPORT_JOB } as const;
  return (await beginJob(world, { ...JOB_TERMS, ...job })).id;
}
