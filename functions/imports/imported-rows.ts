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

/** Somebody who imports, with the rights as they are now, and for whom. */
export type Importer = {
  readonly world: World;
  readonly who: Principal;
  readonly rows: Rows;
  readonly options: ImportOptions;
  /** The language in which the rows name things. */
  readonly language: Locale;
};

/** A row whose cells were read without a fault: column of the kind → text; empty cells are left out. */
export type RowValues = {
  readonly row: number;
  readonly values: Readonly<Record<string, string>>;
};

/** The fate of a row, and the lines that the report gets of it. */
export type RowPlan = {
  readonly row: number;
  readonly outcome: RowOutcome | 'deactivated';
  readonly changes: readonly EntityChange[];
  readonly messages: readonly OutboxMessage[];
  readonly lines: readonly JobLine[];
  /** Items of a transaction that the changes take: `itemsOfChange`. */
  readonly items: number;
};

/** An entity that no row of a full import is about. */
type Unlisted = { readonly id: string; readonly name: string };

/** One kind of rows for one import: what all of its rows need was read. */
export type RowPlanner = {
  /** The country whose numbers and postal codes the rows have, where they have any. */
  readonly country?: CountryCode;
  /** The form in which a key is compared: no two rows of a file may have the same. */
  readonly keyOf: (text: string) => string;
  /**
   * Plans what becomes of rows, each by itself: of what was planned before nothing needs to be saved. Looks up together
   * what they need, and saves nothing.
   */
  readonly plan: (rows: readonly RowValues[]) => Promise<RowPlan[]>;
  /** Where a full import ends what it does not list. */
  readonly full?: {
    /** A page of what is there and not listed; `listed` are the keys of all rows, the faulty among them. */
    readonly unlisted: (
      listed: ReadonlySet<string>,
      cursor: string | undefined,
    ) => Promise<{ readonly found: readonly Unlisted[]; readonly next: string | undefined }>;
    /** Plans how they end; what is listed or has ended by now is left alone. */
    readonly end: (ids: readonly string[], listed: ReadonlySet<string>) => Promise<RowPlan[]>;
  };
  /** The messages that follow when an import is taken back. */
  readonly messagesOf: (before: Entity, data: object) => readonly OutboxMessage[];
  /** The words by which a person knows the entity. */
  readonly nameOf: (entity: Entity) => string;
};

/** One kind of rows that can be imported. Its folder has it, and `importedRows` names it. */
export type ImportedRows = {
  /** Words in the history of what it changes. */
  readonly changeset: string;
  /** Do the role and the permissions of somebody let them import such rows at all? */
  readonly isFor: (who: Principal) => boolean;
  /** @throws AppError `imports.notAllowed`, `imports.invalidRun`, `imports.notConfigured` */
  readonly begin: (importer: Importer) => Promise<RowPlanner>;
};
