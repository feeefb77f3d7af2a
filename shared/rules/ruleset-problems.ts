import { ruleErrors } from './errors.ts';
import { isCaseMet } from './evaluate-ruleset.ts';
import type { FactType, FactValue } from './fact.ts';
import { decisionFactType, decisionOf, PRODUCT_DECISION } from './product-decisions.ts';
import type { Condition, FactComparison, RuleCase, Ruleset } from './ruleset.ts';

type RulesetProblem = {
  /** Path of the fault in the ruleset: `rules.0.when.1.value`. */
  readonly path: string;
  readonly error: (typeof ruleErrors)[keyof typeof ruleErrors];
};

const ORDERED = ['eq', 'ne', 'in', 'lt', 'lte', 'gt', 'gte', 'exists'] as const;

/** The comparisons that a type of fact takes. */
export const COMPARISONS_OF_TYPE = {
  string: [...ORDERED, 'contains', 'startsWith'],
  number: ORDERED,
  boolean: ['eq', 'ne', 'exists'],
} as const satisfies Record<FactType, readonly FactComparison[]>;

/** The facts of a ruleset, each with its type. */
export type FactTypes = ReadonlyMap<string, FactType>;
/** The place of a fault in a part of a ruleset, and its error. */
export type Wrong = readonly [at: string, error: RulesetProblem['error']];

/**
 * Returns the problems that forbid saving a ruleset: facts that it does not know, values of another type, names used
 * twice, and examples that come out otherwise than they say.
 */
export function rulesetProblems(ruleset: Ruleset): RulesetProblem[] {
  const { paths, rules, cases = [] } = ruleset;
  const types: FactTypes = new Map(paths.map(({ path, type }) => [path, type]));
  const wrong: Wrong[] = [
    ...twice(paths.map(({ path }) => path)).map(
      (at): Wrong => [`paths.${at}.path`, ruleErrors.namedTwice],
    ),
    ...twice(rules.map(({ name }) => name)).map(
      (at): Wrong => [`rules.${at}.name`, ruleErrors.namedTwice],
    ),
    ...rules.flatMap(({ when, then }, rule) => [
      ...when.flatMap((condition, index) =>
        within(`rules.${rule}.when.${index}`, conditionProblems(condition, types)),
      ),
      ...then.flatMap(({ path, value }, index) =>
        within(`rules.${rule}.then.${index}`, valueProblems(path, [value], types)),
      ),
    ]),
  ];
  wrong.push(
    ...decisionProblems(ruleset),
    ...cases.flatMap((example, index) => within(`cases.${index}`, factProblems(example, types))),
  );
  // The examples of broken rules say nothing.
  if (wrong.length === 0) {
    for (const [index, example] of cases.entries()) {
      if (!isCaseMet(ruleset, example)) wrong.push([`cases.${index}.fired`, ruleErrors.caseNotMet]);
    }
  }
  return wrong.map(([path, error]) => ({ path, error }));
}

/**
 * Returns the problems of a ruleset that decides in the product: it names facts that the product does not tell, or
 * decides what it cannot.
 */
function decisionProblems({ alias, public: isPublic, paths, rules }: Ruleset): Wrong[] {
  const decision = decisionOf(alias);
  if (decision === undefined) return [];
  const { decides, isPublic: mustBePublic } = PRODUCT_DECISION[decision];
  const set = new Set(rules.flatMap(({ then }) => then.map(({ path }) => path)));
  return [
    ...(mustBePublic && !isPublic ? [['public', ruleErrors.decisionIsPublic] as const] : []),
    ...paths.flatMap(({ path, type }, index): Wrong[] => {
      const factType = decisionFactType(decision, path);
      if (factType === undefined)
        return set.has(path) ? [] : [[`paths.${index}.path`, ruleErrors.neverTold]];
      return factType === type ? [] : [[`paths.${index}.type`, ruleErrors.otherType]];
    }),
    ...rules.flatMap(({ then }, rule) =>
      then.flatMap(({ path, value }, index): Wrong[] =>
        !path.startsWith(decides.path) || decides.values.some((known) => known === value)
          ? []
          : [[`rules.${rule}.then.${index}.value`, ruleErrors.unknownDecision]],
      ),
    ),
  ];
}

/** Returns what does not fit in a condition: `path`, `comparison`, `value` or `than.<member>`. */
export function conditionProblems(condition: Condition, types: FactTypes): Wrong[] {
  const { path, comparison, value, than } = condition;
  const type = types.get(path);
  if (type === undefined) return [['path', ruleErrors.unknownPath]];
  const fits = COMPARISONS_OF_TYPE[type].some((name) => name === comparison);
  if (!fits) return [['comparison', ruleErrors.comparisonUnfit]];
  if ((value === undefined) === (than === undefined)) return [['value', ruleErrors.comparedTwice]];
  if (than !== undefined) return within('than', otherProblems(than, { type, types, comparison }));
  if (comparison === 'exists') {
    return typeof value === 'boolean' ? [] : [['value', ruleErrors.otherType]];
  }
  if (Array.isArray(value) !== (comparison === 'in')) return [['value', ruleErrors.otherType]];
  return valueProblems(path, Array.isArray(value) ? value : [value ?? null], types);
}

function otherProblems(
  { path, times, plus, less }: NonNullable<Condition['than']>,
  { type, types, comparison }: { type: FactType; types: FactTypes; comparison: FactComparison },
): Wrong[] {
  const other = types.get(path);
  if (other === undefined) return [['path', ruleErrors.unknownPath]];
  if (other !== type) return [['path', ruleErrors.otherType]];
  const isReckoned = [times, plus, less].some((term) => term !== undefined);
  if (isReckoned && type !== 'number') return [['path', ruleErrors.otherType]];
  const taken = less === undefined ? 'number' : types.get(less);
  if (taken === undefined) return [['less', ruleErrors.unknownPath]];
  if (taken !== 'number') return [['less', ruleErrors.otherType]];
  return comparison === 'exists' || comparison === 'in'
    ? [['path', ruleErrors.comparisonUnfit]]
    : [];
}

/** Returns what does not fit where a fact is given these values: `path` or `value`. */
export function valueProblems(
  path: string,
  values: readonly FactValue[],
  types: FactTypes,
): Wrong[] {
  const type = types.get(path);
  if (type === undefined) return [['path', ruleErrors.unknownPath]];
  const isFit = values.every((value) => value === null || typeof value === type);
  return isFit ? [] : [['value', ruleErrors.otherType]];
}

function factProblems({ facts }: RuleCase, types: FactTypes): Wrong[] {
  return Object.entries(facts).flatMap(([path, value]) =>
    valueProblems(path, [value], types).map(([, error]): Wrong => [`facts.${path}`, error]),
  );
}

const within = (path: string, problems: readonly Wrong[]): Wrong[] =>
  problems.map(([at, error]) => [`${path}.${at}`, error]);

/** Returns the places of names that stood before. */
const twice = (names: readonly string[]): number[] =>
  names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
