import { EXPORT_KINDS, type ExportKind } from './export-kind.ts';

/** A configuration of an export: the kind of its rows, and the columns that it offers; absent: all of the kind. */
export type ExportConfig = {
  readonly alias: string;
  readonly kind: ExportKind;
  readonly columns?: readonly string[];
};

/** The configurations; the usual one of a kind has its name and all its columns. */
const EXPORT_CONFIGS: readonly ExportConfig[] = [
  ...EXPORT_KINDS.map((kind) => ({ alias: kind, kind })),
  {
    // Requests without the farm, its place, its number, its answers, and the people who handle them.
    alias: 'requestsWithoutContacts',
    kind: 'requests',
    columns: [
      'hid',
      'status',
      'statusLabel',
      'requestType',
      'package',
      'legalBasis',
      'country',
      'region',
      'controlBody',
      'association',
      'authority',
      'animalkind',
      'offergroup',
      'category2',
      'classification',
      'sentOn',
      'step',
      'stepSince',
      'stepClosesOn',
      'decidedOn',
      'retractedOn',
      'animalsAsked',
      'animalsGranted',
      'animalsBought',
      'justification',
      'validUntil',
      'offersFound',
      'offersOfKind',
    ],
  },
];

/** The aliases of the configurations of requests, among which the rules of `exportType` choose. */
export const REQUEST_EXPORTS: readonly string[] = EXPORT_CONFIGS.filter(
  ({ kind }) => kind === 'requests',
).map(({ alias }) => alias);

export const exportConfig = (alias: unknown): ExportConfig | undefined =>
  EXPORT_CONFIGS.find((config) => config.alias === alias);
