export const UPLOAD_NAME_LENGTH = 100;
export const UPLOAD_NOTICE_LENGTH = 1000;
/** Accounts that an upload can be shown to besides its owner: the parties of a few requests. */
export const UPLOAD_READERS = 50;
