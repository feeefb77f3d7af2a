/**
 * The path of a supplier's own offers on a country's site; mails lead there, so the web keeps this address for ever.
 */
export const MY_OFFERS_PATH = '/my-offers';

/** Returns the path where a supplier changes one of them; the web keeps it for ever, like `MY_OFFERS_PATH`. */
export const myOfferPath = (offer: string): string => `${MY_OFFERS_PATH}/${offer}`;

/**
 * Returns the path where a supplier confirms its offers in a country; the web keeps it for ever, like
 * `MY_OFFERS_PATH`.
 */
export const activityPath = (country: string): string => `/activity?country=${country}`;

/** Returns the path of an offer on a country's site; the web keeps it for ever, like `MY_OFFERS_PATH`. */
export const offerPath = (offer: string): string => `/offer/${offer}`;

/** Returns the path of a search for offers on a country's site; the web keeps it for ever, like `MY_OFFERS_PATH`. */
export const offerSearchPath = (animalkind: string, query: string): string =>
  `/offers/${animalkind}${query === '' ? '' : `?${query}`}`;

/** Returns the path of the page that ends the mails of new offers; the web keeps it for ever, like `MY_OFFERS_PATH`. */
export const newOffersOffPath = (searches: string, secret: string): string =>
  `/no-new-offers/${searches}/${secret}`;
