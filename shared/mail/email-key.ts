import { mailableEmail } from '#shared/kernel/email.ts';

/**
 * Returns one form of an e-mail address: mail servers do not tell capital letters apart, people should not have to.
 */
export const emailKey = (email: string): string => mailableEmail(email).toLowerCase();
