import type { Context, World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { referencesIn } from '#functions/kernel/store/references-in.ts';
import { NAMED_USES } from '#shared/entities/limits.ts';
import { entityClasses, entityClassOf } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { referringShards } from './referring-shards.ts';

/** The entities of one class that refer to another one. */
export type Use = {
  readonly entityclass: string;
  readonly count: number;
  /** The ids of at most `NAMED_USES` of them. */
  readonly ids: readonly string[];
};

type UsesWorld = Pick<World, 'store' | 'search'>;

const CLASSES: readonly AnyEntityClass[] = Object.values(entityClasses);
const REFERRED = new Set(CLASSES.flatMap(({ refs }) => Object.values(refs)));

/** Tells whether entities of this class can be referred to at all. */
export const canBeUsed = (entityclass: string): boolean => REFERRED.has(entityclass);

/**
 * Returns the uses of an entity: the classes whose entities refer to it, by the `refs` that each class names. Where a
 * class pins revisions, references of its older revisions count as uses, because requests that have begun keep
 * reading those.
 */
export async function usesOf(world: UsesWorld, target: Entity): Promise<Use[]> {
  const uses: Use[] = [];
  for (const entityClass of CLASSES) {
    const paths = pathsTo(entityClass, target);
    if (paths.length === 0) continue;
    const isPinned = paths.some((path) => entityClass.pins.includes(path));
    const use = isPinned
      ? await pinningUse(world, entityClass, target)
      : await searchedUse(world, { entityClass, paths, target });
    if (use.count > 0) uses.push(use);
  }
  return uses;
}

const pathsTo = ({ refs }: AnyEntityClass, { entityclass }: Entity): string[] =>
  Object.keys(refs).filter((path) => refs[path] === entityclass);

type AskedUse = {
  readonly entityClass: AnyEntityClass;
  readonly paths: readonly string[];
  readonly targets: readonly Entity[];
};

async function searchedUse(
  { search }: UsesWorld,
  { target, ...of }: Omit<AskedUse, 'targets'> & { readonly target: Entity },
): Promise<Use> {
  const { entityClass } = of;
  const asked = { ...of, targets: [target] };
  const use: { count: number; ids: string[] } = { count: 0, ids: [] };
  for (const { group, keys } of await referringShards(entityClass.name, target, { search })) {
    const query = { entityClass: entityClass.name, group, keys, filter: filterOf(asked, group) };
    const count = await search.count(query);
    if (count === 0) continue;
    const pagination = { start: 0, limit: NAMED_USES };
    const { items } = await search.hits({ ...query, sorting: [], pagination });
    use.count += count;
    use.ids.push(...items.map(({ id }) => id));
  }
  const { count, ids } = use;
  return { entityclass: entityClass.name, count, ids: ids.slice(0, NAMED_USES) };
}

/**
 * Returns the filter for references to the targets, by the paths that the group has: uploads are in the owner's group
 * only.
 */
function filterOf({ entityClass, paths, targets }: AskedUse, group: string) {
  const columns = entityClass.groups[group]?.columns ?? {};
  return {
    $or: paths
      .filter((path) => Object.hasOwn(columns, path))
      .map((field) => ({ field, comparison: 'in' as const, value: targets.map(({ id }) => id) })),
  };
}

/** Reads every revision of every entity of the class: they are few, and only administrators save them. */
async function pinningUse(
  { store, search }: UsesWorld,
  entityClass: AnyEntityClass,
  target: Entity,
): Promise<Use> {
  const query = { entityClass: entityClass.name, group: 'all', keys: ['all'] };
  const newest = await store.untyped.latestOf(await eachHitId(search, query), { fresh: true });
  const ids: string[] = [];
  for (const { id, rev } of newest) {
    const revisions = await store.untyped.revisions(revisionsUpTo({ id, rev }));
    if (revisions.some((revision) => refersTo(entityClass, revision, target))) ids.push(id);
  }
  return { entityclass: entityClass.name, count: ids.length, ids: ids.slice(0, NAMED_USES) };
}

const revisionsUpTo = ({ id, rev }: PinnedRef): PinnedRef[] =>
  Array.from({ length: rev }, (_, index) => ({ id, rev: index + 1 }));

const refersTo = (entityClass: AnyEntityClass, { data }: Entity, target: Entity): boolean =>
  referencesIn(entityClass, data).some(({ id }) => id === target.id);

/** Returns the entities of a use that the caller may read, with their names. */
export async function namedUses({ rows }: Pick<Context, 'rows'>, { entityclass, ids }: Use) {
  const { items } = await rows.ids(ids);
  const label = entityClassOf(entityclass)?.label;
  return items.map(({ id, data }) => ({ id, label: label?.(data) ?? '' }));
}

/**
 * Returns the ids of those entities of one class that something refers to. One search asks for all, and further ones
 * for each only where the first has a hit.
 */
export async function usedAmong(
  world: UsesWorld,
  targets: readonly Entity[],
): Promise<ReadonlySet<string>> {
  for (const entityClass of CLASSES)
    if (await isAnyUsed(world, entityClass, targets)) return eachUsed(world, targets);
  return new Set();
}

async function eachUsed(world: UsesWorld, targets: readonly Entity[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const target of targets) if ((await usesOf(world, target)).length > 0) used.add(target.id);
  return used;
}

async function isAnyUsed(
  { search }: UsesWorld,
  entityClass: AnyEntityClass,
  targets: readonly Entity[],
): Promise<boolean> {
  const [first] = targets;
  const paths = first === undefined ? [] : pathsTo(entityClass, first);
  if (first === undefined || paths.length === 0) return false;
  // No search holds older revisions that pin the entity.
  if (paths.some((path) => entityClass.pins.includes(path))) return true;
  for (const { group, keys } of await referringShards(entityClass.name, first, { search })) {
    const filter = filterOf({ entityClass, paths, targets }, group);
    if ((await search.count({ entityClass: entityClass.name, group, keys, filter })) > 0)
      return true;
  }
  return false;
}
