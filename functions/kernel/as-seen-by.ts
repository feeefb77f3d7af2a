import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { readGroupFor, visibleEntity } from '#shared/kernel/row-rights.ts';
import type { Context } from './context.ts';

/** Returns a saved entity as the caller sees it; without data when the save took it out of the caller's sight. */
export function asSeenBy(
  { who, clock }: Pick<Context, 'who' | 'clock'>,
  entityClass: AnyEntityClass,
  entity: Entity,
): Entity {
  // A caller who may save an entity may read it, whatever other entities say of it.
  const circumstances = circumstancesAt(clock.now());
  const group = readGroupFor(entityClass, who, entity, circumstances);
  return group === undefined
    ? { ...entity, data: {} }
    : visibleEntity(group, who, entity, circumstances);
}
