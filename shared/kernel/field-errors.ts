import { defineErrors } from './app-error.ts';

/** The problems of a field; codes of the `details` of `kernel.invalidInput`. */
export const fieldErrors = defineErrors('fields', {
  required: { status: 400, message: 'This field must be filled out.' },
  wrongType: { status: 400, message: 'The value has the wrong type.' },
  wrongFormat: { status: 400, message: 'The value does not have the right form.' },
  notAllowed: { status: 400, message: 'The value is not one of those allowed.' },
  tooShort: { status: 400, message: 'At least {0} characters are needed.' },
  tooLong: { status: 400, message: 'At most {0} characters are allowed.' },
  tooSmall: { status: 400, message: 'The value must be at least {0}.' },
  tooBig: { status: 400, message: 'The value must be at most {0}.' },
  tooFew: { status: 400, message: 'At least {0} entries are needed.' },
  tooMany: { status: 400, message: 'At most {0} entries are allowed.' },
  notMultiple: { status: 400, message: 'The value must be a multiple of {0}.' },
  unknown: { status: 400, message: 'This field is not known.' },
  tooDeep: { status: 400, message: 'The input is nested too deeply.' },
  tooManyMarks: { status: 400, message: 'One letter carries too many accents.' },
  filterTooDeep: { status: 400, message: 'A filter is nested at most {0} levels deep.' },
  filterTooLong: { status: 400, message: 'A filter holds at most {0} conditions.' },
  filterTooManyValues: { status: 400, message: 'A filter names at most {0} values.' },
  filterEmpty: {
    status: 400,
    message: 'Here a condition is needed: field, comparison and value, or $and, or $or.',
  },
  filterMixed: {
    status: 400,
    message: 'One part of a filter is either $and or $or or a condition, not several of them.',
  },
  filterOperator: { status: 400, message: 'Conditions are joined by $and or $or only.' },
  filterComparison: { status: 400, message: 'This comparison is not known.' },
  invalid: { status: 400, message: 'The value is not valid.' },
});
