import * as z from 'zod';
import { boundedRecord } from '#shared/kernel/bounded-record.ts';
import { defineEntityClass, type ShardGroup } from '#shared/kernel/entity-class.ts';
import type { Comparison } from '#shared/kernel/filter-limits.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite } from '#shared/kernel/master-data-rights.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { Instant } from '#shared/kernel/time.ts';
import { FACT_TYPES, FactPath, FactValue } from './fact.ts';
import {
  CASE_FACTS,
  CONDITION_VALUES,
  CONDITIONS,
  CONSEQUENCES,
  RULE_CASES,
  RULE_NAME_LENGTH,
  RULES,
  RULESET_NAME_LENGTH,
  RULESET_PATHS,
} from './limits.ts';

/** The ways to compare a fact, with the meaning that they have in an `attributeFilter`. No fact is a place. */
export const FACT_COMPARISONS = [
  'eq',
  'ne',
  'in',
  'lt',
  'lte',
  'gt',
  'gte',
  'contains',
  'startsWith',
  'exists',
] as const satisfies readonly Exclude<Comparison, 'within'>[];
const FactComparison = z.enum(FACT_COMPARISONS);
export type FactComparison = z.infer<typeof FactComparison>;

/**
 * Another fact to compare with; a number may be multiplied first, then added to, and a third fact taken from it: what
 * is left of 40 % of the herd is `times: 0.4, less: 'answers.boughtThisYear'`.
 */
const OtherFact = z.strictObject({
  path: FactPath,
  times: z.number().optional(),
  plus: z.number().optional(),
  less: FactPath.optional(),
});
type OtherFact = z.infer<typeof OtherFact>;

/** One condition: of `value` and `than` exactly one. */
export const Condition = z.strictObject({
  path: FactPath,
  comparison: FactComparison,
  value: z.union([FactValue, z.array(FactValue).min(1).max(CONDITION_VALUES)]).optional(),
  than: OtherFact.optional(),
});
export type Condition = z.infer<typeof Condition>;

/** Returns the facts that a condition names. */
export function factsInCondition({ path, than }: Condition): string[] {
  return [path, ...(than === undefined ? [] : namedIn(than))];
}

const namedIn = ({ path, less }: OtherFact): string[] =>
  less === undefined ? [path] : [path, less];

/** A fact that a rule sets. */
const Consequence = z.strictObject({ path: FactPath, value: FactValue });

const NEVER_SAVED = '1970-01-01T00:00:00.000Z';

/** A rule without the time of its last change, as an administrator writes it. */
export const RuleDraft = z.strictObject({
  name: z.string().min(1).max(RULE_NAME_LENGTH),
  active: z.boolean(),
  /** The conditions of the rule: all must hold; a rule without a condition always fires. */
  when: z.array(Condition).max(CONDITIONS),
  then: z.array(Consequence).min(1).max(CONSEQUENCES),
});
export type RuleDraft = z.infer<typeof RuleDraft>;

/** A rule; `updated` is set when the ruleset is saved. */
export const Rule = RuleDraft.extend({ updated: Instant.default(NEVER_SAVED) });
export type Rule = z.infer<typeof Rule>;

/** A fact that the rules know: its type, and its name for people. */
const RulesetPath = z.strictObject({
  path: FactPath,
  type: z.enum(FACT_TYPES),
  labels: Labels.optional(),
});

/** An example: the rules that must fire for these facts, in their order. */
const RuleCase = z.strictObject({
  name: z.string().min(1).max(RULE_NAME_LENGTH),
  facts: boundedRecord(FactPath, FactValue, CASE_FACTS),
  fired: z.array(z.string().min(1).max(RULE_NAME_LENGTH)).max(RULES),
});
export type RuleCase = z.infer<typeof RuleCase>;

/** A name by which a ruleset is asked for instead of its id: `exportType`. */
export const RulesetAlias = z
  .string()
  .max(60)
  .regex(/^[a-zA-Z][a-zA-Z0-9-]*$/);

/** Business ruleset of specification section 3: facts and, in their order, the rules over them. */
export const Ruleset = z.strictObject({
  name: z.string().min(1).max(RULESET_NAME_LENGTH),
  alias: RulesetAlias.optional(),
  /** Tells whether everybody may read the ruleset and have it evaluated; otherwise administrators only. */
  public: z.boolean(),
  paths: z.array(RulesetPath).max(RULESET_PATHS),
  rules: z.array(Rule).max(RULES),
  /** Examples; the ruleset is saved only while each of them comes out as it says. */
  cases: z.array(RuleCase).max(RULE_CASES).optional(),
});
export type Ruleset = z.infer<typeof Ruleset>;

const columns = { name: 'text', alias: 'text', public: 'boolean' } as const;

const groups: { readonly [N in 'office' | 'open']: ShardGroup<Ruleset> } = {
  office: {
    columns,
    keys: () => ['office'],
    open: (who) => hasRole(who, 'ADM'),
    choose: (who) => (hasRole(who, 'ADM') ? ['office'] : undefined),
  },
  open: {
    columns,
    history: 'pinned',
    keys: ({ data }) => (data.public ? ['open'] : []),
    open: () => true,
    choose: () => ['open'],
  },
};

export const rulesetClass = defineEntityClass({
  name: 'ruleset',
  personal: 'none',
  schema: Ruleset,
  groups,
  write: administratorsWrite,
  unique: {
    name: ({ name }) => [name],
    alias: ({ alias }) => (alias === undefined ? [] : [alias]),
  },
  label: ({ name }) => name,
});
