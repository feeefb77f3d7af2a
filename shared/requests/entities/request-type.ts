/** The kinds of offices that answer a request: `shared/README.md`, Types. */
export const REQUEST_TYPES = [
  'authority',
  'association',
  'controlbody',
  'lowhatch',
  'record',
] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];
