import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { shardName } from './keys.ts';
import type { Revision } from './revision.ts';

/** The search shards in which a revision lay. */
export function shardsOf(
  entityClasses: Readonly<Record<string, AnyEntityClass>>,
  { entity, deleted }: Revision,
): string[] {
  const groups = deleted ? {} : (entityClasses[entity.entityclass]?.groups ?? {});
  return Object.entries(groups).flatMap(([name, group]) =>
    group.indexed === false
      ? []
      : group.keys(entity).map((key) => shardName(entity.entityclass, name, key)),
  );
}
