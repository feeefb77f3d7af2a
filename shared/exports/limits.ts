/** Milliseconds after which a page asks for the state of an export again (specification section 9). */
export const EXPORT_POLL_MS = 2000;
/** The most milliseconds between two questions of a page that nobody sees. */
export const EXPORT_HIDDEN_POLL_MS = 60_000;
/** Minutes after which a page stops waiting for an export and says so (specification section 9). */
export const EXPORT_WAIT_MINUTES = 18;
/** Days for which files and rows of exports are kept; the rule of the bucket is made of it, too. */
export const EXPORT_DAYS = 7;
/** Rows of one file: half of those that Excel takes. The worker's memory hardly grows with them. */
export const EXPORT_ROWS = 500_000;
/** Deleted requests of one file: each is read by itself. */
export const DELETED_REQUESTS = 1000;
/** Seconds after which whoever started an export is told of its end by mail. */
export const EXPORT_MAIL_SECONDS = 60;
/** Columns of one file. */
export const EXPORT_COLUMNS = 250;
/** Columns of a view: more than any kind offers. */
export const EXPORT_VIEW_COLUMNS = 60;
/** Columns of all views of a user: more than all kinds together offer, and few enough for one row of settings. */
export const EXPORT_VIEWS_COLUMNS = 400;
/** Fields of request forms that get a column each; the answers to further ones share the last column. */
export const EXPORT_ANSWER_COLUMNS = 150;
/** Characters of the address of a list with its filters. */
export const EXPORT_LIST_ADDRESS = 2000;
export const EXPORT_HEADING_LENGTH = 100;
/** Exports of one account in an hour: a page that goes wrong does not fill the bucket. */
export const EXPORTS_AN_HOUR = 60;
