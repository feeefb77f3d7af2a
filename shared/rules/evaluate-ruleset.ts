import { decimalProduct, decimalSum } from '#shared/kernel/decimal.ts';
import { foldText } from '#shared/kernel/fold-text.ts';
import { type Facts, type FactValue, factAt } from './fact.ts';
import type { Condition, FactComparison, RuleCase, RuleDraft } from './ruleset.ts';

export type Evaluation = {
  /** The facts given, with those that the fired rules have set. */
  readonly facts: Facts;
  /** Names of the rules that fired, in their order. */
  readonly fired: readonly string[];
};

/**
 * Goes through the active rules once, from first to last; each sees the facts that earlier rules have set, and a fact
 * that is set twice keeps the later value. The same rules and facts always give the same answer.
 */
export function evaluateRuleset(
  { rules }: { readonly rules: readonly RuleDraft[] },
  given: Facts,
): Evaluation {
  const facts: Record<string, FactValue> = { ...given };
  const seen = { facts, fold: foldOnce() };
  const fired: string[] = [];
  for (const { name, active, when, then } of rules) {
    if (!active || !when.every((condition) => holds(condition, seen))) continue;
    fired.push(name);
    for (const { path, value } of then) facts[path] = value;
  }
  return { facts, fired };
}

/** The trace of a condition: the value that it met, and whether it held. */
export type ConditionTrace = {
  readonly condition: Condition;
  readonly have: FactValue;
  readonly holds: boolean;
};
/** The trace of a rule. A rule that is not active never fires. */
export type RuleTrace = {
  readonly rule: RuleDraft;
  readonly conditions: readonly ConditionTrace[];
  readonly fired: boolean;
};

/** Evaluates like `evaluateRuleset`, and tells of each rule which condition decided with which value. */
export function traceRuleset(
  { rules }: { readonly rules: readonly RuleDraft[] },
  given: Facts,
): readonly RuleTrace[] {
  const facts: Record<string, FactValue> = { ...given };
  const seen = { facts, fold: foldOnce() };
  return rules.map((rule) => {
    const conditions = rule.when.map((condition) => ({
      condition,
      have: factAt(facts, condition.path),
      holds: holds(condition, seen),
    }));
    const fired = rule.active && conditions.every((condition) => condition.holds);
    if (fired) for (const { path, value } of rule.then) facts[path] = value;
    return { rule, conditions, fired };
  });
}

/** Tells whether the rules that the example names fire for its facts, and no others. */
export function isCaseMet(
  ruleset: { readonly rules: readonly RuleDraft[] },
  { facts, fired }: Pick<RuleCase, 'facts' | 'fired'>,
): boolean {
  return JSON.stringify(evaluateRuleset(ruleset, facts).fired) === JSON.stringify(fired);
}

type Seen = { readonly facts: Facts; readonly fold: (text: string) => string };

/**
 * Returns a function that folds each text once: everybody may have rules evaluated, and many conditions may look into
 * one long text.
 */
function foldOnce(): Seen['fold'] {
  const foldedTexts = new Map<string, string>();
  return (text) => {
    const folded = foldedTexts.get(text) ?? foldText(text);
    foldedTexts.set(text, folded);
    return folded;
  };
}

/**
 * Tells whether the condition holds. As in a filter: a missing fact equals null only, differs from every value
 * (`ne`), and meets nothing else. A comparison with another fact fails where that fact is missing.
 */
function holds({ path, comparison, value, than }: Condition, { facts, fold }: Seen): boolean {
  const have = factAt(facts, path);
  if (than === undefined) {
    const wanted = Array.isArray(value) ? value : [value ?? null];
    return meets(have, comparison, { wanted, fold });
  }
  const other = reckoned(than, facts);
  return other !== null && meets(have, comparison, { wanted: [other], fold });
}

/**
 * Returns the value of the other fact as it is compared with; null where a fact that it is reckoned from is missing.
 */
function reckoned(
  { path, times = 1, plus = 0, less }: NonNullable<Condition['than']>,
  facts: Facts,
): FactValue {
  const other = factAt(facts, path);
  const taken = less === undefined ? 0 : factAt(facts, less);
  if (typeof taken !== 'number') return null;
  return typeof other === 'number' ? decimalSum(decimalProduct(other, times), plus, -taken) : other;
}

type Wanted = { readonly wanted: readonly FactValue[]; readonly fold: Seen['fold'] };

function meets(have: FactValue, comparison: FactComparison, compared: Wanted): boolean {
  const { wanted } = compared;
  switch (comparison) {
    case 'exists':
      return wanted.includes(have !== null);
    case 'eq':
    case 'in':
      return wanted.includes(have);
    case 'ne':
      return !wanted.includes(have);
    case 'contains':
      return withText(have, compared, (text, part) => text.includes(part));
    case 'startsWith':
      return withText(have, compared, (text, part) => text.startsWith(part));
    case 'lt':
      return wanted.some((want) => order(have, want) < 0);
    case 'lte':
      return wanted.some((want) => order(have, want) <= 0);
    case 'gt':
      return wanted.some((want) => order(have, want) > 0);
    case 'gte':
      return wanted.some((want) => order(have, want) >= 0);
  }
}

/** Returns a number below, at or above zero; NaN for values that have no order. Days order as texts do. */
function order(have: FactValue, want: FactValue): number {
  if (typeof have === 'number' && typeof want === 'number') return have - want;
  if (typeof have !== 'string' || typeof want !== 'string') return Number.NaN;
  if (have === want) return 0;
  return have < want ? -1 : 1;
}

function withText(
  have: FactValue,
  { wanted, fold }: Wanted,
  test: (text: string, part: string) => boolean,
): boolean {
  if (typeof have !== 'string') return false;
  const text = fold(have);
  return wanted.some((want) => typeof want === 'string' && test(text, fold(want)));
}
