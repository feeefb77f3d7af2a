import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { CountryLaw } from '#shared/law/countrylaw.ts';
import { lawProblems } from '#shared/law/law-problems.ts';

/** Refuses a law with faults. */
export const countrylawRule: EntityRule<CountryLaw> = {
  beforeSave: async ({ data }) => {
    const problems = lawProblems(data);
    const [first] = problems;
    if (first === undefined) return { data };
    throw new AppError(first.error, {
      details: problems.map(({ path, error }) => fieldDetail(`data.${path}`, error)),
    });
  },
};
