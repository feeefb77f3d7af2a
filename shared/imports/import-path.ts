import type { ImportKind } from './import-kind.ts';

/** Where each kind is imported; mails lead there, so the web keeps these addresses for ever. */
const IMPORT_PATHS = {
  customers: '/customer-import',
  farmers: '/imports?kind=farmers',
  offergroups: '/imports?kind=offergroups',
} as const satisfies Record<ImportKind, string>;

/** Where rows of a kind are imported; with a job, where its result is shown. */
export function importPath(kind: ImportKind, job?: string): string {
  const path = IMPORT_PATHS[kind];
  if (job === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}job=${job}`;
}
