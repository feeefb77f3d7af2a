import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { DecisionRecord, statedCodes } from './decision-record.ts';

/** The word that stands where the report needs a code and nobody has stated one. */
const NOT_STATED = 'notStated';

/** Returns the key of the shard of a country's decisions in a year. */
const decisionsKey = (country: string, year: number): string => `${country}.${year}`;

const countryOfKey = (key: string): string => key.slice(0, key.indexOf('.'));

/**
 * The class of records of decisions. They lie by country and year, as a report reads them, so that reading a year
 * costs only its decisions. The country's authorities and administrators read them; nobody edits one.
 */
export const decisionRecordClass = defineEntityClass({
  name: 'decisionrecord',
  personal: 'none',
  schema: DecisionRecord,
  groups: {
    year: {
      columns: {
        country: 'text',
        year: 'number',
        region: 'text',
        process: 'text',
        hid: 'text',
        decidedOn: 'time',
        animalkind: 'text',
        ground: 'text',
        reportTable: 'text',
        case: 'text',
      },
      derived: { case: (record: DecisionRecord) => [caseKeyOf(record)] },
      history: 'all',
      keys: ({ data }) => [decisionsKey(data.country, data.year)],
      open: (who, key) =>
        hasRole(who, 'ADM') || (hasRole(who, 'AUT') && who.country === countryOfKey(key)),
      choose: (_, pinned) =>
        pinned('country')?.flatMap((country) =>
          (pinned('year') ?? []).map((year) => decisionsKey(country, Number(year))),
        ),
    },
  },
  write: { create: () => false, update: () => false, remove: () => false },
  /** A request has one record, however often its decision is told. */
  unique: { process: ({ process }) => [process] },
  label: ({ hid }) => hid ?? '',
});

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
function caseKeyOf(record: DecisionRecord): string {
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
