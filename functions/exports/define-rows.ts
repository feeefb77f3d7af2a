import { countryEntity } from '#shared/countries/endpoints.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { dayCell, dayOfCell, numberCell, SEVERAL, textCell, truthCell } from './cells.ts';
import type { ExportedRow, ExportedRows, ExportRun, RowSource } from './export-run.ts';
import { type NameOf, readNames } from './read-names.ts';

type Id = string | undefined;

/** A row of a file while its cells are made; `more` is the data that the kind reads for many rows together. */
export type FileRow<D, M> = {
  readonly entity: ExportedRow;
  readonly data: D;
  readonly name: NameOf;
  /** The time zone of the row's country: IANA name. */
  readonly timeZone: string;
  readonly run: ExportRun;
  readonly more: M;
};

/** A column of a kind: its width in characters, its cell, and the entities that the cell names. */
export type RowColumn<D, M> = {
  readonly width: number;
  readonly cell: (row: FileRow<D, M>) => SheetCell | undefined;
  readonly names?: (data: D, run: ExportRun) => readonly Id[];
};

const DAY_WIDTH = 12;
const NUMBER_WIDTH = 10;

/** Returns makers of columns for rows with data `D`. */
export function columnMakers<D, M>() {
  type Column = RowColumn<D, M>;
  const text = (width: number, told: (row: FileRow<D, M>) => string | undefined): Column => ({
    width,
    cell: (row) => textCell(told(row)),
  });
  return {
    text,
    /** Makes a column with the name of an entity that the row refers to. */
    named: (width: number, id: (data: D) => Id): Column => ({
      width,
      names: (data) => [id(data)],
      cell: ({ data, name }) => textCell(name(id(data))),
    }),
    /** Makes a column with the names of several entities. */
    listed: (width: number, ids: (data: D) => readonly string[] | undefined): Column => ({
      width,
      names: (data) => ids(data) ?? [],
      cell: ({ data, name }) => textCell((ids(data) ?? []).map(name).join(SEVERAL)),
    }),
    /** Makes a column with the day that an instant has in the row's country. */
    day: (instant: (row: FileRow<D, M>) => string | undefined): Column => ({
      width: DAY_WIDTH,
      cell: (row) => dayOfCell(instant(row), row.timeZone),
    }),
    /** Makes a column with a calendar day. */
    date: (day: (data: D) => string | undefined): Column => ({
      width: DAY_WIDTH,
      cell: ({ data }) => dayCell(day(data)),
    }),
    number: (count: (data: D) => number | undefined): Column => ({
      width: NUMBER_WIDTH,
      cell: ({ data }) => numberCell(count(data)),
    }),
    truth: (told: (data: D) => boolean | undefined): Column => ({
      width: NUMBER_WIDTH,
      cell: ({ data }) => truthCell(told(data)),
    }),
    /** Makes a column of an enumeration: its word, or its code where labels are not asked for. */
    word: <W extends string>(
      width: number,
      code: (data: D) => W | undefined,
      words: (run: ExportRun) => Readonly<Record<W, string>>,
    ): Column =>
      text(width, ({ data, run }) => {
        const value = code(data);
        return value === undefined || !run.input.runParams.tl ? value : words(run)[value];
      }),
  };
}

type Definition<D, M> = RowSource & {
  /** The roles that have the configuration. */
  readonly who: readonly AccountRole[];
  /** Reads the data of an entity as the reader of the export sees it. */
  readonly parse: (data: unknown) => D;
  /** Returns the country in which a row counts its days; without it that of the reader. */
  readonly countryOf?: (data: D) => string;
  /** The columns in their usual order. */
  readonly columns: Readonly<Record<string, RowColumn<D, M>>>;
  readonly spread?: NonNullable<ExportedRows['spread']>;
  /** Returns the cells of a row in the columns that `spread` has made. */
  readonly spreadCells?: (row: FileRow<D, M>) => (column: string) => SheetCell | undefined;
  /** Reads data for many rows together; `columns` are all columns of the file. */
  readonly read: (rows: readonly D[], run: ExportRun, columns: readonly string[]) => Promise<M>;
};

/** Defines a kind of rows by its columns. The names in all cells are read together. */
export function defineRows<D, M>({
  parse,
  columns: own,
  countryOf,
  read,
  spreadCells,
  ...kind
}: Definition<D, M>): ExportedRows {
  return {
    ...kind,
    columns: Object.fromEntries(Object.entries(own).map(([name, { width }]) => [name, width])),
    cells: async (entities, run, columns) => {
      const data = new Map(entities.map((entity) => [entity.id, parse(entity.data)]));
      const all = [...data.values()];
      const asked = columns.flatMap((column) => own[column]?.names ?? []);
      const ids = all.flatMap((row) => asked.flatMap((names) => names(row, run)));
      const [name, zoneOf, more] = await Promise.all([
        readNames(ids, run),
        readZones(countryOf ? all.map(countryOf) : [], run),
        read(all, run, columns),
      ]);
      return (entity) => {
        const ofRow = data.get(entity.id) ?? parse(entity.data);
        const timeZone = zoneOf(countryOf?.(ofRow));
        const row = { entity, data: ofRow, name, timeZone, run, more };
        const spread = spreadCells?.(row);
        return (column) => own[column]?.cell(row) ?? spread?.(column);
      };
    },
  };
}

/** Reads the time zones of countries; the reader's own zone stands for one that is not there. */
async function readZones(ids: readonly string[], { world, timeZone }: ExportRun) {
  const countries = await world.store.latestOf(countryEntity, [...new Set(ids)]);
  const zones = new Map(countries.map(({ id, data }) => [id, timeZoneOf(data)]));
  return (country: Id): string => zones.get(country ?? '') ?? timeZone;
}
