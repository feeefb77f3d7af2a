import { defineErrors } from '#shared/kernel/app-error.ts';

export const countryErrors = defineErrors('countries', {
  wrongUrl: { status: 400, message: 'This is not the address of a web page.' },
});
