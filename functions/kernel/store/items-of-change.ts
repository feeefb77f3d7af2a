import { planClaims } from './plan-claims.ts';
import { countDeltas } from './plan-deltas.ts';
import type { SaveStep } from './save-step.ts';

/** The head of an entity, and its revision. */
const ITEMS_OF_ENTITY = 2;

/**
 * Returns how many of the items that one transaction takes a change needs, so that a portion of a job is as large as
 * its save can be. What it newly refers to comes on top (`planClosedChecks`), an item for up to 40 ids of a save.
 */
export function itemsOfChange(change: Pick<SaveStep, 'entityClass' | 'before' | 'after'>): number {
  return ITEMS_OF_ENTITY + planClaims([change], '').length + countDeltas(change);
}
