import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import { ATTRIBUTESET, type Entity } from '#shared/kernel/entity.ts';

/** One entity of the demo data, not yet saved. */
export type DemoEntity = {
  readonly id: string;
  readonly entityclass: EntityClassName;
  readonly data: object;
  /** The second revision of the entity. */
  readonly later?: { readonly data: object; readonly by: string; readonly changeset: string };
};

/**
 * Checks the data against the class's schema and fills in its defaults.
 * @throws Error that names the entity, with the schema's own words
 */
export function demoEntity(entityclass: EntityClassName, id: string, data: object): DemoEntity {
  const parsed = entityClasses[entityclass].schema.safeParse(data);
  if (parsed.success) return { id, entityclass, data: parsed.data };
  throw new Error(`A demo ${entityclass} is not valid: ${parsed.error.message}`);
}

/** Returns the entity as the store will hold it, for functions that take stored entities only. */
export function storedAs({ id, entityclass, data }: DemoEntity, now: Date): Entity {
  return {
    id,
    rev: 1,
    entityclass,
    attributeset: ATTRIBUTESET,
    data: { ...data },
    updated: now.toISOString(),
    updatedBy: 'system',
  };
}
