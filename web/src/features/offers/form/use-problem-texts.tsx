import type { ReactNode } from 'react';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';
import type { FormError } from '#web/components/error-summary.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { detailText } from '#web/i18n/error-text.ts';
import { useFormats, useTexts } from '#web/i18n/text-provider.tsx';
import { weekOfId } from '../weeks/week-id.ts';
import type { OfferFormErrors } from './check-offer-form.ts';
import { fieldOfId } from './field-id.ts';
import { FIELD_NAMES, OFFER_FIELDS } from './offer-form-fields.ts';
import type { OwnFields } from './own-fields.ts';
import type { Refusal } from './refused-controls.ts';

type Problems = {
  readonly fields: readonly OfferfieldEntity[];
  /** The problems that the form found by itself. */
  readonly checked: {
    readonly errors: OfferFormErrors;
    readonly own: Pick<OwnFields, 'problems'>;
  };
  /** Tells whether those of a control are to be shown. */
  readonly isShown: (id: string) => boolean;
  readonly refused: readonly Refusal[];
};

/** Returns the problems, at the controls and in the summary, in the reader's language and in the order of the form. */
export function useProblemTexts({ fields, checked, isShown, refused }: Problems) {
  const texts = useTexts();
  const { t, find } = texts;
  const nameOf = useNameOf(fields);
  const errors: Record<string, string> = {};
  for (const { control, detail } of refused) errors[control] = detailText(texts, detail);
  for (const { id, key, limit } of checked.own.problems) {
    if (isShown(id)) errors[id] = find(key, { limit: limit ?? '' }) ?? t('errors.fields.invalid');
  }
  for (const field of OFFER_FIELDS) {
    const problem = checked.errors[field];
    if (problem && isShown(field)) errors[field] = t(problem.key, problem.values);
  }
  const summary: FormError[] = Object.entries(errors)
    .map(([id, text]) => ({
      fieldId: id,
      text: <TermText term={nameOf(id)}>{text}</TermText>,
      plain: text,
    }))
    .sort((line, other) => placeOf(line.fieldId) - placeOf(other.fieldId));
  return { errors, summary, nameOf };
}

const PLACES: readonly string[] = OFFER_FIELDS;

/**
 * Returns the place of a control in the form. The sort is stable: the offer's own fields and weeks stay in their
 * order.
 */
function placeOf(id: string): number {
  const field =
    fieldOfId(id) !== undefined
      ? 'dynamicFields'
      : weekOfId(id) !== undefined
        ? 'statusWeekly'
        : id;
  return PLACES.indexOf(field);
}

/** Returns a function that names what a control stands for. */
function useNameOf(fields: readonly OfferfieldEntity[]): (id: string) => ReactNode {
  const { t } = useTexts();
  const { week, weekDays } = useFormats();
  return (id) => {
    const fixed = OFFER_FIELDS.find((field) => field === id);
    if (fixed) return t(FIELD_NAMES[fixed]);
    const ofWeek = weekOfId(id);
    if (ofWeek !== undefined) {
      return `${week(ofWeek)} (${weekDays(ofWeek)})`;
    }
    const own = fields.find((field) => field.id === fieldOfId(id));
    return <LabelText key={id} labels={own?.data.labels} otherwise={id} />;
  };
}
