import type { Labels } from '#shared/kernel/label.ts';
import {
  PARTY_ROLES,
  type PartyRole,
  WHEN_OVER,
} from '#shared/requests/entities/requestpackage.ts';
import type { CheckedStep } from '#shared/requests/package/package-problems.ts';
import { textOf, textsOf } from '../controls/control-props.ts';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { labelsOf } from '../labels-of.ts';
import { pinsOf } from '../pins-of.ts';

/** A step as it stands in the form, with gaps where nothing was filled in yet. */
export type DraftStep = CheckedStep & {
  readonly role: PartyRole | undefined;
  readonly form: Labels;
  readonly statusLabels: Labels;
};

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

const numbersOf = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'number') : undefined;

/** Returns the steps of a package that is not saved yet. */
export function draftSteps({ steps }: EntryData): DraftStep[] {
  return (Array.isArray(steps) ? steps.filter(isObject) : []).map((step) => ({
    id: textOf(step.id),
    role: PARTY_ROLES.find((role) => role === step.role),
    fields: [...pinsOf(step.fields)],
    form: labelsOf(step.form),
    statusLabels: labelsOf(step.statusLabels),
    whenOver: WHEN_OVER.find((over) => over === step.whenOver),
    autoCloseHours: numberOf(step.autoCloseHours),
    workingDays: numberOf(step.workingDays),
    escalationDays: numberOf(step.escalationDays),
    reminderDays: numbersOf(step.reminderDays),
    inPortions: step.inPortions === true,
    ...(isObject(step.outcome) && {
      outcome: {
        field: textOf(step.outcome.field),
        accepted: [...textsOf(step.outcome.accepted)],
        rejected: [...textsOf(step.outcome.rejected)],
      },
    }),
  }));
}
