import type { Cmspage } from '#shared/content/cmspage.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Account } from './account.ts';

/** Usage key of the content page that holds the suppliers' terms of service. */
export const TERMS_PAGE = 'tos-agr';

/**
 * Returns the version of the terms: the day an administrator gave the page as `lastUpdated`, so that a corrected typo
 * need not be accepted again; each revision is a version of its own on a page without one.
 */
export function termsVersion({ rev, data }: Pick<Entity<Cmspage>, 'rev' | 'data'>): string {
  return data.lastUpdated ?? `revision ${rev}`;
}

/**
 * Tells whether a supplier accepted other terms than the present ones. It is asked again; its offers stay. A supplier
 * who accepted none yet has nothing outdated.
 */
export function areTermsOutdated(
  { supExtra }: Pick<Account, 'supExtra'>,
  version: string | undefined,
): boolean {
  return (
    supExtra.tosAcceptedOn !== undefined && version !== undefined && supExtra.tosVersion !== version
  );
}

/**
 * Returns the changes of the terms since a supplier accepted them, the newest first; none for a supplier that has
 * accepted none. A version that is no day is compared by the day of the acceptance.
 */
export function termsChangesSince(
  { changes = [] }: Pick<Cmspage, 'changes'>,
  { tosAcceptedOn, tosVersion = '' }: Account['supExtra'],
): NonNullable<Cmspage['changes']> {
  if (tosAcceptedOn === undefined) return [];
  const known = /^\d{4}-/.test(tosVersion) ? tosVersion : tosAcceptedOn;
  return changes
    .filter(({ version }) => version > known)
    .toSorted((a, b) => (a.version < b.version ? 1 : -1));
}
