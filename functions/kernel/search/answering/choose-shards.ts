import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { type AttributeFilter, leavesOf, pinnedValues } from '#shared/kernel/attribute-filter.ts';
import type { Circumstances } from '#shared/kernel/circumstances.ts';
import type { AnyEntityClass, ShardGroup, WholeShards } from '#shared/kernel/entity-class.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { columnKindOf } from '#shared/kernel/match-filter.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { SHARDS_A_SEARCH, SHARDS_IN_PARTS } from '#shared/search/limits.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';

export type ChosenShards = {
  readonly name: string;
  readonly group: ShardGroup<unknown>;
  readonly keys: readonly string[];
  readonly isWhole: boolean;
  /** The circumstances in which the group was asked. */
  readonly at: Circumstances;
};

/**
 * The circumstances that a group decides by, besides rows and readers; those that come from other entities are read
 * when a group asks.
 */
export type At = { readonly known: Circumstances; readonly read: () => Promise<Circumstances> };

/** The ids of all entities of a class. */
export type IdsOf = (entityClass: string) => Promise<readonly string[]>;

/**
 * The form of a shard's key: ids and the words of groups, with dots between them. The values that a filter pins may
 * be any text.
 */
const SHARD_KEY = /^[\w-]+(\.[\w-]+)*$/;
const SHARD_KEY_LENGTH = 100;

/**
 * Returns the shards that answer this caller's search: those of the first group that can. Keys that the caller may not
 * open are left out, and so are keys that no shard can have: a foreign shard looks like an empty one.
 * @throws AppError `search.unknownField` for a field that no group has; `search.shardNotNamed` with details that name
 * the fields that would have helped; where none would, `sessions.signInNeeded` and `kernel.forbidden`
 */
export async function chooseShards(
  entityClass: AnyEntityClass,
  who: Principal,
  {
    filter,
    idsOf,
    at,
  }: {
    readonly filter: AttributeFilter | undefined;
    readonly idsOf: IdsOf;
    readonly at: At;
  },
): Promise<ChosenShards> {
  const asked = new Set<string>();
  const pinned = (field: string) => {
    asked.add(field);
    return pinnedValues(filter, field);
  };
  for (const [name, group] of Object.entries(entityClass.groups)) {
    if (group.indexed === false) continue;
    const chosen = group.choose(who, pinned);
    const around = chosen && group.restsOnOthers ? await at.read() : at.known;
    const isOpen = (key: string) => group.open(who, key, around);
    const keys = openKeys(isOpen, chosen);
    if (keys !== undefined && keys.length <= SHARDS_A_SEARCH) {
      return { name, group, keys, isWhole: false, at: around };
    }
    const whole = openKeys(isOpen, await wholeKeys(group.whole?.(who, pinned), idsOf));
    if (whole !== undefined && whole.length <= SHARDS_IN_PARTS) {
      return { name, group, keys: whole, isWhole: true, at: around };
    }
    if (keys !== undefined || whole !== undefined) break;
  }
  if (asked.size === 0) {
    throw new AppError(who.account === null ? sessionErrors.signInNeeded : kernelErrors.forbidden);
  }
  requireKnownFields(entityClass, filter);
  throw new AppError(searchErrors.shardNotNamed, {
    details: [...asked].map((field) => fieldDetail(field, searchErrors.shardNotNamed)),
  });
}

function openKeys(
  isOpen: (key: string) => boolean,
  keys: readonly string[] | undefined,
): readonly string[] | undefined {
  return keys && [...new Set(keys.filter(canBeKey))].filter(isOpen);
}

/** The length first: a long text must not be looked at. */
const canBeKey = (key: string): boolean => key.length <= SHARD_KEY_LENGTH && SHARD_KEY.test(key);

async function wholeKeys(
  whole: WholeShards | undefined,
  idsOf: IdsOf,
): Promise<readonly string[] | undefined> {
  if (whole === undefined) return undefined;
  const ids = await Promise.all(whole.of.map(async (name) => [name, await idsOf(name)] as const));
  return whole.keys(Object.fromEntries(ids));
}

/** Refuses unknown fields first: naming a shard would not mend them. */
function requireKnownFields(entityClass: AnyEntityClass, filter: AttributeFilter | undefined) {
  const groups = Object.values(entityClass.groups);
  for (const { field } of filter === undefined ? [] : leavesOf(filter)) {
    if (groups.every(({ columns }) => columnKindOf(columns, field) === undefined)) {
      throw new AppError(searchErrors.unknownField, {
        details: [fieldDetail(field, searchErrors.unknownField)],
      });
    }
  }
}
