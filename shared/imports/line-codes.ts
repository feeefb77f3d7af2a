import { OFFER_PROBLEMS } from '#shared/offers/problem-codes.ts';

/**
 * The codes of a report's lines: faults keep the row from being imported (specification section 8, Import), notices do not.
 * `line-texts/` has a sentence for each.
 */
const LINE_FAULTS = [
  'cellError',
  'wrongText',
  'wrongControlNumber',
  'wrongCitycode',
  'wrongEmail',
  'wrongPhone',
  'wrongWebsite',
  'wrongAgreement',
  'agreementAhead',
  'unknownName',
  'listedTwice',
  'otherControlBody',
  'notAFarm',
  'deactivated',
  'wrongTruth',
  'unknownAnimalkind',
  'unknownCountry',
  'unknownLanguage',
  /** The category II belongs to another animal kind. */
  'otherAnimalkind',
  /** No category II of the row is used in one of its countries. */
  'countryNotCovered',
  /** The key of a row is that of no offer of the account. */
  'unknownOffer',
  ...OFFER_PROBLEMS,
] as const;

const LINE_NOTICES = [
  /** The address was not found on the map. */
  'notLocated',
  'noRegion',
  /** A farmer is in no row of a full import: its tie to the control body ends. */
  'ended',
  /** The import is taken back, but an entry that somebody changed or used since stays. */
  'changedSince',
  'usedSince',
] as const;

export const LINE_CODES = [...LINE_FAULTS, ...LINE_NOTICES] as const;
export type LineCode = (typeof LINE_CODES)[number];

export const isFault = (code: string): boolean => LINE_FAULTS.some((fault) => fault === code);
