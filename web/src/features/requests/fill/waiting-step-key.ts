import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { purchasesOf } from '#shared/requests/law/purchases.ts';

/** Names the form that waits: each report on a part of what is bought is a form of its own. */
export function waitingStepKey(process: Pick<RequestProcess, 'step' | 'filledSteps'>): string {
  const portions = purchasesOf(process).length;
  return portions === 0 ? String(process.step) : `${process.step}/${portions}`;
}
