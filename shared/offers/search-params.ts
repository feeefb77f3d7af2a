import { mondayOf, weekOf } from '#shared/kernel/calendar-week.ts';
import {
  choiceParam,
  flagParam,
  type ListState,
  listParam,
  numberParam,
  type Param,
  textParam,
} from '#shared/kernel/list-state.ts';
import { AMOUNT_COMPARISONS } from './amount-comparisons.ts';
import { DEFAULT_RADIUS_KM, WEEK_RADIUS } from './limits.ts';

export const SORTINGS = ['distance', 'newest', 'amount', 'confirmed'] as const;
export const VIEWS = ['list', 'map'] as const;
/** Kilometres to the farthest place: half the way round the earth. */
export const EVERYWHERE_KM = 20_000;
export const RADII_KM = [25, 50, 65, 100, 200, 500] as const;
/** The numbers of weeks to choose from, earlier or later than the wanted one, that also do. */
export const WEEKS_AROUND = [0, 1, 2, 4, 8, 12] as const;

/** State of the offer search, as it stands in the address. */
export const searchParams = {
  place: textParam(),
  lat: numberParam<number | null>(null, [-90, 90]),
  lon: numberParam<number | null>(null, [-180, 180]),
  radius: numberParam(DEFAULT_RADIUS_KM, [1, EVERYWHERE_KM]),
  text: textParam(),
  breed: listParam(),
  specification: listParam(),
  usage: listParam(),
  gender: listParam(),
  age: listParam(),
  category: listParam(),
  category2: listParam(),
  classification: listParam(),
  association: listParam(),
  week: weekParam(),
  before: weeksParam(WEEK_RADIUS.before),
  after: weeksParam(WEEK_RADIUS.after),
  comparison: choiceParam(AMOUNT_COMPARISONS, 'gte'),
  amount: numberParam<number | null>(null),
  now: flagParam(),
  spot: flagParam(),
  /** The values that offer fields must have, `<field>=<value>` each (`field-choices.ts`). */
  field: listParam(),
  abroad: flagParam(),
  /** Account of the supplier whose offers are looked at. */
  supplier: textParam(),
  /** Tells whether the offers outside the radius are unfolded. */
  farther: flagParam(),
  sort: choiceParam(SORTINGS, 'distance'),
  view: choiceParam(VIEWS, 'list'),
};
export type OfferSearchState = ListState<typeof searchParams>;

/** Returns a parameter for a week of the calendar; anything else in the address is none. */
function weekParam(): Param<string> {
  const isWeek = (value: string) =>
    /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/.test(value) && weekOf(mondayOf(value)) === value;
  return {
    initial: '',
    read: ([value = '']) => (isWeek(value) ? value : ''),
    write: (value) => (value === '' ? [] : [value]),
  };
}

function weeksParam(initial: number): Param<number> {
  return {
    initial,
    read: ([value = '']) => WEEKS_AROUND.find((weeks) => String(weeks) === value) ?? initial,
    write: (value) => [String(value)],
  };
}
