import type { Country } from '#shared/countries/country.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { dayIn } from '#shared/kernel/day.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import type { Animalkind } from '#shared/masterdata/animalkind.ts';
import type { Animalusage } from '#shared/masterdata/animalusage.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';
import type { DecisionRecord, RecordLine } from '#shared/requests/entities/decision-record.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { reportTableOf } from '#shared/requests/package/report-table-of.ts';

/** A request and the entities that it names, as far as these still exist. */
export type DecisionFacts = {
  readonly id: string;
  readonly process: RequestProcess;
  readonly form: RequestPackage;
  readonly country: Pick<Country, 'code'>;
  readonly kind: Animalkind | undefined;
  readonly breed: Offergroup | undefined;
  readonly usage: Animalusage | undefined;
};

/** The form field that asks for the day of the decision by which a catastrophe was recognised. */
const FORMAL_DECISION_FIELD = 'formalDecisionOn';

/** Tells whether the request was granted, whatever became of it later. */
export const wasGranted = ({ status, decidedOn }: RequestProcess): boolean =>
  decidedOn !== undefined && (status === 'accepted' || status === 'retracted');

/**
 * Returns the record of a granted request's decision with all later events, in the words and codes of the entities
 * that the request names.
 * @throws Error where the request was not decided
 */
export function decisionRecordOf(
  { id, process, form, country, kind, breed, usage }: DecisionFacts,
  on: string,
): DecisionRecord {
  const {
    decidedOn,
    decision = {},
    hid,
    region,
    aut,
    animalkind,
    offergroup,
    animalusage,
  } = process;
  if (decidedOn === undefined) throw new Error(`The request ${id} was not decided.`);
  const { animalsAsked, animalsGranted, justificationCode, validUntil, legalBasis } = decision;
  return {
    process: id,
    hid,
    country: process.country,
    region,
    aut,
    decidedOn,
    year: Number(dayIn(timeZoneOf(country), new Date(decidedOn)).slice(0, 4)),
    animalkind,
    species: kind?.reportCode,
    latin: kind?.scientificName,
    common: kind?.labels ?? [],
    offergroup,
    breed: breed?.labels,
    animalusage,
    purpose: usage?.reportCode,
    package: process.package,
    ground: legalBasis ?? form.legalBasis,
    reportTable: reportTableOf(form),
    justification: justificationCode,
    formalDecisionOn: formalDecisionOf(process),
    asked: animalsAsked,
    granted: animalsGranted ?? animalsAsked ?? 0,
    validUntil,
    lines: linesSince(undefined, process, on),
    amendments: [],
  };
}

/**
 * Returns the events of a permission since an earlier state of the request, or since the decision. What is reported as
 * bought after the end is taken off the rest that the end left.
 */
export function linesSince(
  before: RequestProcess | undefined,
  after: RequestProcess,
  on: string,
): RecordLine[] {
  const bought = boughtOf(after) - boughtOf(before);
  const earlier = before && endOf(before);
  const end = endOf(after);
  const given = (end?.animals ?? 0) - (earlier?.animals ?? 0);
  const isTold = end === undefined || (earlier !== undefined && given === 0);
  return [
    ...(bought === 0 ? [] : [{ event: 'buy', animals: bought, on } as const]),
    ...(isTold ? [] : [{ event: end.event, animals: given, on }]),
  ];
}

/**
 * Returns the end of a permission that is not used up: waived, or, in older requests, retracted; with the animals that
 * are not bought by now.
 */
function endOf(process: RequestProcess): Pick<RecordLine, 'event' | 'animals'> | undefined {
  const { permissionEnd, status, decision } = process;
  const rest = Math.max(0, (decision?.animalsGranted ?? 0) - boughtOf(process));
  if (permissionEnd !== undefined) {
    const { how, animals = rest } = permissionEnd;
    return { event: how === 'waived' ? 'waive' : 'revoke', animals: Math.min(animals, rest) };
  }
  return status === 'retracted' ? { event: 'waive', animals: rest } : undefined;
}

const boughtOf = (process: RequestProcess | undefined): number =>
  process?.decision?.animalsBought ?? 0;

function formalDecisionOf({ filledSteps }: RequestProcess): string | undefined {
  const answer = filledSteps
    .flatMap(({ fieldData }) => fieldData)
    .find(({ field }) => field === FORMAL_DECISION_FIELD)?.value;
  return typeof answer === 'string' && isDay(answer) ? answer : undefined;
}
