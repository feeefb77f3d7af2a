import { FACT_COMPARISONS, type FactComparison } from '#shared/rules/ruleset.ts';
import { type EntryData, isObject } from '../entry/entry-changes.ts';

/** The ways to compare as a form offers them: that a fact is not given is one of its own. */
export type ComparisonChoice = FactComparison | 'existsNot';

/**
 * Returns the way in which the condition compares; empty: none is chosen yet. A fact that is null counts as not
 * given.
 */
export function chosenComparison({ comparison, value, than }: EntryData): ComparisonChoice | '' {
  const way = FACT_COMPARISONS.find((name) => name === comparison);
  if (way === undefined) return '';
  if (isObject(than)) return way;
  if (way === 'exists') return value === false ? 'existsNot' : 'exists';
  if (value === null && way === 'eq') return 'existsNot';
  return value === null && way === 'ne' ? 'exists' : way;
}

/** Returns the condition with another comparison; its value stays where it still fits. */
export function withComparison(row: EntryData, choice: ComparisonChoice | undefined): EntryData {
  const { comparison: _before, value, than, ...rest } = row;
  if (choice === undefined) return rest;
  if (choice === 'exists' || choice === 'existsNot') {
    return { ...rest, comparison: 'exists', value: choice === 'exists' };
  }
  const compared = { ...rest, comparison: choice };
  if (isObject(than) && choice !== 'in') return { ...compared, than };
  const wasAbsence = ['exists', 'existsNot'].includes(chosenComparison(row));
  if (value === undefined || wasAbsence) return compared;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return { ...compared, value: choice === 'in' ? values : values[0] };
}
