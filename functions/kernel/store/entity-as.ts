import type * as z from 'zod';
import type { Entity } from '#shared/kernel/entity.ts';
import { deepFreeze } from './deep-freeze.ts';

/**
 * The class by which entities are read: the class itself, or its name with a part of its schema for a reader that
 * must understand entities of another release.
 */
export type EntityType<D> = { readonly name: string; readonly schema: z.ZodType<D> };

/** The parsed data by schema and stored data. It is forgotten together with the cached revision. */
const parsed = new WeakMap<z.ZodType, WeakMap<object, unknown>>();

/**
 * Returns the entity with its data as the schema gives it, frozen; undefined for an entity of another class. Stored
 * data is frozen, too, so it is parsed once for as long as the store remembers it.
 */
export function entityAs<D>(type: EntityType<D>, entity: Entity): Entity<D> | undefined {
  if (entity.entityclass !== type.name) return undefined;
  return { ...entity, data: dataAs(type, entity.data) };
}

/** Returns the entities that are of the class, as `entityAs` does. */
export function entitiesAs<D>(type: EntityType<D>, entities: readonly Entity[]): Entity<D>[] {
  return entities.flatMap((entity) => entityAs(type, entity) ?? []);
}

/** Returns data that entities of the class hold as the schema gives it, frozen. */
export function dataAs<D>({ schema }: EntityType<D>, data: Entity['data']): D {
  const readings = parsed.get(schema) ?? new WeakMap<object, unknown>();
  parsed.set(schema, readings);
  // The map of a schema holds only data that this schema gave.
  if (readings.has(data)) return readings.get(data) as D;
  const read = deepFreeze(schema.parse(data));
  // Data that can still change is parsed each time.
  if (Object.isFrozen(data)) readings.set(data, read);
  return read;
}
