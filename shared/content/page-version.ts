import type { Cmspage } from './cmspage.ts';

/** Returns the newest version whose changes the page did not say before; undefined for a small correction. */
export function newVersion(
  before: Pick<Cmspage, 'changes'>,
  { changes = [] }: Pick<Cmspage, 'changes'>,
): string | undefined {
  const versionsBefore = (before.changes ?? []).map(({ version }) => version);
  const added = changes.filter(({ version }) => {
    const index = versionsBefore.indexOf(version);
    if (index >= 0) versionsBefore.splice(index, 1);
    return index < 0;
  });
  return added
    .map(({ version }) => version)
    .toSorted()
    .at(-1);
}
