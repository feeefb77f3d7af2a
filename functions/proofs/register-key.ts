import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import type { SigningKey } from '#functions/kernel/ports/proof-keys.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { proofkeyClass } from '#shared/proofs/proofkey.ts';

/**
 * Returns the changes that publish a key which signs for a country from now on: the key is entered, and the one
 * before it ends; none for a known key. They are saved with the first proof that the key signs.
 */
export async function registerKey(
  { store, search, newId }: Pick<World, 'store' | 'search' | 'newId'>,
  { kid, jwk }: Pick<SigningKey, 'kid' | 'jwk'>,
  { country, on }: { readonly country: string; readonly on: string },
): Promise<EntityChange[]> {
  const ids = await eachHitId(search, {
    entityClass: proofkeyClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'country', comparison: 'eq', value: country },
  });
  const keys = await store.latestOf(proofkeyClass, ids, { fresh: true });
  if (keys.some(({ data }) => data.kid === kid)) return [];
  const ended = keys.filter(({ data }) => data.validTo === undefined);
  return [
    {
      kind: 'create',
      id: newId(),
      entityclass: proofkeyClass.name,
      data: { kid, country, jwk, validFrom: on },
    },
    ...ended.map(
      (key): EntityChange => ({
        kind: 'update',
        before: key,
        data: { ...key.data, validTo: on },
      }),
    ),
  ];
}
