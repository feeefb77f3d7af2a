import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { SheetCell, SheetRow } from '#shared/kernel/sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { gatherRows } from './gather-rows.ts';
import { isoCell } from './iso-cell.ts';
import { shortTime, withoutMarks } from './number-format.ts';
import type { OpenZip } from './open-zip.ts';
import { attributeOf, type XmlEvents } from './scan-xml.ts';
import { CELL_CHARACTERS } from './sheet-limits.ts';
import type { SheetSource, TableBounds } from './sheet-source.ts';

/**
 * Opens an ODS file. Sheets follow each other in one document: the first is read where none is said, and the names of
 * the others are not known.
 * @throws AppError `sheets.*`
 */
export async function readOds(
  zip: OpenZip,
  bounds: TableBounds,
  wanted: string | undefined,
): Promise<SheetSource> {
  let isProtected = false;
  await zip.scanWhole('META-INF/manifest.xml', {
    open: (name) => {
      if (name === 'encryption-data') isProtected = true;
    },
    close: () => undefined,
    text: () => undefined,
  });
  if (isProtected) throw new AppError(sheetErrors.protected);
  return {
    format: 'ods',
    sheets: [],
    ...defined({ sheet: wanted }),
    rows: rowsOf(zip, bounds, wanted),
  };
}

async function* rowsOf(
  zip: OpenZip,
  bounds: TableBounds,
  wanted: string | undefined,
): AsyncGenerator<SheetRow> {
  const { events, take, state } = odsRowEvents(bounds, wanted);
  for await (const _ of zip.scan('content.xml', events)) {
    yield* take();
    if (state() === 'after') return;
  }
  if (state() === 'before') throw new AppError(sheetErrors.noSheet);
}

type Place = 'before' | 'in' | 'after';

function odsRowEvents(bounds: TableBounds, wanted: string | undefined) {
  const rows = gatherRows(bounds);
  let place: Place = 'before';
  let row = 1;
  let rowTimes = 1;
  let column = 0;
  let cellTimes = 1;
  let attributes = '';
  let text = '';
  let isParagraph = false;
  /** The depth of notes and drawings within a cell, which are none of its value. */
  let apart = 0;

  const endCell = (): void => {
    const cell = cellOf(attributes, text);
    if (cell !== undefined && cell.text !== '')
      for (let more = 0; more < cellTimes; more += 1) rows.add(column + more, cell);
    column += cellTimes;
  };
  const events: XmlEvents = {
    open: (name, given) => {
      if (name === 'table' && place === 'before') {
        if (wanted === undefined || attributeOf(given, 'name') === wanted) place = 'in';
      }
      if (place !== 'in') return;
      if (APART.has(name)) apart += 1;
      if (apart > 0) return;
      if (name === 'table-row') {
        rowTimes = timesOf(given, 'number-rows-repeated');
        column = 0;
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cellTimes = timesOf(given, 'number-columns-repeated');
        attributes = given;
        text = '';
      } else if (name === 'p') {
        isParagraph = true;
        if (text !== '') text += '\n';
      } else if (!isParagraph) return;
      else if (name === 's') text += ' '.repeat(Math.min(timesOf(given, 'c'), CELL_CHARACTERS));
      else if (name === 'tab') text += '\t';
      else if (name === 'line-break') text += '\n';
    },
    close: (name) => {
      if (place !== 'in') return;
      if (APART.has(name)) apart -= 1;
      else if (apart > 0) return;
      else if (name === 'p') isParagraph = false;
      else if (name === 'table-cell' || name === 'covered-table-cell') endCell();
      else if (name === 'table-row') {
        rows.endRow(row, rowTimes);
        row += rowTimes;
      } else if (name === 'table') place = 'after';
    },
    text: (piece) => {
      if (place === 'in' && apart === 0 && isParagraph) text += piece;
      if (text.length > CELL_CHARACTERS) throw new AppError(sheetErrors.tooLarge);
    },
  };
  return { events, take: rows.take, state: () => place };
}

const APART: ReadonlySet<string> = new Set(['annotation', 'shapes', 'frame']);

function timesOf(attributes: string, name: string): number {
  const times = Number(attributeOf(attributes, name) ?? 1);
  return Number.isSafeInteger(times) && times > 0 ? times : 1;
}

function cellOf(attributes: string, text: string): SheetCell | undefined {
  const type = attributeOf(attributes, 'value-type');
  switch (type) {
    case 'float':
    case 'currency':
    case 'percentage': {
      const value = attributeOf(attributes, 'value') ?? '';
      if (value.trim() === '' || !Number.isFinite(Number(value)))
        return { kind: 'error', text: text === '' ? value : text };
      // Leading zeros are a matter of the format: the shown text has them.
      const shown = withoutMarks(text);
      const keepsZeros = /^0\d+$/.test(shown) && Number(shown) === Number(value);
      return { kind: 'number', text: keepsZeros ? shown : String(Number(value)) };
    }
    case 'date':
      return isoCell(attributeOf(attributes, 'date-value') ?? '');
    case 'time': {
      const [, hours = '', minutes = '', seconds = '00'] =
        /^PT(\d{1,2})H(\d{1,2})M(?:(\d{2}))?/.exec(attributeOf(attributes, 'time-value') ?? '') ??
        [];
      return {
        kind: 'time',
        text: hours === '' ? text : shortTime(`${hours}:${minutes}:${seconds}`),
      };
    }
    case 'boolean':
      return {
        kind: 'truth',
        text: attributeOf(attributes, 'boolean-value') === 'true' ? 'true' : 'false',
      };
    default:
      return text === '' ? undefined : { kind: 'text', text };
  }
}
