import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import type { ShardQuery } from '#functions/kernel/search/search.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { marketKey } from '#shared/offers/offer-groups.ts';

type Shards = Pick<ShardQuery, 'group' | 'keys'>;
type Listing = (target: Entity, world: Pick<World, 'search'>) => Promise<readonly Shards[]>;

/**
 * The number of markets whose offers are asked for at once, so that a search through all of them stays small in
 * memory.
 */
const MARKETS_A_QUERY = 20;

/** The shard of offers whose country does not show their animal kind any more. */
const HIDDEN: Shards = { group: 'hidden', keys: ['all'] };

/**
 * The groups that hold every entity of a class with its references; a class that is not named has one shard of all.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  account: ['admin'],
  upload: ['administration'],
  // Drafts come first: a draft that is sent during the search is found among the others then.
  'request-process': ['draft', 'admin'],
};

/** Returns the shards in which every entity of the class lies that may refer to the target. */
export async function referringShards(
  entityclass: string,
  target: Entity,
  world: Pick<World, 'search'>,
): Promise<readonly Shards[]> {
  if (entityclass === 'offer') return offerShards(target, world);
  return groupsReferring(entityclass).map((group) => ({ group, keys: ['all'] }));
}

/** Returns the groups whose columns hold references of this class. */
export const groupsReferring = (entityclass: string): readonly string[] =>
  entityclass === 'offer' ? ['market', 'owner', 'hidden'] : (GROUPS[entityclass] ?? ['all']);

/**
 * Returns the shards of offers: by country and animal kind, and by owner, because only an owner's offers show its
 * uploads.
 */
const offerShards: Listing = async (target, world) => {
  if (target.entityclass === 'upload') {
    return [{ group: 'owner', keys: [String(target.data.owner)] }];
  }
  const allOf = async (entityclass: string) =>
    target.entityclass === entityclass
      ? [target.id]
      : eachHitId(world.search, { entityClass: entityclass, group: 'all', keys: ['all'] });
  const [countries, kinds] = [await allOf('country'), await allOf('animalkind')];
  const keys = countries.flatMap((country) => kinds.map((kind) => marketKey(country, kind)));
  const markets = Array.from({ length: Math.ceil(keys.length / MARKETS_A_QUERY) }, (_, index) => ({
    group: 'market',
    keys: keys.slice(index * MARKETS_A_QUERY, (index + 1) * MARKETS_A_QUERY),
  }));
  return target.entityclass === 'account' ? [...markets, HIDDEN] : markets;
};
