import type { Context } from '#functions/kernel/context.ts';
import { readLaw } from '#functions/law/public.ts';
import { requireListedBreed } from '#functions/requests/parties/require-listed-breed.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Region } from '#shared/countries/region.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { formProblem } from '#shared/law/lawful-form.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';

type Occasion = {
  readonly country: { readonly id: string } & Country;
  readonly region: Pick<Region, 'statecode'>;
  readonly offergroup: string | undefined;
};

/**
 * Requires that requests of a form are possible by the law of the country today, in the region, for the breed.
 * @throws AppError as `formProblem` says and as `requireListedBreed`
 */
export async function requireLawfulForm(
  context: Pick<Context, 'rows' | 'clock'>,
  form: RequestPackage,
  { country, region, offergroup }: Occasion,
): Promise<void> {
  const day = todayIn(country, context.clock.now());
  const law = await readLaw(context, country.id, day);
  const problem = formProblem(form, law, { state: region.statecode, day });
  if (problem)
    throw new AppError(problem.error, { details: [fieldDetail('package', problem.error)] });
  await requireListedBreed(context, form, { country: country.id, offergroup });
}
