import { createHash } from 'node:crypto';
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

/** The id of a demo entity: the same UUID, in the form of version 7, for the same name (`animalkind.cattle`). */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`demo:${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) % 4) + 8).toString(16);
  const time = `0190${hex.slice(0, 8)}`; // a v7 time in the middle of 2024
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
