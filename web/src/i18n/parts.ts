/**
 * Catalogues come in parts, so that the first load brings only what it shows: `shell` always, `errors` and `maintenance` right after it,
 * the others with the pages that name them (`app/routes.ts`).
 */
type PartMessages = {
  shell: typeof import('./messages/de_DE/shell.ts').messages;
  errors: typeof import('./messages/de_DE/errors.ts').messages;
  accounts: typeof import('./messages/de_DE/accounts.ts').messages;
  activity: typeof import('./messages/de_DE/activity.ts').messages;
  administration: typeof import('./messages/de_DE/administration.ts').messages;
  approval: typeof import('./messages/de_DE/approval.ts').messages;
  breed: typeof import('./messages/de_DE/breed.ts').messages;
  exports: typeof import('./messages/de_DE/exports.ts').messages;
  home: typeof import('./messages/de_DE/home.ts').messages;
  imports: typeof import('./messages/de_DE/imports.ts').messages;
  inputs: typeof import('./messages/de_DE/inputs.ts').messages;
  labels: typeof import('./messages/de_DE/labels.ts').messages;
  mails: typeof import('./messages/de_DE/mails.ts').messages;
  maintenance: typeof import('./messages/de_DE/maintenance.ts').messages;
  map: typeof import('./messages/de_DE/map.ts').messages;
  myoffers: typeof import('./messages/de_DE/myoffers.ts').messages;
  offerform: typeof import('./messages/de_DE/offerform.ts').messages;
  offers: typeof import('./messages/de_DE/offers.ts').messages;
  packages: typeof import('./messages/de_DE/packages.ts').messages;
  profile: typeof import('./messages/de_DE/profile.ts').messages;
  requestlog: typeof import('./messages/de_DE/requestlog.ts').messages;
  requests: typeof import('./messages/de_DE/requests.ts').messages;
  statistic: typeof import('./messages/de_DE/statistic.ts').messages;
  tables: typeof import('./messages/de_DE/tables.ts').messages;
  tasks: typeof import('./messages/de_DE/tasks.ts').messages;
  saved: typeof import('./messages/de_DE/saved.ts').messages;
  search: typeof import('./messages/de_DE/search.ts').messages;
  uploads: typeof import('./messages/de_DE/uploads.ts').messages;
  users: typeof import('./messages/de_DE/users.ts').messages;
  weeksheet: typeof import('./messages/de_DE/weeksheet.ts').messages;
  words: typeof import('./messages/de_DE/words.ts').messages;
};
export type Part = keyof PartMessages;

/** Key of a message in any part. */
export type MessageKey = { [P in Part]: keyof PartMessages[P] }[Part];

/** The messages of a part: the keys of German, no more; a language that is whole has no fewer. */
export type Messages<P extends Part> = { readonly [K in keyof PartMessages[P]]: string };
