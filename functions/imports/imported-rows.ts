import type { World } from '#functions/kernel/context.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import type { EntityChange, OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import type { ImportOptions } from '#shared/imports/endpoints.ts';
import type { RowOutcome } from '#shared/imports/import-kind.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import type { ReadRow } from './row-reader.ts';

/** The person who imports, with the rights of now, and the account that the import is for. */
export type Importer = {
  readonly world: World;
  readonly who: Principal;
  readonly rows: Rows;
  readonly options: ImportOptions;
  /** The language in which the rows name things. */
  readonly language: Locale;
  /** The instant at which the import began: what it has made since is no entry of before. */
  readonly begunOn: string;
  /** An import is taken back even where a further one would not begin any more. */
  readonly does: 'import' | 'takeBack';
};

/** A row whose cells were read without a fault: the text of each column of the kind; empty cells are left out. */
export type RowValues = Omit<ReadRow, 'faults'> & { readonly row: number };

/** The plan of a row: its changes, and the lines that the report gets of it. */
export type RowPlan = {
  readonly row: number;
  readonly outcome: RowOutcome | 'deactivated';
  readonly changes: readonly EntityChange[];
  /**
   * The changes of other entities that come along, and that nobody takes back. A portion ends before a row that changes
   * one of them again.
   */
  readonly also?: readonly EntityChange[];
  readonly messages: readonly OutboxMessage[];
  readonly lines: readonly JobLine[];
  /** The items of a transaction that the changes take: `itemsOfChange`. */
  readonly items: number;
};

/** An entity that no row of a full import is about. */
type Unlisted = { readonly id: string; readonly name: string };

/** The planner of one kind of rows for one import; it has read the data that all rows need. */
export type RowPlanner = {
  /** The country whose form numbers and postal codes have, where the kind has such columns. */
  readonly country?: CountryCode;
  /** Returns the form in which a key is compared: no two rows of a file may have the same. */
  readonly keyOf: (text: string) => string;
  /**
   * Plans rows, each by itself: no plan depends on the save of another. Reads the data for all of them together, and
   * saves nothing.
   */
  readonly plan: (rows: readonly RowValues[]) => Promise<RowPlan[]>;
  /** The part of a full import that ends entries which the file does not list, where the kind has one. */
  readonly full?: {
    /** Returns a page of the entries that are not listed; `listed` are the keys of all rows, the faulty among them. */
    readonly unlisted: (
      listed: ReadonlySet<string>,
      cursor: string | undefined,
    ) => Promise<{ readonly found: readonly Unlisted[]; readonly next: string | undefined }>;
    /** Plans the end of entries; entries that are listed or have ended by now are left alone. */
    readonly end: (ids: readonly string[], listed: ReadonlySet<string>) => Promise<RowPlan[]>;
  };
  /** The messages that follow when an import is taken back. */
  readonly messagesOf: (before: Entity, data: object) => readonly OutboxMessage[];
  /** Tells whether only programs have saved since what was imported, and nothing that an import says. */
  readonly isAsImported?: (imported: object, now: object) => boolean;
  /**
   * Returns data from before as it comes back now; undefined where it does not fit any more what it names beside its
   * references, `used` where others name by now what it has not.
   */
  readonly restored?: (before: Entity, data: object) => Promise<object | 'used' | undefined>;
  /** Returns the words by which a person knows the entity. */
  readonly nameOf: (entity: Entity) => string;
};

/** One kind of rows that can be imported. It has a folder of its own, and `importedRows` names it. */
export type ImportedRows = {
  /** The words in the history of the entities that the import changes. */
  readonly changeset: string;
  /** Tells whether a role and its permissions let somebody import such rows at all. */
  readonly isFor: (who: Principal) => boolean;
  /** Returns the headings that are read though no column of the kind has them. */
  readonly fieldsIn?: (
    headings: readonly string[],
    rows: Pick<Importer, 'rows'>,
  ) => Promise<readonly string[]>;
  /**
   * Begins an import and returns its planner.
   * @throws AppError `imports.notAllowed`, `imports.invalidRun`, `imports.notConfigured`
   */
  readonly begin: (importer: Importer) => Promise<RowPlanner>;
};
