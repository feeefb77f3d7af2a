import { EXPORT_KINDS, type ExportKind } from '#shared/exports/export-kind.ts';
import { REQUEST_CONFIGS } from '#shared/exports/request-exports.ts';

/** A configuration of an export: the kind of its rows, and the columns that it offers; absent: all of the kind. */
export type ExportConfig = {
  readonly alias: string;
  readonly kind: ExportKind;
  readonly columns?: readonly string[];
};

/** The configurations; the usual one of a kind has its name and all its columns. */
const EXPORT_CONFIGS: readonly ExportConfig[] = [
  ...EXPORT_KINDS.map((kind) => ({ alias: kind, kind })),
  ...REQUEST_CONFIGS.map((config) => ({ ...config, kind: 'requests' as const })),
];

export const exportConfig = (alias: unknown): ExportConfig | undefined =>
  EXPORT_CONFIGS.find((config) => config.alias === alias);
