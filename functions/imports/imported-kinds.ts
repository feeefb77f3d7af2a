import type { ImportKind } from '#shared/imports/import-kind.ts';
import { customerRows, farmerRows } from './customers/farm-rows.ts';
import type { ImportedRows } from './imported-rows.ts';
import { breedRows } from './offergroups/breed-rows.ts';
import { offerRows } from './offers/offer-rows.ts';

export const importedRows: Readonly<Record<ImportKind, ImportedRows>> = {
  customers: customerRows,
  farmers: farmerRows,
  offergroups: breedRows,
  offers: offerRows,
};
