import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { Country } from '#shared/countries/country.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { defined } from '#shared/kernel/defined.ts';
import { countRequests } from './count-requests.ts';

/** Counts the drafts of a country that a change of its settings stops, and its open requests, which go on. */
export const requestsOfCountry: EffectsOf<Country, ChangeEffect> = async (
  world,
  { id, before, after },
) => {
  const isStopped = before.usesRequestSystem && !after.usesRequestSystem;
  const stopped = isStopped
    ? [undefined]
    : before.enabledAnimals.filter((kind) => !after.enabledAnimals.includes(kind));
  const effects: ChangeEffect[] = [];
  for (const kind of stopped) {
    const where = { country: id, ...defined({ animalkind: kind }) };
    const of = defined({ of: kind });
    const drafts = await countRequests(world, 'draft', where);
    const open = await countRequests(world, 'open', where);
    if (drafts > 0) effects.push({ effect: 'draftsStop', count: drafts, ...of });
    if (open > 0) effects.push({ effect: 'requestsGoOn', count: open, ...of });
  }
  return effects;
};
