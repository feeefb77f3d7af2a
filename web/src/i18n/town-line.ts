/** Returns postal code and town, as they stand in an address: an unknown part is left out. */
export const townLine = (place: {
  readonly citycode?: string | undefined;
  readonly city?: string | undefined;
}): string => [place.citycode, place.city].filter(Boolean).join(' ');
