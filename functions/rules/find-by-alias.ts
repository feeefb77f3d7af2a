import type { Context } from '#functions/kernel/context.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { ruleErrors } from '#shared/rules/errors.ts';
import { rulesetClass } from '#shared/rules/ruleset.ts';

/**
 * Returns the newest revision of the ruleset with this alias.
 * @throws AppError `rules.keyNotFound`, also where the caller may not read it
 */
export async function findByAlias(
  { store, rows }: Pick<Context, 'store' | 'rows'>,
  alias: string,
): Promise<Entity> {
  const id = await store.claimedBy(rulesetClass.name, 'alias', alias);
  const { items } = id === undefined ? { items: [] } : await rows.ids([id]);
  const [ruleset] = items;
  if (ruleset === undefined) throw new AppError(ruleErrors.keyNotFound);
  return ruleset;
}
