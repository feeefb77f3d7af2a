import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { Country } from '#shared/countries/country.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { countryGaps } from './country-gaps.ts';
import { askingFor, switchedOn } from './require-ready.ts';

/** Counts what a country still lacks for what is switched on in it. */
export const gapsOfCountry: EffectsOf<Country, ChangeEffect> = async (
  world,
  { id, before, after },
) => {
  const switched = switchedOn(before, after);
  if (switched.size === 0) return [];
  const gaps = await countryGaps(world, { id, data: after });
  const { length: count } = gaps.filter(({ gap }) => askingFor(gap, switched) !== undefined);
  return count > 0 ? [{ effect: 'countryLacks', count }] : [];
};
