import { choiceParam, type ListState, textParam } from '#shared/kernel/list-state.ts';
import { searchParams } from '#shared/offers/search-params.ts';

export const STEPS = ['animals', 'site', 'type', 'package'] as const;
export type Step = (typeof STEPS)[number];

/** The choices so far, beside the filters of the offer search; they stand in the address and outlive a sign-in. */
export const requestParams = {
  ...searchParams,
  step: choiceParam(STEPS, 'animals'),
  /** The usage of the animals; unlike the filter `usage` of the search, it narrows nothing. */
  use: textParam(),
  /** The category II. */
  group: textParam(),
  /** Account of the farmer that an office acts for. */
  farmer: textParam(),
  site: textParam(),
  type: textParam(),
  ins: textParam(),
  aso: textParam(),
  package: textParam(),
  /** Account of the supplier who takes part. */
  sup: textParam(),
  /** Request that this one follows. */
  followup: textParam(),
};
export type RequestChoice = ListState<typeof requestParams>;
export type ChangeChoice = (change: Partial<RequestChoice>) => void;
