import { defineErrors } from '#shared/kernel/app-error.ts';

/** Errors of searches; in each of them `details[].path` names the field. */
export const searchErrors = defineErrors('search', {
  unknownField: { status: 400, message: 'A search cannot use this field.' },
  wrongComparison: { status: 400, message: 'This field does not take this comparison.' },
  wrongValue: { status: 400, message: 'This value does not fit the field.' },
  wrongSorting: {
    status: 400,
    message: 'A place sorts a search only by its distance: name a circle around it in the filter.',
  },
  wrongMetric: { status: 400, message: 'This field cannot be grouped or summed up in this way.' },
  tooManyGroups: {
    status: 400,
    message: 'This summary has too many rows: group by fewer fields or narrow the filter.',
  },
  /** `details` name the fields that a filter must pin with `eq` or `in`. */
  shardNotNamed: {
    status: 400,
    message: 'This search is too wide: name these fields in the filter.',
  },
  /** A part of the index is lost and being made again: no answer is given, since it would look like few or no hits. */
  incomplete: {
    status: 503,
    message: 'This search is being repaired. Please try again in a few minutes.',
  },
  badCursor: { status: 400, message: 'This page does not exist.' },
});
