import type { LocationOfSale } from '#shared/accounts/supplier-data.ts';
import type { Gender } from '#shared/masterdata/gender.ts';
import type { Availability } from '#shared/offers/availability.ts';
import type { Offer, OfferDraft } from '#shared/offers/offer.ts';

/** The offer form as typed. Choices are ids, '' where nothing is chosen. */
export type OfferFormValues = {
  locationOfSale: string;
  animalkind: string;
  offergroup: string;
  offerspecification: string;
  animalusage: string;
  gender: Gender | '';
  ageCategory: string;
  category1: readonly string[];
  category2: string;
  classification: string;
  amount: string;
  status: Availability;
  availableFrom: string;
  spotMarket: boolean;
};

/** What depends on the animal kind and is chosen anew when it changes. */
export const OF_ANIMAL_KIND = {
  offergroup: '',
  offerspecification: '',
  animalusage: '',
  gender: '',
  ageCategory: '',
  category1: [],
  category2: '',
  classification: '',
} as const satisfies Partial<OfferFormValues>;

export function emptyOffer(locations: readonly LocationOfSale[]): OfferFormValues {
  const location = locations.find((one) => one.isDefault) ?? locations[0];
  return {
    ...OF_ANIMAL_KIND,
    locationOfSale: location?.id ?? '',
    animalkind: '',
    amount: '',
    status: 'available',
    availableFrom: '',
    spotMarket: false,
  };
}

/** The form for an offer that exists; `day` writes a day as the page does. */
export function valuesOf(offer: Offer, day: (iso: string) => string): OfferFormValues {
  return {
    locationOfSale: offer.locationOfSale,
    animalkind: offer.animalkind,
    offergroup: offer.offergroup,
    offerspecification: offer.offerspecification ?? '',
    animalusage: offer.animalusage ?? '',
    gender: offer.gender ?? '',
    ageCategory: offer.ageCategory ?? '',
    category1: offer.category1,
    category2: offer.category2 ?? '',
    classification: offer.classification ?? '',
    amount: String(offer.amount),
    status: offer.status,
    availableFrom: offer.availableFrom === undefined ? '' : day(offer.availableFrom),
    spotMarket: offer.spotMarket,
  };
}

/** A copy starts available and unsaved: approval, history and activity stay behind. */
export function cloneOf(values: OfferFormValues): OfferFormValues {
  return { ...values, status: 'available', availableFrom: '' };
}

type Parsed = {
  readonly owner: string;
  readonly country: string;
  readonly amount: number;
  readonly availableFrom: string | undefined;
};

/** The offer to send; optional choices that were left open are left out. */
export function draftOf(values: OfferFormValues, parsed: Parsed): OfferDraft {
  const { gender, category1, animalkind, offergroup, locationOfSale, status, spotMarket } = values;
  return {
    country: parsed.country,
    owner: parsed.owner,
    amount: parsed.amount,
    animalkind,
    offergroup,
    locationOfSale,
    status,
    spotMarket,
    category1: [...category1],
    statusWeekly: [],
    associations: [],
    attachments: [],
    dynamicFields: [],
    ...(gender !== '' && { gender }),
    ...(parsed.availableFrom !== undefined && { availableFrom: parsed.availableFrom }),
    ...(values.offerspecification !== '' && { offerspecification: values.offerspecification }),
    ...(values.animalusage !== '' && { animalusage: values.animalusage }),
    ...(values.ageCategory !== '' && { ageCategory: values.ageCategory }),
    ...(values.category2 !== '' && { category2: values.category2 }),
    ...(values.classification !== '' && { classification: values.classification }),
  };
}

/** The same as a merge patch of an offer: what was left open is taken away, what the form does not show stays. */
export function patchOf(draft: OfferDraft): Record<string, unknown> {
  const {
    statusWeekly: _weeks,
    associations: _a,
    attachments: _f,
    dynamicFields: _d,
    ...shown
  } = draft;
  return { ...OPTIONAL, ...shown };
}

const OPTIONAL = {
  offerspecification: null,
  animalusage: null,
  gender: null,
  ageCategory: null,
  category2: null,
  classification: null,
  availableFrom: null,
} as const;
