import { defineErrors } from '#shared/kernel/app-error.ts';

export const lawErrors = defineErrors('law', {
  hasBegun: { status: 422, message: 'A law that has begun is neither deleted nor postponed.' },
  /** `details[0].path` is `data.validTo`. */
  overBeforeBegin: { status: 422, message: 'The law would be over before it begins.' },
  /** `details` name the row that comes a second time. */
  rowTwice: { status: 422, message: 'A ground, share, age or time of conversion stands twice.' },
});
