import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { isAttached } from './attach-table.ts';
import { changesSince, type Since } from './changes-since.ts';
import { countOthers, type Tables, writeBack } from './compare-tables.ts';
import { endRestore, finishStage } from './finish-stage.ts';
import { holdStage, waitUntilStill } from './hold-stage.ts';
import { findNotes, keepNotes, type Notes } from './notes.ts';
import { type Parts, resourceNames } from './parts.ts';
import {
  bringBackTable,
  deletedTableState,
  describeTable,
  keepBackup,
  makeCopy,
  recoveryWindow,
} from './table-copies.ts';
import { checkMoment, type Wanted, wantedName } from './wanted.ts';

/**
 * Restores the table of a stage, and brings the product in line with it. An existing table keeps its name, its stream
 * and its history: the wanted state is restored beside it and written into it row by row, so that the restore itself
 * can be taken back. A deleted table is restored under its name, and jobs take its new stream. Each step asks first;
 * a second call goes on where the first one stood.
 * @throws StartupError in one sentence, before any step, when this cannot be restored
 */
export async function restoreTable(parts: Parts, wanted: Wanted): Promise<void> {
  const notesBefore = await findNotes(parts, wanted);
  const stands = (await describeTable(parts, resourceNames(parts).table)) !== undefined;
  if (notesBefore === undefined) await checkWanted(parts, wanted, stands);
  const began = parts.clock.now().toISOString();
  const fresh = { wanted: wantedName(wanted), began, isAnew: wanted.kind === 'last' || !stands };
  // Until a row is written, people may have worked between two calls: the backup of this one holds that too.
  const notes = notesBefore?.since ? notesBefore : { ...fresh, ...notesBefore, began };
  const { name } = parts.deployment.stage;
  if (notesBefore)
    parts.say(`Goes on with the restore to ${notesBefore.wanted}, begun ${notesBefore.began}.`);
  if (notes.reached === 'open') {
    parts.say('Its rows are written, and jobs have gone on: nothing is written back again.');
    await endRestore(parts);
    return;
  }
  await agreed(parts, `Hold ${name}: maintenance on, jobs and timers off?`);
  await keepNotes(parts, notes);
  await holdStage(parts);
  await finishStage(parts, await withRows(parts, wanted, notes));
}

/** Brings the rows of the wanted state; returns the notes with what has happened since then. */
async function withRows(
  parts: Parts,
  wanted: Wanted,
  notes: Notes,
): Promise<Notes & { since: Since }> {
  const { since } = notes;
  if (notes.reached === 'written' && since !== undefined) return { ...notes, since };
  if (notes.isAnew) return { ...notes, since: await bringBack(parts, wanted) };
  const written = {
    ...notes,
    since: await rollBack(parts, wanted, notes),
    reached: 'written',
  } as const;
  await keepNotes(parts, written);
  return written;
}

/**
 * Checks that the wanted state exists.
 * @throws StartupError
 */
async function checkWanted(parts: Parts, wanted: Wanted, stands: boolean): Promise<void> {
  const { table, copy } = resourceNames(parts);
  const { name } = parts.deployment.stage;
  const isBeside = (await describeTable(parts, copy)) !== undefined;
  if (wanted.kind === 'copy') {
    if (stands && isBeside) return;
    throw new StartupError(`Both ${table} and ${copy} have to stand: restore the copy first.`);
  }
  if (isBeside) {
    throw new StartupError(
      `A table ${copy} stands already, of no restore that is known: delete it first, or name it (npm run restore -- ${name} copy).`,
    );
  }
  if (wanted.kind === 'last') {
    if (stands && (await isAttached(parts))) {
      throw new StartupError(
        `The table ${table} stands: name the moment to which it is to go back.`,
      );
    }
    return;
  }
  if (!stands && (await deletedTableState(parts)) !== undefined) {
    throw new StartupError(
      `The table ${table} is gone: bring back its last state first (npm run restore -- ${name} last), and go further back from there.`,
    );
  }
  if (wanted.kind === 'backup') return;
  if (!stands) {
    throw new StartupError(
      `There is no table ${table}: deploy the stage, or name a backup of the table.`,
    );
  }
  checkMoment(wanted.moment, await recoveryWindow(parts));
}

/** Writes the wanted state into the existing table. */
async function rollBack(parts: Parts, wanted: Wanted, notes: Notes): Promise<Since> {
  const { client, clock, say } = parts;
  const { table, copy } = resourceNames(parts);
  const tables: Tables = { client, table, copy };
  const heldAt = clock.now();
  await agreed(
    parts,
    `Keep a backup of ${table} as it is, and restore ${wantedName(wanted)} to ${copy}?`,
  );
  const backup = await keepBackup(parts, `before-restore-${notes.began.replaceAll(/\D/g, '')}`);
  say(`Kept: ${backup}`);
  await makeCopy(parts, wanted);
  await waitUntilStill(parts, heldAt);
  const since = notes.since ?? (await changesSince(tables, parts.keepLost));
  await tellSince(parts, since);
  const { name } = parts.deployment.stage;
  await agreed(
    parts,
    `Write ${table} back to ${wantedName(wanted)}? All of the above is undone.`,
    name,
  );
  await keepNotes(parts, { ...notes, since });
  const instant = clock.now();
  say(`Written back: ${await writeBack(tables, instant)} rows`);
  const others = await countOthers(tables, instant);
  if (others > 0)
    throw new StartupError(`${others} rows were written by somebody else: run the command again.`);
  say(`Compared again: every row is as it was at ${wantedName(wanted)}`);
  return since;
}

/** Makes the deleted table again. */
async function bringBack(parts: Parts, wanted: Wanted): Promise<Since> {
  const { table } = resourceNames(parts);
  await agreed(parts, `Restore ${wantedName(wanted)} to ${table}?`);
  await bringBackTable(parts, wanted);
  parts.say(`Restored: ${table} from ${wantedName(wanted)}`);
  if (wanted.kind === 'backup') {
    parts.say(
      'Accounts that were redacted after that backup are not known from the table: look for them (infra/operate/runbook.md, "Restore").',
    );
  }
  return { changes: {}, redacted: [], left: [], messages: 0 };
}

async function tellSince({ say, keepLost }: Parts, since: Since): Promise<void> {
  for (const [entityclass, counts] of Object.entries(since.changes).toSorted()) {
    const { created, changed, deleted } = counts;
    say(
      `Since then: ${entityclass.padEnd(20)} ${created} created, ${changed} changed, ${deleted} deleted`,
    );
  }
  say(
    `Since then: ${since.redacted.length} accounts redacted, or amid it then; ${since.left.length} people left an account: both are done again`,
  );
  say(`Since then: ${since.messages} messages that wait, and are not sent any more`);
  say(`Each by its id: ${await keepLost([])}`);
}

async function agreed(parts: Parts, question: string, name?: string): Promise<void> {
  if (!(await parts.agree(question, name))) {
    throw new StartupError(
      `Stopped; the same command goes on from here. Before it writes rows, npm run restore -- ${parts.deployment.stage.name} give-up gives it up.`,
    );
  }
}
