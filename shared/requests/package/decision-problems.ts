import type { ErrorDefinition } from '#shared/kernel/app-error.ts';
import { inputFacts } from '#shared/masterdata/input-facts.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import {
  type CheckedStep,
  type FieldOf,
  type PackageProblem,
  placedFields,
} from './package-problems.ts';

/** A package as it is checked for its decision; one that is being written may hold any words. */
type CheckedPackage = {
  readonly enabled: boolean;
  readonly requestTypes: readonly string[];
  readonly legalBasis: string;
  readonly steps: readonly CheckedStep[];
};

/**
 * Returns the places at which a request of the package could end, or stay, without a decision. A package that is
 * switched off may have gaps, and nobody decides on a record, nor on a notice under a general order
 * (`law/lawful-form.ts`). The deciding step cannot be passed over, so every way ends in a decision where that step
 * always asks its field, the office can reject, and each of its answers accepts or rejects.
 */
export function decisionProblems(
  { enabled, requestTypes, legalBasis, steps }: CheckedPackage,
  fieldOf: FieldOf,
): PackageProblem[] {
  const needsNone = legalBasis === 'LOW' || requestTypes.every((type) => type === 'record');
  if (!enabled || steps.length === 0 || needsNone) return [];
  const decidingIndex = steps.findIndex(({ outcome }) => outcome !== undefined);
  const step = steps[decidingIndex];
  if (step?.outcome === undefined)
    return [{ path: `steps.${steps.length - 1}.outcome`, error: requestErrors.outcomeMissing }];
  const { accepted, rejected, field: name } = step.outcome;
  const placed = placedFields(step, `steps.${decidingIndex}`, fieldOf);
  const decides = placed.find(({ field }) => field.internalName === name);
  const portions = steps
    .slice(0, decidingIndex)
    .flatMap(({ inPortions }, index) =>
      inPortions ? problem(`steps.${index}.inPortions`, 'portionsTooEarly') : [],
    );
  if (decides === undefined) return portions;
  const { path, field } = decides;
  const answers = field.options.filter((option) => option.enabled).map(({ id }) => id);
  const canReject = answers.some((id) => rejected.includes(id));
  const decidesAll = answers.every((id) => accepted.includes(id) || rejected.includes(id));
  const fields = placed.map((other) => other.field);
  return [
    ...portions,
    ...(step.role === 'AGR' || step.role === 'SUP'
      ? problem(`steps.${decidingIndex}.role`, 'deciderNotLawful')
      : []),
    ...(field.mandatory ? [] : problem(path, 'outcomeOptional')),
    ...(isAlwaysAsked(field, fields) ? [] : problem(path, 'outcomeHidden')),
    ...(canReject ? [] : problem(`steps.${decidingIndex}.outcome.rejected`, 'outcomeNoRejection')),
    ...(canReject && !decidesAll
      ? problem(`steps.${decidingIndex}.outcome.accepted`, 'outcomeUndecided')
      : []),
  ];
}

const problem = (
  path: string,
  name:
    | 'deciderNotLawful'
    | 'portionsTooEarly'
    | 'outcomeOptional'
    | 'outcomeHidden'
    | 'outcomeNoRejection'
    | 'outcomeUndecided',
): readonly [{ path: string; error: ErrorDefinition }] => [{ path, error: requestErrors[name] }];

/** Tells whether a field shows whatever is answered: its condition, if any, takes every answer to a field that shows so. */
function isAlwaysAsked({ visibleWhen }: FormField, fields: readonly FormField[]): boolean {
  if (visibleWhen === undefined) return true;
  const index = fields.findIndex(({ internalName }) => internalName === visibleWhen.field);
  const asked = fields[index];
  if (asked === undefined || !isAlwaysAsked(asked, fields.slice(0, index))) return false;
  const { holds } = inputFacts(asked.inputType);
  const isTaken = (value: string) => visibleWhen.oneOf.includes(value);
  if (holds === 'yes') return isTaken('true') && (asked.mandatory || isTaken('false'));
  const enabled = asked.options.filter((option) => option.enabled);
  return holds === 'option' && asked.mandatory && enabled.every(({ id }) => isTaken(id));
}
