import type { World } from '#functions/kernel/context.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { ProductDecision } from '#shared/rules/product-decisions.ts';
import { type Ruleset, rulesetClass } from '#shared/rules/ruleset.ts';

/**
 * Returns the newest rules of administrators for a decision of the product; undefined without any: then the product
 * decides by its built-in rules. New rules hold from the next decision on.
 */
export async function decisionRuleset(
  { store }: Pick<World, 'store'>,
  decision: ProductDecision,
): Promise<Entity<Ruleset> | undefined> {
  const id = await store.claimedBy(rulesetClass.name, 'alias', decision);
  return id === undefined ? undefined : store.latest(rulesetClass, id, { fresh: true });
}
