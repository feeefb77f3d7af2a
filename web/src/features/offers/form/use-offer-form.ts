import { useState } from 'react';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { OfferDraft } from '#shared/offers/offer.ts';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';
import { useLeftFields } from '#web/components/form/use-left-fields.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { useAnimalKindOptions } from '../use-animal-kind-options.ts';
import { useChangeOffer } from '../use-change-offer.ts';
import { rowsOfEntries } from '../weeks/week-rows.ts';
import { checkOfferForm } from './check-offer-form.ts';
import { draftOf, type OfferFormValues, patchOf, type Writing } from './offer-form-values.ts';
import { describedOffer, ownFields } from './own-fields.ts';
import { refusedControls } from './refused-controls.ts';
import type { SalesLocation } from './sales-locations.ts';
import { useChosenOptions } from './use-chosen-options.ts';
import { useCreateOffer } from './use-create-offer.ts';
import { useDeviceForm } from './use-device-form.ts';
import { useFormValues } from './use-form-values.ts';
import { useOfferBase } from './use-offer-base.ts';
import { useOfferWeeks } from './use-offer-weeks.ts';
import { useProblemTexts } from './use-problem-texts.tsx';

export type OfferFormGiven = {
  readonly owner: string;
  readonly locations: readonly SalesLocation[];
  /** All offer fields of the product. */
  readonly fields: readonly OfferfieldEntity[];
  readonly writing: Writing;
  readonly initial: OfferFormValues;
  /** The offer to change; absent for a new one. */
  readonly offer?: EntityOf<'offer'>;
  /** The country of the offer that is changed or copied, whose location of sale may be gone. */
  readonly country?: string;
  /** The name under which the device keeps the form. */
  readonly form: string;
};

/**
 * Values, checks and saving of the offer form. The problem of a field shows when it is left after a change, all of them
 * from the first attempt on.
 */
export function useOfferForm(given: OfferFormGiven) {
  const { locations, offer, initial } = given;
  const [wasTried, setTried] = useState(false);
  const left = useLeftFields();
  const base = useOfferBase(offer, initial, given.writing);
  const device = useDeviceForm(given);
  const countryOf = (id: string) =>
    locations.find((location) => location.id === id)?.country ?? given.country;
  const start = device.restored?.values ?? initial;
  const { values, reset, ...form } = useFormValues(start, countryOf);
  const country = countryOf(values.locationOfSale) ?? '';
  const chosenKind = values.animalkind === '' ? undefined : values.animalkind;
  const options = useChosenOptions(useAnimalKindOptions(chosenKind, country), values);
  const animalkind = useEntity('animalkind', chosenKind).data;
  const weeks = useOfferWeeks({ values, options, country, stored: base.offer?.data });
  const state = useCheckedForm(given, {
    values,
    country,
    weeks,
    options,
    animalkind,
    stored: base.offer?.data,
  });
  const sending = useSending(given.form);
  const problems = useProblemTexts({
    fields: given.fields,
    checked: state,
    isShown: (id) => wasTried || left.has(id),
    refused: sending.refused,
  });
  const keepOn = (next: OfferFormValues) =>
    device.keep(next, { rev: base.offer?.rev ?? 0, values: base.values });

  return {
    ...problems,
    summary: wasTried ? problems.summary : [],
    events: left.events,
    values,
    options,
    animalkind,
    country,
    weeks,
    own: state.own,
    /** The offer as saving would send it, and as it is stored. */
    draft: draftOf(values, state.parsed),
    stored: base.offer?.data,
    device,
    isChanged: JSON.stringify(values) !== JSON.stringify(base.values),
    set: (patch: Partial<OfferFormValues>) => {
      keepOn(form.set(patch));
      sending.forget();
    },
    /** The values that the last change of animal kind or country reset; puts them back. */
    reset: reset && {
      ...reset,
      undo: () => {
        const before = { ...values, ...reset.before };
        form.replace(before);
        keepOn(before);
      },
    },
    /** Goes back to the stored values; the device keeps nothing any more. */
    discard: () => {
      device.discard();
      form.replace(base.values);
      setTried(false);
      left.forget();
      sending.forget();
    },
    /** Saves the offer; resolves to the saved one, undefined when it was refused. */
    save: async () => {
      setTried(true);
      if (state.isRefused) return undefined;
      const saved = await sending.send(draftOf(values, state.parsed), base.offer);
      if (saved !== undefined) device.discard();
      return saved;
    },
    error: sending.error ?? base.error,
    /** Puts the typed values on the newest state after a conflict. */
    reload: () =>
      base.reload(values, (rebased) => {
        form.replace(rebased);
        sending.forget();
      }),
    /** Ids of the controls of what somebody else has changed, too; null before `reload`. */
    clashes: base.clashes ?? device.restored?.clashes ?? null,
    isSaving: sending.isSending,
  };
}
export type OfferFormState = ReturnType<typeof useOfferForm>;

type FormFacts = {
  readonly values: OfferFormValues;
  readonly country: string;
  readonly weeks: ReturnType<typeof useOfferWeeks>;
  readonly options: ReturnType<typeof useAnimalKindOptions>;
  readonly animalkind: EntityOf<'animalkind'> | null | undefined;
  readonly stored: EntityOf<'offer'>['data'] | undefined;
};

/** Returns the problems that the form can find, and the offer that it would send. */
function useCheckedForm(
  { owner, fields }: OfferFormGiven,
  { values, country, weeks, options, animalkind, stored }: FormFacts,
) {
  const locale = useLocale();
  const today = useToday();
  const usage = options.usages.items.find(({ id }) => id === values.animalusage)?.data;
  const own = ownFields(fields, describedOffer(values, country), {
    typed: values.dynamicFields,
    locale,
    stored,
  });
  const { errors, ...parsed } = checkOfferForm(values, {
    category1: animalkind?.data.cat1Mandatory ?? false,
    increment: usage?.offerSizeIncrement ?? 1,
    locale,
    today,
    stored,
  });
  // An offer that may or may not be sold by week keeps the weeks that it has.
  const statusWeekly =
    weeks === null ? [] : rowsOfEntries(values.statusWeekly, weekOf(new Date(today)));
  return {
    errors,
    own,
    isRefused: Object.keys(errors).length > 0 || own.problems.length > 0,
    parsed: { ...parsed, owner, country, statusWeekly, dynamicFields: own.dynamicFields },
  };
}

/** Returns the call that creates or changes the offer, and the controls that its refusals belong to. */
function useSending(form: string) {
  const create = useCreateOffer(form);
  const change = useChangeOffer();
  const [sent, setSent] = useState<OfferDraft | null>(null);
  const error = create.error ?? change.error;
  return {
    error,
    isSending: create.isPending || change.isPending,
    refused: error instanceof ApiError ? refusedControls(error.details, sent) : [],
    forget: () => {
      create.reset();
      change.reset();
    },
    send: async (draft: OfferDraft, offer: EntityOf<'offer'> | undefined) => {
      setSent(draft);
      try {
        return offer
          ? await change.mutateAsync({ offer, patch: patchOf(draft), changeset: 'edit' })
          : await create.mutateAsync(draft);
      } catch {
        return undefined; // shown through `error` and `refused`
      }
    },
  };
}
