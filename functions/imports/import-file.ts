import * as z from 'zod';
import type { JobKind, Portion } from '#functions/kernel/jobs/run-job.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { importErrors } from '#shared/imports/errors.ts';
import { columnsOf } from '#shared/imports/import-columns.ts';
import { isFault } from '#shared/imports/line-codes.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { FileRun } from './file-run.ts';
import { finishedMail } from './finished-mail.ts';
import { type FileImport, ImportInput } from './import-input.ts';
import { sourceKey } from './import-keys.ts';
import { plannerOf } from './import-run.ts';
import type { RowPlan, RowPlanner } from './imported-rows.ts';
import { keptOf } from './kept-changes.ts';
import { openSource } from './open-source.ts';
import { unsavedRow } from './row-plans.ts';
import { faultOf, type RowReader, rowReader } from './row-reader.ts';
import { listedKeys, makeStage, removeStage, type StagedRow, stagedRows } from './staged-rows.ts';
import { takeBack } from './take-back.ts';
import { takeSource } from './take-source.ts';
import { importTextsFor } from './texts/import-texts-for.ts';

/** The place where the next portion of an import begins; without a place the file is read first. */
const Place = z.discriminatedUnion('stage', [
  /** The stage in which rows are imported. */
  z.strictObject({
    stage: z.literal('rows'),
    next: z.int(),
    rows: z.int(),
    headings: z.array(z.string()),
  }),
  /** The stage in which entities that the file does not list end. */
  z.strictObject({
    stage: z.literal('unlisted'),
    cursor: z.string().optional(),
    /** The number of portions after which entries of their page were left. */
    again: z.int().optional(),
    rows: z.int(),
    headings: z.array(z.string()),
  }),
  /** The stage in which the faulty rows are written to a file. */
  z.strictObject({ stage: z.literal('faulty'), rows: z.int(), headings: z.array(z.string()) }),
  /** The stage in which the staged rows are removed. */
  z.strictObject({ stage: z.literal('clean'), rows: z.int() }),
]);
type Place = z.infer<typeof Place>;
type Stage<S extends Place['stage']> = Extract<Place, { stage: S }>;

/**
 * The items of one transaction that rows may take: DynamoDB takes 100, and a portion needs some for the job, the
 * changes that it keeps, and the entities that its rows refer to.
 */
const ITEMS = 92;
/** The number of rows that are planned at once; rows that have no room in the transaction are planned again. */
const ROWS_SAVED = 24;
const ROWS_TRIED = 500;

/** The job that imports a file, or takes an import back. */
export const importFile: JobKind = {
  changeset: 'import',
  portion: async (job, world) => {
    const input = ImportInput.parse(job.input);
    const planner = await plannerOf(job, world);
    if (input.does === 'takeBack') return takeBack({ job, input, planner }, world);
    const run = { job, input, planner, world };
    if (Object.keys(job.at).length === 0) return readFile(run);
    const place = Place.parse(job.at);
    switch (place.stage) {
      case 'rows':
        return importRows(run, place);
      case 'unlisted':
        return endUnlisted(run, place);
      case 'faulty': {
        // Most imports begin without the words of every fault.
        const { writeFaulty } = await import('./write-faulty.ts');
        await writeFaulty(run, place.headings);
        return { at: { stage: 'clean', rows: place.rows }, done: 0, isLast: false };
      }
      case 'clean':
        return clean(run, place);
    }
  },
};

/** Reads the file to chunks of rows, so that a later portion does not read the file from its beginning. */
async function readFile({ job, input, planner, world }: FileRun): Promise<Portion> {
  const { account } = job;
  const bytes = await takeSource({ account, file: input.file }, world);
  const { rows, headings } = await openSource(bytes, input);
  const reader = rowReader({ ...input, headings, country: planner.country });
  const stage = makeStage(world, job.id);
  /** The first row with each key. */
  const seen = new Map<string, number>();
  /** The keys that cannot be read: entries from before today's form of a key may have them. */
  const unread = new Set<string>();
  let total = 0;
  for await (const { row, cells } of rows) {
    if (reader.isNone(cells)) continue;
    const key = reader.key(cells);
    const normal = key === undefined ? undefined : planner.keyOf(key);
    const twin = normal === undefined ? undefined : seen.get(normal);
    if (normal !== undefined && twin === undefined) seen.set(normal, row);
    if (normal === undefined && !input.partial) unread.add(planner.keyOf(reader.rawKey(cells)));
    await stage.add({ row, twin, cells });
    total += 1;
  }
  // A full import whose keys cannot be read would end every entry.
  if (total === 0 || (!input.partial && seen.size === 0))
    throw new AppError(importErrors.nothingListed);
  await stage.end(input.partial ? undefined : [...seen.keys(), ...unread]);
  return {
    at: { stage: 'rows', next: 0, rows: total, headings },
    done: 0,
    total,
    counts: { read: total },
    isLast: false,
  };
}

async function importRows(run: FileRun, place: Stage<'rows'>): Promise<Portion> {
  const { job, input, planner, world } = run;
  const { next, rows, headings } = place;
  const most = input.dryRun ? ROWS_TRIED : ROWS_SAVED;
  const staged = await stagedRows(world, job.id, { from: next, most });
  const reader = rowReader({ ...input, headings, country: planner.country });
  const plans = fitting(await planRows(staged, { reader, planner, input, headings }), input.dryRun);
  const after = next + plans.length;
  const isEnd = after >= rows;
  const to: Place['stage'] = input.partial || planner.full === undefined ? 'faulty' : 'unlisted';
  return {
    ...saved(run, plans, next),
    done: plans.length,
    at: isEnd ? { stage: to, rows, headings } : { ...place, next: after },
    isLast: false,
  };
}

type Planning = Pick<FileRun, 'planner' | 'input'> & {
  readonly reader: RowReader;
  readonly headings: readonly string[];
};

/** Returns the plans of rows in their order, also of faulty rows and of rows with the key of an earlier one. */
async function planRows(
  staged: readonly StagedRow[],
  { reader, planner, input, headings }: Planning,
): Promise<RowPlan[]> {
  const read = staged.map(({ row, twin, cells }) => ({ row, twin, ...reader.read(row, cells) }));
  const good = read.filter(({ twin, faults }) => twin === undefined && faults.length === 0);
  const planned = await planner.plan(good);
  const byRow = new Map(planned.map((plan) => [plan.row, plan]));
  const columns = columnsOf(input.kind);
  const keyColumn = Object.keys(columns).find((name) => columns[name]?.isKey) ?? '';
  return read.map(({ row, twin, faults, values }) => {
    const plan = byRow.get(row);
    if (plan !== undefined) return withHeadings(plan, input, headings);
    const lines =
      twin === undefined
        ? faults
        : [
            {
              ...faultOf(
                row,
                headings[input.mapping[keyColumn] ?? -1] ?? '',
                values[keyColumn] ?? '',
                'listedTwice',
              ),
              detail: String(twin),
            },
          ];
    return unsavedRow(row, 'failed', lines);
  });
}

/** Returns the lines of a plan with the headings of the file, or of the template, in place of the columns of the kind. */
const withHeadings = (
  plan: RowPlan,
  { kind, mapping, language }: FileImport,
  headings: readonly string[],
): RowPlan => ({
  ...plan,
  lines: plan.lines.map((line) => {
    const words = new Map(Object.entries(importTextsFor(language).columns[kind]));
    const heading = headings[mapping[line.column] ?? -1] ?? words.get(line.column)?.heading;
    return heading === undefined ? line : { ...line, column: heading };
  }),
});

/**
 * Returns as many plans from the first on as one transaction takes; a dry run saves only their lines.
 */
function fitting(plans: readonly RowPlan[], dryRun: boolean): readonly RowPlan[] {
  let items = 0;
  const changed = new Set<string>();
  const end = plans.findIndex((plan) => {
    items += plan.lines.length + (dryRun ? 0 : plan.items + plan.messages.length);
    const ids = (plan.also ?? []).map(idOfChange);
    const isAgain = !dryRun && ids.some((id) => changed.has(id));
    for (const id of ids) changed.add(id);
    return isAgain || items > ITEMS;
  });
  if (end === 0) throw new Error('A row does not fit into a transaction.');
  return end < 0 ? plans : plans.slice(0, end);
}

const idOfChange = (change: EntityChange): string =>
  change.kind === 'create' ? change.id : change.before.id;

/** Returns the part of a portion that comes from plans; a dry run has nothing but the report. */
function saved({ input }: FileRun, plans: readonly RowPlan[], place: number) {
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const lines = plans.flatMap((plan) => plan.lines);
  for (const { outcome } of plans) count(outcome);
  for (const { code } of lines) if (!isFault(code) && code !== 'ended') count(code);
  if (input.dryRun) return { counts, lines };
  const changes = plans.flatMap((plan) => [...plan.changes, ...(plan.also ?? [])]);
  return {
    counts,
    lines,
    changes,
    messages: plans.flatMap((plan) => plan.messages),
    ...defined({ kept: keptOf(plans, place) }),
  };
}

/** Ends the entries that no row lists: a dry run names them, the real run ends those that its dry run has named. */
async function endUnlisted(run: FileRun, place: Stage<'unlisted'>): Promise<Portion> {
  const { job, planner, world, input } = run;
  const { full } = planner;
  if (full === undefined) throw new Error(`Imports of the kind ${input.kind} are never full.`);
  const { rows, headings } = place;
  const listed = await listedKeys(world, job.id);
  const { ids, names, next } = await unlistedPage(run, full, { listed, cursor: place.cursor });
  const plans = input.dryRun
    ? ids.map((id) => named(id, names.get(id) ?? ''))
    : await full.end(ids, listed);
  const ended = input.dryRun ? plans : fitting(plans, false);
  const portion = { ...saved(run, ended, rows + job.rev), done: 0, isLast: false };
  // The next portion reads the page again, and leaves alone what has ended by then.
  if (ended.length < plans.length)
    return { ...portion, at: { ...place, again: (place.again ?? 0) + 1 } };
  const at: Place =
    next === undefined ? { stage: 'faulty', rows, headings } : { ...place, cursor: next };
  return { ...portion, at };
}

const named = (id: string, name: string): RowPlan => ({
  row: 0,
  outcome: 'deactivated',
  changes: [],
  messages: [],
  lines: [{ ...faultOf(0, '', name, 'ended'), about: id }],
  items: 0,
});

async function unlistedPage(
  { input, world }: FileRun,
  full: NonNullable<RowPlanner['full']>,
  { listed, cursor }: { listed: ReadonlySet<string>; cursor: string | undefined },
): Promise<{ ids: string[]; names: ReadonlyMap<string, string>; next: string | undefined }> {
  if (input.dryRun) {
    const { found, next } = await full.unlisted(listed, cursor);
    const names = new Map(found.map(({ id, name }) => [id, name]));
    return { ids: [...names.keys()], names, next };
  }
  const dryRun = input.confirmed?.dryRun;
  if (dryRun === undefined) throw new AppError(importErrors.notConfirmed);
  const page = await world.jobs.lines(dryRun, { limit: ENDED_AT_ONCE, cursor });
  // Lines without a row come before those of rows.
  const ended = page.items.filter(({ row }) => row === 0);
  const isEnd = page.next === null || ended.length < page.items.length;
  return {
    ids: ended.flatMap(({ about }) => about ?? []),
    names: new Map(),
    next: isEnd ? undefined : (page.next ?? undefined),
  };
}

/** The most entries ended in one portion: each takes several items of the transaction. */
const ENDED_AT_ONCE = 12;

async function clean({ job, input, world }: FileRun, { rows }: Stage<'clean'>): Promise<Portion> {
  await removeStage(world, job.id, rows);
  // The real run needs the file after a dry run; after the real run nobody does.
  if (!input.dryRun) await world.files.remove(sourceKey(job.account, input.file));
  const messages = await finishedMail(job, input, world);
  return { at: { stage: 'clean', rows }, done: 0, isLast: true, messages };
}
