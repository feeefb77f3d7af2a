import type { Implementation } from '#functions/kernel/context.ts';
import type { ruleEndpoints } from '#shared/rules/endpoints.ts';
import { findByAlias } from './find-by-alias.ts';

export const getRulesetForKey: Implementation<typeof ruleEndpoints.getRulesetForKey> = (
  { key },
  context,
) => findByAlias(context, key);
