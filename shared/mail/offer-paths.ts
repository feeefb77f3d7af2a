/** Where a country's site shows a supplier's own offers; mails lead there, so the web keeps this address for ever. */
export const MY_OFFERS_PATH = '/my-offers';

/** Where a supplier confirms its offers in a country, as `MY_OFFERS_PATH`. */
export const activityPath = (country: string): string => `/activity?country=${country}`;
