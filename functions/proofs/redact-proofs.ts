import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { searchproofClass } from '#shared/proofs/searchproof.ts';

/**
 * Removes the documents, which name the farm, from its proofs. Number, hash, signature and public fields stay, so
 * that a copy in somebody's hands can still be checked. It may run again.
 */
export async function redactProofs(
  { store, search }: Pick<World, 'store' | 'search'>,
  farm: string,
): Promise<void> {
  const proofs = await eachHitId(search, {
    entityClass: searchproofClass.name,
    group: 'party',
    keys: [farm],
    filter: { field: 'agr', comparison: 'eq', value: farm },
  });
  for (const id of proofs) {
    await store.redact(searchproofClass, id, {
      data: ({ document: _, ...proof }) => proof,
      changeset: (changeset) => changeset,
      by: 'system',
    });
  }
}
