import type { Account } from '#shared/accounts/account.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { GENDERS } from '#shared/masterdata/gender.ts';
import type { BreedSearch } from '#shared/offers/make-breed-search.ts';
import { activeConditions, flatConditions } from '#shared/offers/search-filter.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import type { RequestChoice } from './request-params.ts';
import type { Filing } from './use-filing.ts';
import type { OfferAnswerInput } from './use-offer-answers.ts';

type InitInput = CallInput<'POST livestock/request/initrequest'>;

/** Returns the choice as the server takes it; undefined while something is missing. */
export function initInput({
  account,
  animalkind,
  choice,
  filing: { farmer, site, type },
  form,
  sup,
  offers,
  named,
  today,
}: {
  readonly account: Entity<Account>;
  readonly animalkind: string;
  readonly choice: RequestChoice;
  readonly filing: Filing;
  /** Id of the package. */
  readonly form: string;
  /** The supplier who takes part. */
  readonly sup: string | undefined;
  readonly offers: OfferAnswerInput[];
  readonly named: BreedSearch;
  readonly today: string;
}): InitInput | undefined {
  if (!farmer || !site || !type) return undefined;
  const [offergroup, ...moreGroups] = choice.breed;
  const [classification, ...moreLabels] = choice.classification;
  const { role } = account.data.staticData;
  return {
    type,
    package: { id: form },
    location: site.id,
    animalkind,
    ...(offergroup !== undefined && moreGroups.length === 0 ? { offergroup } : {}),
    ...(classification !== undefined && moreLabels.length === 0 ? { classification } : {}),
    ...defined({
      animalusage: usageOf(choice),
      ageCategory: onlyOne(choice.age),
      gender: GENDERS.find((gender) => gender === onlyOne(choice.gender)),
    }),
    ...(choice.group === '' ? {} : { category2: choice.group }),
    ...(choice.ins === '' || role === 'INS' ? {} : { ins: choice.ins }),
    ...(choice.aso === '' || type !== 'association' || role === 'ASO' ? {} : { aso: choice.aso }),
    ...defined({ sup }),
    ...(choice.followup === '' ? {} : { followupFor: choice.followup }),
    ...(farmer.id === account.id ? {} : { agr: farmer.id }),
    ...searchOf(choice, { offers, named, today }),
  };
}

/** Returns the usage of the animals: as chosen, or as the search for offers asked for one usage. */
export const usageOf = ({
  use,
  usage,
}: Pick<RequestChoice, 'use' | 'usage'>): string | undefined => (use === '' ? onlyOne(usage) : use);

/** Returns the value of a filter with one; several choose nothing for the request. */
export const onlyOne = <T>(list: readonly T[]): T | undefined =>
  list.length === 1 ? list[0] : undefined;

/** Returns the filters of the search besides the place: the request rests on the farm's own surroundings. */
function searchOf(
  choice: RequestChoice,
  {
    offers,
    named,
    today,
  }: {
    readonly offers: OfferAnswerInput[];
    readonly named: BreedSearch;
    readonly today: string;
  },
): Pick<InitInput, 'searchFilter'> {
  const conditions = activeConditions(choice, { breedsNamed: named, today });
  conditions.delete('radius');
  const $and = flatConditions(conditions.values());
  if ($and.length === 0 && offers.length === 0) return {};
  return {
    searchFilter: {
      ...($and.length === 0 ? {} : { attributeFilter: { $and } }),
      ...(offers.length === 0 ? {} : { offers }),
    },
  };
}
