import { defineErrors } from '#shared/kernel/app-error.ts';

export const uploadErrors = defineErrors('uploads', {
  /** `details[0].offers` is the number of offers. */
  inUse: { status: 422, message: 'Offers show this file. Take it out of them first.' },
  isLogo: { status: 422, message: 'This file is the logo of the profile.' },
  attachedToRequest: {
    status: 422,
    message: 'This file is attached to a request that was sent: it stays as it is.',
  },
  logoKept: {
    status: 422,
    message: 'Whether a file is a logo is said before it is attached.',
  },
  logoNotImage: { status: 422, message: 'A logo is a picture: PNG, JPEG or WebP.' },
  logoTooLarge: { status: 413, message: 'The file is too large for a logo.' },
  photoKept: { status: 422, message: 'Whether a file is a photo is said before it is attached.' },
  photoNotPlain: {
    status: 422,
    message: 'A photo is a JPEG of 200 to 1600 pixels, and nothing else: no position, no camera.',
  },
  photoTooLarge: { status: 413, message: 'The file is too large for a photo.' },
  logoDimensions: { status: 422, message: 'The sides of a logo have between 64 and 2000 pixels.' },
});
