import type { Cmspage } from '#shared/content/cmspage.ts';
import type { Account } from './account.ts';

/** Usage key of the content page that holds the suppliers' terms of service. */
export const TERMS_PAGE = 'tos-agr';

/**
 * Tells whether a supplier accepted other terms than the present ones. It is asked again; its offers stay. A supplier
 * who accepted none yet has nothing outdated. The version is the page's `lastUpdated`, so that a corrected typo need
 * not be accepted again.
 */
export function areTermsOutdated(
  { supExtra: { tosAcceptedOn, tosVersion } }: Pick<Account, 'supExtra'>,
  version: string | undefined,
): boolean {
  return tosAcceptedOn !== undefined && version !== undefined && tosVersion !== version;
}

/** Returns the changes of the terms since a supplier accepted them, newest first; none for one that accepted none. */
export function termsChangesSince(
  { changes = [] }: Pick<Cmspage, 'changes'>,
  { tosVersion }: Account['supExtra'],
): NonNullable<Cmspage['changes']> {
  if (tosVersion === undefined) return [];
  return changes
    .filter(({ version }) => version > tosVersion)
    .toSorted((a, b) => (a.version < b.version ? 1 : -1));
}
