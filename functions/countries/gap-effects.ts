import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { Country } from '#shared/countries/country.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { GAPS_OF_COUNTRY } from '#shared/entities/limits.ts';
import { countryGaps } from './country-gaps.ts';
import { askingFor, switchedOn } from './require-ready.ts';

/** Tells what a country still lacks for what is switched on in it. */
export const gapsOfCountry: EffectsOf<Country, ChangeEffect> = async (
  world,
  { id, before, after },
) => {
  const switched = switchedOn(before, after);
  if (switched.size === 0) return [];
  const all = await countryGaps(world, { id, data: after, stored: before });
  const asked = all.filter(({ gap }) => askingFor(gap, switched) !== undefined);
  const gaps = asked.slice(0, GAPS_OF_COUNTRY);
  return gaps.length > 0 ? [{ effect: 'countryLacks', count: asked.length, of: id, gaps }] : [];
};
