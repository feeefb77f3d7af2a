import { useRef, useState } from 'react';
import { OFFER_FIELDS } from './offer-form-fields.ts';
import { OF_ANIMAL_KIND, OF_COUNTRY, type OfferFormValues } from './offer-form-values.ts';
import type { OfferField } from './rebase-values.ts';

type Reset = {
  readonly cause: 'animalkind' | 'country';
  /** The fields that were filled in and are to be chosen again. */
  readonly fields: readonly OfferField[];
  /** The values that the change replaced, by field. */
  readonly before: Readonly<Record<string, unknown>>;
};

/** Returns the form with a change in it; another animal kind or country resets what depends on it. */
function withChange(
  values: OfferFormValues,
  patch: Partial<OfferFormValues>,
  countryOf: (locationOfSale: string) => string | undefined,
): { readonly values: OfferFormValues; readonly reset: Reset | null } {
  const next = { ...values, ...patch };
  const isOtherKind = next.animalkind !== values.animalkind;
  const isOtherCountry = countryOf(next.locationOfSale) !== countryOf(values.locationOfSale);
  if (!isOtherKind && !isOtherCountry) return { values: next, reset: null };
  const dependent = isOtherCountry ? OF_COUNTRY : OF_ANIMAL_KIND;
  const fields = OFFER_FIELDS.filter((field) => field in dependent && isFilled(values[field]));
  const replaced = { ...dependent, ...patch };
  const before = Object.fromEntries(Object.entries(values).filter(([field]) => field in replaced));
  return {
    values: { ...values, ...replaced },
    reset: { cause: isOtherCountry ? 'country' : 'animalkind', fields, before },
  };
}

function isFilled(value: OfferFormValues[OfferField]): boolean {
  return typeof value === 'object' ? Object.keys(value).length > 0 : value !== '';
}

/** Holds the typed values, and those that the last change of animal kind or country took away; `keep` gets what is typed. */
export function useFormValues(
  initial: OfferFormValues,
  countryOf: (locationOfSale: string) => string | undefined,
  keep: (values: OfferFormValues) => void,
) {
  const [values, setValues] = useState(initial);
  const newest = useRef(initial);
  const [reset, setReset] = useState<Reset | null>(null);
  const put = (next: OfferFormValues) => {
    newest.current = next;
    setValues(next);
  };
  const replace = (next: OfferFormValues) => {
    put(next);
    setReset(null);
  };
  return {
    values,
    /** Returns what is typed by now, for who has waited since `values` were shown. */
    newest: () => newest.current,
    set: (patch: Partial<OfferFormValues>) => {
      const changed = withChange(values, patch, countryOf);
      put(changed.values);
      keep(changed.values);
      if (changed.reset) setReset(changed.reset.fields.length > 0 ? changed.reset : null);
    },
    replace,
    /** The values that the last change took away, and the way back; null while there are none. */
    reset: reset && {
      cause: reset.cause,
      fields: reset.fields,
      undo: () => {
        const before = { ...values, ...reset.before };
        replace(before);
        keep(before);
      },
    },
  };
}
