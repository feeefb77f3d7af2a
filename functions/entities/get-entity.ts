import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';

export const getEntity: Implementation<typeof entityEndpoints.get> = async (
  { id, date },
  { rows },
) => {
  const found = date === undefined ? rows.get(id, { fresh: true }) : rows.asOf(id, new Date(date));
  return (await found).entity;
};
