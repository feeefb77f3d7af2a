import { defineErrors } from '#shared/kernel/app-error.ts';

export const countryErrors = defineErrors('countries', {
  wrongUrl: { status: 400, message: 'This is not the address of a web page.' },
  /** `details[0].path` is `data.secondFactorFor`. */
  secondFactorElsewhere: {
    status: 422,
    message: 'The identity provider of the country decides about the second factor.',
  },
  /** `details[0].limit` is the number of regions without an approver. */
  approverMissing: {
    status: 422,
    message: 'Each region needs an authority that approves offers.',
  },
  /** `details[0].limit` is the number of regions without an authority. */
  authorityMissing: {
    status: 422,
    message: 'Each region needs an authority, else requests from it are refused.',
  },
  packageUndecided: {
    status: 422,
    message: 'A request package of the country may leave requests without a decision.',
  },
  /** `details[0].limit` is the key of the page. */
  legalPageMissing: {
    status: 422,
    message: 'Terms, privacy and imprint need a text in each language of the country.',
  },
  placesMissing: {
    status: 422,
    message:
      'The places of the country are not loaded, so that nobody can say where animals stand.',
  },
  /** `details` name the prefixes by their path, each with the prefix (`limit`) and the labels of its `region`. */
  prefixTaken: {
    status: 422,
    message: 'Another region of the country has this postal code prefix.',
  },
});
