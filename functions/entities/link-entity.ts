import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';

export const linkEntity: Implementation<typeof entityEndpoints.link> = async (
  { id, rev },
  { rows },
) => (await rows.revision(id, rev)).entity;
