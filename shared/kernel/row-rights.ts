import { leavesOf } from './attribute-filter.ts';
import type { Circumstances } from './circumstances.ts';
import { rowOf } from './column-values.ts';
import type { Entity } from './entity.ts';
import type { AnyEntityClass, ShardGroup } from './entity-class.ts';
import { matchesFilter } from './match-filter.ts';
import { hasRole, type Principal } from './principal.ts';

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
  return Object.values(entityClass.groups).find(
    (group) =>
      group.keys(entity).some((key) => group.open(who, key, at)) &&
      isVisible(group, who, entity, at),
  );
}

function isVisible(
  group: AnyEntityClass['groups'][string],
  who: Principal,
  entity: Entity,
  at: Circumstances,
): boolean {
  const visible = group.visible?.(who, at);
  if (visible === undefined) return true;
  const used = new Set(leavesOf(visible).map(({ field }) => field));
  const columns = Object.fromEntries(
    Object.entries(group.columns).filter(([field]) => used.has(field)),
  );
  return matchesFilter(rowOf(entity, columns, group.derived), visible, columns);
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
  const data = group.view ? { ...group.view(entity.data, who, at) } : entity.data;
  const isKnown = mayKnowEditor(historyOf(group, who), who, updatedBy);
  return { ...shown, data, ...(isKnown && { updatedBy }) };
}
