import type { Context } from '#functions/kernel/context.ts';
import { onlyNow } from '#shared/kernel/circumstances.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { readGroupFor, viewed } from '#shared/kernel/row-rights.ts';

/** Returns what was just saved, as the caller sees it; without data when the save took it out of the caller's sight. */
export function asSeenBy(
  { who, clock }: Pick<Context, 'who' | 'clock'>,
  entityClass: AnyEntityClass,
  entity: Entity,
): Entity {
  // A person who may save an entity reads it, whatever others say of it.
  const at = onlyNow(clock.now());
  const group = readGroupFor(entityClass, who, entity, at);
  return group === undefined ? { ...entity, data: {} } : viewed(group, who, entity, at);
}
