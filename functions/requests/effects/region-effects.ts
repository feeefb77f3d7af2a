import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { Region } from '#shared/countries/region.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { countRequests } from './count-requests.ts';

/** Counts the open requests of a region that change hands with its authority, or stay where they are without one. */
export const requestsOfRegion: EffectsOf<Region, ChangeEffect> = async (
  world,
  { id, before, after },
) => {
  if (after.aut === before.aut) return [];
  const count = await countRequests(world, 'open', { region: id });
  const effect = after.aut === undefined ? 'requestsStay' : 'requestsHandedOver';
  return count === 0 ? [] : [{ effect, count }];
};
