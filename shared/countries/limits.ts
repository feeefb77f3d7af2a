/** Characters of an address whose country is asked for. */
export const URL_LENGTH = 2000;
/** Characters of a region's statecode (specification section 5). */
export const STATECODE_LENGTH = { min: 1, max: 16 } as const;
/**
 * Days after which a supplier confirms its activity again, unless the country says otherwise (`shared/README.md`
 * Offer).
 */
export const ACTIVITY_PERIOD_DAYS = 90;
export const ACTIVITY_PERIOD_RANGE = { usual: ACTIVITY_PERIOD_DAYS, least: 1, most: 366 } as const;
/**
 * Kilometres that a location may lie from the nearest place of its postal code, unless the country says otherwise:
 * wide codes of the north reach so far, and a search for offers around the farm reaches several times as far.
 */
export const TOWN_DISTANCE_KM = 50;
export const TOWN_DISTANCE_RANGE = { min: 5, max: 500 } as const;
export const POSTAL_CODE_PREFIXES = 1000;
/** Holidays of a country's calendar; Germany has 9 for all and 11 of single states. */
export const HOLIDAYS = 100;
export const HOLIDAY_REGIONS = 60;
/** Days before a year begins in which its holidays are missed, where a calendar has some of single years. */
export const HOLIDAYS_AHEAD_DAYS = 60;
