import type { Locale } from '#shared/kernel/locale.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { parseInteger } from '#web/i18n/parse-number.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import type { OfferFormValues } from './offer-form-values.ts';

export type OfferFormErrors = Partial<Record<keyof OfferFormValues, MessageKey>>;
export type CheckedOffer = {
  readonly errors: OfferFormErrors;
  readonly amount: number;
  readonly availableFrom: string | undefined;
};

/** What an animal kind asks for: shown, and so required, only once one is chosen. */
function animalErrors(
  { offergroup, category1 }: OfferFormValues,
  needsCategory1: boolean,
  hasAmount: boolean,
): OfferFormErrors {
  return {
    ...(offergroup === '' && { offergroup: 'offers.error.breed' }),
    ...(needsCategory1 && category1.length === 0 && { category1: 'offers.error.category1' }),
    ...(!hasAmount && { amount: 'offers.error.amount' }),
  };
}

/** What a form can know by itself; the server's rule has the last word. `today`: ISO day. */
export function checkOfferForm(
  values: OfferFormValues,
  needs: { readonly category1: boolean; readonly locale: Locale; readonly today: string },
): CheckedOffer {
  const amount = parseInteger(values.amount);
  const from = values.status === 'available' ? '' : values.availableFrom.trim();
  const day = from === '' ? undefined : parseDay(from, needs.locale);
  const errors: OfferFormErrors = {
    ...(values.locationOfSale === '' && { locationOfSale: 'offers.error.location' }),
    ...(values.animalkind === ''
      ? { animalkind: 'offers.error.kind' }
      : animalErrors(values, needs.category1, amount.ok && amount.value >= 1)),
    ...(values.status === 'later' && from === '' && { availableFrom: 'offers.error.dayNeeded' }),
    ...(from !== '' && day === undefined && { availableFrom: 'offers.dayError' }),
    ...(day !== undefined && day < needs.today && { availableFrom: 'offers.dayPast' }),
  };
  return { errors, amount: amount.ok ? amount.value : 0, availableFrom: day };
}
