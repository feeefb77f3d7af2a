import { defineErrors } from '#shared/kernel/app-error.ts';

/** Errors of requests (specification section 8, Requests); texts in small letters are the specification's own. */
export const requestErrors = defineErrors('requests', {
  /** `details[].path` is `fieldData.<internal name>`. */
  notSent: { status: 422, message: 'application not sent: check the mandatory fields' },
  /** A draft may have gaps, but what it says must fit its field; details as in `notSent`. */
  draftNotSaved: { status: 422, message: 'The draft was not saved: some answers do not fit.' },
  noProcessId: { status: 404, message: 'no process id found' },
  packageNotFound: { status: 404, message: 'cannot find pkg' },
  groundNotInLaw: {
    status: 422,
    message: 'The law of the country does not know this ground.',
  },
  groundOver: { status: 422, message: 'This ground is over by the law of the country.' },
  deciderNotLawful: {
    status: 422,
    message: 'By the law of the country another office decides on this ground.',
  },
  recordOnlyWithoutDecision: {
    status: 422,
    message: 'What nobody has to permit is recorded, not applied for; all else is applied for.',
  },
  noGeneralOrder: {
    status: 422,
    message: 'In this region no general order permits it: a permission is applied for.',
  },
  generalOrderHolds: {
    status: 422,
    message: 'In this region a general order permits it: a notice is enough.',
  },
  breedNotListed: {
    status: 422,
    message: 'This breed is not on a list of endangered breeds of the country.',
  },
  missingCountry: { status: 422, message: 'missing country' },
  locationNotFound: { status: 422, message: 'location of sale not found' },
  noGeoPosition: { status: 422, message: 'The location of sale has no position on the map.' },
  positionElsewhere: {
    status: 422,
    message:
      'The point of the location on the map does not lie at its postal code. Correct it in the profile, and begin the request again.',
  },
  noRegion: { status: 422, message: 'no region specified' },
  noAutForRegion: { status: 422, message: 'no aut found for region' },
  regionNotFound: { status: 422, message: 'This is no region of the country.' },
  statisticTooLarge: { status: 422, message: 'Choose a shorter period or fewer regions.' },
  notARequestProcess: { status: 422, message: 'must be a RequestProcess class' },
  /** `details[0]` holds `editorName`, `by` and `since`. */
  markedByOther: { status: 409, message: 'This request is marked as being handled by {0}.' },

  mayNotRequest: { status: 403, message: 'This account may not file requests.' },
  farmerMissing: { status: 422, message: 'Choose the farmer for whom the request is filed.' },
  farmerNotActive: {
    status: 422,
    message: 'The farmer is deactivated or may not file requests.',
  },
  farmBlocked: {
    status: 422,
    message:
      'The farm is deactivated or has no active certification, so nothing can be granted to it. Wait until that is settled, or reject the request.',
  },
  farmLeft: {
    status: 422,
    message:
      'The farm is no longer your customer or member. You can grant it nothing; where your advice is waited for, the request goes on without it when the time is over.',
  },
  agreementMissing: {
    status: 422,
    message: 'The farmer has not agreed that you file requests for it.',
  },
  noControlBody: { status: 422, message: 'The farmer has no such active control body.' },
  controlBodyNotConfirmed: {
    status: 422,
    message: 'The control body has not been confirmed by an administrator yet.',
  },
  noAssociation: { status: 422, message: 'No association was found that can answer.' },
  /** `details[].path` is `sup`; so it is in the next error. */
  supplierMissing: { status: 422, message: 'Choose the supplier who takes part in this request.' },
  supplierNotFound: {
    status: 422,
    message: 'No such supplier sells these animals in this country at present.',
  },
  supplierNoHatchery: {
    status: 422,
    message: 'Only a hatchery can take part in a low-hatch request.',
  },
  supplierIsApplicant: {
    status: 422,
    message: 'The applicant cannot take part in its own request as the supplier.',
  },
  supplierNotNeeded: { status: 422, message: 'No supplier takes part in requests of this form.' },
  countryWithoutRequests: { status: 422, message: 'This country does not use requests.' },
  animalkindNotOffered: { status: 422, message: 'This animal kind is not used in this country.' },
  typeNotAllowed: { status: 422, message: 'Requests of this type are not possible here.' },
  packageNotOffered: {
    status: 422,
    message: 'This form is not offered for the country, animal kind and type of the request.',
  },
  /** A step of the package belongs to a party that the request does not have. */
  partyMissing: { status: 422, message: 'The form needs a party that is missing: {0}.' },
  /** `details[].path` names the field. */
  otherAnimalkind: { status: 422, message: 'This does not belong to the animal kind.' },
  /** `details[].path` is `animalusage`. */
  usageMissing: { status: 422, message: 'Say what the animals are for.' },
  searchTooNarrow: {
    status: 422,
    message: 'The search must cover all offers of the animal kind, whoever offers them.',
  },

  /** `details[].path` names the field of offers that the condition asks about. */
  conditionNotPossible: {
    status: 422,
    message:
      'A request’s search takes only the conditions of the search for offers, and values that an offer can have.',
  },
  /** `details[].path` is `searchFilter.offers.<place>`: changed, sold, or never found. */
  offersChanged: {
    status: 409,
    message: 'Offers have changed in the meantime: say once more why they do not fit.',
  },

  /** `details[].path` is `offers.<id>`, with the `rev` that an answer must name. */
  newOffersFound: {
    status: 409,
    message: 'Offers have been found since the request was begun: say why they do not fit.',
  },
  /** `details` are those of `newOffersFound`. */
  offersUnanswered: {
    status: 422,
    message: 'Say why each offer that was found does not fit.',
  },
  takenTooMany: { status: 422, message: 'The offer does not have so many animals.' },
  searchTooWide: {
    status: 422,
    message:
      'So many offers are found that nobody can say of each why it does not fit: search more closely.',
  },
  /** `details[0].path` is `fieldData.numberWanted`. */
  nothingLeft: {
    status: 422,
    message: 'You take as many organic animals as you want: there is nothing left to apply for.',
  },

  /** `details[0]` holds `status` and `event`. */
  transitionNotAllowed: { status: 409, message: 'This is not possible any more.' },
  notYours: { status: 403, message: 'This is for another party of the request to do.' },
  otherAccount: { status: 409, message: 'You are now using another account.' },
  folderNotFound: { status: 422, message: 'This folder does not exist.' },

  permissionEnded: {
    status: 409,
    message: 'This permission was waived or revoked already.',
  },
  notReopenable: {
    status: 409,
    message: 'Only a request that ended without a decision can be reopened, within 30 days.',
  },

  deletionNotConfirmed: { status: 422, message: 'What was typed does not confirm the deletion.' },

  unknownField: { status: 422, message: 'This field is not part of the form.' },
  hiddenField: { status: 422, message: 'This field is not shown, so it takes no answer.' },
  notAsked: { status: 422, message: 'This field is information only and takes no answer.' },
  answeredTwice: { status: 422, message: 'This field is answered twice.' },
  optionDisabled: { status: 422, message: 'This option cannot be chosen any more.' },
  notWhole: { status: 422, message: 'Animals are counted in whole numbers.' },
  nothingWanted: { status: 422, message: 'Ask for at least one animal.' },
  grantedMoreThanAsked: {
    status: 422,
    message: 'Not more animals can be granted than were asked for.',
  },
  /**
   * The rules that the package pins refuse the answers; `details[].labels` are their sentence, in the languages they
   * have.
   */
  refusedByRule: { status: 422, message: 'The rules of this form do not allow this answer.' },
  /** `details[].path` names the pinned reference. */
  unknownRevision: { status: 422, message: 'There is no such revision.' },
  rulesetNotPublic: { status: 422, message: 'The rules of a package must be public.' },
  /** `details[].path` is the place in the package; so it is in the errors that follow. */
  stepTwice: { status: 422, message: 'This step is in the package already.' },
  fieldTwice: { status: 422, message: 'The step asks this field already.' },
  optionTwice: { status: 422, message: 'The field has an option or a group of this name already.' },
  conditionUnknown: {
    status: 422,
    message: 'This field is shown only with an answer that the step does not ask for.',
  },
  conditionLater: {
    status: 422,
    message: 'This field is shown only with an answer that the step asks for later.',
  },
  conditionCircular: { status: 422, message: 'The condition of this field leads back to itself.' },
  conditionNever: {
    status: 422,
    message: 'This field is shown only with an answer that nobody can give.',
  },
  optionMissing: {
    status: 422,
    message: 'This field must be answered, and has no option to choose.',
  },
  fieldMisread: {
    status: 422,
    message:
      'The product itself reads the answers to a field of this name: the field needs the type, and of a choice the options, that it can read.',
  },
  outcomeFirst: {
    status: 422,
    message: 'The first step is the application and decides nothing.',
  },
  outcomeSecond: { status: 422, message: 'Another step decides already.' },
  outcomeMissing: {
    status: 422,
    message: 'No step of this package decides: it cannot be switched on like this.',
  },
  outcomeOptional: {
    status: 422,
    message: 'This field decides, so it must be mandatory.',
  },
  outcomeHidden: {
    status: 422,
    message: 'This field decides, but some answers before it hide it.',
  },
  outcomeNoRejection: { status: 422, message: 'No answer rejects the request.' },
  outcomeUndecided: {
    status: 422,
    message: 'Some answer neither accepts nor rejects the request.',
  },
  portionsTooEarly: {
    status: 422,
    message: 'Only a step after the decision comes again.',
  },
  nobodyToPassOn: {
    status: 422,
    message: 'Neither the deciding step nor one after it passes the request on.',
  },
  nobodyAbove: {
    status: 422,
    message:
      'The office above is told only of an office’s step that has a time and stays, up to the decision.',
  },
  clockMustNotEnd: {
    status: 422,
    message: 'An application ends by its applicant or by a decision, never by a clock alone.',
  },
  reminderTooEarly: {
    status: 422,
    message: 'A reminder lies before the beginning of the step: its time is shorter.',
  },
  timeTwice: { status: 422, message: 'A time is said in hours or in working days.' },
  timeMissing: { status: 422, message: 'Whoever is to be reminded needs a time.' },
  outcomeUnknown: { status: 422, message: 'The step does not ask this field.' },
  outcomeNoChoice: { status: 422, message: 'Only a choice of one option decides.' },
  outcomeNowhere: { status: 422, message: 'No answer accepts the request.' },
  outcomeNoOption: { status: 422, message: 'The field has no such option.' },
  outcomeBoth: { status: 422, message: 'An option cannot both accept and reject.' },
  /** The findings of the law of a country about an answer: the names of `law-finding-names.ts`. */
  arrivalPast: { status: 422, message: 'Nothing is permitted for a day that is over.' },
  arrivalBeforeBirth: { status: 422, message: 'Nothing arrives before it is born.' },
  tooOldOnArrival: {
    status: 422,
    message: 'On the day of arrival these animals are older than the law allows.',
  },
  inTraining: {
    status: 422,
    message: 'These animals may come for training; the application follows when they are grown up.',
  },
  notGrownUp: { status: 422, message: 'On the day of arrival these animals are not grown up.' },
  weightNeeded: { status: 422, message: 'Of these animals the weight on arrival counts.' },
  tooHeavyOnArrival: {
    status: 422,
    message: 'On the day of arrival these animals are heavier than the law allows.',
  },
  herdExists: { status: 422, message: 'A first herd means that there was none before.' },
  orderedTooLate: {
    status: 422,
    message: 'Organic animals were ordered later than the office of this region asks for.',
  },
  groundOverThen: { status: 422, message: 'On that day this ground is over by law.' },
  permissionTooLong: {
    status: 422,
    message: 'The permission would last longer than the law of the country allows.',
  },
  overYearlyShare: { status: 422, message: 'These are more than the law leaves in this year.' },
  boughtBeforeDecision: {
    status: 422,
    message: 'What was bought before the decision is not covered by the permission.',
  },
  boughtAfterEnd: { status: 422, message: 'On that day the permission was over.' },
  boughtToCome: { status: 422, message: 'This day is still to come.' },
  boughtMoreThanGranted: { status: 422, message: 'These are more animals than were granted.' },
  noEarTag: { status: 422, message: 'This is no number of an ear tag.' },
  tagTwice: { status: 422, message: 'An ear tag is named twice.' },
  tagsMissing: { status: 422, message: 'There is not one ear tag for each animal.' },
  validUntilPast: { status: 422, message: 'A permission cannot end before today.' },

  tooManyAttachments: { status: 422, message: 'too many attachments' },
  attachmentsTooBig: { status: 422, message: 'attachments too big' },
  /** `details[0].path` names the attachment; so it does in the errors that follow. */
  uploadNotFound: { status: 422, message: 'upload not found' },
  uploadNotYours: { status: 403, message: 'not the owner' },
  uploadWithoutFile: { status: 422, message: 'missing file' },
  uploadSharedTooOften: { status: 422, message: 'This upload is attached to too many requests.' },
});
