import type { EntityClassName } from '#shared/entity-classes.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import type { ExportRun } from './export-run.ts';

/** A column of a file: its name for machines, its heading for people, its width in characters. */
export type FileColumn = {
  readonly name: string;
  readonly heading: string;
  readonly width: number;
};

/** Cells of a row by the names of columns. */
type CellsOf = (entity: Entity) => (column: string) => SheetCell | undefined;

/** One kind of rows that can be exported. Its folder has it, and `exportedRows` names it. */
export type ExportedRows = {
  readonly entityClass: EntityClassName;
  /** Its columns in their usual order → their widths. */
  readonly columns: Readonly<Record<string, number>>;
  /** A condition that its rows meet, beside the filter of the list. */
  readonly condition?: AttributeFilter;
  /** Returns the columns that one of `columns` stands for, where what was found decides that. */
  readonly spread?: Readonly<Record<string, (run: ExportRun) => Promise<FileColumn[]>>>;
  /** Reads what the cells of these rows tell, together; `columns` are all that the file has. */
  readonly cells: (
    entities: readonly Entity[],
    run: ExportRun,
    columns: readonly string[],
  ) => Promise<CellsOf>;
};
