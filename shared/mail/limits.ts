import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/kernel/time.ts';

/** Verification of an e-mail address (`design`: workflows, "Accounts"). */
export const VERIFICATION_CODE_DIGITS = 6;
export const VERIFICATION_CODE = /^\d{6}$/;
export const VERIFICATION_CODE_SECONDS = (30 * MINUTE_MS) / SECOND_MS;
/** Wrong codes until the address is rejected. */
export const VERIFICATION_TRIES = 5;
const HOUR_SECONDS = HOUR_MS / SECOND_MS;
/** Codes that one account may have sent to one address. */
export const VERIFICATION_SENDS = { count: 3, seconds: HOUR_SECONDS } as const;
/** Codes that one network, and all together, may have sent to one address; who asks for more is not told. */
export const ADDRESS_SENDS = { count: 9, seconds: HOUR_SECONDS } as const;
export const ADDRESS_SENDS_IN_ALL = { count: 36, seconds: HOUR_SECONDS } as const;
/** Verification calls of one account, over all its addresses. */
export const VERIFICATION_REQUESTS = { per: 'account', count: 30, seconds: HOUR_SECONDS } as const;
export const VERIFICATION_ANSWERS = { per: 'account', count: 60, seconds: HOUR_SECONDS } as const;

/** Characters of a mail's texts. */
export const MAIL_SUBJECT_LENGTH = 200;
export const MAIL_BODY_LENGTH = 10_000;

/** Days for which an address that bounced gets no mail, since mailboxes come back. */
export const BOUNCE_REST_DAYS = 90;
/** Days after which no bounce of a mail comes any more. */
export const LATE_BOUNCE_DAYS = 14;
/** Days for which an address that complained gets no mail: as good as for ever. */
export const COMPLAINT_REST_DAYS = 3650;

/**
 * A failed mail is tried again after `firstSeconds`, then after `growth` times as long: longer than the lease under
 * which a mail is sent, and soon enough for a code that somebody waits for.
 */
export const MAIL_RETRY = { firstSeconds: 45, growth: 4 } as const;
/**
 * Seconds for which a mail waits while the mail service is down, twice as long each time: SQS knows no more than the
 * longest.
 */
export const MAIL_DELAY_SECONDS = { first: 60, longest: 900 } as const;
/** Times that a mail is postponed: after about a day without the mail service it goes to the dead letters. */
export const MAIL_POSTPONEMENTS = 100;
/** Variables that one mail can have. */
export const MAIL_VARIABLES = 20;

/** Characters of a name, or of several, that a mail shows in a line. */
export const MAIL_LINE_LENGTH = 300;
/** Name and address of a person that a mail names. */
export const PERSON_LENGTH = 400;

/** Test mails that an administrator may have sent to the own address. */
export const TEST_MAILS = { per: 'account', count: 20, seconds: HOUR_SECONDS } as const;
/** Earlier texts of a mail that are kept, by language and type. */
export const TEMPLATE_HISTORY = 20;
