import { defineErrors } from '#shared/kernel/app-error.ts';

/** Specification section 8, Other. */
export const contactErrors = defineErrors('contact', {
  notSent: { status: 503, message: 'contact request could not be sent' },
});
