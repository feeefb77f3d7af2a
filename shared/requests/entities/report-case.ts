import { type DecisionRecord, statedCodes } from './decision-record.ts';

/** The word that stands where the report needs a code and nobody has stated one. */
const NOT_STATED = 'notStated';

/** The row of a yearly report that a decision is counted in. */
type DecisionCase = Pick<DecisionRecord, 'reportTable' | 'animalkind'> & {
  readonly offergroup: string;
  readonly purpose: string;
  readonly justification: string;
};

/** Returns the row in which the yearly report counts a decision; a missing code is `NOT_STATED`. */
function caseOf(record: DecisionRecord): DecisionCase {
  const { purpose, justification } = statedCodes(record);
  return {
    reportTable: record.reportTable,
    animalkind: record.animalkind,
    offergroup: record.offergroup ?? NOT_STATED,
    purpose: purpose ?? NOT_STATED,
    justification: justification ?? NOT_STATED,
  };
}

/** Returns the name of a decision's row: the decisions of the row are found by it. */
export function caseKeyOf(record: DecisionRecord): string {
  return caseKey(caseOf(record));
}

/** Returns the name of a row. */
function caseKey({
  reportTable,
  animalkind,
  offergroup,
  purpose,
  justification,
}: DecisionCase): string {
  return [reportTable, animalkind, offergroup, purpose, justification].join(' ');
}
