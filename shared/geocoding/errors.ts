import { defineErrors } from '#shared/kernel/app-error.ts';

/** Errors of the location search; a search that finds nothing gives an empty list. */
export const geocodingErrors = defineErrors('geocoding', {
  nothingToFind: { status: 400, message: 'must specify cityname or citycode' },
  unknownCountry: { status: 400, message: 'There is no country with this code.' },
  notLoaded: { status: 422, message: 'The places of country {0} are not loaded yet.' },
});
