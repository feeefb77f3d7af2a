import type { ErrorCode } from '#shared/errors.ts';
import type { ClientErrorCode } from '#web/kernel/api-error.ts';
import type { ErrorOfPrograms } from './errors-of-programs.ts';

/**
 * Failures that a person reads in the words of another one. Those said as `client.unknown` meet a tab that is older
 * than the server.
 */
const SAID_AS = {
  'accounts.expired': 'sessions.expiredToken',
  'accounts.locationNotFound': 'offers.locationNotFound',
  'accounts.signOnNeeded': 'sessions.signInNeeded',
  'contact.otherAnimalkind': 'masterdata.otherAnimalkind',
  'fields.unknown': 'client.unknown',
  'jobs.notFound': 'entities.notFound',
  'kernel.notFound': 'client.unknown',
  'kernel.wrongMethod': 'client.unknown',
  'requests.animalkindNotOffered': 'offers.animalkindNotOffered',
  'requests.noProcessId': 'entities.notFound',
  'requests.notARequestProcess': 'entities.notFound',
  'requests.otherAnimalkind': 'offers.otherAnimalkind',
  'requests.uploadNotFound': 'entities.attachmentNotFound',
  'requests.uploadWithoutFile': 'entities.attachmentNotFound',
  'search.badCursor': 'entities.badCursor',
  'search.unknownField': 'client.unknown',
  'uploads.logoTooLarge': 'entities.attachmentTooLarge',
  'uploads.photoTooLarge': 'entities.attachmentTooLarge',
} as const satisfies Partial<Record<ErrorCode, ErrorCode | ClientErrorCode>>;

/** The failures that have a text of their own. */
type ToldCode = Exclude<ErrorCode | ClientErrorCode, ErrorOfPrograms | keyof typeof SAID_AS>;
export type ErrorKey = `errors.${ToldCode}`;

const said: Readonly<Record<string, string>> = SAID_AS;

/** Returns the key of the text of a failure; there may be no such text. */
export const errorKey = (code: string): string => `errors.${said[code] ?? code}`;
