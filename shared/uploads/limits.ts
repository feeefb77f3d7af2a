export const UPLOAD_NAME_LENGTH = 100;
export const UPLOAD_NOTICE_LENGTH = 1000;
/** Accounts that an upload can be shown to besides its owner: the parties of a few requests. */
export const UPLOAD_READERS = 50;
/** A logo stands beside every offer of a list: it has to load fast. */
export const LOGO_BYTES = 2_000_000;
/** Width and height of a logo (specification section 5 names the limit, not the numbers). */
export const LOGO_PIXELS = { min: 64, max: 2000 } as const;
