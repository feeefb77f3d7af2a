import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { placeName } from '#web/features/geocoding/public.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { withoutEmptyTexts } from '#web/kernel/without-empty-texts.ts';
import { type AddressTexts, addressTexts } from '../address-lines.ts';
import type { SalesPlace } from './sales-entry.ts';

/** A sales location as its form holds it. The town comes from the location search, with its position. */
export type LocationValues = AddressTexts & {
  readonly internalName: string;
  readonly position: GeoPosition | null;
};

export const locationValues = (
  location: Pick<SalesPlace, 'internalName' | 'address'> | undefined,
): LocationValues => ({
  ...addressTexts(location?.address ?? {}),
  internalName: location?.internalName ?? '',
  position: location?.address.geoPosition ?? null,
});

export function locationOf(
  { internalName, position, ...texts }: LocationValues,
  before: SalesPlace | undefined,
  { country, isFirst }: { readonly country: CountryCode; readonly isFirst: boolean },
): SalesPlace {
  return {
    ...(before?.id === undefined ? {} : { id: before.id }),
    internalName: internalName.trim(),
    isDefault: before?.isDefault ?? isFirst,
    address: {
      ...withoutEmptyTexts(texts),
      ...(position === null ? {} : { geoPosition: position }),
      country,
    },
  };
}

/**
 * Returns the location of these that holds the values already: the server may have saved a new one whose answer was
 * lost.
 */
export function savedLocation(
  locations: readonly SalesPlace[],
  { internalName, position, ...texts }: LocationValues,
): SalesPlace | undefined {
  const address = { ...withoutEmptyTexts(texts), ...(position && { geoPosition: position }) };
  const typed = textOf({ internalName: internalName.trim(), address });
  return locations.find((location) => textOf(location) === typed);
}

const textOf = (location: Pick<SalesPlace, 'internalName' | 'address'>): string =>
  JSON.stringify(locationValues(location));

/** Returns the problems: name of the field → what to do. */
export function locationProblems({
  internalName,
  position,
}: LocationValues): Partial<Record<'internalName' | 'place', MessageKey>> {
  return {
    ...(internalName.trim() === '' && { internalName: 'words.nameMissing' }),
    ...(position === null && { place: 'location.choose' }),
  };
}

/** Returns the town of a location: 4020 Linz. */
export function townOf({
  citycode = '',
  city = '',
}: {
  readonly citycode?: string | undefined;
  readonly city?: string | undefined;
}): string {
  return city === '' ? citycode : placeName({ citycode, cityname: city });
}
