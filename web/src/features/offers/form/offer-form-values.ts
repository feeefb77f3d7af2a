import type { LocationOfSale } from '#shared/accounts/supplier-data.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Gender } from '#shared/masterdata/gender.ts';
import type { Availability } from '#shared/offers/availability.ts';
import type { Offer, OfferDraft, Photo } from '#shared/offers/offer.ts';
import type { TypedValues } from '#web/components/inputs/typed-values.ts';
import { entriesOfRows, type WeekEntries } from '../weeks/week-entry.ts';

/** The offer form as typed. Choices are ids, '' where nothing is chosen. */
export type OfferFormValues = {
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
  /** Typed values by id of the offer field; those of hidden fields are kept, but never sent. */
  dynamicFields: TypedValues;
  status: Availability;
  availableFrom: string;
  statusWeekly: WeekEntries;
  spotMarket: boolean;
  locationOfSale: string;
  associations: readonly string[];
  attachments: readonly string[];
  photos: readonly Photo[];
};

/** The fields that depend on the animal kind and are chosen again when it changes. */
export const OF_ANIMAL_KIND = {
  offergroup: '',
  offerspecification: '',
  animalusage: '',
  gender: '',
  ageCategory: '',
  category1: [],
  category2: '',
  classification: '',
  statusWeekly: {},
} as const satisfies Partial<OfferFormValues>;

/** The fields that depend on the country, too; the breed's lists are the country's. */
export const OF_COUNTRY = {
  ...OF_ANIMAL_KIND,
  associations: [],
} as const satisfies Partial<OfferFormValues>;

export function emptyOffer(locations: readonly LocationOfSale[]): OfferFormValues {
  const location = locations.find((location) => location.isDefault) ?? locations[0];
  return {
    ...OF_ANIMAL_KIND,
    animalkind: '',
    amount: '',
    dynamicFields: {},
    status: 'available',
    availableFrom: '',
    spotMarket: false,
    locationOfSale: location?.id ?? '',
    associations: [],
    attachments: [],
    photos: [],
  };
}

/** The form of stored values in the page's language. */
export type Writing = {
  readonly day: (iso: string) => string;
  /** The offer's own fields, as their controls show them. */
  readonly typed: (fields: Offer['dynamicFields']) => TypedValues;
};

export function valuesOf(offer: Offer, { day, typed }: Writing): OfferFormValues {
  return {
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
    dynamicFields: typed(offer.dynamicFields),
    status: offer.status,
    availableFrom: offer.availableFrom === undefined ? '' : day(offer.availableFrom),
    statusWeekly: entriesOfRows(offer.statusWeekly),
    spotMarket: offer.spotMarket,
    locationOfSale: offer.locationOfSale,
    associations: offer.associations,
    attachments: offer.attachments,
    photos: offer.photos ?? [],
  };
}

/**
 * Returns the values of a copy: it starts available and unsaved, without approval, history, activity and promised
 * weeks.
 */
export function valuesOfCopy(values: OfferFormValues): OfferFormValues {
  return { ...values, status: 'available', availableFrom: '', statusWeekly: {} };
}

/** The fields of the form that are sent as something else than they were typed, or not at all. */
export type Parsed = Pick<
  OfferDraft,
  'owner' | 'country' | 'amount' | 'dynamicFields' | 'statusWeekly'
> & { readonly availableFrom: string | undefined };

/** Returns the offer to send; optional choices that were left open are left out. */
export function draftOf(values: OfferFormValues, parsed: Parsed): OfferDraft {
  const { gender, animalkind, offergroup, locationOfSale, status, spotMarket } = values;
  const { availableFrom, ...sent } = parsed;
  return {
    ...sent,
    animalkind,
    offergroup,
    locationOfSale,
    status,
    spotMarket,
    category1: [...values.category1],
    associations: [...values.associations],
    attachments: [...values.attachments],
    ...(gender !== '' && { gender }),
    ...(values.photos.length > 0 && { photos: values.photos.map(describedPhoto) }),
    ...defined({ availableFrom }),
    ...(values.offerspecification !== '' && { offerspecification: values.offerspecification }),
    ...(values.animalusage !== '' && { animalusage: values.animalusage }),
    ...(values.ageCategory !== '' && { ageCategory: values.ageCategory }),
    ...(values.category2 !== '' && { category2: values.category2 }),
    ...(values.classification !== '' && { classification: values.classification }),
  };
}

/** Returns a photo without a text where none was typed. */
function describedPhoto({ large, small, text = '' }: Photo): Photo {
  return { large, small, ...(text.trim() !== '' && { text: text.trim() }) };
}

/** Returns the draft as a merge patch of an offer: fields that were left open are taken away. */
export function patchOf(draft: OfferDraft): Record<string, unknown> {
  return { ...OPTIONAL, ...draft };
}

const OPTIONAL = {
  offerspecification: null,
  animalusage: null,
  gender: null,
  ageCategory: null,
  category2: null,
  classification: null,
  availableFrom: null,
  photos: null,
} as const;
