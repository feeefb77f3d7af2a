import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { type Offergroup, offergroupClass } from '#shared/masterdata/offergroup.ts';
import {
  countAll,
  decidedRequestsOfBreed,
  offersOfBreed,
  requestsOfBreed,
} from './uses-of-offergroup.ts';

/** Counts the offers and requests that a merge moves to the remaining breed, and the decided requests that stay. */
export const mergeOfOffergroup: EffectsOf<Offergroup, ChangeEffect> = async (
  world,
  { id, before, after },
) => {
  if (after.sameAs === undefined) return [];
  const breed = await world.store.latest(offergroupClass, id, { fresh: true });
  if (breed === undefined) return [];
  const isNew = before.sameAs === undefined;
  const queries = {
    offersMoved: await offersOfBreed(world, breed),
    requestsMoved: await requestsOfBreed(world, breed),
    requestsKeepIt: isNew ? await decidedRequestsOfBreed(world, breed) : [],
  } as const;
  const effects: ChangeEffect[] = [];
  for (const effect of EFFECTS) {
    const count = await countAll(world, queries[effect]);
    if (count > 0) effects.push({ effect, count });
  }
  return effects;
};

const EFFECTS = ['offersMoved', 'requestsMoved', 'requestsKeepIt'] as const;
