import type { ErrorCode } from '#shared/errors.ts';

/**
 * Failures without a text, by the reason why only a program meets them: no screen sends what they refuse. A program
 * reads the server's English message.
 */
export const ERRORS_OF_PROGRAMS = {
  'pages make the filters, sortings and groups of their lists themselves': [
    'fields.filterComparison',
    'fields.filterEmpty',
    'fields.filterMixed',
    'fields.filterOperator',
    'fields.filterTooDeep',
    'search.shardNotNamed',
    'search.wrongComparison',
    'search.wrongMetric',
    'search.wrongSorting',
  ],
  'the types of the contract give pages the names and the form of what they send': [
    'entities.invalidDataUri',
    'entities.noAttachments',
    'entities.unknownAttribute',
    'entities.unknownClass',
    'fields.tooDeep',
    'imports.invalidRun',
    'kernel.invalidJson',
    'rules.keyNotFound',
    'sessions.wrongAudience',
  ],
  'a page has no control for what its reader may not set, and lists each choice once': [
    'accounts.countryTwice',
    'accounts.featureNotYours',
    'accounts.noSupplierData',
    'accounts.notAControlBody',
    'accounts.notAnOffice',
    'accounts.officeTwice',
    'entities.fieldNotYours',
    'geocoding.unknownCountry',
    'offers.fieldTwice',
    'offers.wrongWeekDays',
    'requests.answeredTwice',
    'requests.hiddenField',
    'requests.missingCountry',
    'requests.notAsked',
    'requests.unknownField',
    'requests.unknownRevision',
    'uploads.logoKept',
    'uploads.photoKept',
  ],
  'a page asks for the country of its own address': ['countries.wrongUrl'],
  'the form of an offer makes its photos itself': ['uploads.photoNotPlain'],
} as const satisfies Readonly<Record<string, readonly ErrorCode[]>>;

export type ErrorOfPrograms = (typeof ERRORS_OF_PROGRAMS)[keyof typeof ERRORS_OF_PROGRAMS][number];
