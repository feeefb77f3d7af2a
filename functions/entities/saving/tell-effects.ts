import { changeEffects } from '#functions/change-effects.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { EFFECTS_A_CHANGE } from '#shared/entities/limits.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { mergePatch } from '#shared/kernel/merge-patch.ts';
import { requireEntityClass } from '../class/require-entity-class.ts';
import { parseData } from './parse-data.ts';

/**
 * Tells the effects that saving a patch would have now; the data with the patch must meet the schema, as when it is
 * saved.
 */
export const tellEffects: Implementation<typeof entityEndpoints.tellEffects> = async (
  { id, patch },
  context,
) => {
  const { full: entity } = await context.rows.get(id, { fresh: true });
  const rules = changeEffects[entity.entityclass] ?? [];
  if (rules.length === 0) return { effects: [] };
  const { schema } = requireEntityClass(entity.entityclass, entityClassOf);
  const change = {
    id,
    before: parseData(schema, entity.data),
    after: parseData(schema, mergePatch(entity.data, patch)),
  };
  const effects = await Promise.all(rules.map((effectsOf) => effectsOf(context, change)));
  return { effects: effects.flat().slice(0, EFFECTS_A_CHANGE) };
};
