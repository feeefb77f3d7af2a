import type { ErrorDefinition } from '#shared/kernel/app-error.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { checkEntry, type EntryProblem } from '#shared/masterdata/check-entry.ts';
import { declares } from '#shared/masterdata/input-facts.ts';
import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import { offerErrors } from './errors.ts';
import { FIELD_LINES, FIELD_TEXT_LENGTH, FIELDS_TEXT_LENGTH } from './limits.ts';
import type { Offer } from './offer.ts';
import {
  type DescribedOffer,
  isMandatory,
  type OfferfieldEntity,
  shownFields,
  takesValue,
} from './offer-fields.ts';
import type { OfferProblem } from './offer-problem.ts';

const RULES = {
  textLength: FIELD_TEXT_LENGTH,
  lines: FIELD_LINES,
  disabledOption: fieldErrors.notAllowed,
  hidden: fieldErrors.notAllowed,
} as const;

export type FilledOffer = DescribedOffer & Pick<Offer, 'dynamicFields'>;
type Value = Offer['dynamicFields'][number]['value'];

/** Returns the problems of an offer's own fields. `fields`: all offer fields. */
export function dynamicFieldProblems(
  fields: readonly OfferfieldEntity[],
  offer: FilledOffer,
): OfferProblem[] {
  const shown = new Map(shownFields(fields, offer).map((field) => [field.id, field]));
  const filled = new Set<string>();
  let characters = 0;
  const wrong = offer.dynamicFields.flatMap(({ field: id, value }, index) => {
    const path = `dynamicFields.${index}`;
    const field = shown.get(id);
    if (!field) return [{ path: `${path}.field`, error: offerErrors.fieldNotShown }];
    if (filled.has(id)) return [{ path: `${path}.field`, error: offerErrors.fieldTwice }];
    filled.add(id);
    characters += charactersOf(value);
    const problem =
      valueProblem(field, value, offer) ?? (characters > FIELDS_TEXT_LENGTH ? TOO_LONG : undefined);
    return problem ? [{ path: `${path}.value`, ...problem }] : [];
  });
  const missing = [...shown.values()]
    .filter((field) => takesValue(field) && !filled.has(field.id) && isMandatory(field, offer))
    .map(({ id }) => ({ path: `dynamicFields.${id}`, error: fieldErrors.required }));
  return [...wrong, ...missing];
}

const TOO_LONG = { error: fieldErrors.tooLong, limit: FIELDS_TEXT_LENGTH };

const charactersOf = (value: Value): number =>
  Array.isArray(value) ? value.join('').length : String(value).length;

function valueProblem(field: OfferfieldEntity, value: Value, offer: DescribedOffer) {
  const isRefused = declares(field.data.entryType) && value === false;
  if (isRefused && isMandatory(field, offer)) return { error: fieldErrors.required };
  return checkFieldValue(field.data, value);
}

/** Returns the problem of a value of an offer field; undefined when the value fits the field's kind and options. */
export function checkFieldValue(
  { entryType, options }: Offerfield,
  value: Offer['dynamicFields'][number]['value'],
): EntryProblem<ErrorDefinition> | undefined {
  return checkEntry(entryType, value, { ...RULES, options });
}
