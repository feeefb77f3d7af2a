import type { TallyChange } from '#functions/kernel/ports/tallies.ts';
import { dayIn, utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { OptionId } from '#shared/requests/entities/requestformfield.ts';
import { LONGEST_WAIT_DAYS } from '#shared/requests/limits.ts';
import { lapseEventOf } from '#shared/requests/process/lapsed.ts';
import type { Month, RequestCount } from '#shared/requests/statistics.ts';

/** Names the tally of a region's requests: rows `<month>#<animalkind>#<offergroup>#<purpose>#<reason>`. */
export const requestsTally = (region: string): string => `requests#${region}`;
/**
 * Names the tally of the days until decisions: rows `<month>` for a region, `<day>` for an authority; numbers
 * `d<days>`.
 */
export const decisionDaysTally = (regionOrAuthority: string): string =>
  `waits#${regionOrAuthority}`;

/** Returns the counts of a request that somebody decides on; the sums over all of them are the statistic. */
function countedCells(process: RequestProcess, timeZone: string): TallyChange[] {
  const { sentOn, decidedOn, region, aut, requestType } = process;
  // An association permits by its own rules, which is no derogation.
  if (sentOn === undefined || requestType === 'association') return [];
  const cellIn = (on: string) => cellOf(process, monthOf(on, timeZone));
  const cells = [{ ...cellIn(sentOn), numbers: asked(process) }];
  const lapse = lapseEventOf(process);
  if (lapse) return [...cells, { ...cellIn(lapse.on), numbers: lapsed(process) }];
  const outcome = decided(process);
  if (decidedOn === undefined || outcome === undefined) return cells;
  const numbers = { [`d${daysUntil(decidedOn, sentOn, timeZone)}`]: 1 };
  return [
    ...cells,
    { ...cellIn(decidedOn), numbers: outcome },
    { tally: decisionDaysTally(region), row: monthOf(decidedOn, timeZone), numbers },
    ...(isDecidedBy(process, aut)
      ? [{ tally: decisionDaysTally(aut), row: utcDayOf(new Date(decidedOn)), numbers }]
      : []),
  ];
}

/** Tells whether the authority decided itself; a control body's decision says nothing of the authority's time. */
function isDecidedBy({ filledSteps, decidedOn }: RequestProcess, account: string): boolean {
  return filledSteps.some(({ by, on }) => by === account && on === decidedOn);
}

/** Returns the changes of one revision in the counts, by months of a time zone; cells that stay are left out. */
export function countedChanges(
  before: RequestProcess | undefined,
  after: RequestProcess | undefined,
  timeZone: string,
): TallyChange[] {
  const sums = new Map<string, { tally: string; row: string; numbers: Record<string, number> }>();
  const add = (cells: readonly TallyChange[], sign: 1 | -1) => {
    for (const { tally, row, numbers } of cells) {
      const key = `${tally} ${row}`;
      const sum = sums.get(key) ?? { tally, row, numbers: {} };
      sums.set(key, sum);
      for (const [name, value] of Object.entries(numbers)) {
        sum.numbers[name] = (sum.numbers[name] ?? 0) + sign * value;
      }
    }
  };
  if (before) add(countedCells(before, timeZone), -1);
  if (after) add(countedCells(after, timeZone), 1);
  return [...sums.values()].flatMap(({ numbers, ...cell }) => {
    const changed = Object.entries(numbers).filter(([, value]) => value !== 0);
    return changed.length === 0 ? [] : [{ ...cell, numbers: Object.fromEntries(changed) }];
  });
}

type Counts = Partial<Record<RequestCount, number>>;

function lapsed({ decision }: RequestProcess): Counts {
  return { requestsLapsed: 1, animalsLapsed: decision?.animalsAsked ?? 0 };
}

function asked({ decision }: RequestProcess): Counts {
  return { requestsAsked: 1, animalsAsked: decision?.animalsAsked ?? 0 };
}

function decided({ status, decision }: RequestProcess): Counts | undefined {
  const wanted = decision?.animalsAsked ?? 0;
  if (status === 'rejected') return { requestsRefused: 1, animalsRefused: wanted };
  if (status !== 'accepted') return undefined;
  const granted = decision?.animalsGranted ?? wanted;
  // A request may ask for a weight and no number.
  const animalsRefused = Math.max(0, wanted - granted);
  return { requestsGranted: 1, animalsGranted: granted, animalsRefused };
}

const monthOf = (instant: string, timeZone: string): Month =>
  dayIn(timeZone, new Date(instant)).slice(0, '2026-03'.length);

/** The form field that asks for the purpose of the purchase. */
const PURPOSE_FIELD = 'purpose';

function cellOf(process: RequestProcess, month: Month): { tally: string; row: string } {
  const { region, animalkind, offergroup = '', decision, filledSteps } = process;
  const [first] = filledSteps;
  const purpose = first?.fieldData.find(({ field }) => field === PURPOSE_FIELD)?.value;
  const parts = [
    month,
    animalkind,
    offergroup,
    // A package may ask for the purpose in words; these name no case.
    OptionId.safeParse(purpose).data ?? '',
    decision?.justificationCode ?? '',
  ];
  return { tally: requestsTally(region), row: parts.join('#') };
}

/** Returns the number of calendar days that a decision took: 0 on the day of the sending. */
function daysUntil(decidedOn: string, sentOn: string, timeZone: string): number {
  const midnight = (on: string) => Date.parse(dayIn(timeZone, new Date(on)));
  const days = (midnight(decidedOn) - midnight(sentOn)) / DAY_MS;
  return Math.min(Math.max(days, 0), LONGEST_WAIT_DAYS);
}
