import { codesNowhere } from '#functions/geocoding/public.ts';
import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { type EntityType, entityAs } from '#functions/kernel/store/entity-as.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { isConfirmedControlBody } from '#shared/accounts/is-confirmed-control-body.ts';
import { cmspageClass } from '#shared/content/cmspage.ts';
import { isWrittenIn } from '#shared/content/is-written-in.ts';
import { shownPage } from '#shared/content/shown-page.ts';
import { LEGAL_PAGES, NEEDED_PAGES, OWN_PAGES } from '#shared/content/usage-keys.ts';
import type { Country } from '#shared/countries/country.ts';
import type { CountryGap } from '#shared/countries/country-gap.ts';
import { countrycalendarClass } from '#shared/countries/countrycalendar.ts';
import { HOLIDAYS_AHEAD_DAYS } from '#shared/countries/limits.ts';
import { type Region, regionClass } from '#shared/countries/region.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { entriesFor } from '#shared/kernel/entries-for.ts';
import { DAY_MS, Day } from '#shared/kernel/time.ts';
import { countrylawClass } from '#shared/law/countrylaw.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { lawOn } from '#shared/law/law-on.ts';
import { formProblem } from '#shared/law/lawful-form.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { category1Class } from '#shared/masterdata/category1.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import { belongsTo } from '#shared/offers/offer-choices.ts';
import { unapprovedRegions } from '#shared/offers/unapproved-regions.ts';
import { requestFormFieldClass } from '#shared/requests/entities/requestformfield.ts';
import { requestPackageClass } from '#shared/requests/entities/requestpackage.ts';
import { decisionProblems } from '#shared/requests/package/decision-problems.ts';

type Parts = Pick<World, 'store' | 'search' | 'files' | 'clock' | 'config'>;
type Wanted = { readonly id: string; readonly data: Country };
type Change = Wanted & {
  /** The country as it is stored: a gap that people live with already is not told. */
  readonly stored: Country | undefined;
};

/**
 * Returns what a country lacks before its people can use its site. The administration's own site lacks nothing: nobody
 * offers or applies there.
 */
export async function countryGaps(parts: Parts, country: Change): Promise<CountryGap[]> {
  const { isAdmin, usesRequestSystem, offerAutApproval, code } = country.data;
  if (isAdmin) return [];
  const regions = await latestWhere(parts, regionClass, { field: 'country', values: [country.id] });
  const nowhere = await codesNowhere(parts, { code, regions });
  const gap = (name: CountryGap['gap'], count: number): CountryGap => ({ gap: name, count });
  return [
    ...(usesRequestSystem ? await authorityGaps(parts, regions, country) : []),
    ...(offerAutApproval ? await approverGaps(parts, regions) : []),
    ...(usesRequestSystem ? await packageGaps(parts, country) : []),
    ...(await pageGaps(parts, country)),
    ...(await animalGaps(parts, country)),
    ...((await hasControlBody(parts, country.id)) ? [] : [gap('controlBodyMissing', 1)]),
    ...(nowhere === undefined ? [gap('placesMissing', 1)] : []),
    ...(nowhere ? [gap('codesNowhere', nowhere)] : []),
    ...(hasSignOn(parts, code) ? [] : [gap('signOnMissing', 1)]),
  ];
}

/**
 * Returns the regions without an authority, and those of each authority that is deactivated: requests are refused; and
 * before the country takes requests on the website, the authorities that nobody has joined.
 */
async function authorityGaps(
  { store }: Pick<Parts, 'store'>,
  regions: readonly Entity<Region>[],
  { stored }: Pick<Change, 'stored'>,
): Promise<CountryGap[]> {
  const takesRequests = stored?.enabledForWebsite === true && stored.usesRequestSystem;
  const byAuthority = Map.groupBy(regions, ({ data }) => data.aut);
  const named = [...byAuthority.keys()].filter((aut) => aut !== undefined);
  const accounts = await store.latestOf(accountClass, named, { fresh: true });
  const working = accounts.filter(({ data }) => data.active).map(({ id }) => id);
  const dormant = named.filter((aut) => !working.includes(aut));
  const unused = accounts.filter(({ data }) => data.active && data.ssoUsers.length === 0);
  const { length: count } = byAuthority.get(undefined) ?? [];
  return [
    ...(regions.length === 0 || count > 0 ? [{ gap: 'authorityMissing', count } as const] : []),
    ...dormant.map((of) => {
      const { length } = byAuthority.get(of) ?? [];
      return { gap: 'authorityMissing', count: length, of } as const;
    }),
    ...(takesRequests || unused.length === 0
      ? []
      : [{ gap: 'authorityUnused', count: unused.length } as const]),
  ];
}

/** Returns the regions without an authority that may approve offers; those would wait for ever. */
async function approverGaps(
  parts: Parts,
  regions: readonly Entity<Region>[],
): Promise<CountryGap[]> {
  const authorities = await latestWhere(parts, accountClass, {
    field: 'staticData.responsibleForRegions',
    values: regions.map(({ id }) => id),
    group: 'admin',
  });
  const { length: count } = unapprovedRegions(regions, authorities);
  return regions.length > 0 && count === 0 ? [] : [{ gap: 'approverMissing', count }];
}

/**
 * Returns the packages that are switched on, and whose requests may stay without a decision; and those that are offered
 * to nobody, because the country's law of today bars them in each of its regions.
 */
async function packageGaps(parts: Parts, { id, data: country }: Wanted): Promise<CountryGap[]> {
  const ofCountry = { field: 'country', values: [id] };
  const packages = await latestWhere(parts, requestPackageClass, {
    ...ofCountry,
    field: 'countries',
  });
  const pins = packages.flatMap(({ data }) => data.steps.flatMap(({ fields }) => fields));
  const entities = await parts.store.untyped.revisions(pins);
  const fields = new Map(entities.map((field) => [`${field.id} ${field.rev}`, field]));
  const undecided = packages.filter(({ data }) => {
    const problems = decisionProblems(data, ({ id, rev }) => {
      const field = fields.get(`${id} ${rev}`);
      return field && entityAs(requestFormFieldClass, field)?.data;
    });
    return problems.length > 0;
  });
  const day = todayIn(country, parts.clock.now());
  const laws = (await latestWhere(parts, countrylawClass, ofCountry)).map(({ data }) => data);
  const law = lawOn(laws, id, day) ?? EU_LAW;
  const barred = packages.filter(({ data }) => data.enabled && formProblem(data, law, { day }));
  const isOffered = packages.some(({ data }) => data.enabled);
  const countsDays = packages.some(
    ({ data: { enabled, steps } }) =>
      enabled && steps.some(({ workingDays }) => workingDays !== undefined),
  );
  return [
    ...(isOffered ? [] : [{ gap: 'packageMissing', count: 1 } as const]),
    ...(countsDays ? await calendarGaps(parts, { id, data: country }) : []),
    ...undecided.map((form) => ({ gap: 'packageUndecided', count: 1, of: form.id }) as const),
    ...barred.map((form) => ({ gap: 'packageBarred', count: 1, of: form.id }) as const),
  ];
}

/** Returns whether holidays are missing that terms in working days are counted by: all, or those of the next year. */
async function calendarGaps(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  { id, data }: Wanted,
): Promise<CountryGap[]> {
  const of = await store.claimedBy(countrycalendarClass.name, 'country', id);
  const calendar = of && (await store.latest(countrycalendarClass, of, { fresh: true }));
  if (!calendar) return [{ gap: 'calendarMissing', count: 1 }];
  const ahead = new Date(clock.now().getTime() + HOLIDAYS_AHEAD_DAYS * DAY_MS);
  const ofYears = calendar.data.holidays.filter(({ on }) => Day.safeParse(on).success);
  const isEntered = ofYears.some(({ on }) => on >= todayIn(data, ahead).slice(0, 'YYYY'.length));
  // Days that move are several in a year; a single one is a jubilee.
  return ofYears.length < 2 || isEntered ? [] : [{ gap: 'holidaysOver', count: 1, of }];
}

/**
 * Returns whether animals are missing, or the kinds without a breed, which an offer names, or without a category where
 * that is mandatory.
 */
async function animalGaps(
  { store, search }: Pick<Parts, 'store' | 'search'>,
  { id, data: { enabledAnimals } }: Wanted,
): Promise<CountryGap[]> {
  if (enabledAnimals.length === 0) return [{ gap: 'animalsMissing', count: 1 }];
  const rows = await search.aggregate({
    entityClass: offergroupClass.name,
    group: 'all',
    keys: ['all'],
    filter: {
      $and: [
        { field: 'animalkind', comparison: 'in', value: enabledAnimals },
        { field: 'sameAs', comparison: 'exists', value: false },
        entriesFor('activeInCountries', id),
      ],
    },
    groupBy: ['animalkind'],
    metrics: [],
  });
  const bred = new Set(rows.map(({ key }) => key.animalkind));
  const filter = entriesFor('country', id);
  const ofCountry = { entityClass: category1Class.name, group: 'all', keys: ['all'], filter };
  const categories = await store.latestOf(category1Class, await eachHitId(search, ofCountry));
  const kinds = await store.latestOf(animalkindClass, enabledAnimals);
  const hasCategory = (kind: string) => categories.some(({ data }) => belongsTo(data, kind));
  const gapOf = (gap: CountryGap['gap']) => (of: string) => ({ gap, count: 1, of });
  return [
    ...enabledAnimals.filter((kind) => !bred.has(kind)).map(gapOf('breedsMissing')),
    ...kinds
      .filter((kind) => kind.data.cat1Mandatory && !hasCategory(kind.id))
      .map((kind) => gapOf('categoryMissing')(kind.id)),
  ];
}

/** Tells whether farms of the country find a control body to register with. */
async function hasControlBody(parts: Parts, country: string): Promise<boolean> {
  const bodies = await latestWhere(parts, accountClass, {
    field: 'staticData.role',
    values: ['INS'],
    group: 'office',
    keys: [country],
  });
  return bodies.some(({ data }) => data.active && isConfirmedControlBody(data.staticData));
}

/**
 * Returns the pages that are missing, or that readers of a language of the country find in another one; and before the
 * country is on the website, those that should say who answers for it, and are the ones of all countries.
 */
async function pageGaps(
  parts: Parts,
  { id, data: { languages }, stored }: Change,
): Promise<CountryGap[]> {
  const keys = [...NEEDED_PAGES, 'accessibility'];
  const ofKeys = { field: 'usageKey', values: keys };
  const pages = await latestWhere(parts, cmspageClass, ofKeys, entriesFor('country', id));
  return keys.flatMap((usageKey): CountryGap[] => {
    const page = shownPage(pages, usageKey, id);
    if (!page || languages.some((locale) => !isWrittenIn(page.data, locale))) {
      const gap = LEGAL_PAGES.includes(usageKey) ? 'legalPageMissing' : 'pageMissing';
      return [{ gap, count: 1, usageKey, ...(page && { of: page.id }) }];
    }
    const isCommon = page.data.country === undefined && OWN_PAGES.includes(usageKey);
    return isCommon && stored?.enabledForWebsite !== true
      ? [{ gap: 'pageCommon', count: 1, usageKey }]
      : [];
  });
}

/** Tells whether people of the country can sign in: a stage deployed for countries has a client for each. */
const hasSignOn = ({ config: { OIDC_CLIENTS } }: Parts, code: Country['code']): boolean =>
  Object.keys(OIDC_CLIENTS).length === 0 || OIDC_CLIENTS[code] !== undefined;

async function latestWhere<D>(
  { store, search }: Pick<Parts, 'store' | 'search'>,
  type: EntityType<D>,
  where: {
    readonly field: string;
    readonly values: readonly string[];
    readonly group?: string;
    readonly keys?: readonly string[];
  },
  ...more: readonly AttributeFilter[]
): Promise<readonly Entity<D>[]> {
  const { field, values, group = 'all', keys = ['all'] } = where;
  const filter = { $and: [{ field, comparison: 'in' as const, value: [...values] }, ...more] };
  const query = { entityClass: type.name, group, keys, filter };
  return store.latestOf(type, await eachHitId(search, query), { fresh: true });
}
