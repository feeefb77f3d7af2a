import type { Locale } from '#shared/kernel/locale.ts';
import { availabilityProblems } from '#shared/offers/availability-problems.ts';
import { OFFER_ATTACHMENTS } from '#shared/offers/limits.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { parseInteger } from '#web/i18n/parse-number.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import type { OfferFormValues } from './offer-form-values.ts';

type OfferFormProblem = {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, number>>;
};
export type OfferFormErrors = Partial<Record<keyof OfferFormValues, OfferFormProblem>>;
export type CheckedOffer = {
  readonly errors: OfferFormErrors;
  readonly amount: number;
  readonly availableFrom: string | undefined;
};

/** The facts that the form is checked against. */
export type OfferNeeds = {
  readonly category1: boolean;
  /** Amounts are offered in steps of this many animals. */
  readonly increment: number;
  readonly locale: Locale;
  /** The present ISO day. */
  readonly today: string;
  /** Ids of the supplier's locations. */
  readonly locations: readonly string[];
  /** The offer as it is stored, which may stay so; undefined for a new offer. */
  readonly stored:
    | Pick<Offer, 'status' | 'availableFrom' | 'category1' | 'amount' | 'locationOfSale'>
    | undefined;
};

/** Returns the problems of fields of an animal kind, which are shown, and so required, only once a kind is chosen. */
function animalErrors(
  { offergroup, category1, amount }: OfferFormValues,
  needs: OfferNeeds,
): OfferFormErrors {
  return {
    ...(offergroup === '' && { offergroup: { key: 'errors.fields.required' } }),
    ...(needs.category1 &&
      needs.stored?.category1.length !== 0 &&
      category1.length === 0 && { category1: { key: 'errors.fields.required' } }),
    ...amountError(amount, needs),
  };
}

function amountError(typed: string, { increment, stored }: OfferNeeds): OfferFormErrors {
  const amount = parseInteger(typed);
  if (!amount.ok || amount.value < 1) return { amount: { key: 'offers.error.amount' } };
  if (amount.value % increment === 0 || amount.value === stored?.amount) return {};
  return { amount: { key: 'errors.fields.notMultiple', values: { limit: increment } } };
}

function dayErrors(
  { status, availableFrom }: Pick<Offer, 'status' | 'availableFrom'>,
  { stored, today }: OfferNeeds,
): OfferFormErrors {
  const problems = availabilityProblems(stored, { status, availableFrom }, { today });
  if (!problems.some(({ path }) => path === 'availableFrom')) return {};
  const key = availableFrom === undefined ? 'errors.fields.required' : 'errors.offers.dayInPast';
  return { availableFrom: { key } };
}

/** Returns the problem of a location that is not there any more; what goes to the archive may keep it. */
function placeError(
  { locationOfSale, status }: OfferFormValues,
  { locations, stored }: OfferNeeds,
): OfferFormErrors {
  const stays = status === 'archived' && locationOfSale === stored?.locationOfSale;
  if (stays || locations.includes(locationOfSale)) return {};
  return { locationOfSale: { key: 'errors.fields.required' } };
}

/** Returns the problems that a form can find by itself in its fixed fields; the server's rule has the last word. */
export function checkOfferForm(values: OfferFormValues, needs: OfferNeeds): CheckedOffer {
  const amount = parseInteger(values.amount);
  const from =
    values.status === 'available' || values.status === 'archived'
      ? ''
      : values.availableFrom.trim();
  const day = from === '' ? undefined : parseDay(from, needs.locale);
  const errors: OfferFormErrors = {
    ...(values.animalkind === ''
      ? { animalkind: { key: 'errors.fields.required' } }
      : animalErrors(values, needs)),
    ...(from !== '' && day === undefined
      ? { availableFrom: { key: 'words.dayWrong' } }
      : dayErrors({ status: values.status, availableFrom: day }, needs)),
    ...placeError(values, needs),
    ...(values.attachments.length > OFFER_ATTACHMENTS && {
      attachments: {
        key: 'errors.fields.tooMany',
        values: { limit: OFFER_ATTACHMENTS },
      },
    }),
  };
  return { errors, amount: amount.ok ? amount.value : 0, availableFrom: day };
}
