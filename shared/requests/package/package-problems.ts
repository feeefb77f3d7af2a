import type { ErrorDefinition } from '#shared/kernel/app-error.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { DAY_MS, HOUR_MS } from '#shared/kernel/time.ts';
import { inputFacts } from '#shared/masterdata/input-facts.ts';
import { isDeciding } from '#shared/requests/entities/is-deciding.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { type FormField, takesAnswer } from '#shared/requests/form-engine/form-field.ts';
import { isMisread } from './read-fields.ts';
import { whenOver } from './when-over.ts';

/** A fault of a package, at its path in the data: `steps.0.fields.2`. */
export type PackageProblem = { readonly path: string; readonly error: ErrorDefinition };

/** The parts of a step that its checks read. A package that is being written may lack an outcome's options. */
export type CheckedStep = Pick<
  RequestStep,
  | 'id'
  | 'fields'
  | 'outcome'
  | 'whenOver'
  | 'autoCloseHours'
  | 'workingDays'
  | 'reminderDays'
  | 'inPortions'
  | 'escalationDays'
> & { readonly role?: RequestStep['role'] | undefined };

/** Returns the field that a step pins; undefined while it is not known. */
export type FieldOf = (pin: CheckedStep['fields'][number]) => FormField | undefined;

export type PlacedField = { readonly path: string; readonly field: FormField };

/**
 * Returns the faults that would let a request of the package stop, in the order of the form: a step that is there
 * twice, a field that a step asks twice, that nobody can answer or whose answers the product could not read, a condition
 * that never holds, an outcome that no answer leads to.
 */
export function packageProblems(steps: readonly CheckedStep[], fieldOf: FieldOf): PackageProblem[] {
  return steps.flatMap((step, index) => {
    const path = `steps.${index}`;
    const isTwice = steps.findIndex(({ id }) => id === step.id) < index;
    const placed = placedFields(step, path, fieldOf);
    return [
      ...(isTwice ? [{ path, error: requestErrors.stepTwice }] : []),
      ...pinnedTwice(step, path, fieldOf),
      ...courseProblems(steps, index, path),
      ...timerProblems(step, path),
      ...conditionProblems(placed),
      ...placed
        .filter(({ field }) => isUnanswerable(field))
        .map(({ path: at }) => ({ path: at, error: requestErrors.optionMissing })),
      ...placed
        .filter(({ field }) => isMisread(field))
        .map(({ path: at }) => ({ path: at, error: requestErrors.fieldMisread })),
      ...(placed.length === step.fields.length ? outcomeProblems(step, path, placed) : []),
    ];
  });
}

/**
 * Returns the faults of a step's place: one step decides, after the application; from then on none passes on, and until
 * then the office above is told of offices whose step stays.
 */
function courseProblems(
  steps: readonly CheckedStep[],
  index: number,
  path: string,
): PackageProblem[] {
  const step = steps[index];
  const decides = steps.findIndex((_, place) => isDeciding(steps, place));
  const passesOn = step?.whenOver === 'passOn' && index >= decides;
  const whenOverPath = `${path}.whenOver`;
  const hasTime = step?.autoCloseHours !== undefined || step?.workingDays !== undefined;
  const stays = index <= decides && whenOver(steps, index) === 'remindAndStay';
  const isToldAbove = hasTime && stays && step.role !== 'AGR';
  const onTime = [
    ...(passesOn ? [{ path: whenOverPath, error: requestErrors.nobodyToPassOn }] : []),
    ...(step?.whenOver === 'close'
      ? [{ path: whenOverPath, error: requestErrors.clockMustNotEnd }]
      : []),
    ...(step?.escalationDays === undefined || isToldAbove
      ? []
      : [{ path: `${path}.escalationDays`, error: requestErrors.nobodyAbove }]),
  ];
  if (step?.outcome === undefined) return onTime;
  const outcomePath = `${path}.outcome`;
  const isSecond = steps.findIndex(({ outcome }) => outcome !== undefined) < index;
  return [
    ...onTime,
    ...(index === 0 ? [{ path: outcomePath, error: requestErrors.outcomeFirst }] : []),
    ...(isSecond ? [{ path: outcomePath, error: requestErrors.outcomeSecond }] : []),
  ];
}

/**
 * Returns the faults of a step's time: hours and working days at once, a reminder outside of it, or a reminder at its
 * end without any time.
 */
function timerProblems(
  { autoCloseHours, workingDays, reminderDays = [], whenOver }: CheckedStep,
  path: string,
): PackageProblem[] {
  const days = workingDays ?? ((autoCloseHours ?? 0) * HOUR_MS) / DAY_MS;
  const early = reminderDays.findIndex((before) => before >= days);
  const isTwice = autoCloseHours !== undefined && workingDays !== undefined;
  const hasNone = autoCloseHours === undefined && workingDays === undefined;
  const stays = whenOver === 'remindAndStay' && hasNone;
  return [
    ...(isTwice ? [{ path: `${path}.workingDays`, error: requestErrors.timeTwice }] : []),
    ...(early < 0 ? [] : [{ path: `${path}.reminderDays`, error: requestErrors.reminderTooEarly }]),
    ...(stays ? [{ path: `${path}.autoCloseHours`, error: requestErrors.timeMissing }] : []),
  ];
}

/** Returns the fields of a step that are known, each with its place in the package. */
export function placedFields(
  { fields }: CheckedStep,
  path: string,
  fieldOf: FieldOf,
): PlacedField[] {
  return fields.flatMap((pin, index) => {
    const field = fieldOf(pin);
    return field ? [{ path: `${path}.fields.${index}`, field }] : [];
  });
}

/** Returns the fields that a step asks twice: the same one, or another whose answers have the same name. */
function pinnedTwice({ fields }: CheckedStep, path: string, fieldOf: FieldOf): PackageProblem[] {
  const names = fields.map((pin) => fieldOf(pin)?.internalName ?? pin.id);
  return fields.flatMap(({ id }, index) => {
    const isTwice = (pin: PinnedRef, at: number) => pin.id === id || names[at] === names[index];
    return fields.findIndex(isTwice) < index
      ? [{ path: `${path}.fields.${index}`, error: requestErrors.fieldTwice }]
      : [];
  });
}

/**
 * Returns the faults of the conditions of fields: each names a field that stands before it in the same step, takes an
 * answer, and can have the value.
 */
function conditionProblems(placed: readonly PlacedField[]): PackageProblem[] {
  const byName = new Map(placed.map(({ field }, index) => [field.internalName, { field, index }]));
  return placed.flatMap(({ path, field }, index): PackageProblem[] => {
    const { visibleWhen } = field;
    if (visibleWhen === undefined) return [];
    const asked = byName.get(visibleWhen.field);
    if (asked === undefined || !takesAnswer(asked.field))
      return [{ path, error: requestErrors.conditionUnknown }];
    if (isCircular(field, byName)) return [{ path, error: requestErrors.conditionCircular }];
    if (asked.index > index) return [{ path, error: requestErrors.conditionLater }];
    const isPossible = visibleWhen.oneOf.some((value) => canBe(asked.field, value));
    return isPossible ? [] : [{ path, error: requestErrors.conditionNever }];
  });
}

/** Tells whether a field must be answered and has no option to choose. */
const isUnanswerable = ({ mandatory, inputType, options }: FormField): boolean =>
  mandatory && inputFacts(inputType).holds === 'option' && options.every(({ enabled }) => !enabled);

/** Tells whether the chain of conditions that begins with the field comes back to it. */
function isCircular(
  { internalName, visibleWhen }: FormField,
  byName: ReadonlyMap<string, { readonly field: FormField }>,
): boolean {
  const seen = new Set<string>();
  let next = visibleWhen?.field;
  while (next !== undefined && next !== internalName && !seen.has(next)) {
    seen.add(next);
    next = byName.get(next)?.field.visibleWhen?.field;
  }
  return next === internalName;
}

/** Tells whether an answer to the field can be this value, as conditions name it (`visibleFields`). */
function canBe({ inputType, options }: FormField, value: string): boolean {
  switch (inputFacts(inputType).holds) {
    case 'option':
      return options.some(({ id, enabled }) => id === value && enabled);
    case 'yes':
      return value === 'true' || value === 'false';
    case 'number':
      return String(Number(value)) === value && /^\d/.test(value);
    case 'day':
      return isDay(value);
    default:
      return true;
  }
}

/**
 * Returns the faults of an outcome: it is read from one option of a field of the step; some options accept, some
 * reject, none does both.
 */
function outcomeProblems(
  { outcome }: CheckedStep,
  path: string,
  placed: readonly PlacedField[],
): PackageProblem[] {
  if (outcome === undefined) return [];
  const outcomePath = `${path}.outcome`;
  const decides = placed.find(({ field }) => field.internalName === outcome.field)?.field;
  if (decides === undefined)
    return [{ path: `${outcomePath}.field`, error: requestErrors.outcomeUnknown }];
  const facts = inputFacts(decides.inputType);
  if (facts.holds !== 'option' || facts.several)
    return [{ path: `${outcomePath}.field`, error: requestErrors.outcomeNoChoice }];
  const isOff = (value: string) =>
    decides.options.some(({ id, enabled }) => id === value && !enabled);
  if (outcome.accepted.every(isOff))
    return [{ path: `${outcomePath}.accepted`, error: requestErrors.outcomeNowhere }];
  const isOption = (value: string) => decides.options.some(({ id }) => id === value);
  const unknown = (['accepted', 'rejected'] as const)
    .filter((list) => !outcome[list].every(isOption))
    .map((list) => ({ path: `${outcomePath}.${list}`, error: requestErrors.outcomeNoOption }));
  const isBoth = outcome.rejected.some((value) => outcome.accepted.includes(value));
  return [
    ...unknown,
    ...(isBoth ? [{ path: `${outcomePath}.rejected`, error: requestErrors.outcomeBoth }] : []),
  ];
}
