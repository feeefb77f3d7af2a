import * as z from 'zod';
import { Labels } from '#shared/kernel/label.ts';
import { PinnedRef, Ref } from '#shared/kernel/ref.ts';
import { Day, Instant } from '#shared/kernel/time.ts';
import { PurposeReportCode, SpeciesReportCode } from '#shared/masterdata/report-code.ts';
import { AMENDMENT_REASON_LENGTH, AMENDMENTS, RECORD_LINES } from '#shared/requests/limits.ts';
import { Decision, Hid } from './request-process.ts';
import { LEGAL_GROUNDS, REPORT_TABLES } from './requestpackage.ts';

/** The events after a decision that the yearly report tells beside it; they take nothing away from what was granted. */
const RECORD_EVENTS = ['buy', 'waive', 'revoke'] as const;

/**
 * An event after the decision. A negative number of animals corrects an earlier line: a purchase reported by mistake, or
 * the rest of an ended permission of which a purchase is reported later.
 */
const RecordLine = z.strictObject({
  event: z.enum(RECORD_EVENTS),
  animals: z.int(),
  on: Instant,
});
export type RecordLine = z.infer<typeof RecordLine>;

/** Codes that an office states later, each replacing the one before; the office that states them gives a reason. */
const Amendment = z.strictObject({
  purpose: PurposeReportCode.optional(),
  justification: Decision.shape.justificationCode,
  reason: z.string().min(AMENDMENT_REASON_LENGTH.min).max(AMENDMENT_REASON_LENGTH.max),
  /** The account of the office. */
  by: Ref,
  on: Instant,
});
export type Amendment = z.infer<typeof Amendment>;

/**
 * The record of an accepted decision, for the yearly report of Regulation (EU) 2018/848, Art. 53(6). It names no
 * person and copies the facts that it reports, so that it stays whole when its request is deleted or redacted, or an
 * entry is renamed. Nothing in it changes: lines are added.
 */
export const DecisionRecord = z.strictObject({
  process: Ref,
  hid: Hid.optional(),
  country: Ref,
  region: Ref,
  /** The authority's account. */
  aut: Ref,
  decidedOn: Instant,
  /** The calendar year of the decision, in the time of the country. */
  year: z.int().min(2000).max(9999),
  animalkind: Ref,
  species: SpeciesReportCode.optional(),
  latin: z.string().max(200).optional(),
  common: Labels,
  offergroup: Ref.optional(),
  breed: Labels.optional(),
  animalusage: Ref.optional(),
  purpose: PurposeReportCode.optional(),
  package: PinnedRef,
  ground: z.enum(LEGAL_GROUNDS),
  reportTable: z.enum(REPORT_TABLES),
  justification: Decision.shape.justificationCode,
  /** The day of the decision that recognised a catastrophe. */
  formalDecisionOn: Day.optional(),
  asked: z.int().min(0).optional(),
  granted: z.int().min(0),
  validUntil: Day.optional(),
  lines: z.array(RecordLine).max(RECORD_LINES),
  amendments: z.array(Amendment).max(AMENDMENTS),
});
export type DecisionRecord = z.infer<typeof DecisionRecord>;

/** Returns the codes that the report takes: those of the decision, with the codes stated later. */
export function statedCodes({
  purpose,
  justification,
  amendments,
}: Pick<DecisionRecord, 'purpose' | 'justification' | 'amendments'>): Pick<
  Amendment,
  'purpose' | 'justification'
> {
  return {
    purpose: amendments.findLast((line) => line.purpose !== undefined)?.purpose ?? purpose,
    justification:
      amendments.findLast((line) => line.justification !== undefined)?.justification ??
      justification,
  };
}
