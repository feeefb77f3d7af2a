import type { FactValue } from '#shared/rules/fact.ts';
import {
  type Condition,
  FACT_COMPARISONS,
  type RuleCase,
  type RuleDraft,
} from '#shared/rules/ruleset.ts';
import { textOf, textsOf } from '../controls/control-props.ts';
import { type EntryData, isObject } from '../entry/entry-changes.ts';

/** A rule as it stands in the form; `isWhole` once everything in it is filled in. */
export type DraftedRule = RuleDraft & { readonly isWhole: boolean };

/** Returns the rules of a form that nobody has checked yet. */
export function draftedRules({ rules }: EntryData): DraftedRule[] {
  return rowsOf(rules).map((rule) => {
    const when = rowsOf(rule.when).map(conditionOf);
    const then = rowsOf(rule.then).map(({ path, value }) => ({
      path: textOf(path),
      value: factOf(value),
    }));
    return {
      name: textOf(rule.name),
      active: rule.active === true,
      when: when.filter((condition) => condition !== undefined),
      then: then.filter(({ path }) => path !== ''),
      isWhole: when.every((condition) => condition !== undefined) && textOf(rule.name) !== '',
    };
  });
}

/** Tells whether a rule can be evaluated: with gaps it would mean something else than its author is writing. */
export const isEvaluable = ({ isWhole }: DraftedRule): boolean => isWhole;

/** Returns the examples that the form keeps. */
export function casesOf({ cases }: EntryData): RuleCase[] {
  return rowsOf(cases).map(({ name, facts, fired }) => ({
    name: textOf(name),
    facts: isObject(facts)
      ? Object.fromEntries(Object.entries(facts).map(([path, value]) => [path, factOf(value)]))
      : {},
    fired: [...textsOf(fired)],
  }));
}

/** Returns a condition as it stands in the form; undefined while something is missing. */
export function conditionOf({ path, comparison, value, than }: EntryData): Condition | undefined {
  const way = FACT_COMPARISONS.find((name) => name === comparison);
  if (way === undefined || textOf(path) === '') return undefined;
  const base = { path: textOf(path), comparison: way };
  if (isObject(than)) return { ...base, than: otherOf(than) };
  if (value === undefined) return undefined;
  return { ...base, value: Array.isArray(value) ? value.map(factOf) : factOf(value) };
}

function otherOf({ path, times, plus, less }: EntryData): NonNullable<Condition['than']> {
  const other: NonNullable<Condition['than']> = { path: textOf(path) };
  if (typeof times === 'number') other.times = times;
  if (typeof plus === 'number') other.plus = plus;
  if (typeof less === 'string') other.less = less;
  return other;
}

const rowsOf = (rows: unknown): EntryData[] => (Array.isArray(rows) ? rows.filter(isObject) : []);

/** Returns the value of a fact as it stands in the form. */
export const factOf = (value: unknown): FactValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
