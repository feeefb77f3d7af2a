import { useState } from 'react';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { OfferDraft } from '#shared/offers/offer.ts';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';
import { type ShownForm, useAttempts } from '#web/components/form/use-attempts.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { useAnimalKindOptions } from '../use-animal-kind-options.ts';
import { type OfferRev, useChangeOffer } from '../use-change-offer.ts';
import { rowsOfEntries } from '../weeks/week-entry.ts';
import { checkOfferForm } from './check-offer-form.ts';
import { draftOf, type OfferFormValues, patchOf, type Writing } from './offer-form-values.ts';
import { describedOffer, ownFields } from './own-fields.ts';
import { refusedControls } from './refused-controls.ts';
import type { SalesLocation } from './sales-locations.ts';
import { useChosenOptions } from './use-chosen-options.ts';
import { type SentKeeper, useCreateOffer } from './use-create-offer.ts';
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
  /** The country of the form, whose location of sale may be gone. */
  readonly country?: string;
  /** The name under which the device keeps the form. */
  readonly form: string;
};

/** Values, checks and saving of the offer form. */
export function useOfferForm(given: OfferFormGiven) {
  const { locations, offer, initial } = given;
  const attempts = useAttempts();
  const base = useOfferBase(offer, initial, given.writing);
  const device = useDeviceForm({ ...given, form: base.saved?.id ?? given.form });
  const countryOf = (id: string) =>
    locations.find((location) => location.id === id)?.country ?? given.country;
  const start = device.restored?.values ?? initial;
  const opened = { rev: base.saved?.rev ?? 0, values: base.values };
  const { values, newest, set, replace, reset } = useFormValues(start, countryOf, (typed) =>
    device.keep(typed, opened),
  );
  const country = countryOf(values.locationOfSale) ?? '';
  const { options, animalkind } = useKindChosen(values, country);
  const weeks = useOfferWeeks({ values, options, country, stored: base.offer?.data });
  const state = useCheckedForm(given, {
    values,
    country,
    weeks,
    options,
    animalkind,
    stored: base.offer?.data,
  });
  const sending = useSending(device.sent(newest, opened));
  const problems = useProblemTexts({
    fields: given.fields,
    checked: state,
    isShown: attempts.shows,
    refused: sending.refused,
  });
  const failure = sending.error ?? base.error;

  return {
    /** The problems at the controls, by their ids. */
    errors: problems.errors,
    nameOf: problems.nameOf,
    /** The form as it is shown, which calls `send` once it is complete. */
    shown: (send: () => void): ShownForm =>
      attempts.shown({
        errors: problems.summary,
        // An error that the summary tells is not told twice.
        failure: failure instanceof ApiError && problems.summary.length > 0 ? null : failure,
        isSending: sending.isSending,
        isComplete: !state.isRefused,
        send,
      }),
    values,
    options,
    animalkind,
    country,
    weeks,
    own: state.own,
    /** The offer as saving would send it, and as it is stored. */
    draft: draftOf(values, state.parsed),
    stored: base.offer?.data,
    isStored: base.saved !== undefined,
    device,
    isChanged: JSON.stringify(values) !== JSON.stringify(base.values),
    set: (patch: Partial<OfferFormValues>) => {
      set(patch);
      sending.forget();
    },
    reset,
    /** Goes back to the stored values; the device keeps nothing any more. */
    discard: () => {
      device.discard();
      replace(base.values);
      attempts.forget();
      sending.forget();
    },
    /** Saves the offer; resolves to the saved one, undefined when it was refused. `hasRest`: more is to be saved by now. */
    save: async (hasMore: () => boolean) => {
      const saved = await sending.send(draftOf(values, state.parsed), base.saved);
      if (saved === undefined) return void attempts.refuse();
      const hasRest = device.end(saved, values, newest()) || hasMore();
      if (hasRest) base.follow(saved, values);
      attempts.forget();
      return { saved, hasRest };
    },
    /** Puts the typed values on the newest state after a conflict. */
    reload: () =>
      base.reload(values, (rebased) => {
        replace(rebased);
        sending.forget();
      }),
    /** Ids of the controls of what somebody else has changed, too; null before `reload`. */
    clashes: base.clashes ?? device.restored?.clashes ?? null,
  };
}
export type OfferFormState = ReturnType<typeof useOfferForm>;

/** Returns the chosen animal kind, and the choices that it leaves. */
function useKindChosen(values: OfferFormValues, country: string) {
  const chosen = values.animalkind === '' ? undefined : values.animalkind;
  return {
    options: useChosenOptions(useAnimalKindOptions(chosen, country), values),
    animalkind: useEntity('animalkind', chosen).data,
  };
}

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
  { owner, fields, locations }: OfferFormGiven,
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
    locations: locations.map(({ id }) => id),
    stored,
  });
  // An offer that may or may not be sold by week keeps the weeks that it has.
  const entries = weeks?.isByWeek === false ? weeks.kept : values.statusWeekly;
  const statusWeekly = rowsOfEntries(entries, weekOf(new Date(today)));
  return {
    errors,
    own,
    isRefused: Object.keys(errors).length > 0 || own.problems.length > 0,
    parsed: { ...parsed, owner, country, statusWeekly, dynamicFields: own.dynamicFields },
  };
}

/** Returns the call that creates or changes the offer, and the controls that its refusals belong to. */
function useSending(sent: SentKeeper) {
  const create = useCreateOffer(sent);
  const change = useChangeOffer();
  const [last, setLast] = useState<OfferDraft | null>(null);
  const error = create.error ?? change.error;
  return {
    error,
    isSending: create.isPending || change.isPending,
    refused: error instanceof ApiError ? refusedControls(error.details, last) : [],
    forget: () => {
      // A call that is under way is not forgotten: a further press would send it twice.
      if (create.isPending || change.isPending) return;
      create.reset();
      change.reset();
    },
    send: async (draft: OfferDraft, offer: OfferRev | undefined) => {
      setLast(draft);
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
