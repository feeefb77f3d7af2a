import type { ExportKind } from '#shared/exports/export-kind.ts';
import type { ExportedRows } from './exported-rows.ts';
import { requestRows } from './requests/request-rows.ts';

/** Every kind of rows that can be exported. */
export const exportedRows: Readonly<Record<ExportKind, ExportedRows>> = {
  requests: requestRows,
};
