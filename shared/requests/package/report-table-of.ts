import type { ReportTable, RequestPackage } from '#shared/requests/entities/requestpackage.ts';

/**
 * Returns the table of the yearly report that decisions by a package are counted in. Where the package does not say,
 * as in older revisions, the ground decides: only decisions by 1.3.4.3 and 1.3.4.4 are reported in II.2, those after
 * a catastrophe apart.
 */
export function reportTableOf({
  reportTable,
  legalBasis,
}: Pick<RequestPackage, 'reportTable' | 'legalBasis'>): ReportTable {
  return reportTable ?? TABLE_OF_GROUND[legalBasis];
}

const TABLE_OF_GROUND: Readonly<Record<RequestPackage['legalBasis'], ReportTable>> = {
  P3: 'II2',
  YM: 'II2',
  MR: 'II2',
  FR: 'II2',
  F40a: 'II2',
  F40b: 'II2',
  F40c: 'II2',
  CAT: 'C',
  EB: 'none',
  BE: 'none',
  AQ: 'none',
  LOW: 'none',
  ASO: 'none',
};
