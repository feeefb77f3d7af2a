import type { Acting } from '#functions/kernel/context.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { countryClass } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { CountryLaw } from '#shared/law/countrylaw.ts';
import { lawErrors } from '#shared/law/errors.ts';
import { lawProblems } from '#shared/law/law-problems.ts';

/**
 * Refuses a law with faults, and that one which has begun in a country is deleted, postponed or given to another: without
 * it that of the Union would hold.
 */
export const countrylawRule: EntityRule<CountryLaw> = {
  beforeSave: async ({ before, data, context }) => {
    const problems = lawProblems(data);
    const [first] = problems;
    if (first !== undefined) {
      throw new AppError(first.error, {
        details: problems.map(({ path, error }) => fieldDetail(`data.${path}`, error)),
      });
    }
    const stays = data.country === before?.data.country && (await hasBegun(data, context));
    if (before && !stays) await requireToCome(before.data, context);
    return { data };
  },
  beforeDelete: async ({ before, context }) => requireToCome(before.data, context),
};

async function requireToCome(law: CountryLaw, context: Acting): Promise<void> {
  if (await hasBegun(law, context)) throw new AppError(lawErrors.hasBegun);
}

async function hasBegun(law: CountryLaw, { store, clock }: Acting): Promise<boolean> {
  const country = await store.latest(countryClass, law.country);
  return country !== undefined && law.validFrom <= todayIn(country.data, clock.now());
}
