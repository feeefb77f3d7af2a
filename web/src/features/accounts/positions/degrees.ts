import type { GeoPosition } from '#shared/kernel/geo-position.ts';

export type PositionTexts = { readonly lat: string; readonly lon: string };

/**
 * Returns a part of a position as people type it, with comma or dot; null where it is none. Nothing groups below 180.
 */
export function parseDegrees(text: string, most: 90 | 180): number | null {
  const plain = text.trim().replace(/\s*°$/, '').replace(',', '.').replace('−', '-');
  const degrees = /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return Math.abs(degrees) <= most ? degrees : null;
}

/** Returns both parts, as maps give them to the clipboard: `48.306, 14.286`. */
export function parsePair(text: string): PositionTexts | null {
  const [, lat, lon] = /^\s*(-?\d{1,2}\.\d+)\s*[,;]\s*(-?\d{1,3}\.\d+)\s*$/.exec(text) ?? [];
  return lat !== undefined && lon !== undefined ? { lat, lon } : null;
}

/** Returns the position in the fields; null where a part is missing or out of bounds. */
export function positionOf({ lat: latText, lon: lonText }: PositionTexts): GeoPosition | null {
  const lat = parseDegrees(latText, 90);
  const lon = parseDegrees(lonText, 180);
  return lat === null || lon === null ? null : { lat, lon };
}
