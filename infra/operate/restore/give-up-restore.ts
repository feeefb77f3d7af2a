import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { releaseJobs, switchMaintenance } from './hold-stage.ts';
import { dropNotes, type Notes, readNotes } from './notes.ts';
import { type Parts, resourceNames } from './parts.ts';
import { describeTable, dropCopy } from './table-copies.ts';

/**
 * Gives up a restore that has not written anything: the stage works again with the rows that it has. A copy that the
 * operator restored beside the table by hand stays. It may run again.
 * @throws StartupError when there is nothing to give up, or only the end of the restore leads to a whole table
 */
export async function giveUpRestore(parts: Parts): Promise<void> {
  const { name } = parts.deployment.stage;
  const { table, copy } = resourceNames(parts);
  const notes = await readNotes(parts);
  if (notes === undefined) throw new StartupError(`No restore of ${name} is under way.`);
  const stands = (await describeTable(parts, table)) !== undefined;
  if (notes.since !== undefined || (notes.isAnew && stands)) throw tooLate(name, notes);
  const drops = notes.wanted === 'copy' ? '' : `, ${copy} is deleted`;
  // Without a table nobody can work: the next restore finds the stage held.
  const then = stands ? `jobs and timers go on, maintenance off${drops}` : 'the stage stays held';
  if (!(await parts.agree(`Give up the restore to ${notes.wanted}: ${then}?`))) {
    throw new StartupError('Stopped: nothing was changed.');
  }
  if (stands) {
    await releaseJobs(parts);
    await switchMaintenance(parts, 'off');
    if (drops) await dropCopy(parts);
  }
  await dropNotes(parts);
  parts.say(`The restore to ${notes.wanted} is given up; a backup that it made stays.`);
}

const tooLate = (stage: string, { wanted }: Notes): StartupError =>
  new StartupError(
    `It is too late: the table holds rows of ${wanted}. Go on with npm run restore -- ${stage} ${wanted}`,
  );
