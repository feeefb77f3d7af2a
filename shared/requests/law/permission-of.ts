import type { Day } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { Permission } from './lawful-step.ts';
import { purchasesOf } from './purchases.ts';

/**
 * Returns the permission that purchases are checked against, in days of the country; undefined while nothing is
 * granted.
 */
export function permissionOf(
  {
    status,
    decidedOn,
    decision = {},
    permissionEnd,
    filledSteps,
  }: Pick<RequestProcess, 'status' | 'decidedOn' | 'decision' | 'permissionEnd' | 'filledSteps'>,
  dayOf: (instant: string) => Day,
): Permission | undefined {
  if (status !== 'accepted' || decidedOn === undefined) return undefined;
  return {
    decidedOn: dayOf(decidedOn),
    validUntil: decision.validUntil,
    endedOn: permissionEnd && dayOf(permissionEnd.on),
    granted: decision.animalsGranted,
    bought: decision.animalsBought ?? 0,
    tags: purchasesOf({ filledSteps }).flatMap(({ tags }) => tags),
  };
}
