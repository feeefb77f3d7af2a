import { useState } from 'react';
import type { FormError } from '#web/components/error-summary.tsx';
import { detailText } from '#web/i18n/error-text.ts';
import { useLocale, useTexts } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { type AnimalKindOptions, useAnimalKindOptions } from '../use-animal-kind-options.ts';
import { useChangeOffer, useCreateOffer } from '../use-change-offer.ts';
import { checkOfferForm } from './check-offer-form.ts';
import { OFFER_FIELDS } from './offer-form-fields.ts';
import type { SalesLocation } from './offer-form-page.tsx';
import { draftOf, OF_ANIMAL_KIND, type OfferFormValues, patchOf } from './offer-form-values.ts';
import type { OfferField } from './rebase-values.ts';
import { useOfferBase } from './use-offer-base.ts';

export type OfferFormState = {
  readonly values: OfferFormValues;
  readonly set: (patch: Partial<OfferFormValues>) => void;
  readonly errors: Partial<Record<OfferField, string>>;
  readonly summary: readonly FormError[];
  readonly options: AnimalKindOptions;
  readonly animalkind: EntityOf<'animalkind'> | null | undefined;
  readonly country: string;
  /** What the last change of animal kind reset; puts it back. */
  readonly restore: (() => void) | null;
  /** The approval state of the saved offer; undefined when it was refused. */
  readonly save: () => Promise<string | undefined>;
  readonly error: unknown;
  /** After a conflict: what was typed, on the newest state. */
  readonly reload: () => void;
  /** Fields that somebody else has changed, too; null before `reload`. */
  readonly clashes: readonly OfferField[] | null;
  readonly isSaving: boolean;
};

/** Values, checks and saving of the offer form. Errors show from the first attempt on and follow each change. */
export function useOfferForm({
  owner,
  locations,
  initial,
  offer,
}: {
  readonly owner: string;
  readonly locations: readonly SalesLocation[];
  readonly initial: OfferFormValues;
  readonly offer?: EntityOf<'offer'>;
}): OfferFormState {
  const { t, find } = useTexts();
  const locale = useLocale();
  const { now } = useKernel();
  const [values, setValues] = useState(initial);
  const [wasTried, setTried] = useState(false);
  const [forgotten, setForgotten] = useState<OfferFormValues | null>(null);
  const create = useCreateOffer();
  const change = useChangeOffer();
  const base = useOfferBase(offer, initial);

  const location = locations.find((one) => one.id === values.locationOfSale);
  const country = location?.country ?? base.offer?.data.country ?? '';
  const chosenKind = values.animalkind === '' ? undefined : values.animalkind;
  const animalkind = useEntity('animalkind', chosenKind).data;
  const checked = checkOfferForm(values, {
    category1: animalkind?.data.cat1Mandatory ?? false,
    locale,
    today: new Date(now()).toISOString().slice(0, 10),
  });
  const refused = refusedFields(create.error ?? change.error, find);
  const errors: Partial<Record<OfferField, string>> = { ...refused };
  if (wasTried) {
    for (const field of OFFER_FIELDS) {
      const key = checked.errors[field];
      if (key) errors[field] = t(key);
    }
  }

  const set = (patch: Partial<OfferFormValues>) => {
    const isOtherKind = patch.animalkind !== undefined && patch.animalkind !== values.animalkind;
    if (isOtherKind && values.offergroup !== '') setForgotten(values);
    setValues({ ...values, ...(isOtherKind ? OF_ANIMAL_KIND : {}), ...patch });
    create.reset();
    change.reset();
  };
  const save = async () => {
    setTried(true);
    if (Object.keys(checked.errors).length > 0) return undefined;
    const draft = draftOf(values, { owner, country, ...checked });
    try {
      const saved = base.offer
        ? await change.mutateAsync({ offer: base.offer, patch: patchOf(draft), changeset: 'edit' })
        : await create.mutateAsync(draft);
      return approvalOf(saved.data);
    } catch {
      return undefined; // shown through `error` and `errors`
    }
  };
  return {
    values,
    set,
    errors,
    summary: OFFER_FIELDS.flatMap((field) => {
      const text = errors[field];
      return text === undefined ? [] : [{ fieldId: field, text }];
    }),
    options: useAnimalKindOptions(chosenKind, country),
    animalkind,
    country,
    restore:
      forgotten &&
      (() => {
        setValues(forgotten);
        setForgotten(null);
      }),
    save,
    error: create.error ?? change.error ?? base.error,
    reload: () =>
      base.reload(values, (rebased) => {
        setValues(rebased);
        change.reset();
      }),
    clashes: base.clashes,
    isSaving: create.isPending || change.isPending,
  };
}

/** The server's details (`data.amount`) by field, in the reader's language. */
function refusedFields(
  error: unknown,
  find: ReturnType<typeof useTexts>['find'],
): Partial<Record<OfferField, string>> {
  if (!(error instanceof ApiError)) return {};
  const refused: Partial<Record<OfferField, string>> = {};
  for (const detail of error.details) {
    const field = OFFER_FIELDS.find((one) => detail.path.split('.').includes(one));
    if (field) refused[field] = detailText(find, detail);
  }
  return refused;
}

function approvalOf(data: Readonly<Record<string, unknown>>): string {
  const approval = data.autApproval;
  if (typeof approval !== 'object' || approval === null || !('status' in approval)) return 'none';
  return String(approval.status);
}
