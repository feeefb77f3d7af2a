import type { Implementation } from '#functions/kernel/context.ts';
import { namedUses, usesOf } from '#functions/references/public.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';

export const usedBy: Implementation<typeof entityEndpoints.usedBy> = async ({ id }, context) => {
  const { full } = await context.rows.get(id, { fresh: true });
  const uses = await usesOf(context, full);
  return {
    uses: await Promise.all(
      uses.map(async (use) => ({
        entityclass: use.entityclass,
        count: use.count,
        entries: await namedUses(context, use),
      })),
    ),
  };
};
