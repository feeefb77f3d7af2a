import type { ExportKind } from '#shared/exports/export-kind.ts';
import { accountRows, customerRows } from './accounts/account-rows.ts';
import type { ExportedRows } from './exported-rows.ts';
import { offerRows } from './offers/offer-rows.ts';
import { requestRows } from './requests/request-rows.ts';

/** The rows that can be exported, by their kind. */
export const exportedRows: Readonly<Record<ExportKind, ExportedRows>> = {
  requests: requestRows,
  customers: customerRows,
  accounts: accountRows,
  offers: offerRows,
};
