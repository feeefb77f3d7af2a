import { type AttributeFilter, leavesOf } from './attribute-filter.ts';
import type { Circumstances } from './circumstances.ts';
import { rowOf } from './column-values.ts';
import type { Entity } from './entity.ts';
import type { AnyEntityClass, Columns, ShardGroup } from './entity-class.ts';
import { matchesFilter } from './match-filter.ts';
import { hasRole, type Principal } from './principal.ts';

/** Returns the group through which a caller may read a row of a class. */
type ReadGroupOf = (entityClass: AnyEntityClass, entity: Entity) => ShardGroup<unknown> | undefined;

/** The rows that a caller sees through a group, and the columns that decide about them. */
type Visible = { readonly filter: AttributeFilter; readonly columns: Columns };

/**
 * Returns the group through which a caller may read a row: the first whose shard the caller may name and whose
 * `visible` the row meets. Undefined: the row does not exist for the caller (404). Nothing else decides about rows.
 */
export function readGroupFor(
  entityClass: AnyEntityClass,
  who: Principal,
  entity: Entity,
  at: Circumstances,
): ShardGroup<unknown> | undefined {
  return makeReadGroupOf(who, at)(entityClass, entity);
}

/** Makes `readGroupFor` for many rows: what a group shows the caller is worked out once. */
export function makeReadGroupOf(who: Principal, at: Circumstances): ReadGroupOf {
  const known = new Map<ShardGroup<unknown>, Visible | undefined>();
  const visibleThrough = (group: ShardGroup<unknown>): Visible | undefined => {
    if (!known.has(group)) known.set(group, visibleOf(group, who, at));
    return known.get(group);
  };
  return ({ groups }, entity) =>
    Object.values(groups).find((group) => {
      if (!group.keys(entity).some((key) => group.open(who, key, at))) return false;
      const visible = visibleThrough(group);
      if (visible === undefined) return true;
      const { filter, columns } = visible;
      return matchesFilter(rowOf(entity, columns, group.derived), filter, columns);
    });
}

function visibleOf(
  group: ShardGroup<unknown>,
  who: Principal,
  at: Circumstances,
): Visible | undefined {
  const filter = group.visible?.(who, at);
  if (filter === undefined) return undefined;
  const used = new Set(leavesOf(filter).map(({ field }) => field));
  const columns = Object.fromEntries(
    Object.entries(group.columns).filter(([field]) => used.has(field)),
  );
  return { filter, columns };
}

/** A reader's right to a row's past, through a group. */
export type History = {
  /** Tells whether the reader may read older revisions. */
  readonly revisions: boolean;
  /** The lines of the timeline that the reader sees: the changes, by whom and which. */
  readonly lines: 'none' | 'own' | 'all';
  /** Tells whether the reader may read the reasons that administrators wrote. */
  readonly reasons: boolean;
  /** Tells whether the reader may read all of the past when the row was deleted. */
  readonly afterDeletion: boolean;
};

const NOTHING: History = { revisions: false, lines: 'none', reasons: false, afterDeletion: false };

/** Returns the part of a row's past that a caller who reads the row through this group may know. */
export function historyOf({ history }: ShardGroup<unknown>, who: Principal): History {
  if (hasRole(who, 'ADM')) {
    return { revisions: true, lines: 'all', reasons: true, afterDeletion: true };
  }
  switch (history) {
    case 'pinned':
      return { ...NOTHING, revisions: who.account !== null };
    case 'own':
      return { ...NOTHING, revisions: true, lines: 'own' };
    case 'all':
      return { ...NOTHING, revisions: true, lines: 'all' };
    default:
      return NOTHING;
  }
}

/** Tells whether the caller may know that this account made a change. */
export function mayKnowEditor(
  { lines }: Pick<History, 'lines'>,
  who: Principal,
  editor: string | undefined,
): boolean {
  return lines === 'all' || (lines === 'own' && editor === who.account);
}

/** Tells whether the caller may know the person of this account who made a change, whatever the account shows others. */
export const mayKnowPerson = (who: Principal, editor: string): boolean =>
  hasRole(who, 'ADM') || editor === who.account;

/** Returns the entity as a reader through this group sees it. */
export function visibleEntity(
  group: ShardGroup<unknown>,
  who: Principal,
  entity: Entity,
  at: Circumstances,
): Entity {
  const { updatedBy, ...shown } = entity;
  const data = group.view?.(entity.data, who, at) ?? entity.data;
  const isKnown = mayKnowEditor(historyOf(group, who), who, updatedBy);
  return { ...shown, data, ...(isKnown && { updatedBy }) };
}
