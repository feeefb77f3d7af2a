import { defineErrors } from '#shared/kernel/app-error.ts';

/**
 * Reasons why an import does not begin or go on (specification section 8); the faults of a row are in
 * `line-codes.ts`.
 */
export const importErrors = defineErrors('imports', {
  notFound: { status: 404, message: 'This import does not exist, or is not kept any more.' },
  /** `details[0].id` is the import that is under way. */
  alreadyRunning: { status: 409, message: 'import already running' },
  /** The role, the permission of the account, or the confirmation of the control body is missing. */
  notAllowed: { status: 403, message: 'This account may not import rows of this kind.' },
  notConfigured: { status: 422, message: 'import not configured' },
  fileNotFound: { status: 404, message: 'The file has not come, or was kept for a day already.' },
  /** Specification section 8, Upload: wrong type. `IMPORT_FORMATS` names those of each kind. */
  wrongFormat: { status: 422, message: 'wrong type: this kind is not imported from such a file.' },
  noHeader: { status: 422, message: 'header errors: no row with headings was found.' },
  /** `details[].path` is `mapping.<column>`. */
  missingColumn: { status: 422, message: 'missing column' },
  /** `details[].path` is `mapping.<column>`: two columns from one, or from one that the file does not have. */
  wrongColumn: { status: 422, message: 'header errors: this column cannot be taken.' },
  invalidRun: { status: 422, message: 'invalid run parameters' },
  /** A full import asks for the dry run that named whom it deactivates, and for their number. */
  notConfirmed: {
    status: 409,
    message: 'A full import needs a dry run of the same file, and the number that it named.',
  },
  nothingListed: { status: 422, message: 'The file has no row from which anything can be read.' },
  noFaultyRows: { status: 404, message: 'There is no file of faulty rows.' },
  /** The import is a dry run, still goes on, or is too old. */
  notToTakeBack: { status: 409, message: 'This import cannot be taken back.' },
});
