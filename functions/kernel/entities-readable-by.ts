import { entityClassOf } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { readGroupFor } from '#shared/kernel/row-rights.ts';
import type { Context } from './context.ts';
import { circumstancesOf } from './read-circumstances.ts';

/**
 * Returns the function that picks the entities that the caller may read, for the references that a save adds. Nothing
 * new refers to an account that the caller knows by its name in a request alone.
 */
export const entitiesReadableBy =
  (
    { who, ...world }: Pick<Context, 'who' | 'store' | 'search' | 'clock'>,
    classOf: (name: string) => AnyEntityClass | undefined = entityClassOf,
  ) =>
  async (entities: readonly Entity[]): Promise<Entity[]> => {
    const around = await circumstancesOf(world, { who, entities, classOf });
    const circumstances = { ...around, namedByRequests: new Set<string>() };
    return entities.filter((entity) => {
      const entityClass = classOf(entity.entityclass);
      return (
        entityClass !== undefined &&
        readGroupFor(entityClass, who, entity, circumstances) !== undefined
      );
    });
  };
