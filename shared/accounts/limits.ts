import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/kernel/time.ts';

/** Supplier data entries, one a country (specification sections 5 and 9). */
export const SUPPLIER_ENTRIES = { AGR: 1, SUP: 20 } as const;
/** Characters that a customer search needs at least (specification section 5). */
export const CUSTOMER_SEARCH_LENGTH = 3;
/** Words of a customer search that count: further ones make it no narrower. */
export const CUSTOMER_SEARCH_WORDS = 10;
/** Customers whose agreement is set, or who are invited, by one call: each is a save of some 0.1 s. */
export const CUSTOMERS_A_CALL = 50;
export const ACCOUNT_NAME_LENGTH = 200;
export const CONTROL_BODY_CODE_LENGTH = 20;
/** Characters of a control body's code and name, as `shownName` gives them. */
export const SHOWN_NAME_LENGTH = CONTROL_BODY_CODE_LENGTH + 1 + ACCOUNT_NAME_LENGTH;
export const ACCOUNT_EMAILS = 10;
/** People at the single sign-on that one account can have. */
export const SSO_USERS = 50;
export const LOCATIONS_OF_SALE = 20;
/** Animal kinds that a supplier sells in a country. */
export const ANIMAL_KINDS_SOLD = 50;
export const LOCATION_NAME_LENGTH = 120;
/** Users that a new account may have, unless an administrator says otherwise. */
export const DEFAULT_MAX_USERS = 5;
/** Days for which an invitation holds, and the number of newest invitations that an account keeps. */
export const INVITE_DAYS = 14;
export const INVITES = 20;
/** Days for which a changed address of a farm gets no codes for new users. */
export const ADDRESS_REST_DAYS = 7;
/** Days after a joining for which a user removes nobody, and no invitation, that was there before. */
export const NEWCOMER_DAYS = 7;
/** Bytes of the secret that a mailed link carries. */
export const LINK_SECRET_BYTES = 16;
/** Days after a joining within which "that was not me" can be said. */
export const OBJECTION_DAYS = 14;
/**
 * Joinings that an account keeps: those of its users, of others as long as they can be objected to, and of the people
 * who left an office the newest.
 */
export const JOININGS = 2 * SSO_USERS;
/** Offers, and requests, that the mail about an objection names; of more the newest. */
export const OBJECTION_NAMES = 20;
/** Users that an account remembers as objected to; of more the newest. */
export const REFUSED_USERS = 50;
/** Letters of an account's name that mails show. */
export const MAILED_NAME_LENGTH = 120;
/** Letters of a person's name that are kept and mailed. */
export const PERSON_NAME_LENGTH = 80;
/** Addresses that are told of one joining or leaving: DynamoDB saves 100 items at once, mails and all. */
export const TOLD_ADDRESSES = 25;
const DAY_SECONDS = DAY_MS / SECOND_MS;
const HOUR_SECONDS = HOUR_MS / SECOND_MS;
const FIVE_MINUTES = (5 * MINUTE_MS) / SECOND_MS;
/** The limit of tries at the facts or the code of one farm from one network. */
export const FARM_TRIES = { count: 20, seconds: DAY_SECONDS } as const;
/**
 * The limit of wrong facts about one farm, from whatever network: a region has some hundred postal codes. Whoever wants
 * to lock the farmer out needs many networks.
 */
export const FARM_WRONG_FACTS = { count: 300, seconds: DAY_SECONDS } as const;
/** The limit of codes that one farm is mailed for the users of one network, and for all together. */
export const FARM_CODES = { count: 6, seconds: DAY_SECONDS } as const;
export const FARM_CODES_IN_ALL = { count: 24, seconds: DAY_SECONDS } as const;
/** The limit of invitations that the users of one account send, and that one address is sent by one account. */
export const USER_INVITES = { per: 'account', count: 20, seconds: HOUR_SECONDS } as const;
export const ADDRESS_INVITES = { count: 5, seconds: DAY_SECONDS } as const;
/** The limit of invitations that one address is sent by users of all accounts; those of offices do not count. */
export const ADDRESS_INVITES_IN_ALL = { count: 15, seconds: DAY_SECONDS } as const;
/** The limit of looks at who uses an account, and of removals of users and invitations, through one account. */
export const USER_READS = { per: 'account', count: 40, seconds: FIVE_MINUTES } as const;
export const USER_REMOVALS = { per: 'account', count: 20, seconds: FIVE_MINUTES } as const;
/** Registrations from one network address: control bodies sit with many farmers on one day. */
export const REGISTRATIONS_AN_HOUR = 60;
/** Looks at invitations from one network address: before signing in and after, and again. */
export const INVITE_READS_AN_HOUR = 240;
/** Characters of an administrator's reason; the timeline keeps it. */
export const REASON_LENGTH = 150;
/** Hours within which a farmer's certification is asked for at most once. */
export const CERTIFICATION_CHECK_HOURS = 24;
export const REQUEST_FOLDERS = 50;
export const REQUEST_FOLDER_LENGTH = 60;
/** Texts that an office keeps to use them again; they come with the account on every first page. */
export const TEXT_BLOCKS = 30;
export const TEXT_BLOCK_LENGTH = 500;
/** Digits of a phone number: short numbers have 3, and the longest 15 with the country code (ITU-T E.164). */
export const PHONE_NUMBER_DIGITS = { min: 3, max: 15 } as const;
/** Associations that an account may name: as a member, and in each of its supplier data entries. */
export const ASSOCIATIONS = 500;
