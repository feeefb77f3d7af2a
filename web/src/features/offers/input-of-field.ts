import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';
import type { FormInput } from '#web/components/inputs/input-control.ts';

/** Returns an offer's own field as controls and their answers in words take it. */
export function inputOf({ id, data }: OfferfieldEntity, mandatory: boolean): FormInput {
  const { labels, descriptions, entryType, options, optionGroups } = data;
  return {
    internalName: id,
    inputType: entryType,
    labels,
    descriptions,
    options,
    groups: optionGroups,
    mandatory,
  };
}
