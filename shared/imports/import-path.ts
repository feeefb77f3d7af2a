import type { ImportKind } from './import-kind.ts';

/** The path of each kind's import; mails lead there, so the web keeps these addresses for ever. */
const IMPORT_PATHS = {
  customers: '/customer-import',
  farmers: '/imports?kind=farmers',
  offergroups: '/imports?kind=offergroups',
  offers: '/offer-import',
} as const satisfies Record<ImportKind, string>;

/** Returns the path where rows of a kind are imported; with a job, where its result is shown. */
export function importPath(kind: ImportKind, job?: string): string {
  const path = IMPORT_PATHS[kind];
  if (job === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}job=${job}`;
}
