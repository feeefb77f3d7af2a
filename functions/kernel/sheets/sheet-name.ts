import { hasTooManyMarks } from '#shared/kernel/has-too-many-marks.ts';

/** Returns the name of a sheet as a call can ask for it: its texts come in trimmed, their letters in one piece. */
export const sheetName = (written: string): string =>
  (hasTooManyMarks(written) ? written : written.toWellFormed().normalize('NFC')).trim();
