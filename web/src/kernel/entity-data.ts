import type * as z from 'zod';
import type { EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';

type Classes = typeof entityClasses;

/** Data of an entity class as its schema types it. */
type EntityData<N extends EntityClassName> = N extends keyof Classes
  ? z.output<Classes[N]['schema']>
  : never;
export type EntityOf<N extends EntityClassName> = Entity<EntityData<N>>;
