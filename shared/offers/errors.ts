import { defineErrors } from '#shared/kernel/app-error.ts';

/** Errors of offers; texts in small letters are those of specification section 8. */
export const offerErrors = defineErrors('offers', {
  /** `details` name every field that stands in the way, with one of the errors below or of `fields`. */
  savingFailed: { status: 422, message: 'offer saving failed' },
  tosNotAccepted: {
    status: 422,
    message: 'The terms of service must be accepted before animals are offered.',
  },

  locationNotFound: { status: 422, message: 'location of sale not found' },
  noGeoPosition: { status: 422, message: 'The location of sale has no position on the map.' },
  positionElsewhere: {
    status: 422,
    message: 'The point of the location on the map does not lie at its postal code.',
  },
  noRegion: { status: 422, message: 'The location of sale lies in no region.' },
  noContact: { status: 422, message: 'The location of sale needs an e-mail address or a phone.' },

  animalkindNotOffered: { status: 422, message: 'This animal kind is not used in this country.' },
  otherAnimalkind: { status: 422, message: 'This does not belong to the animal kind.' },
  otherCountry: { status: 422, message: 'This is not used in this country.' },
  otherOffergroup: { status: 422, message: 'This does not belong to the breed or origin.' },
  onlyOneCategory1: { status: 422, message: 'This animal kind takes one category only.' },
  otherAgeCategory: { status: 422, message: 'This age does not go with the usage.' },
  noMixedGender: {
    status: 422,
    message: 'For this usage males and females are offered apart.',
  },

  availabilityNotReached: { status: 422, message: 'This state cannot follow the present one.' },
  dayInPast: { status: 422, message: 'The day must not lie in the past.' },
  dayNotAllowed: { status: 422, message: 'An offer in this state has no day.' },

  wrongWeekDays: { status: 422, message: 'These are not the Monday and Sunday of the week.' },
  weeksNotInOrder: { status: 422, message: 'Each week comes once, the earlier first.' },
  notByWeek: { status: 422, message: 'Animals of this kind are not offered by week here.' },
  leadTooShort: { status: 422, message: 'That is too soon for a pre-order; the earliest is {0}.' },
  tooFarAhead: { status: 422, message: 'Pre-orders reach one year ahead; the latest is {0}.' },
  pastWeek: { status: 422, message: 'A week that has passed cannot be added or changed.' },

  notSoldThere: { status: 422, message: 'The account offers nothing in this country.' },
  nothingToConfirm: {
    status: 422,
    message: 'An archived or rejected offer, or one of another country, is not confirmed.',
  },
  nothingToDecide: { status: 422, message: 'This cannot be decided about the offer any more.' },
  noApprovals: { status: 422, message: 'In this country offers need no approval.' },
  mayNotApprove: { status: 403, message: 'This offer is approved by another authority.' },

  mailLinkNotFound: { status: 404, message: 'This link ends no mails.' },

  fieldNotShown: { status: 422, message: 'Offers like this do not have this field.' },
  fieldTwice: { status: 422, message: 'This field is filled in twice.' },
  otherAssociation: { status: 422, message: 'The supplier is no member of this association.' },
  uploadNotUsable: { status: 422, message: 'Only own uploads for offers can be attached.' },
});
