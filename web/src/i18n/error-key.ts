import type { ErrorCode } from '#shared/errors.ts';
import type { ClientErrorCode } from '#web/kernel/api-error.ts';
import type { ErrorOfPrograms } from './errors-of-programs.ts';

type AnyCode = ErrorCode | ClientErrorCode;

/**
 * Failures that a person reads in the words of another one. A tab that is older than the server meets those of fields and
 * calls that nobody knows.
 */
const SAID_AS = {
  'accounts.agreementInFuture': 'requests.boughtToCome',
  'accounts.emailTwice': 'rules.namedTwice',
  'accounts.expired': 'sessions.expiredToken',
  'accounts.folderTwice': 'entities.notUnique',
  'accounts.inviteExpired': 'accounts.objectionExpired',
  'accounts.inviteNotFound': 'accounts.objectionNotFound',
  'accounts.locationNotFound': 'offers.locationNotFound',
  'accounts.logoNotUsable': 'fields.notAllowed',
  'accounts.notLinked': 'entities.notFound',
  'accounts.signOnNeeded': 'sessions.signInNeeded',
  'accounts.wrongControlNumber': 'fields.wrongFormat',
  'client.failedAfterRetries': 'kernel.unavailable',
  'client.invalidContentType': 'kernel.internal',
  'client.unknown': 'kernel.internal',
  'client.waitHours': 'client.waitMinutes',
  'contact.notSent': 'kernel.unavailable',
  'contact.otherAnimalkind': 'offers.otherAnimalkind',
  'contact.otherCountry': 'offers.otherCountry',
  'entities.badCursor': 'entities.notFound',
  'entities.deleted': 'entities.notFound',
  'entities.unknownReference': 'entities.notFound',
  'exports.unknownColumn': 'fields.notAllowed',
  'exports.unknownConfig': 'entities.notFound',
  'fields.filterTooManyValues': 'fields.filterTooLong',
  'fields.tooManyMarks': 'fields.invalid',
  'fields.unknown': 'kernel.internal',
  'geocoding.nothingToFind': 'fields.required',
  'imports.noFaultyRows': 'entities.notFound',
  'imports.notAllowed': 'kernel.forbidden',
  'imports.notConfigured': 'entities.notFound',
  'imports.notFound': 'entities.notFound',
  'imports.notToTakeBack': 'requests.transitionNotAllowed',
  'imports.wrongColumn': 'fields.notAllowed',
  'imports.wrongFormat': 'sheets.notSheet',
  'jobs.notFound': 'entities.notFound',
  'jobs.over': 'requests.transitionNotAllowed',
  'kernel.notFound': 'kernel.internal',
  'kernel.partAway': 'kernel.unavailable',
  'kernel.tooLarge': 'entities.saveTooLarge',
  'kernel.tooManyRequests': 'client.tooManyTries',
  'kernel.wrongMethod': 'kernel.internal',
  'mail.codeSpent': 'mail.codeExpired',
  'masterdata.otherAnimalkind': 'offers.otherAnimalkind',
  'offers.mailLinkNotFound': 'accounts.objectionNotFound',
  'offers.nothingToDecide': 'requests.transitionNotAllowed',
  'offers.savingFailed': 'kernel.internal',
  'requests.animalkindNotOffered': 'offers.animalkindNotOffered',
  'requests.conditionLater': 'requests.conditionUnknown',
  'requests.draftNotSaved': 'kernel.invalidInput',
  'requests.fieldTwice': 'rules.namedTwice',
  'requests.folderNotFound': 'entities.notFound',
  'requests.locationNotFound': 'offers.locationNotFound',
  'requests.newOffersFound': 'requests.offersChanged',
  'requests.noGeoPosition': 'offers.noGeoPosition',
  'requests.noProcessId': 'entities.notFound',
  'requests.noRegion': 'offers.noRegion',
  'requests.notARequestProcess': 'entities.notFound',
  'requests.optionDisabled': 'fields.notAllowed',
  'requests.optionTwice': 'rules.namedTwice',
  'requests.otherAnimalkind': 'offers.otherAnimalkind',
  'requests.outcomeBoth': 'requests.outcomeUndecided',
  'requests.outcomeNoOption': 'fields.notAllowed',
  'requests.outcomeNoRejection': 'requests.outcomeUndecided',
  'requests.outcomeNowhere': 'requests.outcomeUndecided',
  'requests.packageNotFound': 'requests.typeNotAllowed',
  'requests.packageNotOffered': 'requests.typeNotAllowed',
  'requests.regionNotFound': 'entities.notFound',
  'requests.searchTooNarrow': 'requests.conditionNotPossible',
  'requests.stepTwice': 'rules.namedTwice',
  'requests.tagTwice': 'rules.namedTwice',
  'requests.uploadNotFound': 'entities.attachmentNotFound',
  'requests.uploadNotYours': 'entities.attachmentNotFound',
  'requests.uploadWithoutFile': 'entities.attachmentNotFound',
  'requests.validUntilPast': 'offers.dayInPast',
  'search.badCursor': 'entities.notFound',
  'search.incomplete': 'kernel.unavailable',
  'search.unknownField': 'kernel.internal',
  'search.wrongValue': 'fields.invalid',
  'sessions.invalidAuth': 'sessions.expiredToken',
  'sheets.damaged': 'sheets.notSheet',
  'sheets.noSheet': 'entities.notFound',
  'sheets.otherFormat': 'sheets.notSheet',
  'sheets.tooLarge': 'entities.attachmentTooLarge',
  'uploads.logoTooLarge': 'entities.attachmentTooLarge',
  'uploads.photoTooLarge': 'entities.attachmentTooLarge',
} as const satisfies Partial<Record<AnyCode, AnyCode>>;

/** The failures that have a text of their own. */
type ToldCode = Exclude<AnyCode, ErrorOfPrograms | keyof typeof SAID_AS>;
export type ErrorKey = `errors.${ToldCode}`;

const said: Readonly<Record<string, string>> = SAID_AS;

/** Returns the key of the text of a failure; there may be no such text. */
export const errorKey = (code: string): string => `errors.${said[code] ?? code}`;
