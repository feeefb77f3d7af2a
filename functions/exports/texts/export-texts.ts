import type { LIST_KINDS } from '#shared/exports/list-kind.ts';
import type { de_DE } from './de-de.ts';

/**
 * The words of files of lists in one language; entries of administrators, as animals and forms, have labels of their
 * own, and the screens of their classes name the fields of these.
 */
export type ExportTexts = {
  /** The names of file and sheet for each kind: letters without accents, so that every system takes the name. */
  readonly names: Readonly<
    Record<(typeof LIST_KINDS)[number], { readonly file: string; readonly sheet: string }>
  >;
  /** The headings by kind and column. */
  readonly headings: typeof de_DE.headings extends infer H
    ? { readonly [K in keyof H]: { readonly [C in keyof H[K]]: string } }
    : never;
  /** Says of a heading that its column stands for one of each language. */
  readonly allLanguages: string;
  readonly furtherAnswers: string;
  readonly statuses: Readonly<Record<keyof typeof de_DE.statuses, string>>;
  readonly requestTypes: Readonly<Record<keyof typeof de_DE.requestTypes, string>>;
  readonly roles: Readonly<Record<keyof typeof de_DE.roles, string>>;
  readonly accountStates: Readonly<Record<keyof typeof de_DE.accountStates, string>>;
  readonly genders: Readonly<Record<keyof typeof de_DE.genders, string>>;
  readonly availabilities: Readonly<Record<keyof typeof de_DE.availabilities, string>>;
  readonly weeks: Readonly<Record<keyof typeof de_DE.weeks, string>>;
  readonly approvals: Readonly<Record<keyof typeof de_DE.approvals, string>>;
  readonly justifications: Readonly<Record<keyof typeof de_DE.justifications, string>>;
};
