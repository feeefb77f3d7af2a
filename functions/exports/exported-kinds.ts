import { SCREEN_CLASSES } from '#shared/class-screens.ts';
import type { ExportKind } from '#shared/exports/export-kind.ts';
import { recordOf } from '#shared/kernel/record-of.ts';
import { accountRows, customerRows } from './accounts/account-rows.ts';
import { classRows } from './classes/class-rows.ts';
import type { ExportedRows } from './export-run.ts';
import { offerRows } from './offers/offer-rows.ts';
import { deletedRequestRows } from './requests/deleted-request-rows.ts';
import { requestRows } from './requests/request-rows.ts';

export const exportedRows: Readonly<Record<ExportKind, ExportedRows>> = {
  requests: requestRows,
  customers: customerRows,
  accounts: accountRows,
  offers: offerRows,
  deletedRequests: deletedRequestRows,
  ...recordOf(SCREEN_CLASSES, classRows),
};
