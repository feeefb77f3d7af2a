import type { World } from '#functions/kernel/context.ts';
import { expiringCachePer } from '#functions/kernel/expiring-cache.ts';
import type { Files } from '#functions/kernel/ports/files.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { chunkKey, listedKey } from './import-keys.ts';

/** A row of a file as it was read, all of its cells. */
export type StagedRow = {
  readonly row: number;
  /** The number of an earlier row with the same key. */
  readonly twin: number | undefined;
  readonly cells: readonly (SheetCell | undefined)[];
};

/** The rows of a chunk: the part of a file that a process holds in memory while it imports. */
export const CHUNK_ROWS = 1000;

/** A cell in JSON: a text alone is a text, an empty cell 0. */
type PackedCell = 0 | string | readonly [SheetCell['kind'], string];
type PackedRow = readonly [row: number, twin: number, cells: readonly PackedCell[]];

/** Makes the writer that puts rows into chunks as they come. */
export function makeStage({ files: importFiles }: Pick<World, 'files'>, job: string) {
  let rows: PackedRow[] = [];
  let chunk = 0;
  const put = (key: string, content: unknown) =>
    importFiles.put(key, 'application/json', Buffer.from(JSON.stringify(content)));
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const full = rows;
    rows = [];
    await put(chunkKey(job, chunk), full);
    chunk += 1;
  };
  return {
    add: async ({ row, twin, cells }: StagedRow): Promise<void> => {
      rows.push([row, twin ?? 0, Array.from(cells, packed)]);
      if (rows.length === CHUNK_ROWS) await flush();
    },
    end: async (listed: Iterable<string> | undefined): Promise<void> => {
      await flush();
      if (listed !== undefined) await put(listedKey(job), [...listed]);
    },
  };
}

const packed = (cell: SheetCell | undefined): PackedCell => {
  if (cell === undefined) return 0;
  return cell.kind === 'text' ? cell.text : [cell.kind, cell.text];
};

const unpacked = (cell: PackedCell): SheetCell | undefined => {
  if (cell === 0) return undefined;
  return typeof cell === 'string' ? { kind: 'text', text: cell } : { kind: cell[0], text: cell[1] };
};

/** The last chunks that the process has read; chunks do not change. */
const chunks = expiringCachePer<Files, readonly StagedRow[]>({ seconds: 60, entries: 2 });
const lists = expiringCachePer<Files, ReadonlySet<string>>({ seconds: 60, entries: 2 });

/** Reads rows from this place on, as many as are wanted and lie in the same chunk. */
export async function stagedRows(
  { files, clock }: Pick<World, 'files' | 'clock'>,
  job: string,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<readonly StagedRow[]> {
  const key = chunkKey(job, Math.floor(from / CHUNK_ROWS));
  const rows = await chunks(files, clock).get(key, async () => {
    const read: readonly PackedRow[] = JSON.parse(Buffer.from(await files.get(key)).toString());
    return read.map(([row, twin, cells]) => ({
      row,
      twin: twin === 0 ? undefined : twin,
      cells: cells.map(unpacked),
    }));
  });
  return rows.slice(from % CHUNK_ROWS, (from % CHUNK_ROWS) + most);
}

/** Reads the keys of all rows of a full import. */
export const listedKeys = (
  { files, clock }: Pick<World, 'files' | 'clock'>,
  job: string,
): Promise<ReadonlySet<string>> =>
  lists(files, clock).get(listedKey(job), async () => {
    const read: readonly string[] = JSON.parse(
      Buffer.from(await files.get(listedKey(job))).toString(),
    );
    return new Set(read);
  });

/** Removes the staged rows; rows that are gone already are passed over. */
export async function removeStage(
  { files }: Pick<World, 'files'>,
  job: string,
  rows: number,
): Promise<void> {
  for (let chunk = 0; chunk * CHUNK_ROWS < rows; chunk++) await files.remove(chunkKey(job, chunk));
  await files.remove(listedKey(job));
}
