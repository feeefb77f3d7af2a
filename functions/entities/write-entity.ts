import { entityRules } from '#functions/entity-rules.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { makeWriteEntity } from './make-write-entity.ts';

/** Creates or changes an entity for a caller: the one way to do so. */
export const writeEntity = makeWriteEntity(entityClassOf, (name) => entityRules[name]);
