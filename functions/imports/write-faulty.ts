import {
  addRows,
  beginXlsx,
  endXlsx,
  type WrittenRow,
} from '#functions/kernel/sheets/write-xlsx.ts';
import { eachPage } from '#functions/kernel/store/each-page.ts';
import { isFault, LINE_CODES } from '#shared/imports/line-codes.ts';
import { lineTextsFor } from '#shared/imports/line-texts/line-texts-for.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import type { FileRun } from './file-run.ts';
import { faultyKey, XLSX } from './import-keys.ts';
import { CHUNK_ROWS, stagedRows } from './staged-rows.ts';
import { importTextsFor } from './texts/import-texts-for.ts';

const LINES_READ = 1000;
const WIDTHS = { reason: 60, row: 8, cell: 20 } as const;

/**
 * Writes the faulty rows as they stood in the file, the reasons in front, so that a mended file can be sent as it is.
 */
export async function writeFaulty(run: FileRun, headings: readonly string[]): Promise<void> {
  const { job, input, world } = run;
  if ((job.counts.failed ?? 0) === 0) return;
  const { reason, row } = importTextsFor(input.language).faulty;
  const columns = [
    { heading: reason, width: WIDTHS.reason },
    { heading: row, width: WIDTHS.row },
    ...headings.map((heading) => ({ heading, width: WIDTHS.cell })),
  ];
  const begun = beginXlsx({ name: importTextsFor(input.language).faulty.file, columns });
  const pieces = [begun.bytes];
  let { state } = begun;
  for await (const rows of faultyRows(run)) {
    const added = addRows(state, rows);
    pieces.push(added.bytes);
    state = added.state;
  }
  pieces.push(endXlsx(state));
  const { files: importFiles } = world;
  await importFiles.put(faultyKey(job.id), XLSX, Buffer.concat(pieces));
}

/** Yields the faulty rows chunk by chunk of the file: lines come in the order of the rows. */
async function* faultyRows({ job, input, world }: FileRun): AsyncGenerator<WrittenRow[]> {
  const reasons = reasonsOf(input.language);
  const lines = faultsOf(job.id, world);
  let line = await lines.next();
  const { total = 0 } = job.progress;
  for (let from = 0; from < total; from += CHUNK_ROWS) {
    const rows: WrittenRow[] = [];
    for (const { row, cells } of await stagedRows(world, job.id, { from, most: CHUNK_ROWS })) {
      const faults: string[] = [];
      for (; !line.done && line.value.row <= row; line = await lines.next())
        if (line.value.row === row) faults.push(reasons(line.value));
      if (faults.length > 0)
        rows.push([text(faults.join(' · ')), { kind: 'number', text: String(row) }, ...cells]);
    }
    yield rows;
  }
}

async function* faultsOf(
  id: string,
  { jobs }: FileRun['world'],
): AsyncGenerator<JobLine, undefined> {
  const pages = eachPage((cursor: string | undefined) =>
    jobs.lines(id, { limit: LINES_READ, cursor }),
  );
  for await (const { items } of pages) yield* items.filter(({ code }) => isFault(code));
  return undefined;
}

function reasonsOf(language: Locale): (line: JobLine) => string {
  const texts = lineTextsFor(language);
  return ({ code, column, detail = '' }) => {
    const lineCode = LINE_CODES.find((name) => name === code);
    const said =
      lineCode === undefined ? code : texts[lineCode].replaceAll(/\{(?:detail|limit)\}/g, detail);
    return column === '' ? said : `${column}: ${said}`;
  };
}

const text = (content: string): SheetCell => ({ kind: 'text', text: content });
