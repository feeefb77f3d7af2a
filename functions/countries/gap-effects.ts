import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { Country } from '#shared/countries/country.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { countryGaps } from './country-gaps.ts';

/** Counts what a country that goes on the website still lacks. */
export const gapsOfCountry: EffectsOf<Country, ChangeEffect> = async (
  world,
  { id, before, after },
) => {
  if (before.enabledForWebsite || !after.enabledForWebsite) return [];
  const { length: count } = await countryGaps(world, { id, data: after });
  return count > 0 ? [{ effect: 'countryLacks', count }] : [];
};
