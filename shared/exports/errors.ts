import { defineErrors } from '#shared/kernel/app-error.ts';

/** Errors of exports; texts in small letters are those of specification section 8. */
export const exportErrors = defineErrors('exports', {
  /** `details[0].id` is the export that is under way. */
  alreadyRunning: { status: 409, message: 'export already running' },
  notFound: {
    status: 404,
    message: 'This export does not exist, or its file is not kept any more.',
  },
  unknownConfig: { status: 404, message: 'There is no export of this name.' },
  /** `details[].path` is `columns.<n>` or `customColumnHeaders.<name>`. */
  unknownColumn: { status: 422, message: 'This export has no such column.' },
  tooManyRows: { status: 422, message: 'An export holds at most {0} rows: narrow the list.' },
  notReady: { status: 409, message: 'The file of this export is not ready.' },
  /** The account was deactivated or lost rights, or the person uses the account no more. */
  notAllowed: { status: 403, message: 'The rights with which this export began have ended.' },
});
