import { HOUR_MS, SECOND_MS } from '#shared/kernel/time.ts';

/** Characters of a contact message at least (specification section 5). */
export const CONTACT_MESSAGE_LENGTH = 10;
/** Working days within which a reply is promised (specification section 1). */
export const CONTACT_REPLY_WORKING_DAYS = 3;

export const CONTACT_MESSAGE_MAX_LENGTH = 5000;
export const CONTACT_SUBJECT_LENGTH = 150;
export const CONTACT_NAME_LENGTH = 200;

const HOUR_SECONDS = HOUR_MS / SECOND_MS;
/** The limit of contact requests: a person writes a few times, and an office may sit behind one address. */
export const CONTACT_REQUESTS = { per: 'address', count: 20, seconds: HOUR_SECONDS } as const;
/** Digits of the reference of a contact request in its mails: the last of its id. */
export const CONTACT_REFERENCE_DIGITS = 8;
export const CONTACT_REFERENCE = new RegExp(`^[0-9A-F]{${CONTACT_REFERENCE_DIGITS}}$`);
/** The limit of receipts to one e-mail address, which is nobody's proven own: the form must not flood a stranger. */
export const CONTACT_COPIES = { count: 3, seconds: HOUR_SECONDS } as const;
export const MISSING_OFFERGROUPS = { per: 'account', count: 20, seconds: HOUR_SECONDS } as const;
export const MISSING_OFFERGROUP_ANSWER_LENGTH = 500;
/** Reports of missing breeds of one account that wait for an answer. */
export const OPEN_MISSING_OFFERGROUPS = 50;
/** Administrators who are told of a report. */
export const NOTIFIED_ADMINISTRATORS = 20;
