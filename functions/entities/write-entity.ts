import { entityRules } from '#functions/entity-rules.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { makeWriteEntity } from './make-write-entity.ts';

/** The one way by which a caller creates or changes an entity. */
export const writeEntity = makeWriteEntity(entityClassOf, (name) => entityRules[name]);
