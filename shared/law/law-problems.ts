import type { CountryLaw } from './countrylaw.ts';
import { lawErrors } from './errors.ts';

type LawProblem = {
  /** Path of the row in the law: `ages.3`. */
  readonly path: string;
  readonly error: (typeof lawErrors)[keyof typeof lawErrors];
};

type CheckedLaw = Pick<
  CountryLaw,
  'validFrom' | 'validTo' | 'grounds' | 'shares' | 'ages' | 'conversions' | 'terms'
>;

/** Returns the faults of a law: it is over before it begins, or two rows say something of the same. */
export function lawProblems(law: CheckedLaw): LawProblem[] {
  const { validFrom, validTo, grounds, shares, ages, conversions, terms } = law;
  const isOverBefore = validTo !== undefined && validTo < validFrom;
  const twice = [
    ...repeated('grounds', grounds, ({ ground }) => [ground]),
    ...repeated('shares', shares, ({ species }) => [species]),
    ...repeated('ages', ages, ({ ground, species }) => [`${ground} ${species}`]),
    ...repeated('conversions', conversions, ({ species, product }) => [`${species} ${product}`]),
    // A row without regions is about all that no other row names.
    ...repeated('terms', terms, ({ term, states }) =>
      (states.length === 0 ? [''] : states).map((state) => `${term} ${state}`),
    ),
  ];
  return [
    ...(isOverBefore ? [{ path: 'validTo', error: lawErrors.overBeforeBegin }] : []),
    ...twice.map((path) => ({ path, error: lawErrors.rowTwice })),
  ];
}

/** Returns the paths of rows of which a key stands above already. */
function repeated<R>(
  name: string,
  rows: readonly R[],
  keysOf: (row: R) => readonly string[],
): string[] {
  const keys = rows.map(keysOf);
  const isAbove = (key: string, index: number) =>
    keys.slice(0, index).some((others) => others.includes(key));
  return keys.flatMap((own, index) =>
    own.some((key) => isAbove(key, index)) ? [`${name}.${index}`] : [],
  );
}
