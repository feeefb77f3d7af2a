import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { type AttributeFilter, pinnedValues } from '#shared/kernel/attribute-filter.ts';
import type { AnyEntityClass, ShardGroup } from '#shared/kernel/entity-class.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { SHARDS_A_SEARCH } from '#shared/search/limits.ts';

export type ChosenShards = {
  readonly name: string;
  readonly group: ShardGroup<unknown>;
  readonly keys: readonly string[];
};

/**
 * The shards that answer this caller's search: those of the first group that can. Keys that the caller may not open
 * are left out, so that a foreign shard looks like an empty one.
 * @throws AppError `search.shardNotNamed`; its details name the fields that would have helped
 */
export function chooseShards(
  entityClass: AnyEntityClass,
  who: Principal,
  filter: AttributeFilter | undefined,
): ChosenShards {
  const asked = new Set<string>();
  const pinned = (field: string) => {
    asked.add(field);
    return pinnedValues(filter, field);
  };
  for (const [name, group] of Object.entries(entityClass.groups)) {
    const keys = group.indexed === false ? undefined : group.choose(who, pinned);
    if (keys === undefined) continue;
    const open = [...new Set(keys)].filter((key) => group.open(who, key));
    if (open.length > SHARDS_A_SEARCH) break;
    return { name, group, keys: open };
  }
  throw new AppError(searchErrors.shardNotNamed, {
    details: [...asked].map((field) => fieldDetail(field, searchErrors.shardNotNamed)),
  });
}
