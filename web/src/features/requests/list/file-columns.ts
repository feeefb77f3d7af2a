import type { COLUMN_HEADINGS } from './column-headings.ts';

/** The columns of a file that hold the facts of each column of the list. */
export const FILE_COLUMNS: Readonly<Record<keyof typeof COLUMN_HEADINGS, readonly string[]>> = {
  number: ['hid'],
  applicant: ['applicantName', 'controlNumber'],
  region: ['region'],
  animals: ['animalkind', 'offergroup'],
  package: ['package'],
  sent: ['sentOn'],
  status: ['status', 'statusLabel'],
  turn: ['turn'],
  since: ['stepSince'],
  deadline: ['stepClosesOn'],
};
