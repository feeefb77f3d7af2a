import type { importColumns } from '#shared/imports/import-columns.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';

type ColumnText = {
  readonly heading: string;
  /** Explains the column in a few words. */
  readonly explanation: string;
  /** The further headings by which a column is recognised. */
  readonly also: readonly string[];
};

/** The words of one language in templates and in files of faulty rows. */
export type ImportTexts = {
  /** The names of a template's file and sheet. */
  readonly names: Readonly<Record<ImportKind, { readonly file: string; readonly sheet: string }>>;
  readonly columns: {
    readonly [K in ImportKind]: Readonly<Record<keyof (typeof importColumns)[K], ColumnText>>;
  };
  /** The example row of the template, which is not imported. Numbers of the country stand apart. */
  readonly examples: {
    readonly [K in ImportKind]: Readonly<Partial<Record<keyof (typeof importColumns)[K], string>>>;
  };
  readonly faulty: { readonly file: string; readonly row: string; readonly reason: string };
};
