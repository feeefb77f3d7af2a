import { DEFAULT_RADIUS_KM } from '#shared/offers/limits.ts';
import {
  choiceParam,
  flagParam,
  type ListState,
  listParam,
  numberParam,
  textParam,
} from '#web/kernel/use-list-state.ts';

export const SORTINGS = ['distance', 'newest', 'amount'] as const;
export const AMOUNT_COMPARISONS = ['gte', 'lte', 'eq'] as const;
export const VIEWS = ['list', 'map'] as const;
export const RADII_KM = [25, 50, 65, 100, 200, 500] as const;

/** State of the offer search, as it stands in the address. */
export const searchParams = {
  place: textParam(),
  lat: numberParam<number | null>(null),
  lon: numberParam<number | null>(null),
  radius: numberParam(DEFAULT_RADIUS_KM),
  breed: listParam(),
  usage: listParam(),
  gender: listParam(),
  age: listParam(),
  category: listParam(),
  classification: listParam(),
  comparison: choiceParam(AMOUNT_COMPARISONS, 'gte'),
  amount: numberParam<number | null>(null),
  now: flagParam(),
  spot: flagParam(),
  abroad: flagParam(),
  sort: choiceParam(SORTINGS, 'distance'),
  view: choiceParam(VIEWS, 'list'),
};
export type OfferSearchState = ListState<typeof searchParams>;
