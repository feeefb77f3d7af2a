import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { lapsedSteps, lapseEventOf } from './lapsed.ts';

/**
 * The states of a step of a request. `lapsed`: nobody filled it in its time. `notReached`: the request lapsed before.
 * `notNeeded`: the request ended before in another way.
 */
const STEP_STATES = ['filled', 'waiting', 'lapsed', 'ahead', 'notReached', 'notNeeded'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** Returns how far each step of the form has come, in the order of the steps. */
export function stepStates(
  process: RequestProcess,
  steps: readonly Pick<RequestStep, 'id'>[],
): StepState[] {
  const { filledSteps, turn, step: current, status } = process;
  const lapsed = lapsedSteps(process);
  const isOver = turn === undefined && status !== 'new';
  const rest = lapseEventOf(process) === undefined ? 'notNeeded' : 'notReached';
  return steps.map(({ id }, index) => {
    if (turn !== undefined && index === current && status !== 'new') return 'waiting';
    if (filledSteps.some(({ step }) => step === id)) return 'filled';
    if (lapsed.includes(index)) return 'lapsed';
    if (isOver) return rest;
    return turn !== undefined && index === current ? 'waiting' : 'ahead';
  });
}
