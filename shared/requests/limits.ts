/** Attachments of one request, of those that the party sees who adds some (specification section 5). */
export const ATTACHMENTS = 7;
export const ATTACHMENT_TOTAL_BYTES = 32 * 1024 * 1024;
/**
 * Bytes of attachments that are printed one by one beside the request (specification section 8). More in one go
 * overruns the memory of common office printers and the size of a mail (10 MB).
 */
export const PRINT_ATTACHMENT_BYTES = 10 * 1024 * 1024;
/** Hours of the limit for animal transports that the derogation search names. */
export const TRANSPORT_HOURS = 8;
/**
 * The number of offers found, the nearest first, that a draft keeps by name. A proof names all: a search that finds
 * more is too wide.
 */
export const FOUND_OFFERS = 500;
/** The number of nearest offers that a search without a proof keeps and a page lists at once. */
export const NEAREST_OFFERS = 50;
/** Kilometres between a farm and its postal code above which offices are told: few codes are wider. */
export const ODD_TOWN_KM = 15;
/** Hours after a search within which sending the request needs no new search. */
export const SEARCH_HOLDS_HOURS = 24;
/** Hours for which a request may be begun by the form that a page has seen after the form was replaced. */
export const PACKAGE_HOLDS_HOURS = 24;
export const OFFER_TEXT_LENGTH = 500;
const DAY_SECONDS = 24 * 60 * 60;
/** The times before the end of a step at which a mail reminds its party, where its package says none: 3 days and 1 day; seconds. */
export const REMINDER_SECONDS = [3 * DAY_SECONDS, DAY_SECONDS] as const;
/** Reminders that a package may name for a step, and the most days before the step's end. */
export const REMINDERS = 5;
export const REMINDER_DAYS = 90;
/** Days after the end of a step's time on which the office above is told, where its package does not say. */
export const ESCALATION_DAYS = 7;
export const ESCALATION_DAYS_AT_MOST = 90;
/**
 * Working days before the end of a step at which a mail reminds its party, and the hour of the country's day at which
 * it comes.
 */
export const REMINDER_WORKING_DAYS = [3, 1] as const;
export const REMINDER_HOUR = 7;
/** Days before its end from which a term is shown as ending soon, and as ending within a week. */
export const DUE_SOON_DAYS = 2;
export const DUE_THIS_WEEK_DAYS = 7;
/** Working days of a step at most: about a year. */
export const STEP_WORKING_DAYS = 260;
export const STEPS = 8;
/** Reports on a purchase that one request may have, each on a part of what was bought. */
export const PURCHASE_PORTIONS = 24;
export const STEP_FIELDS = 60;
/** Events that a request keeps; older marks give way. */
export const EVENTS = 400;
export const ANSWER_LENGTH = 4000;
/** Lines of one answer: an ear tag for each animal of a large purchase. */
export const ANSWER_LINES = 500;
export const EDITOR_NAME_LENGTH = 12;
export const STATUS_LABEL_LENGTH = 60;
/** Days whose decisions tell the usual time of an authority: it is their median. */
export const USUAL_TIME_DAYS = 90;
/** Days of the longest wait that is counted; longer ones count as this. */
export const LONGEST_WAIT_DAYS = 366;
/** Months, and regions, that a statistic spans at most. */
export const STATISTIC_MONTHS = 60;
export const STATISTIC_REGIONS = 50;
/** Kinds of cases (month, animals, purpose, reason) in one answer; more are asked for in shorter periods. */
export const STATISTIC_ROWS = 5000;
/**
 * Requests that an administrator deletes at most in one call: each is a save of its own, well within a call's time.
 */
export const REQUESTS_DELETED_AT_ONCE = 50;
/** Characters of an administrator's reason for deleting a request. */
export const DELETION_REASON_LENGTH = { min: 5, max: 180 } as const;
/** Characters of an office's reason for revoking a permission or reopening a request. */
export const EVENT_REASON_LENGTH = { min: 10, max: 1000 } as const;
/** The days within which an office may reopen a request that ended because nobody answered in time. */
export const REOPEN_DAYS = 30;
/** Lines of what happens after a decision: purchases, and the end of the permission. */
export const RECORD_LINES = 200;
/** Codes of one decision that an office states later. */
export const AMENDMENTS = 20;
/** Characters of an office's reason for such a code. */
export const AMENDMENT_REASON_LENGTH = { min: 5, max: 500 } as const;
/** The number of requests for which a device remembers when they were opened last. */
export const REQUESTS_SEEN = 500;
/** The number of request views that are kept, and the seconds for which they are (specification section 9). */
export const REQUEST_VIEW_CACHE_ENTRIES = 10;
export const REQUEST_VIEW_CACHE_SECONDS = 10;
