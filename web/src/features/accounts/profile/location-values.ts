import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { placeName } from '#web/features/geocoding/public.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { withoutEmptyTexts } from '#web/kernel/without-empty-texts.ts';
import type { SalesPlace } from './sales-entry.ts';

/** A sales location as its form holds it. The town comes from the location search, with its position. */
export type LocationValues = {
  readonly internalName: string;
  readonly name: string;
  readonly street: string;
  readonly citycode: string;
  readonly city: string;
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
  readonly website: string;
  readonly position: GeoPosition | null;
};

const EMPTY: LocationValues = {
  internalName: '',
  name: '',
  street: '',
  citycode: '',
  city: '',
  phone: '',
  fax: '',
  email: '',
  website: '',
  position: null,
};

export function locationValues(location: SalesPlace | undefined): LocationValues {
  if (location === undefined) return EMPTY;
  const { name, street, citycode, city, geoPosition } = location.address;
  const { phone, fax, email, website } = location.address;
  const texts = withoutEmptyTexts({
    name: name ?? '',
    street: street ?? '',
    citycode: citycode ?? '',
    city: city ?? '',
    phone: phone ?? '',
    fax: fax ?? '',
    email: email ?? '',
    website: website ?? '',
  });
  return {
    ...EMPTY,
    ...texts,
    internalName: location.internalName,
    position: geoPosition ?? null,
  };
}

/** Returns the location to save. */
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
