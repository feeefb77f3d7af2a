export const COMPARISONS = [
  'eq',
  'ne',
  'in',
  'lt',
  'lte',
  'gt',
  'gte',
  'contains',
  'startsWith',
  'exists',
  'within',
] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const FILTER_DEPTH = 4;
export const FILTER_LEAVES = 50;
/** Groups may be empty, so they are counted besides the conditions. */
export const FILTER_GROUPS = 2 * FILTER_LEAVES;
/** Values of one condition. */
export const FILTER_VALUES = 200;
/** Values of all conditions together: the steps of some ten ranges of numbers (`numberFieldFilter`). */
export const FILTER_ALL_VALUES = 5000;
/** Characters of a text that a field is compared with. */
export const FILTER_TEXT_LENGTH = 500;
/** Characters of a text that `contains` and `startsWith` look for. */
export const FILTER_PART_LENGTH = 200;

/** Bytes of a body with filters: far below those of the longest texts, since no search that people make is longer. */
export const FILTER_BODY_BYTES = 200_000;
