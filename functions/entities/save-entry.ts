import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { writeEntity } from './write-entity.ts';

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
