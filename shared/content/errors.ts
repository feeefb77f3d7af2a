import { defineErrors } from '#shared/kernel/app-error.ts';

export const contentErrors = defineErrors('content', {
  brokenLabel: { status: 422, message: 'A label is no message in the ICU format.' },
  /** `details[]` hold the `tag` and its `line`. */
  htmlInPage: { status: 422, message: 'A page is text without HTML.' },
});
