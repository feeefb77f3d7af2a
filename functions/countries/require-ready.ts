import type { Acting } from '#functions/kernel/context.ts';
import type { Country } from '#shared/countries/country.ts';
import { type CountryGap, isHarmful, isOfPackage } from '#shared/countries/country-gap.ts';
import { countryErrors } from '#shared/countries/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { countryGaps } from './country-gaps.ts';

type Switch = 'enabledForWebsite' | 'usesRequestSystem' | 'offerAutApproval' | 'languages';

/**
 * Refuses to switch a country, its requests, its approvals or a further language on while something is missing that
 * harms people: each gap by its own error.
 */
export async function requireReady(
  context: Acting,
  { before, data }: { readonly before: Entity<Country> | undefined; readonly data: Country },
): Promise<void> {
  const switched = switchedOn(before?.data, data);
  if (switched.size === 0) return;
  const gaps = await countryGaps(context, { id: before?.id ?? '', data, stored: before?.data });
  const problems = gaps.flatMap(({ gap, count, usageKey }) => {
    const asking = isHarmful(gap) ? askingFor(gap, switched) : undefined;
    if (asking === undefined || !isHarmful(gap)) return [];
    const error = countryErrors[gap];
    return [{ error, detail: fieldDetail(`data.${asking}`, error, { limit: usageKey ?? count }) }];
  });
  const [first] = problems;
  if (first === undefined) return;
  throw new AppError(first.error, { details: problems.map(({ detail }) => detail) });
}

/** Returns what a change switches on for the people of a country that is on the website then. */
export function switchedOn(before: Country | undefined, after: Country): ReadonlySet<Switch> {
  const wasLive = before?.enabledForWebsite === true && !before.isAdmin;
  const isLive = after.enabledForWebsite && !after.isAdmin;
  return new Set<Switch>([
    ...(isLive && !wasLive ? (['enabledForWebsite'] as const) : []),
    ...(isLive && after.usesRequestSystem && before?.usesRequestSystem !== true
      ? (['usesRequestSystem'] as const)
      : []),
    ...(after.offerAutApproval && before?.offerAutApproval !== true
      ? (['offerAutApproval'] as const)
      : []),
    ...(isLive && after.languages.some((language) => !before?.languages.includes(language))
      ? (['languages'] as const)
      : []),
  ]);
}

/** The gaps that only requests bring, beside those of packages. */
const OF_REQUESTS: readonly CountryGap['gap'][] = [
  'authorityMissing',
  'authorityUnused',
  'packageMissing',
  'calendarMissing',
  'holidaysOver',
];

/** Returns the switch by which a gap comes to harm people; undefined where it does so already, or never. */
export function askingFor(
  gap: CountryGap['gap'],
  switched: ReadonlySet<Switch>,
): Switch | undefined {
  if (gap === 'approverMissing' && switched.has('offerAutApproval')) return 'offerAutApproval';
  if (switched.has('enabledForWebsite')) return 'enabledForWebsite';
  const isOfPages = gap === 'legalPageMissing' || gap === 'pageMissing';
  if (isOfPages && switched.has('languages')) return 'languages';
  const isOfRequests = OF_REQUESTS.includes(gap) || isOfPackage(gap);
  return isOfRequests && switched.has('usesRequestSystem') ? 'usesRequestSystem' : undefined;
}
