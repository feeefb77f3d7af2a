import { entityErrors } from '#shared/entities/errors.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';

/**
 * Returns the entity class of this name.
 * @throws AppError `entities.unknownClass`
 */
export function requireEntityClass(
  name: string,
  classOf: (name: string) => AnyEntityClass | undefined = entityClassOf,
): AnyEntityClass {
  const entityClass = classOf(name);
  if (entityClass === undefined) throw new AppError(entityErrors.unknownClass);
  return entityClass;
}
