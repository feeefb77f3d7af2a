import { defineErrors } from '#shared/kernel/app-error.ts';

export const countryErrors = defineErrors('countries', {
  wrongUrl: { status: 400, message: 'This is not the address of a web page.' },
  /** `details[0].path` is `data.secondFactorFor`. */
  secondFactorElsewhere: {
    status: 422,
    message: 'The identity provider of the country decides about the second factor.',
  },
});
