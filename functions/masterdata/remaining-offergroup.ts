import type { Entity } from '#shared/kernel/entity.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';

type Find = (id: string) => Promise<Entity<Pick<Offergroup, 'sameAs'>> | undefined>;

/**
 * The most breeds that can be merged one after the other before the worker has made each of them name the last one.
 */
const LONGEST_CHAIN = 10;

/** Returns the remaining breed of a merged one; any other breed remains itself. */
export async function remainingOffergroup(find: Find, id: string): Promise<string> {
  let remaining = id;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const next = (await find(remaining))?.data.sameAs;
    if (next === undefined) break;
    remaining = next;
  }
  return remaining;
}
