import { defineErrors } from './app-error.ts';

/** Reasons for which a spreadsheet is not read; `tooLarge` also for which it is not written. */
export const sheetErrors = defineErrors('sheets', {
  empty: { status: 400, message: 'The file is empty.' },
  notSheet: { status: 400, message: 'The file is no spreadsheet: XLSX, XLS or CSV.' },
  otherFormat: { status: 400, message: 'Files of this format are not read: save it as XLSX.' },
  damaged: { status: 400, message: 'The file is damaged.' },
  protected: { status: 400, message: 'The file is protected by a password.' },
  tooLarge: { status: 400, message: 'The file holds too much.' },
  tooManyRows: { status: 400, message: 'The table has more than {0} rows.' },
  tooManyColumns: { status: 400, message: 'The table has more than {0} columns.' },
  /** `details[0].limit` is the number of the line. */
  openQuote: { status: 400, message: 'Line {0} of the file: a quote opens and never closes.' },
  noSheet: { status: 400, message: 'The file has no such sheet.' },
});
