import { defineErrors } from '#shared/kernel/app-error.ts';

/** Refusals of merging breeds; `details` name the field. */
export const masterdataErrors = defineErrors('masterdata', {
  sameBreed: { status: 422, message: 'A breed cannot be merged into itself.' },
  otherAnimalkind: { status: 422, message: 'This breed belongs to another animal kind.' },
  alreadyMerged: { status: 422, message: 'This breed has been merged into another one.' },
  mergeUnderWay: {
    status: 422,
    message: 'This breed is being merged. Try again in a few minutes.',
  },
  /** `details` name the fields of the breed that the other one has no room for. */
  remainingNarrower: {
    status: 422,
    message: 'The other breed is not for all countries, categories and specifications of this one.',
  },
});
