import type { Context } from '#functions/kernel/context.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { reach } from '#shared/kernel/row-rights.ts';
import type { ClassOf } from './resolve-writing.ts';

/** May the caller read it: the question behind every reference that a save adds. */
export const readableTo =
  ({ who, clock }: Pick<Context, 'who' | 'clock'>, classOf: ClassOf = entityClassOf) =>
  (entity: Entity): boolean => {
    const entityClass = classOf(entity.entityclass);
    return entityClass !== undefined && reach(entityClass, who, entity, clock.now()) !== undefined;
  };
