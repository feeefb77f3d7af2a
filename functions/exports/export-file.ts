import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { JobKind } from '#functions/kernel/jobs/run-job.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import { PART_BYTES } from '#functions/kernel/ports/files.ts';
import { defined } from '#shared/kernel/defined.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { exportKey } from './export-key.ts';
import { type ExportedRow, type ExportRun, readRun } from './export-run.ts';
import { exportedRows } from './exported-kinds.ts';
import { CONTENT_TYPES, fileWriter, WriterState } from './file-writer.ts';
import { countRows, readPage } from './find-rows.ts';
import { planColumns } from './plan-columns.ts';
import { readyMail } from './ready-mail.ts';

/** Pages of rows that one portion writes: about a second of work, the most that a kill of the process can cost. */
const PAGES = 5;

/** The place where the next portion of an export begins. */
const Place = z.discriminatedUnion('stage', [
  /** The stage in which rows are written, piece by piece. */
  z.strictObject({
    stage: z.literal('rows'),
    columns: z.array(z.strictObject({ name: z.string(), heading: z.string(), width: z.number() })),
    writer: WriterState,
    cursor: z.string().optional(),
    pieces: z.array(z.string()),
  }),
  /** The stage in which the pieces are put together to parts that the storage takes. */
  z.strictObject({
    stage: z.literal('join'),
    pieces: z.array(z.string()),
    /** The number of pieces that are in a part already. */
    joined: z.int(),
    upload: z.string(),
    marks: z.array(z.string()),
  }),
  /** The stage in which the file is complete and its pieces are removed. */
  z.strictObject({ stage: z.literal('clean'), pieces: z.array(z.string()) }),
]);
type Place = z.infer<typeof Place>;
type Stage<S extends Place['stage']> = Extract<Place, { stage: S }>;
/** The number of pages, and of rows on a page, that one portion reads. */
type Size = { readonly pages: number; readonly pageRows: number };
type Portion = Awaited<ReturnType<JobKind['portion']>>;

/**
 * Names a piece by its content. So a worker that was believed to be dead and writes again cannot change a piece of
 * the worker after it, and a piece that is made again is the same.
 */
const pieceKey = (job: string, piece: string): string => `exports/${job}/pieces/${piece}`;

/**
 * Returns the job that writes the file of an export. Each portion writes a piece; the pieces are then joined to parts
 * and the parts to the file, so that neither memory nor the cost of a kill grows with the file. Rows come from the
 * newest to the oldest, so that new rows move nothing.
 */
export function exportFile({ pages = PAGES, pageRows = PAGE_LIMIT } = {}): JobKind {
  return {
    changeset: 'export',
    portion: async (job, world) => {
      const place = Object.keys(job.at).length === 0 ? undefined : Place.parse(job.at);
      if (place?.stage === 'join') return joinPieces(job, place, world);
      if (place?.stage === 'clean') return removePieces(job, place, world);
      const run = await readRun(job, world);
      return writeRows(job, { run, pages, pageRows, place: place ?? (await firstPlace(run)) });
    },
  };
}

async function firstPlace(run: ExportRun): Promise<Stage<'rows'>> {
  const columns = await planColumns(run);
  return { stage: 'rows', columns, writer: {}, pieces: [] };
}

async function writeRows(
  job: StoredJob,
  { run, place, ...size }: { readonly run: ExportRun; readonly place: Stage<'rows'> } & Size,
): Promise<Portion> {
  const { input, texts, world } = run;
  const { files: exportFiles } = world;
  const { columns } = place;
  const writer = fileWriter(input.format, input.runParams.language);
  const bytes: Uint8Array[] = [];
  let state = place.writer;
  const isFirst = place.pieces.length === 0;
  if (isFirst) {
    const begun = writer.begin(texts.names[input.exports].sheet, columns);
    bytes.push(begun.bytes);
    state = begun.state;
  }
  const { found, cursor } = await readPages(run, place.cursor, size);
  const names = columns.map(({ name }) => name);
  const cellsOf = await exportedRows[input.exports].cells(found, run, names);
  const rows = found.map((row) => names.map(cellsOf(row)));
  const added = writer.add(state, rows);
  bytes.push(added.bytes);
  const isEnd = cursor === undefined;
  if (isEnd) bytes.push(writer.end(added.state));
  const piece = await putPiece(
    job.id,
    { content: Buffer.concat(bytes), at: place.pieces.length },
    world,
  );
  const pieces = [...place.pieces, piece];
  const total = isFirst ? await countRows(run) : undefined;
  const done = { done: rows.length, isLast: false, ...defined({ total }) };
  if (!isEnd) return { ...done, at: { ...place, writer: added.state, cursor, pieces } };
  const upload = await exportFiles.beginParts(exportKey(job.id), CONTENT_TYPES[input.format]);
  return { ...done, at: { stage: 'join', pieces, joined: 0, upload, marks: [] } };
}

async function readPages(
  run: ExportRun,
  from: string | undefined,
  { pages, pageRows }: Size,
): Promise<{ found: ExportedRow[]; cursor: string | undefined }> {
  const rows: ExportedRow[] = [];
  let cursor = from;
  for (let page = 0; page < pages; page++) {
    const { items, next } = await readPage(run, { start: 0, limit: pageRows, cursor });
    rows.push(...items);
    cursor = next ?? undefined;
    if (cursor === undefined) break;
  }
  return { found: rows, cursor };
}

const MARK_CHARACTERS = 20;

async function putPiece(
  job: string,
  { content, at }: { readonly content: Uint8Array; readonly at: number },
  { files: exportFiles }: World,
): Promise<string> {
  const mark = createHash('sha256').update(content).digest('hex').slice(0, MARK_CHARACTERS);
  const piece = `${at}-${mark}`;
  await exportFiles.put(pieceKey(job, piece), 'application/octet-stream', content);
  return piece;
}

async function joinPieces(
  { id }: StoredJob,
  { pieces, joined, upload, marks, stage }: Stage<'join'>,
  { files: exportFiles }: World,
): Promise<Portion> {
  const target = { key: exportKey(id), upload };
  // This portion is apart from the last part: joined parts take no further one, and this step can be repeated.
  if (joined === pieces.length) {
    await exportFiles.joinParts(target, marks);
    const counts = { bytes: await sizeOf(id, exportFiles) };
    return { at: { stage: 'clean', pieces }, done: 0, counts, isLast: false };
  }
  const part: Uint8Array[] = [];
  let bytes = 0;
  let next = joined;
  for (; next < pieces.length && bytes < PART_BYTES; next++) {
    const content = await exportFiles.get(pieceKey(id, pieces[next] ?? ''));
    part.push(content);
    bytes += content.length;
  }
  const mark = await exportFiles.putPart(target, marks.length + 1, Buffer.concat(part));
  const at = { stage, pieces, joined: next, upload, marks: [...marks, mark] };
  return { at, done: 0, isLast: false };
}

async function sizeOf(job: string, exportFiles: World['files']): Promise<number> {
  const head = await exportFiles.head(exportKey(job));
  if (head === undefined) throw new Error(`The file of export ${job} is not there.`);
  return head.size;
}

async function removePieces(
  job: StoredJob,
  { pieces }: Stage<'clean'>,
  world: World,
): Promise<Portion> {
  const { files: exportFiles } = world;
  for (const piece of pieces) await exportFiles.remove(pieceKey(job.id, piece));
  const messages = await readyMail(job, world);
  return { at: { stage: 'clean', pieces: [] }, done: 0, messages, isLast: true };
}
