import type { Locale } from '#shared/kernel/locale.ts';
import { addedProblems } from '#shared/offers/added-problems.ts';
import { dynamicFieldProblems, type FilledOffer } from '#shared/offers/dynamic-field-problems.ts';
import type { Offer } from '#shared/offers/offer.ts';
import {
  type DescribedOffer,
  filledFields,
  isMandatory,
  type OfferfieldEntity,
  shownFields,
  takesValue,
} from '#shared/offers/offer-fields.ts';
import type { FormInput } from '#web/components/inputs/input-control.ts';
import type { InputValue } from '#web/components/inputs/input-value.ts';
import { readValues, type TypedValues, typedValues } from '#web/components/inputs/typed-values.ts';
import type { Formats } from '#web/i18n/formats.ts';
import { inputOf } from '../input-of-field.ts';
import { fieldId } from './field-id.ts';
import type { OfferFormValues } from './offer-form-values.ts';

/** A problem with one of the offer's own fields; `key` is its text's in the catalogues. */
type OwnFieldProblem = {
  readonly id: string;
  readonly key: string;
  readonly limit?: number | string | undefined;
};
export type FieldGroup = {
  /** The group that the offer fields name; '' for fields without one. */
  readonly group: string;
  readonly inputs: readonly FormInput[];
  readonly filled: number;
  /** The number of fields that can be filled. */
  readonly all: number;
};
export type OwnFields = {
  readonly groups: readonly FieldGroup[];
  readonly dynamicFields: Offer['dynamicFields'];
  /** The filled fields with their answers, for buyers. */
  readonly said: readonly { readonly input: FormInput; readonly value: InputValue }[];
  readonly problems: readonly OwnFieldProblem[];
};

/** Returns the values of the form that decide which fields an offer has. */
export function describedOffer(values: OfferFormValues, country: string): DescribedOffer {
  const { animalkind, category1, category2, animalusage, gender, ageCategory } = values;
  return {
    country,
    animalkind,
    category1: [...category1],
    ...(category2 !== '' && { category2 }),
    ...(animalusage !== '' && { animalusage }),
    ...(gender !== '' && { gender }),
    ...(ageCategory !== '' && { ageCategory }),
  };
}

/** Returns the offer's own fields as the form stands: which show, what they say, what is wrong with it. */
export function ownFields(
  fields: readonly OfferfieldEntity[],
  offer: DescribedOffer,
  {
    typed,
    locale,
    stored,
  }: {
    readonly typed: TypedValues;
    readonly locale: Locale;
    /** The offer as it is stored, whose answers may stay; undefined for a new one. */
    readonly stored?: FilledOffer | undefined;
  },
): OwnFields {
  if (offer.animalkind === '') return { groups: [], dynamicFields: [], said: [], problems: [] };
  const shown = shownFields(fields, offer);
  const inputs = shown.map((field) => inputOf(field, isMandatory(field, offer)));
  const { values, unreadable } = readValues(inputs, typed, locale);
  const dynamicFields = [
    ...filledFields(fields, offer, values),
    ...answersSwitchedOff(fields, offer, stored),
  ];
  const filled = new Set(dynamicFields.map(({ field }) => field));
  return {
    groups: groupsOf(shown, inputs, filled),
    dynamicFields,
    said: dynamicFields.flatMap(({ field, value }) => {
      const input = inputs.find(({ internalName }) => internalName === field);
      return input === undefined ? [] : [{ input, value }];
    }),
    problems: problemsOf(shown, { offer: { ...offer, dynamicFields }, stored }, unreadable),
  };
}

/** Returns the stored answers to fields that are switched off, which show again when their fields are on again. */
function answersSwitchedOff(
  fields: readonly OfferfieldEntity[],
  { country, animalkind }: DescribedOffer,
  stored: FilledOffer | undefined,
): Offer['dynamicFields'] {
  if (stored?.country !== country || stored.animalkind !== animalkind) return [];
  return stored.dynamicFields.filter(
    ({ field }) => !fields.some(({ id, data }) => id === field && data.active),
  );
}

function groupsOf(
  shown: readonly OfferfieldEntity[],
  inputs: readonly FormInput[],
  filled: ReadonlySet<string>,
): FieldGroup[] {
  const byId = new Map(inputs.map((input) => [input.internalName, input]));
  return [...Map.groupBy(shown, ({ data }) => data.group ?? '')].map(([group, members]) => ({
    group,
    inputs: members.flatMap(({ id }) => byId.get(id) ?? []),
    filled: members.filter(({ id }) => filled.has(id)).length,
    all: members.filter(takesValue).length,
  }));
}

/** Returns the problems in the order of the form; a field that cannot be read is not also missing. */
function problemsOf(
  shown: readonly OfferfieldEntity[],
  { offer, stored }: { readonly offer: FilledOffer; readonly stored: FilledOffer | undefined },
  unreadable: ReadonlyMap<string, string>,
): OwnFieldProblem[] {
  const checked = (filled: FilledOffer) => ({
    offer: filled,
    problems: dynamicFieldProblems(shown, filled),
  });
  const refused = new Map(
    addedProblems(checked(offer), stored && checked(stored)).map(({ path, error, limit }) => {
      const part = path.split('.')[1] ?? '';
      const field = offer.dynamicFields[Number(part)]?.field ?? part;
      return [field, { key: `errors.${error.code}`, limit }];
    }),
  );
  return shown.flatMap(({ id }) => {
    const key = unreadable.get(id);
    const problem = key === undefined ? refused.get(id) : { key };
    return problem === undefined ? [] : [{ id: fieldId(id), ...problem }];
  });
}

/** Returns stored values of the offer's own fields as their controls show them; `fields`: all there are. */
export function typedFields(
  fields: readonly OfferfieldEntity[],
  stored: Offer['dynamicFields'],
  writing: Pick<Formats, 'day'> & { readonly locale: Locale },
): TypedValues {
  const inputs = fields.map((field) => inputOf(field, false));
  const values = Object.fromEntries(stored.map(({ field, value }) => [field, value]));
  return typedValues(inputs, values, writing);
}
