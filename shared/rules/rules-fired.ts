import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { RULE_NAME_LENGTH, RULES } from './limits.ts';

/** Message of the queue `requests`: rules fired for the answers of a save. */
export const RulesFired = z.strictObject({
  ruleset: Ref,
  fired: z.array(z.string().max(RULE_NAME_LENGTH)).min(1).max(RULES),
  on: Instant,
  /** The name of the save; however often the message comes, its rules are counted once. */
  by: z.string().max(120),
});
export type RulesFired = z.infer<typeof RulesFired>;
