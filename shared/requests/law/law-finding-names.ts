/** The findings that the law of a country may have about an answer; each is an error of `errors.ts`. */
export const LAW_FINDINGS = [
  'arrivalPast',
  'arrivalBeforeBirth',
  'tooOldOnArrival',
  'inTraining',
  'notGrownUp',
  'weightNeeded',
  'tooHeavyOnArrival',
  'herdExists',
  'orderedTooLate',
  'groundOverThen',
  'permissionTooLong',
  'overYearlyShare',
  'boughtBeforeDecision',
  'boughtAfterEnd',
  'boughtToCome',
  'boughtMoreThanGranted',
  'noEarTag',
  'tagTwice',
  'tagsMissing',
] as const;
export type LawFindingName = (typeof LAW_FINDINGS)[number];
