import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { searchproofClass } from '#shared/proofs/searchproof.ts';

/**
 * Removes from the proofs of a farm the documents, which name it. Number, hash, signature and what everybody may read stay: a
 * copy in somebody's hands can still be checked. May be done again.
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
