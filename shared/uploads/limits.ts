export const UPLOAD_NAME_LENGTH = 100;
export const UPLOAD_NOTICE_LENGTH = 1000;
/** Accounts that an upload can be shown to besides its owner: the parties of a few requests. */
export const UPLOAD_READERS = 50;
/** A logo stands beside every offer of a list: it has to load fast. */
export const LOGO_BYTES = 2_000_000;
/** Width and height of a logo (specification section 5 names the limit, not the numbers). */
export const LOGO_PIXELS = { min: 64, max: 2000 } as const;
/** Seconds for which a deletion can be taken back; the server hears of it after that. */
export const UPLOAD_UNDO_SECONDS = 10;
/** Pixels of the longer side of a photo of animals: as it is kept for the gallery and for a card, and at least. */
export const PHOTO_SIDES = { gallery: 1600, card: 480, least: 200 } as const;
/** Bytes of a photo as it is kept. */
export const PHOTO_BYTES = 1_500_000;
/** Pixels and bytes of a picture that a browser makes a photo of: more would take the memory of a phone. */
export const PHOTO_SOURCE = { pixels: 40_000_000, bytes: 40_000_000 } as const;
