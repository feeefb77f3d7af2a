import { defineErrors } from './app-error.ts';

export const jobErrors = defineErrors('jobs', {
  notFound: { status: 404, message: 'This job does not exist.' },
  over: { status: 409, message: 'This job has ended.' },
  /** The job failed again and again at the same place, and ends. */
  gaveUp: { status: 500, message: 'The job could not go on. The administration was told.' },
});
