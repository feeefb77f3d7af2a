import type { Acting } from '#functions/kernel/context.ts';
import type { Country } from '#shared/countries/country.ts';
import { isHarmful } from '#shared/countries/country-gap.ts';
import { countryErrors } from '#shared/countries/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { countryGaps } from './country-gaps.ts';

/**
 * Refuses to switch a country on while it lacks something that harms its people, and approvals that nobody could give:
 * each gap by its own error.
 */
export async function requireReady(
  context: Acting,
  { before, data }: { readonly before: Entity<Country> | undefined; readonly data: Country },
): Promise<void> {
  const isNew = (setting: 'enabledForWebsite' | 'offerAutApproval') =>
    data[setting] && before?.data[setting] !== true;
  if (!isNew('enabledForWebsite') && !isNew('offerAutApproval')) return;
  const gaps = await countryGaps(context, { id: before?.id ?? '', data });
  const problems = gaps.flatMap(({ gap, count, usageKey }) => {
    if (!isHarmful(gap)) return [];
    const isOfApproval = gap === 'approverMissing' && isNew('offerAutApproval');
    if (!isOfApproval && !isNew('enabledForWebsite')) return [];
    const path = isOfApproval ? 'data.offerAutApproval' : 'data.enabledForWebsite';
    const error = countryErrors[gap];
    return [{ error, detail: fieldDetail(path, error, { limit: usageKey ?? count }) }];
  });
  const [first] = problems;
  if (first === undefined) return;
  throw new AppError(first.error, { details: problems.map(({ detail }) => detail) });
}
