/** The columns that the list of requests can have; the number always comes first. */
export const REQUEST_LIST_COLUMNS = [
  'deadline',
  'applicant',
  'region',
  'animals',
  'package',
  'sent',
  'status',
  'turn',
  'since',
] as const;
export type RequestListColumn = (typeof REQUEST_LIST_COLUMNS)[number];
