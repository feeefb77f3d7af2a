/** A thing that was made, and the way to remove it. */
export type Undo = { readonly what: string; readonly run: () => Promise<unknown> };

/**
 * Runs work, and undoes each thing that the work has noted, the last one first, also behind one that fails. Returns
 * their names.
 * @throws Error of the work, or else of the first thing that could not be undone; it names all that stay
 */
export async function undoing(work: (undo: Undo[]) => Promise<void>): Promise<readonly string[]> {
  const undo: Undo[] = [];
  const failures: unknown[] = [];
  const left: string[] = [];
  await work(undo).catch((cause: unknown) => failures.push(cause));
  for (const { what, run } of undo.toReversed()) {
    await run().catch((cause: unknown) => {
      failures.push(cause);
      left.push(what);
    });
  }
  if (failures.length === 0) return undo.map(({ what }) => what);
  const [cause] = failures;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const stays = left.length === 0 ? '' : ` (not removed: ${left.join(', ')})`;
  throw new Error(`${reason}${stays}`, { cause });
}
