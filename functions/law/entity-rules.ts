import type { Acting } from '#functions/kernel/context.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { countryClass } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { CountryLaw } from '#shared/law/countrylaw.ts';
import { lawErrors } from '#shared/law/errors.ts';
import { lawProblems } from '#shared/law/law-problems.ts';

/** Refuses a law with faults, and the deletion of one that has begun: without it that of the Union would hold. */
export const countrylawRule: EntityRule<CountryLaw> = {
  beforeSave: async ({ data }) => {
    const problems = lawProblems(data);
    const [first] = problems;
    if (first === undefined) return { data };
    throw new AppError(first.error, {
      details: problems.map(({ path, error }) => fieldDetail(`data.${path}`, error)),
    });
  },
  beforeDelete: async ({ before, context }) => requireToCome(before.data, context),
};

async function requireToCome(law: CountryLaw, { store, clock }: Acting): Promise<void> {
  const country = await store.latest(countryClass, law.country);
  if (country && law.validFrom <= todayIn(country.data, clock.now()))
    throw new AppError(lawErrors.hasBegun);
}
