import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import type { ShardQuery } from '#functions/kernel/search/search.ts';
import { referringShards } from '#functions/references/public.ts';
import type { FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { type Offergroup, offergroupClass } from '#shared/masterdata/offergroup.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';

type Breed = Entity<Offergroup>;
type Searching = Pick<World, 'search'>;

/** Returns the searches that together find every offer of a breed, also those in the archive. */
export const offersOfBreed = (world: Searching, breed: Breed): Promise<ShardQuery[]> =>
  naming(world, offerClass.name, breed);

/** Counts the offers of a breed that have chosen a specification which it would have no more. */
export async function usesOfEndedSpecifications(
  world: Searching,
  breed: Breed,
  after: Pick<Offergroup, 'offerSpecifications'>,
): Promise<number> {
  const kept = new Set(after.offerSpecifications.map(({ id }) => id));
  // A revision that is older than the field does not have it.
  const before = breed.data.offerSpecifications ?? [];
  const value = before.flatMap(({ id }) => (kept.has(id) ? [] : id));
  if (value.length === 0) return 0;
  const chosen: FilterLeaf = { field: 'offerspecification', comparison: 'in', value };
  return countAll(world, await naming(world, offerClass.name, breed, [chosen]));
}

/** Returns the searches that together find the requests for a breed that nobody has decided, drafts among them. */
export const requestsOfBreed = (world: Searching, breed: Breed): Promise<ShardQuery[]> =>
  naming(world, requestProcessClass.name, breed, [
    { field: 'status', comparison: 'in', value: ['new', 'open'] },
  ]);

/** Returns the searches that together find the decided or ended requests for a breed. */
export const decidedRequestsOfBreed = (world: Searching, breed: Breed): Promise<ShardQuery[]> =>
  naming(world, requestProcessClass.name, breed, [
    { field: 'status', comparison: 'ne', value: 'new' },
    { field: 'status', comparison: 'ne', value: 'open' },
  ]);

async function naming(
  world: Searching,
  entityClass: string,
  breed: Breed,
  more: readonly FilterLeaf[] = [],
): Promise<ShardQuery[]> {
  const named: FilterLeaf = { field: 'offergroup', comparison: 'eq', value: breed.id };
  const shards = await referringShards(entityClass, breed, world);
  return shards.map((shard) => ({ entityClass, ...shard, filter: { $and: [named, ...more] } }));
}

/** Counts the hits of several searches together. */
export async function countAll(
  { search }: Searching,
  queries: readonly ShardQuery[],
): Promise<number> {
  let count = 0;
  for (const query of queries) count += await search.count(query);
  return count;
}

/** Tells whether any offer or request of a merged breed still has to go over to the other. */
export async function isAnythingLeft(world: Searching, breed: Breed): Promise<boolean> {
  const queries = [
    ...(await offersOfBreed(world, breed)),
    ...(await requestsOfBreed(world, breed)),
  ];
  for (const query of queries) if ((await world.search.count(query)) > 0) return true;
  return false;
}

/** Returns the breeds that were merged into this one. */
export async function mergedInto(
  { store, search }: Pick<World, 'store' | 'search'>,
  id: string,
): Promise<Breed[]> {
  const query = {
    entityClass: offergroupClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'sameAs', comparison: 'eq' as const, value: id },
  };
  return store.latestOf(offergroupClass, await eachHitId(search, query), { fresh: true });
}
