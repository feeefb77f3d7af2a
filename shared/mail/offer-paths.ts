/**
 * The path of a supplier's own offers on a country's site; mails lead there, so the web keeps this address for ever.
 */
export const MY_OFFERS_PATH = '/my-offers';

/**
 * Returns the path where a supplier confirms its offers in a country; the web keeps it for ever, like
 * `MY_OFFERS_PATH`.
 */
export const activityPath = (country: string): string => `/activity?country=${country}`;
