import type { ExportKind } from '#shared/exports/export-kind.ts';
import type { de_DE } from './de-de.ts';

/** The words of files in one language; what administrators name, as animals and forms, brings labels of its own. */
export type ExportTexts = {
  /** File and sheet of each kind: letters without accents, so that every system takes the name. */
  readonly names: Readonly<Record<ExportKind, { readonly file: string; readonly sheet: string }>>;
  /** Headings by kind and column. */
  readonly headings: typeof de_DE.headings extends infer H
    ? { readonly [K in keyof H]: { readonly [C in keyof H[K]]: string } }
    : never;
  readonly furtherAnswers: string;
  readonly statuses: Readonly<Record<keyof typeof de_DE.statuses, string>>;
  readonly requestTypes: Readonly<Record<keyof typeof de_DE.requestTypes, string>>;
  readonly roles: Readonly<Record<keyof typeof de_DE.roles, string>>;
  readonly justifications: Readonly<Record<keyof typeof de_DE.justifications, string>>;
};
