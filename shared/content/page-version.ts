import type { Cmspage } from './cmspage.ts';

/** Returns the newest version whose changes the page did not say before; undefined for a small correction. */
export function newVersion(
  before: Pick<Cmspage, 'changes'>,
  { changes = [] }: Pick<Cmspage, 'changes'>,
): string | undefined {
  const known = (before.changes ?? []).map(({ version }) => version);
  const added = changes.filter(({ version }) => {
    const at = known.indexOf(version);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  return added
    .map(({ version }) => version)
    .toSorted()
    .at(-1);
}
