import type { Account } from '#shared/accounts/account.ts';
import { isUsableLocation, type SupplierData } from '#shared/accounts/supplier-data.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { formProblem } from '#shared/law/lawful-form.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import {
  offeredRequestTypes,
  type WithheldType,
} from '#shared/requests/package/offered-request-types.ts';
import type { ProductDecision } from '#shared/rules/product-decisions.ts';
import { useCountryLaw } from '#web/features/law/public.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntity, useEntityList } from '#web/kernel/use-entities.ts';
import { useSettings } from '#web/kernel/use-settings.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { isFileableFor } from './reason-not-to-file.ts';
import { type RequestChoice, STEPS, type Step } from './request-params.ts';

export type Site = SupplierData['locationsOfSale'][number];
export type Filing = {
  /** The farmer that the request is for; undefined until an office has chosen. */
  readonly farmer: Entity<Account> | undefined;
  /** The farmer's locations of sale in this country. */
  readonly sites: readonly Site[];
  readonly site: Site | undefined;
  /** The forms by which these animals can be applied for, of any type. */
  readonly forms: readonly EntityOf<'requestpackage'>[];
  /** The types with a form, as the country and the farm allow. */
  readonly types: readonly RequestType[];
  /** The types with a form that rules withhold, each with its reason. */
  readonly withheld: readonly WithheldType[];
  readonly type: RequestType | undefined;
  /** The step to show: the step of the address, or the first before it that is not complete. */
  readonly step: Step;
};

/**
 * Returns the choices that follow from those made so far. A choice that is the only one, or the user's usual one,
 * counts as made.
 */
export function useFiling(
  account: Entity<Account>,
  animalkind: string,
  choice: RequestChoice,
): Filing & { readonly isPending: boolean; readonly error: unknown } {
  const country = useCountry();
  const isOwn = account.data.staticData.role === 'AGR';
  const wanted = isOwn || choice.farmer === '' ? undefined : choice.farmer;
  const chosen = useEntity('account', wanted);
  const party = isOwn ? account : (chosen.data ?? undefined);
  const farmer =
    isOwn || (party && isFileableFor(party.data, account, country.data)) ? party : undefined;
  const sites = farmer ? sitesIn(farmer.data, country.id) : [];
  const usable = sites.filter(isUsableLocation);
  const site = usable.find(({ id }) => id === choice.site) ?? onlyOne(usable);
  const listed = useLawfulForms(country.id, animalkind, site?.address.region);
  const { forms } = listed;
  const offered = useOfferedTypes(animalkind, farmer?.data);
  const hasForm = (type: RequestType) => forms.some(({ data }) => data.requestTypes.includes(type));
  const types = offered.types.filter(hasForm);
  const wish = useSettings().data?.requests.type;
  const type =
    types.find((type) => type === choice.type) ??
    onlyOne(types) ??
    types.find((type) => type === wish);
  const isDone = {
    animals: true,
    site: site !== undefined,
    type: type !== undefined,
    package: false,
  };
  const gap = STEPS.findIndex((step) => !isDone[step]);
  const step = STEPS[Math.min(STEPS.indexOf(choice.step), gap)] ?? 'animals';
  return {
    farmer,
    sites,
    site,
    forms,
    types,
    withheld: offered.withheld.filter(({ type }) => hasForm(type)),
    type,
    step,
    isPending: (wanted !== undefined && chosen.isPending) || listed.isPending || offered.isPending,
    error: listed.error ?? offered.error,
  };
}

/** Returns the types that the country, the farm, and the rules of the administrators offer for these animals. */
function useOfferedTypes(animalkind: string, farmer: Account | undefined) {
  const { data: country } = useCountry();
  const today = useToday();
  const kind = useEntity('animalkind', animalkind);
  const rulesets = useEntityList('ruleset', { filter: REQUEST_TYPE_RULES });
  const isPending = kind.isPending || rulesets.isPending;
  const error = kind.error ?? rulesets.error;
  if (farmer === undefined) return { types: [], withheld: [], isPending, error };
  const occasion = {
    country,
    animalkind,
    farmer: { ...farmer.userData, ...farmer.staticData },
    species: kind.data?.data.reportCode,
    today,
  };
  return { ...offeredRequestTypes(occasion, rulesets.data?.[0]?.data), isPending, error };
}

const REQUEST_TYPE_RULES = {
  field: 'alias',
  comparison: 'eq',
  value: 'requestTypes' satisfies ProductDecision,
} as const;

function useForms(country: string, animalkind: string) {
  return useEntityList('requestpackage', {
    filter: {
      $and: [
        { field: 'enabled', comparison: 'eq', value: true },
        { field: 'countries', comparison: 'eq', value: country },
        { field: 'animalkinds', comparison: 'eq', value: animalkind },
      ],
    },
  });
}

/** Returns the forms by which the law of the country takes requests today, in the region where that is known. */
function useLawfulForms(country: string, animalkind: string, region: string | undefined) {
  const all = useForms(country, animalkind);
  const { law, isPending, error } = useCountryLaw();
  const query = useEntity('region', region);
  const day = useToday();
  const state = query.data?.data.statecode;
  const isLawful = ({ data }: EntityOf<'requestpackage'>) =>
    law !== undefined && formProblem(data, law, { state, day }) === undefined;
  return {
    forms: (all.data ?? []).filter(isLawful),
    isPending: all.isPending || isPending || (region !== undefined && query.isPending),
    error: all.error ?? error,
  };
}

function sitesIn({ userData }: Account, country: string): Site[] {
  return userData.supData
    .filter((entry) => entry.country === country)
    .flatMap(({ locationsOfSale }) => locationsOfSale);
}

function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
