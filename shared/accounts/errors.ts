import { defineErrors } from '#shared/kernel/app-error.ts';

/** Errors of accounts (specification section 8, Registration); texts in small letters are the specification's own. */
export const accountErrors = defineErrors('accounts', {
  signOnNeeded: { status: 401, message: 'Sign in with the single sign-on first.' },
  /** The id token of the single sign-on has ended. */
  expired: { status: 401, message: 'expired (log in again)' },
  mayNotFindFarmers: {
    status: 403,
    message: 'This account has no permission to search customers or members.',
  },
  alreadyLinked: { status: 409, message: 'already linked to this account' },
  maximumUsers: { status: 409, message: 'maximum users reached' },
  /** The same answer for a wrong number, postal code or control body, so that farmers cannot be guessed. */
  notFound: { status: 404, message: 'not found (check data)' },
  /** `details[0]` holds `example`. */
  wrongControlNumber: {
    status: 422,
    message: 'This is not a control number of the country.',
  },
  /** `details[0]` holds `contact`: the control body to ask. */
  farmerDeactivated: {
    status: 403,
    message: 'The control body has deactivated this farm. Please ask the control body.',
  },
  accountDeactivated: { status: 403, message: 'This account is deactivated.' },
  /** The three facts are right, and somebody uses the farm: an invitation or a mailed code is needed. */
  farmInUse: {
    status: 409,
    message: 'This farm is in use. Ask for an invitation, or have a code sent to the farm.',
  },
  /** Somebody of the farm said "that was not me" of a joining: the farm is closed to claims and codes. */
  claimRefused: {
    status: 403,
    message:
      'The farm objected to a registration, and is closed to others. The control body can invite you.',
  },
  /** The farm has no e-mail address, or none that is old enough to prove whose the farm is. */
  noFarmAddress: {
    status: 409,
    message:
      'No code can be mailed to this farm: its e-mail address is missing or new. The control body can invite you.',
  },
  alreadyRegistered: {
    status: 409,
    message: 'You are registered as a seller in this country already.',
  },
  countryNotOpen: { status: 422, message: 'Nobody can register in this country.' },

  alreadyInvited: {
    status: 409,
    message: 'Somebody uses this account already, or an invitation is open.',
  },
  /** The addresses of the account came with somebody who can still be objected to. */
  disputedAddress: {
    status: 409,
    message:
      'The e-mail address of this account came with a new user. Ask the farm for its address, and invite that one.',
  },
  addressRejected: {
    status: 422,
    message: 'Mails to this address do not arrive. Please give another one.',
  },
  noEmail: { status: 422, message: 'This account has no e-mail address.' },
  agreementInFuture: { status: 422, message: 'An agreement is given today or before.' },
  inviteNotFound: { status: 404, message: 'This invitation does not exist.' },
  inviteExpired: { status: 403, message: 'This invitation has expired.' },
  inviteUsed: { status: 409, message: 'This invitation has already been used.' },
  tooManyInvites: { status: 409, message: 'The account has too many open invitations.' },

  /** The link "that was not me" was used, or never was. */
  objectionNotFound: { status: 404, message: 'This link is no longer valid.' },
  objectionExpired: { status: 403, message: 'This link has expired.' },

  /** The last user leaves, and nobody could use the account then; `evenLast` leaves all the same. */
  lastUser: { status: 409, message: 'You are the only one who uses this account.' },
  /** The user joined some days ago only. */
  newcomer: {
    status: 403,
    message:
      'Your access is too new to remove what others had before you. The administration can remove a user.',
  },
  notLinked: { status: 404, message: 'This user is not linked to the account.' },
  notYourself: { status: 422, message: 'This cannot be done with your own account.' },
  /** `details` name the position, each with the kilometres that the country allows (`limit`). */
  positionElsewhere: {
    status: 422,
    message: 'The point on the map lies too far away from the postal code.',
  },
  noSupplierData: { status: 422, message: 'The account sells nothing in this country.' },
  redacted: { status: 409, message: 'The personal data of this account was removed.' },

  /** `details` name the parts of the profile. */
  featureNotYours: { status: 403, message: 'Your role does not keep this in its profile.' },
  emailTwice: { status: 422, message: 'This e-mail address is listed twice.' },
  countryTwice: { status: 422, message: 'Each country comes once.' },
  otherCountry: { status: 422, message: 'A farmer sells in its own country only.' },
  officeTwice: { status: 422, message: 'Each control body and association comes once.' },
  notAnOffice: { status: 422, message: 'This is not a control body or association.' },
  /** `details` name the field of the control body. */
  controlBodyNotConfirmed: {
    status: 403,
    message: 'This control body has not been confirmed by an administrator yet.',
  },
  notAControlBody: { status: 422, message: 'This account is no control body.' },
  notAnAuthority: {
    status: 422,
    message: 'Only an active authority of the same country can be responsible for a region.',
  },
  locationInUse: { status: 422, message: 'Offers use this location of sale.' },
  /**
   * Offers that are not archived need the location that `details` name; so they do in the three errors that follow.
   */
  positionInUse: {
    status: 422,
    message: 'Offers are sold from this place: it keeps a position on the map.',
  },
  regionInUse: {
    status: 422,
    message: 'Offers are sold from this place: it keeps a postal code of the country.',
  },
  contactInUse: {
    status: 422,
    message: 'Offers are sold from this place: leave a phone number or an e-mail address for it.',
  },
  /** An account that has had a location of sale keeps one. */
  locationNeeded: { status: 422, message: 'At least one location of sale stays.' },
  locationNotFound: { status: 422, message: 'location of sale not found' },
  folderTwice: { status: 422, message: 'A folder has this name already.' },
  folderInUse: { status: 422, message: 'There are requests in this folder.' },
  logoNotUsable: { status: 422, message: 'Only an own image marked as logo can be used.' },

  termsMissing: { status: 422, message: 'The terms of service have not been published.' },
  /** The version of the terms that was read is not the present one. */
  termsChanged: {
    status: 409,
    message: 'The terms of service have changed. Please read them again.',
  },
});
