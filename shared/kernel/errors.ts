import { defineErrors } from './app-error.ts';

/** Failures that any call can have (specification section 8; `shared/README.md`, "The transport"). */
export const kernelErrors = defineErrors('kernel', {
  invalidInput: { status: 400, message: 'Some fields are not valid.' },
  invalidJson: { status: 400, message: 'The body is not valid JSON.' },
  notFound: { status: 404, message: 'This address does not exist.' },
  wrongMethod: { status: 405, message: 'This address does not take this method.' },
  tooLarge: { status: 413, message: 'The request is too large.' },
  forbidden: { status: 403, message: 'Your role may not do this.' },
  /** The firewall refuses the call, before any handler. */
  blocked: {
    status: 403,
    message: 'The network that you come from is blocked. Try another one, or tell us.',
  },
  tooManyRequests: { status: 429, message: 'Too many requests. Please wait a moment.' },
  internal: {
    status: 500,
    message: 'An unexpected error happened. Please quote the number shown.',
  },
  /** A call that takes too long, or a service of others that it needs; everything else works. */
  partAway: { status: 503, message: 'This part of the service does not answer. Please try again.' },
  /** Maintenance: pages show nothing else. */
  unavailable: {
    status: 503,
    message: 'service is currently not available. check back later',
  },
});
