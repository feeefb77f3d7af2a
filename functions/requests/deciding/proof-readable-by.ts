import type { World } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { searchproofClass } from '#shared/proofs/searchproof.ts';
import { partiesOf } from '#shared/requests/process/standings.ts';
import type { MovedRequest } from './files-readable-by.ts';

/**
 * Returns the change that lets an office read the proof of a request, in place of the former one where that takes no
 * part any more.
 */
export async function proofReadableBy(
  { store }: Pick<World, 'store'>,
  { process, former }: MovedRequest,
  office: string,
): Promise<EntityChange[]> {
  const { searchProof } = process;
  const before =
    searchProof && (await store.latest(searchproofClass, searchProof.id, { fresh: true }));
  if (before === undefined) return [];
  const stays = partiesOf(process);
  const others = before.data.parties.filter((party) => party !== former || stays.includes(party));
  const parties = [...new Set([...others, office])];
  return [{ kind: 'update', before, data: { ...before.data, parties } }];
}
