import type { EntityClassName } from '#shared/entity-classes.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import type { ExportRun } from './export-run.ts';

/** A column of a file: its name for machines, its heading for people, its width in characters. */
export type FileColumn = {
  readonly name: string;
  readonly heading: string;
  readonly width: number;
};

/** A row of a list: an entity, or what stands in its place where no search finds the rows. */
export type ExportedRow = Pick<Entity, 'id' | 'rev' | 'updated' | 'data'>;

/** Returns the cells of a row by the names of columns. */
type CellsOf = (row: ExportedRow) => (column: string) => SheetCell | undefined;

/** The way to the rows of a kind: a search, or a list of few rows that no search finds. */
export type RowSource =
  | {
      readonly entityClass: EntityClassName;
      /** Returns the condition that the rows of a reader meet, beside the filter of the list. */
      readonly condition?: (who: Principal) => AttributeFilter | undefined;
    }
  | { readonly list: (run: ExportRun) => Promise<readonly ExportedRow[]> };

/** One kind of rows that can be exported. It has a folder of its own, and `exportedRows` names it. */
export type ExportedRows = RowSource & {
  /** The roles that have the configuration; each reads the rows that it may read in a list. */
  readonly who: readonly AccountRole[];
  /** The columns in their usual order, each with its width. */
  readonly columns: Readonly<Record<string, number>>;
  /** Returns the columns that one of `columns` stands for, where the rows that were found decide that. */
  readonly spread?: Readonly<Record<string, (run: ExportRun) => Promise<FileColumn[]>>>;
  /** Reads the data for the cells of these rows together; `columns` are all columns of the file. */
  readonly cells: (
    rows: readonly ExportedRow[],
    run: ExportRun,
    columns: readonly string[],
  ) => Promise<CellsOf>;
};
