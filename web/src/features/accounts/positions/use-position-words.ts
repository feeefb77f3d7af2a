import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';

/** Returns a position in words, 48,31° N, 14,29° O: to about a kilometre, as the map of a district would say it. */
export function usePositionWords(): (position: GeoPosition) => string {
  const t = useText();
  const { number } = useFormats();
  return ({ lat, lon }) =>
    t('profile.position', {
      lat: number(Math.abs(lat), 2),
      ns: lat < 0 ? 'south' : 'north',
      lon: number(Math.abs(lon), 2),
      ew: lon < 0 ? 'west' : 'east',
    });
}
