import { defined } from '#shared/kernel/defined.ts';
import { GENDERS } from '#shared/masterdata/gender.ts';
import { AVAILABILITIES } from '#shared/offers/availability.ts';
import type { Photo } from '#shared/offers/offer.ts';
import { parseTypedValues } from '#web/components/inputs/typed-values.ts';
import type { WeekEntries, WeekEntry } from '../weeks/week-entry.ts';
import type { OfferFormValues } from './offer-form-values.ts';

/** The offer form as the device keeps it. */
export type StoredOfferForm = {
  /** The revision on which the form was typed; 0 for a new offer. */
  readonly rev: number;
  /** The form as it was opened, so that what was typed can be put on a newer revision. */
  readonly opened: OfferFormValues;
  readonly values: OfferFormValues;
  /** The new offer that was sent without an answer: the server may have made it. */
  readonly sent?: SentOffer;
};

export type SentOffer = {
  /** The words of the offer, as a text to compare. */
  readonly said: string;
  /** The key by which the server knows it again. */
  readonly key: string;
  /** A change of the offer was sent since: it may be of a newer revision. */
  readonly isChanged?: boolean;
};

/** Returns what the device has stored, if it is an offer form; otherwise null. */
export function parseStoredOfferForm(stored: unknown): StoredOfferForm | null {
  if (!isRecord(stored) || typeof stored.rev !== 'number') return null;
  const opened = parseValues(stored.opened);
  const values = parseValues(stored.values);
  const sent = parseSent(stored.sent);
  return opened && values && { rev: stored.rev, opened, values, ...(sent && { sent }) };
}

function parseSent(stored: unknown): SentOffer | null {
  if (!isRecord(stored)) return null;
  const { said, key, isChanged } = stored;
  return typeof said === 'string' && typeof key === 'string'
    ? { said, key, ...(isChanged === true && { isChanged }) }
    : null;
}

const GENDER_VALUES = ['', ...GENDERS] as const;

function parseValues(stored: unknown): OfferFormValues | null {
  if (!isRecord(stored)) return null;
  const text = (field: string) => {
    const value = stored[field];
    return typeof value === 'string' ? value : null;
  };
  const texts = (field: string) => {
    const value = stored[field];
    return Array.isArray(value) && value.every((text) => typeof text === 'string') ? value : null;
  };
  const parsed = {
    animalkind: text('animalkind'),
    offergroup: text('offergroup'),
    offerspecification: text('offerspecification'),
    animalusage: text('animalusage'),
    gender: GENDER_VALUES.find((value) => value === stored.gender) ?? null,
    ageCategory: text('ageCategory'),
    category1: texts('category1'),
    category2: text('category2'),
    classification: text('classification'),
    amount: text('amount'),
    dynamicFields: parseTypedValues(stored.dynamicFields),
    status: AVAILABILITIES.find((value) => value === stored.status) ?? null,
    availableFrom: text('availableFrom'),
    statusWeekly: parseWeeks(stored.statusWeekly),
    spotMarket: typeof stored.spotMarket === 'boolean' ? stored.spotMarket : null,
    locationOfSale: text('locationOfSale'),
    associations: texts('associations'),
    attachments: texts('attachments'),
    photos: parsePhotos(stored.photos),
  };
  return isWhole(parsed) ? parsed : null;
}

function isWhole<T extends object>(
  parsed: T,
): parsed is T & { [K in keyof T]: Exclude<T[K], null> } {
  return Object.values(parsed).every((value) => value !== null);
}

const WEEK_STATUSES = ['available', 'unavailable', 'onRequest'] as const;

function parseWeeks(stored: unknown): WeekEntries | null {
  if (!isRecord(stored)) return null;
  const weeks: Record<string, WeekEntry> = {};
  for (const [week, entry] of Object.entries(stored)) {
    if (!isRecord(entry)) return null;
    const status = WEEK_STATUSES.find((value) => value === entry.status);
    const { available } = entry;
    weeks[week] = {
      ...(typeof available === 'number' ? { available } : {}),
      ...defined({ status }),
    };
  }
  return weeks;
}

function parsePhotos(stored: unknown): readonly Photo[] | null {
  if (!Array.isArray(stored)) return null;
  const photos = stored.flatMap(({ large, small, text }: Readonly<Record<string, unknown>>) =>
    typeof large === 'string' && typeof small === 'string'
      ? [{ large, small, ...(typeof text === 'string' && { text }) }]
      : [],
  );
  return photos.length === stored.length ? photos : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
