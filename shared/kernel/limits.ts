/** Cache lives of specification section 9. */
export const ENTITY_CACHE_SECONDS = 5;
export const LIST_CACHE_SECONDS = 60;
/** Of countries, regions and offer fields in a process of the server: what an administrator switches takes effect at once. */
export const SERVER_LIST_SECONDS = 5;
export const CONTROL_NUMBER_CACHE_SECONDS = 60;
export const OPTION_CACHE_ENTRIES = 50;
export const OPTION_CACHE_SECONDS = 600;
export const LINK_CACHE_ENTRIES = 500;
export const LINK_CACHE_SECONDS = 3600;
/** Entities asked for within this time are fetched in one batch. */
export const RELATED_ENTITY_BATCH_MS = 20;
/** A page's code that has not come by then counts as failed. */
export const CHUNK_LOAD_TIMEOUT_SECONDS = 120;
export const RATE_LIMIT_RETRIES = 5;
export const RATE_LIMIT_STEP_MS = 500;
export const ERROR_TOAST_SECONDS = 10;
export const TOAST_SECONDS = 5;
export const TOASTS_KEPT = 10;
export const SPINNER_FADE_PER_FRAME = 0.05;
/** Life of the app token; a renewal needs no sign-in while the single sign-on session lasts. */
export const APP_TOKEN_SECONDS = 900;
/** Clocks of token issuers may differ by this much. */
export const TOKEN_SKEW_SECONDS = 60;
export const TOKEN_LENGTH = 8000;
/** The app token is renewed this long before it ends. */
export const TOKEN_REFRESH_MARGIN_SECONDS = 65;
export const STORED_FORM_DAYS = 8;
/** Phone-like digits are cut to this many (specification section 5). */
export const PHONE_DIGITS = 10;
