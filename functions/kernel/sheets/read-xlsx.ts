import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { SheetRow } from '#shared/kernel/sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { type NumberFormat, numberFormatOf } from './number-format.ts';
import type { OpenZip } from './open-zip.ts';
import { attributeOf, type XmlEvents } from './scan-xml.ts';
import { CELL_STYLES, SHEETS_LISTED } from './sheet-limits.ts';
import { sheetName } from './sheet-name.ts';
import type { SheetSource, TableBounds } from './sheet-source.ts';
import { makeTextTable, type TextTable } from './text-table.ts';
import { unescapeXlsx, type XlsxMeaning, xlsxRowEvents } from './xlsx-rows.ts';

type Relationship = { readonly type: string; readonly target: string };

/**
 * Opens an XLSX file: workbook, styles and shared texts are read, rows come later. Links to other files are passed
 * over.
 * @throws AppError `sheets.*`
 */
export async function readXlsx(
  zip: OpenZip,
  bounds: TableBounds,
  wanted: string | undefined,
): Promise<SheetSource> {
  const root = await relationshipsOf(zip, '_rels/.rels', '');
  const book = partOf(root.values(), 'officeDocument') ?? 'xl/workbook.xml';
  if (!zip.has(book) || book.endsWith('.bin')) throw new AppError(sheetErrors.notSheet);
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const name = book.slice(folder.length);
  const relations = await relationshipsOf(zip, `${folder}_rels/${name}.rels`, folder);
  const { sheets, from1904 } = await workbookOf(zip, book);
  const chosen =
    wanted === undefined
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : sheets.find((sheet) => sheet.name === wanted);
  const part = chosen && relations.get(chosen.relation)?.target;
  if (part === undefined || !zip.has(part)) throw new AppError(sheetErrors.noSheet);
  const meaning: XlsxMeaning = {
    formats: await formatsOf(zip, partOf(relations.values(), 'styles')),
    texts: await textsOf(zip, partOf(relations.values(), 'sharedStrings')),
    from1904,
  };
  return {
    format: 'xlsx',
    sheets: sheets.map((sheet) => sheet.name),
    ...defined({ sheet: chosen?.name }),
    rows: rowsOf(zip, part, meaning, bounds),
  };
}

async function* rowsOf(
  zip: OpenZip,
  part: string,
  meaning: XlsxMeaning,
  bounds: TableBounds,
): AsyncGenerator<SheetRow> {
  const { events, take } = xlsxRowEvents(meaning, bounds);
  for await (const _ of zip.scan(part, events)) yield* take();
}

async function relationshipsOf(
  zip: OpenZip,
  part: string,
  folder: string,
): Promise<Map<string, Relationship>> {
  const byId = new Map<string, Relationship>();
  await zip.scanWhole(
    part,
    onOpen((name, attributes) => {
      const [id, target] = [attributeOf(attributes, 'Id'), attributeOf(attributes, 'Target')];
      const isOutside = attributeOf(attributes, 'TargetMode') === 'External';
      if (name !== 'Relationship' || isOutside || id === undefined || target === undefined) return;
      const type = attributeOf(attributes, 'Type') ?? '';
      byId.set(id, { type, target: target.startsWith('/') ? target.slice(1) : folder + target });
    }),
  );
  return byId;
}

const partOf = (relationships: Iterable<Relationship>, type: string): string | undefined =>
  [...relationships].find((relationship) => relationship.type.endsWith(`/${type}`))?.target;

async function workbookOf(zip: OpenZip, part: string) {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let from1904 = false;
  await zip.scanWhole(
    part,
    onOpen((name, attributes) => {
      if (name === 'workbookPr') from1904 = isOn(attributeOf(attributes, 'date1904'));
      if (name !== 'sheet' || sheets.length >= SHEETS_LISTED) return;
      sheets.push({
        name: sheetName(attributeOf(attributes, 'name') ?? ''),
        relation: attributeOf(attributes, 'r:id') ?? attributeOf(attributes, 'id') ?? '',
        isHidden: (attributeOf(attributes, 'state') ?? 'visible') !== 'visible',
      });
    }),
  );
  return { sheets, from1904 };
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The formats of numbers by the index that cells name. */
async function formatsOf(zip: OpenZip, part: string | undefined): Promise<NumberFormat[]> {
  const declared = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  if (part !== undefined)
    await zip.scanWhole(part, {
      open: (name, attributes) => {
        if (name === 'cellXfs') isOfCells = true;
        if (name === 'numFmt') {
          const id = Number(attributeOf(attributes, 'numFmtId'));
          declared.set(id, numberFormatOf(id, attributeOf(attributes, 'formatCode') ?? ''));
        }
        if (name === 'xf' && isOfCells) {
          const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
          formats.push(declared.get(id) ?? numberFormatOf(id, undefined));
          if (formats.length > CELL_STYLES) throw new AppError(sheetErrors.tooLarge);
        }
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false;
      },
      text: () => undefined,
    });
  return formats;
}

async function textsOf(zip: OpenZip, part: string | undefined): Promise<TextTable> {
  const texts = makeTextTable();
  if (part === undefined || !zip.has(part)) return texts;
  let text = '';
  let isText = false;
  let isReading = false;
  const events: XmlEvents = {
    open: (name) => {
      if (name === 'si') text = '';
      // The spoken form of a text stands beside it (rPh) and is no part of it.
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = !isReading;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.add(unescapeXlsx(text));
    },
    text: (piece) => {
      if (isText) text += piece;
    },
  };
  for await (const _ of zip.scan(part, events));
  return texts;
}

const onOpen = (open: XmlEvents['open']): XmlEvents => ({
  open,
  close: () => undefined,
  text: () => undefined,
});
