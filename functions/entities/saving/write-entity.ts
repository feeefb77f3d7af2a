import { entityRules } from '#functions/entity-rules.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { createOnce } from '#functions/kernel/create-once.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { makeWriteEntity } from './make-write-entity.ts';

/** Creates or changes an entity for a caller: the one way to do so. */
export const writeEntity = makeWriteEntity(entityClassOf, (name) => entityRules[name]);

export const createEntity: Implementation<typeof entityEndpoints.create> = (
  { entityclass, data, key },
  context,
) =>
  createOnce(context, { key, entityclass }, ({ id, replaces }) =>
    writeEntity(
      { writing: { kind: 'create', id, entityclass, data }, changeset: 'create', replaces },
      context,
    ),
  );

export const updateFromPatch: Implementation<typeof entityEndpoints.updateFromPatch> = (
  { changeset, ...patch },
  context,
) => writeEntity({ writing: { kind: 'patch', ...patch }, changeset }, context);

/** Saves an entry of the administration as a whole: a new one, or the next revision of one. */
export const saveEntry: Implementation<typeof entityEndpoints.saveEntry> = (
  { id, rev, entityclass, data },
  context,
) => {
  const writing =
    id === undefined || rev === undefined
      ? ({ kind: 'create', entityclass, data } as const)
      : ({ kind: 'replace', id, rev, entityclass, data } as const);
  return writeEntity({ writing, changeset: 'administration' }, context);
};
