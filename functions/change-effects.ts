import type * as z from 'zod';
import { usersOfAccount } from '#functions/accounts/account/access-effects.ts';
import { farmersOfOffice, regionsOfOffice } from '#functions/accounts/offices/office-effects.ts';
import { suppliersOfTerms } from '#functions/accounts/profile/terms-effects.ts';
import { gapsOfCountry } from '#functions/countries/gap-effects.ts';
import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import { mergeOfOffergroup } from '#functions/masterdata/merge-effects.ts';
import { offersOfAccount } from '#functions/offers/effects/account-effects.ts';
import {
  approvalsOfAccount,
  approvalsOfRegion,
} from '#functions/offers/effects/approval-effects.ts';
import { offersNaming, offersOfOfferfield } from '#functions/offers/effects/choice-effects.ts';
import { offersOfCountry } from '#functions/offers/effects/country-effects.ts';
import {
  requestsOfAccount,
  requestsOfItsRegions,
} from '#functions/requests/effects/account-effects.ts';
import { requestsNaming } from '#functions/requests/effects/choice-effects.ts';
import { requestsOfCountry } from '#functions/requests/effects/country-effects.ts';
import { requestsOfLaw } from '#functions/requests/effects/law-effects.ts';
import { draftsOfPackage } from '#functions/requests/effects/package-effects.ts';
import { requestsOfRegion } from '#functions/requests/effects/region-effects.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { EntityClassName, entityClasses } from '#shared/entity-classes.ts';

type DataOf<N extends EntityClassName> = z.infer<(typeof entityClasses)[N]['schema']>;

/** The effects that are counted before a change is saved, by the class of the entity; no other class has any. */
const effects = {
  account: [
    usersOfAccount,
    farmersOfOffice,
    regionsOfOffice,
    offersOfAccount,
    approvalsOfAccount,
    requestsOfAccount,
    requestsOfItsRegions,
  ],
  agecategory: [offersNaming('ageCategory'), requestsNaming('ageCategory')],
  animalusage: [offersNaming('animalusage'), requestsNaming('animalusage')],
  category1: [offersNaming('category1')],
  category2: [offersNaming('category2'), requestsNaming('category2')],
  classification: [offersNaming('classification'), requestsNaming('classification')],
  cmspage: [suppliersOfTerms],
  country: [gapsOfCountry, offersOfCountry, requestsOfCountry],
  countrylaw: [requestsOfLaw],
  offerfield: [offersOfOfferfield],
  offergroup: [mergeOfOffergroup, offersNaming('offergroup'), requestsNaming('offergroup')],
  region: [requestsOfRegion, approvalsOfRegion],
  requestpackage: [draftsOfPackage],
} as const satisfies {
  readonly [N in EntityClassName]?: readonly EffectsOf<DataOf<N>, ChangeEffect>[];
};

// biome-ignore lint/suspicious/noExplicitAny: functions over the data are contravariant; only `any` holds them all
type AnyEffectsOf = EffectsOf<any, ChangeEffect>;

export const changeEffects: Readonly<Partial<Record<string, readonly AnyEffectsOf[]>>> = effects;
