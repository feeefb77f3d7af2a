import * as z from 'zod';
import { SEVERAL, textCell } from '#functions/exports/cells.ts';
import {
  columnMakers,
  defineRows,
  type FileRow,
  type RowColumn,
} from '#functions/exports/define-rows.ts';
import type { ExportedRows, ExportRun, FileColumn } from '#functions/exports/export-run.ts';
import { everyLanguage } from '#functions/exports/texts/file-texts-for.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import { countryClass } from '#shared/countries/country.ts';
import { type CellControl, fitsCell } from '#shared/entities/cell-controls.ts';
import type { Field, Fields } from '#shared/entities/class-screen.ts';
import { fieldWords } from '#shared/entities/field-words.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { Labels } from '#shared/kernel/label.ts';
import { languageName } from '#shared/kernel/language-name.ts';
import { fallbackChain, LOCALES } from '#shared/kernel/locale.ts';

/** The data of an entry, which the schema of its class has parsed. */
type Data = Readonly<Record<string, unknown>>;
type Column = RowColumn<Data, undefined>;

const { listed, date, number, text, truth } = columnMakers<Data, undefined>();

const TEXT_WIDTH = 28;
const Texts = Labels.default([]);
const NamedRows = z.array(z.object({ labels: Texts })).default([]);

/** Returns the texts of a field that holds none, one or several. */
const linesOf = (value: unknown): string[] => z.array(z.string()).parse([value ?? []].flat());

const linesColumn = (name: string): Column =>
  text(TEXT_WIDTH, ({ data }) => linesOf(data[name]).join(SEVERAL));

function choiceColumn(name: string, type: ScreenClassName): Column {
  return text(TEXT_WIDTH, ({ data, run: { input, texts } }) => {
    const { choice } = fieldWords((key) => texts.screenWords[key], type);
    const codes = linesOf(data[name]);
    const words = codes.map((code) => (input.runParams.tl ? choice(name, code) : code));
    return words.join(SEVERAL);
  });
}

const entryColumn = (name: string): Column => listed(TEXT_WIDTH, (data) => linesOf(data[name]));

/** Makers of the column of a field, by its control. */
const makers: Readonly<Record<CellControl, (name: string, type: ScreenClassName) => Column>> = {
  line: linesColumn,
  lines: linesColumn,
  choice: choiceColumn,
  choices: choiceColumn,
  entry: entryColumn,
  entries: entryColumn,
  number: (name) => number((data) => z.number().optional().parse(data[name])),
  day: (name) => date((data) => z.string().optional().parse(data[name])),
  yes: (name) => truth((data) => z.boolean().optional().parse(data[name])),
};

/**
 * Returns the columns of a field: its value, where that fits into a cell; of texts that in the language of the export,
 * and one for each language; of a list of entries with names these names.
 */
function columnsOf(name: string, field: Field, type: ScreenClassName): [string, Column][] {
  if (fitsCell(field)) return [[name, makers[field.control](name, type)]];
  if (field.control === 'texts')
    return [
      [name, text(TEXT_WIDTH, ({ data, run }) => run.label(Texts.parse(data[name])))],
      [everyLanguage(name), { width: TEXT_WIDTH, cell: () => undefined }],
    ];
  if (field.control !== 'rows' || field.fields.labels === undefined) return [];
  const names = ({ data, run }: FileRow<Data, undefined>) =>
    NamedRows.parse(data[name]).map(({ labels }) => run.label(labels));
  return [[name, text(TEXT_WIDTH, (row) => names(row).join(SEVERAL))]];
}

/** Returns a column for each language that some country speaks or falls back to. */
async function spreadTexts(name: string, type: ScreenClassName, run: ExportRun) {
  const countries = await readAllRows(run.rows, countryClass, { $and: [] });
  const spoken = new Set(countries.flatMap(({ data }) => data.languages.flatMap(fallbackChain)));
  return LOCALES.filter((locale) => spoken.has(locale)).map(
    (locale): FileColumn => ({
      name: `${name}.${locale}`,
      heading: `${languageName(locale)}: ${run.texts.headings[type][name]}`,
      width: TEXT_WIDTH,
    }),
  );
}

/** Returns the kind of rows of a class of the administration, as the description of its screen tells. */
export function classRows(type: ScreenClassName): ExportedRows {
  const fields: Fields = classScreens[type].fields;
  const texts = Object.keys(fields).filter((name) => fields[name]?.control === 'texts');
  return defineRows<Data, undefined>({
    entityClass: type,
    who: ['ADM'],
    parse: (data) => entityClasses[type].schema.parse(data),
    columns: Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => columnsOf(name, field, type)),
    ),
    spread: Object.fromEntries(
      texts.map((name) => [everyLanguage(name), (run) => spreadTexts(name, type, run)]),
    ),
    spreadCells:
      ({ data }) =>
      (column) => {
        const [name = '', language] = column.split('.');
        const labels = texts.includes(name) ? Texts.parse(data[name]) : [];
        return textCell(labels.find(({ lang }) => lang === language)?.label);
      },
    read: async () => undefined,
  });
}
