import { defineErrors } from '#shared/kernel/app-error.ts';

/** E-mail verification (specification sections 4 and 8) and the texts of mails. */
export const mailErrors = defineErrors('mail', {
  /** The code is wrong, or none was sent: the answer does not tell which. */
  wrongCode: { status: 422, message: 'Wrong verification code.' },
  codeExpired: { status: 422, message: 'This verification code has expired.' },
  codeSpent: {
    status: 422,
    message: 'The code was wrong too often. Please have a new one sent.',
  },
  tooManyAddresses: { status: 422, message: 'The profile has no room for another e-mail address.' },

  /** `details` name the variables. */
  unknownVariable: { status: 400, message: 'This mail has no variable (({0})).' },
  missingVariable: { status: 400, message: 'This mail needs the variable (({0})).' },
  /** A test mail goes only to the person who asks for it. */
  noOwnAddress: {
    status: 422,
    message: 'Your account has no verified e-mail address: a test mail goes to nobody else.',
  },
  noSite: {
    status: 422,
    message: 'The country of your account has no site that a mail could name.',
  },
  wrongLink: {
    status: 400,
    message: 'A link leads to ((link)) or to an address that begins with https://.',
  },
});
