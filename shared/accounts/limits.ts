/** Supplier data entries, one a country (specification sections 5 and 9). */
export const SUPPLIER_ENTRIES = { AGR: 1, SUP: 20 } as const;
/** Characters that a customer search needs at least (specification section 5). */
export const CUSTOMER_SEARCH_LENGTH = 3;
/** More words make a customer search no narrower. */
export const CUSTOMER_SEARCH_WORDS = 10;
export const ACCOUNT_NAME_LENGTH = 200;
export const ACCOUNT_EMAILS = 10;
/** People at the single sign-on that one account can have. */
export const SSO_USERS = 50;
export const LOCATIONS_OF_SALE = 20;
/** For a new account, unless an administrator says otherwise. */
export const DEFAULT_MAX_USERS = 5;
/** An invitation holds this long, and an account keeps the newest so many. */
export const INVITE_DAYS = 14;
export const INVITES = 20;
export const INVITE_BYTES = 16;
/** Registrations from one network address: control bodies sit with many farmers on one day. */
export const REGISTRATIONS_AN_HOUR = 60;
/** Looks at invitations from one network address: before signing in and after, and again. */
export const INVITE_READS_AN_HOUR = 240;
/** Why an administrator did something; it stays in the timeline. */
export const REASON_LENGTH = 150;
/** A farmer's certification is asked for at most once in this time. */
export const CERTIFICATION_CHECK_HOURS = 24;
export const REQUEST_FOLDERS = 50;
export const REQUEST_FOLDER_LENGTH = 60;
/** Digits of a phone number: short numbers have 3, and the longest 15 with the country code (ITU-T E.164). */
export const PHONE_NUMBER_DIGITS = { min: 3, max: 15 } as const;
/** Associations an account has to do with: as a member, and in each of its supplier data entries. */
export const ASSOCIATIONS = 500;
