import { defineErrors } from '#shared/kernel/app-error.ts';

/** Errors of the contact form and of missing breeds (specification section 8, Other). */
export const contactErrors = defineErrors('contact', {
  notSent: { status: 503, message: 'contact request could not be sent' },
  tooManyReports: {
    status: 422,
    message: 'So many reports of yours wait for an answer that no more are taken.',
  },
  /** `details[0].path` names the field. */
  answerMissing: { status: 422, message: 'The answer is not complete.' },
  otherAnimalkind: { status: 422, message: 'This breed belongs to another animal kind.' },
  otherCountry: { status: 422, message: 'This breed is not used in the country of the report.' },
});
