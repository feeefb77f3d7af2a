import type { EntityStore } from '#functions/kernel/store/entity-store.ts';

/** Each with its claims and deltas, they fit a transaction. */
const ROWS_A_SAVE = 8;

export type NewRow = {
  readonly id: string;
  readonly entityclass: string;
  readonly data: object;
};

/** Creates what a test begins with, in its order, several rows a save: most of the time of a save is its way. */
export async function createRows(
  { store }: { readonly store: Pick<EntityStore, 'save'> },
  rows: readonly NewRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_SAVE) {
    const some = rows.slice(at, at + ROWS_A_SAVE);
    const changes = some.map((row) => ({ kind: 'create' as const, ...row }));
    await store.save({ changes, by: 'system', changeset: 'test' });
  }
}
