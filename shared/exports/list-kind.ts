/** The kinds of rows that lists export, besides those of the classes of the administration. */
export const LIST_KINDS = [
  'requests',
  'customers',
  'accounts',
  'offers',
  'deletedRequests',
] as const;
