/** Cache lives of specification section 9. */
export const ENTITY_CACHE_SECONDS = 5;
export const LIST_CACHE_SECONDS = 60;
/**
 * Seconds for which a process of the server keeps countries, regions and offer fields: an administrator's switch
 * takes effect at once.
 */
export const SERVER_LIST_SECONDS = 5;
export const CONTROL_NUMBER_CACHE_SECONDS = 60;
export const OPTION_CACHE_ENTRIES = 50;
export const OPTION_CACHE_SECONDS = 600;
export const LINK_CACHE_ENTRIES = 500;
export const LINK_CACHE_SECONDS = 3600;
/** Milliseconds within which the entities asked for are fetched in one batch. */
export const RELATED_ENTITY_BATCH_MS = 20;
/** Seconds after which the code of a page that has not come counts as failed. */
export const CHUNK_LOAD_TIMEOUT_SECONDS = 120;
export const RATE_LIMIT_RETRIES = 5;
export const RATE_LIMIT_STEP_MS = 500;
export const ERROR_TOAST_SECONDS = 10;
export const TOAST_SECONDS = 5;
export const TOASTS_KEPT = 10;
/** Seconds for which the app token lives; a renewal needs no sign-in while the single sign-on session lasts. */
export const APP_TOKEN_SECONDS = 900;
/** Seconds by which the clocks of token issuers may differ. */
export const TOKEN_SKEW_SECONDS = 60;
export const TOKEN_LENGTH = 8000;
/** Seconds before its end at which the app token is renewed. */
export const TOKEN_REFRESH_MARGIN_SECONDS = 65;
export const STORED_FORM_DAYS = 8;
/** Digits to which phone-like digits are cut (specification section 5). */
export const PHONE_DIGITS = 10;
