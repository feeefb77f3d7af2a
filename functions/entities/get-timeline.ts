import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';

export const getTimeline: Implementation<typeof entityEndpoints.getTimeline> = async (
  { id, pagination },
  { rows },
) => rows.timeline(id, pagination);
