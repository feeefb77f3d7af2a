/** Characters of a contact message at least (specification section 5). */
export const CONTACT_MESSAGE_LENGTH = 10;
/** A reply is promised within this time (specification section 1). */
export const CONTACT_REPLY_WORKING_DAYS = 3;
