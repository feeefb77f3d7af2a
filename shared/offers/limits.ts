import type { Preorder } from '#shared/masterdata/preorder.ts';

/** Search radius around a place when nothing else is set (specification section 9). */
export const DEFAULT_RADIUS_KM = 200;
/** Offers load by breed, this many at a time (specification section 9). */
export const OFFERS_PER_GROUP = 50;

/** Lead times of pre-orders: an order comes at least this long before the animals (specification sections 5 and 9). */
export const PREORDER_LEAD = {
  hatchingEggs: { weeks: 5 },
  dayOldChicks: { weeks: 8 },
  breedingPoultry: { months: 6 },
} as const satisfies Record<Preorder, { weeks: number } | { months: number }>;
/** The time ahead beyond which no animals are ordered. */
export const PREORDER_LIMIT = { years: 1 } as const;

/** ISO weeks shown before and after the wanted one, unless a package sets others (specification section 9). */
export const WEEK_RADIUS = { before: 2, after: 2 } as const;
/** Weeks that a search asks for at most: the wanted one, twelve before and twelve after it. */
export const WEEKS_SEARCHED = 25;
/** Rows of weekly availability: those of the past year and of one year ahead. */
export const WEEKLY_ROWS = 106;
/** The weekly rows of past weeks that are kept: a year, with its 53rd week. */
export const PAST_WEEKLY_ROWS = 53;
/** Spans of an offer's history that are kept, newest last. */
export const HISTORY_SPANS = 500;
/** Characters of the reason for a rejection. */
export const APPROVAL_REASON_LENGTH = 2000;
/** Offers that are decided together: all of them or none fit one transaction of the table (100 items). */
export const OFFERS_A_DECISION = 15;
/** Seconds for which a decision can be taken back; the server hears of the decision after that. */
export const DECISION_UNDO_SECONDS = 10;
/** Days before the end of a confirmation at which its supplier is warned (`shared/README.md`, Offer). */
export const ACTIVITY_WARNING_DAYS = [14, 7, 1] as const;
/** Offers that are confirmed while the supplier waits; more are confirmed by the queue. */
export const OFFERS_CONFIRMED_AT_ONCE = 200;
/** Offers that one save confirms: their heads, revisions and deltas fit one transaction of the table (100 items). */
export const OFFERS_A_CONFIRMATION = 15;
/**
 * Saves of one run of the queue; further saves go back to the queue, so that a run ends well within the time of a
 * worker.
 */
export const CONFIRMATIONS_A_RUN = 40;
/** Seconds for which a confirmed activity is not written again, as when offers are saved in a row. */
export const ACTIVITY_RECONFIRM_SECONDS = 3600;
/** Hours within which an offer may get back what it promised before, though its lead time is too short by now. */
export const AVAILABILITY_UNDO_HOURS = 24;
/** Revisions in which a former state is looked for: each save of a sheet is one, and the product may save in between. */
export const AVAILABILITY_UNDO_REVISIONS = 20;
/** Words of a search for text; five conditions each, of the 50 that a filter takes. */
export const TEXT_WORDS = 6;
/** Fields made by administrators that one search may ask for: leaves room for all its other conditions. */
export const SEARCHED_FIELDS = 16;
/** The largest number of animals of one offer. */
export const MOST_ANIMALS = 10_000_000;
/** Characters of one text of an offer field. */
export const FIELD_TEXT_LENGTH = 2000;
/** Texts, or chosen options, of an offer field that takes several. */
export const FIELD_LINES = 50;
/** Characters of all texts of an offer's own fields: a page of 50 offers stays far below what a function may answer. */
export const FIELDS_TEXT_LENGTH = 10_000;
/** Files that an offer shows. */
export const OFFER_ATTACHMENTS = 10;
/** Photos of its animals that an offer shows. */
export const OFFER_PHOTOS = 8;
/** Characters that say what a photo shows. */
export const PHOTO_TEXT_LENGTH = 200;
/** Searches that an account keeps. */
export const SAVED_SEARCHES = 20;
/** Characters of the address of a saved search: all filters of the page, and more. */
export const SAVED_SEARCH_LENGTH = 2000;
/** Characters of the name of a saved search. */
export const SAVED_SEARCH_NAME_LENGTH = 200;
/** New offers that a mail names of each search; it counts the others. */
export const NEW_OFFERS_A_SEARCH = 10;
/** Days for which an offer counts as new, where no mail could be sent before. */
export const NEW_OFFERS_DAYS = 7;
/** Pages of 200 changed offers in which new ones are looked for, of each search. */
export const NEW_OFFERS_PAGES = 5;
/** The hour of the day, UTC, from which on new offers are mailed: no phone rings by night. */
export const NEW_OFFERS_HOUR = 5;
/** Accounts that one run of the clock looks at for new offers; the next run goes on. */
export const NEW_OFFERS_A_RUN = 500;
/** Minutes that an offer waits before it counts as new, so that saves under way are not passed over. */
export const NEW_OFFERS_WAIT_MINUTES = 5;
/** Offers that a device keeps; the newest push out the oldest. */
export const OFFERS_ON_DEVICE = 50;
/** Offers that are compared side by side. */
export const OFFERS_COMPARED = 4;
