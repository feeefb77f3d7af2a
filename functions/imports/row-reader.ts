import { controlNumberFormat } from '#shared/accounts/control-number-formats.ts';
import { columnsOf } from '#shared/imports/import-columns.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import type { LineCode } from '#shared/imports/line-codes.ts';
import type { ImportMapping } from '#shared/imports/mapping.ts';
import { readCell } from '#shared/imports/read-cell.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';

import { exampleTexts } from './template.ts';

type Cells = readonly (SheetCell | undefined)[];

/** The values of the mapped cells of a row, and a line for each faulty cell. */
export type ReadRow = {
  readonly values: Readonly<Record<string, string>>;
  /** The mapped columns whose cells are empty. */
  readonly emptied: readonly string[];
  /** The cells of columns that are not mapped, by their headings. */
  readonly others: ReadonlyMap<string, SheetCell | undefined>;
  readonly faults: readonly JobLine[];
};

export type RowReader = {
  readonly read: (row: number, cells: Cells) => ReadRow;
  /**
   * Returns the key of the row's entity, whatever else is wrong with the row; undefined where it cannot be read. A row
   * that needs no key is its own: the same row again is the same entity.
   */
  readonly key: (cells: Cells) => string | undefined;
  /** Returns the text of a key that cannot be read, as the file has it; no longer than keys are. */
  readonly rawKey: (cells: Cells) => string;
  /** Tells whether a row has no mapped cell with a text, or only the example of the template. */
  readonly isNone: (cells: Cells) => boolean;
};

const SHOWN_CHARACTERS = 200;

/** Returns the reader of a file's rows with this mapping; `headings` are those of the file. */
export function rowReader({
  kind,
  mapping,
  headings,
  country,
}: {
  readonly kind: ImportKind;
  readonly mapping: ImportMapping;
  readonly headings: readonly string[];
  readonly country: CountryCode | undefined;
}): RowReader {
  const mapped = Object.entries(columnsOf(kind)).flatMap(([name, column]) => {
    const at = mapping[name];
    return at === undefined ? [] : [{ name, column, at, heading: headings[at] ?? '' }];
  });
  const taken = new Set(Object.values(mapping));
  const others = [...headings.entries()].filter(([index]) => !taken.has(index));
  const keys = mapped.filter(({ column }) => column.isKey);
  const examples = exampleTexts(kind);
  const shown = mapped.filter(({ name }) => examples.has(name));
  return {
    read: (row, cells) => {
      const values: Record<string, string> = {};
      const emptied: string[] = [];
      let faults: JobLine[] | undefined;
      for (const { name, column, at, heading } of mapped) {
        const cell = cells[at];
        const read = readCell(cell, column, country);
        if (read === undefined) {
          if (column.isRequired !== true) emptied.push(name);
          else faults = [...(faults ?? []), faultOf(row, heading, '', 'fields.required')];
        } else if ('text' in read) values[name] = read.text;
        else {
          const detail = detailOf(read.code, column.most, country);
          const line = faultOf(row, heading, cell?.text ?? '', read.code);
          faults = [...(faults ?? []), detail === undefined ? line : { ...line, detail }];
        }
      }
      return {
        values,
        emptied,
        others: new Map(others.map(([index, heading]) => [heading, cells[index]])),
        faults: faults ?? NONE,
      };
    },
    key: (cells) => {
      const parts = keys.map(({ at, column }) => readCell(cells[at], column, country));
      const texts = parts.flatMap((part) => (part && 'text' in part ? [part.text] : []));
      if (texts.length === keys.length && texts.length > 0) return texts.join('\n');
      const needsKey = keys.some(({ column }) => column.isRequired === true);
      return needsKey ? undefined : JSON.stringify(cells.map((cell) => cell?.text.trim()));
    },
    rawKey: (cells) =>
      keys.map(({ at, column }) => (cells[at]?.text ?? '').trim().slice(0, column.most)).join('\n'),
    isNone: (cells) =>
      mapped.every(({ at }) => (cells[at]?.text.trim() ?? '') === '') ||
      (shown.length > 0 &&
        shown.every(({ at, name }) => examples.get(name)?.has(cells[at]?.text.trim() ?? ''))),
  };
}

const NONE: readonly JobLine[] = [];

/** Returns a line of the report: a fault of one cell. */
export const faultOf = (row: number, column: string, value: string, code: LineCode): JobLine => ({
  row,
  column: column.slice(0, SHOWN_CHARACTERS),
  value: value.slice(0, SHOWN_CHARACTERS).toWellFormed(),
  code,
});

function detailOf(
  code: LineCode,
  most: number,
  country: CountryCode | undefined,
): string | undefined {
  if (code === 'fields.tooLong') return String(most);
  const isNumber = code === 'wrongControlNumber' && country !== undefined;
  return isNumber ? controlNumberFormat(country).example : undefined;
}
