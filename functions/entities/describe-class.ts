import type { ClassDescription } from '#shared/entities/attribute.ts';
import { ATTRIBUTESET } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { attributesOf } from './attributes-of.ts';

export function describeClass(entityClass: AnyEntityClass): ClassDescription {
  return {
    entityclass: entityClass.name,
    attributesets: [ATTRIBUTESET],
    attributes: [...attributesOf(entityClass)],
  };
}
