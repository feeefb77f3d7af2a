import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';

export const loadEntity: Implementation<typeof entityEndpoints.loadEntity> = async (
  { id, rev },
  { rows },
) => (await (rev === undefined ? rows.get(id) : rows.revision(id, rev))).entity;
