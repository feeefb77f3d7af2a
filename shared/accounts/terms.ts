import type { Cmspage } from '#shared/content/cmspage.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Account } from './account.ts';

/** Usage key of the content page that holds the suppliers' terms of service. */
export const TERMS_PAGE = 'tos-agr';
/** The beginning of the version of a page without a day. */
const REVISION = 'revision ';

/**
 * Returns the version of the terms: the day of the page's present version, so that a corrected typo need not be accepted
 * again. Each revision is a version of its own on a page from before pages had one, until it is saved again.
 */
export function termsVersion({ rev, data }: Pick<Entity<Cmspage>, 'rev' | 'data'>): string {
  return data.lastUpdated ?? `${REVISION}${rev}`;
}

/**
 * Tells whether a supplier accepted other terms than the present ones. It is asked again; its offers stay. A supplier
 * who accepted none yet has nothing outdated. Who accepted a revision is asked by the day of that.
 */
export function areTermsOutdated(
  { supExtra }: Pick<Account, 'supExtra'>,
  version: string | undefined,
): boolean {
  const { tosAcceptedOn, tosVersion } = supExtra;
  if (tosAcceptedOn === undefined || version === undefined) return false;
  const isOfRevision = tosVersion?.startsWith(REVISION) && !version.startsWith(REVISION);
  return isOfRevision ? tosAcceptedOn < version : tosVersion !== version;
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
  const acceptedVersion = /^\d{4}-/.test(tosVersion) ? tosVersion : tosAcceptedOn;
  return changes
    .filter(({ version }) => version > acceptedVersion)
    .toSorted((a, b) => (a.version < b.version ? 1 : -1));
}
