import type { ErrorDefinition } from '#shared/kernel/app-error.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import type { Labels } from '#shared/kernel/label.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { inputFacts } from '#shared/masterdata/input-facts.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import { decisionProblems } from '#shared/requests/package/decision-problems.ts';
import { packageProblems } from '#shared/requests/package/package-problems.ts';
import { textOf, textsOf } from '../controls/control-props.ts';
import type { EntryData } from '../entry/entry-changes.ts';
import { labelsOf } from '../labels-of.ts';
import type { DraftStep } from './draft-steps.ts';

/** A fault of a package that is not saved yet; `locales`: the languages in which a text is missing. */
export type PackageFault = { readonly path: string } & (
  | { readonly error: ErrorDefinition; readonly locales?: undefined }
  | { readonly locales: readonly Locale[]; readonly error?: undefined }
);

type FieldOf = (pin: PinnedRef) => FormField | undefined;
type ShownField = Pick<RequestFormField, 'labels' | 'inputType' | 'options'>;

/** Returns the faults that keep a package from being saved, in the order of the form. */
export function savingFaults(steps: readonly DraftStep[], fieldOf: FieldOf): PackageFault[] {
  const error = fieldErrors.required;
  const gaps = steps.flatMap(({ role, fields }, index) => [
    ...(role === undefined ? [{ path: `steps.${index}.role`, error }] : []),
    ...(fields.length === 0 ? [{ path: `steps.${index}.fields`, error }] : []),
  ]);
  return [...gaps, ...packageProblems(steps, fieldOf)];
}

/** Returns the faults that keep a package from being switched on. */
export function switchingFaults(
  { enabled, requestTypes, legalBasis }: EntryData,
  steps: readonly DraftStep[],
  fieldOf: FieldOf,
): PackageFault[] {
  return decisionProblems(
    {
      enabled: enabled === true,
      requestTypes: textsOf(requestTypes),
      legalBasis: textOf(legalBasis),
      steps,
    },
    fieldOf,
  );
}

/**
 * Returns the texts that readers of the package's countries miss, those of its questions included; they read another
 * language there.
 */
export function missingTexts(
  data: EntryData,
  steps: readonly DraftStep[],
  languages: readonly Locale[],
  fieldOf: (pin: PinnedRef) => ShownField | undefined,
): PackageFault[] {
  const texts: readonly (readonly [string, ...Labels[]])[] = [
    ['labels', labelsOf(data.labels)],
    ['buttonLabels', labelsOf(data.buttonLabels)],
    ...steps.flatMap(({ form, statusLabels, fields }, index) => [
      [`steps.${index}.form`, form] as const,
      [`steps.${index}.statusLabels`, statusLabels] as const,
      ...fields.map(
        (pin, at) => [`steps.${index}.fields.${at}`, ...shownTexts(fieldOf(pin))] as const,
      ),
    ]),
  ];
  return texts.flatMap(([path, ...shown]) => {
    const isIn = (locale: Locale) =>
      shown.every((labels) => labels.some(({ lang }) => lang === locale));
    const locales = languages.filter((locale) => !isIn(locale));
    return locales.length === 0 ? [] : [{ path, locales }];
  });
}

/** Returns the texts that people read at a question: its label, and the options that can be chosen. */
function shownTexts(field: ShownField | undefined): Labels[] {
  if (field === undefined) return [];
  const hasOptions = inputFacts(field.inputType).holds === 'option';
  const options = field.options.filter(({ enabled }) => enabled && hasOptions);
  return [field.labels, ...options.map(({ labels }) => labels)];
}
