import type { Cmspage } from './cmspage.ts';

/** Returns the newest version whose changes the page did not say before; undefined for a small correction. */
export function newVersion(
  before: Pick<Cmspage, 'changes'>,
  { changes = [] }: Pick<Cmspage, 'changes'>,
): string | undefined {
  const known = before.changes ?? [];
  const added = changes.filter(({ version }) => !known.some((old) => old.version === version));
  return added
    .map(({ version }) => version)
    .toSorted()
    .at(-1);
}
