/** Supplier data entries, one a country (specification sections 5 and 9). */
export const SUPPLIER_ENTRIES = { AGR: 1, SUP: 20 } as const;
/** Characters that a customer search needs at least (specification section 5). */
export const CUSTOMER_SEARCH_LENGTH = 3;
export const ACCOUNT_NAME_LENGTH = 200;
export const ACCOUNT_EMAILS = 10;
/** People at the single sign-on that one account can have. */
export const SSO_USERS = 50;
export const LOCATIONS_OF_SALE = 20;
export const REQUEST_FOLDERS = 50;
