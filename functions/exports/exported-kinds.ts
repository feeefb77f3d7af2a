import type { ExportKind } from '#shared/exports/export-kind.ts';
import type { ExportedRows } from './exported-rows.ts';
import { requestRows } from './requests/request-rows.ts';

/** The rows that can be exported, by their kind. */
export const exportedRows: Readonly<Record<ExportKind, ExportedRows>> = {
  requests: requestRows,
};
