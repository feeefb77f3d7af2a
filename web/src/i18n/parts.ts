import type { messages as accounts } from './messages/de_DE/accounts.ts';
import type { messages as activity } from './messages/de_DE/activity.ts';
import type { messages as administration } from './messages/de_DE/administration.ts';
import type { messages as approval } from './messages/de_DE/approval.ts';
import type { messages as breed } from './messages/de_DE/breed.ts';
import type { messages as errors } from './messages/de_DE/errors.ts';
import type { messages as exports } from './messages/de_DE/exports.ts';
import type { messages as home } from './messages/de_DE/home.ts';
import type { messages as imports } from './messages/de_DE/imports.ts';
import type { messages as inputs } from './messages/de_DE/inputs.ts';
import type { messages as labels } from './messages/de_DE/labels.ts';
import type { messages as mails } from './messages/de_DE/mails.ts';
import type { messages as maintenance } from './messages/de_DE/maintenance.ts';
import type { messages as map } from './messages/de_DE/map.ts';
import type { messages as myoffers } from './messages/de_DE/myoffers.ts';
import type { messages as offerform } from './messages/de_DE/offerform.ts';
import type { messages as offers } from './messages/de_DE/offers.ts';
import type { messages as packages } from './messages/de_DE/packages.ts';
import type { messages as profile } from './messages/de_DE/profile.ts';
import type { messages as requestlog } from './messages/de_DE/requestlog.ts';
import type { messages as requests } from './messages/de_DE/requests.ts';
import type { messages as saved } from './messages/de_DE/saved.ts';
import type { messages as search } from './messages/de_DE/search.ts';
import type { messages as shell } from './messages/de_DE/shell.ts';
import type { messages as statistic } from './messages/de_DE/statistic.ts';
import type { messages as tables } from './messages/de_DE/tables.ts';
import type { messages as tasks } from './messages/de_DE/tasks.ts';
import type { messages as uploads } from './messages/de_DE/uploads.ts';
import type { messages as users } from './messages/de_DE/users.ts';
import type { messages as weeksheet } from './messages/de_DE/weeksheet.ts';
import type { messages as words } from './messages/de_DE/words.ts';

/**
 * Catalogues come in parts, so that the first load brings only what it shows: `shell` always, `errors` and `maintenance` right after it,
 * the others with the pages that name them (`app/routes.ts`).
 */
type PartMessages = {
  shell: typeof shell;
  errors: typeof errors;
  accounts: typeof accounts;
  activity: typeof activity;
  administration: typeof administration;
  approval: typeof approval;
  breed: typeof breed;
  exports: typeof exports;
  home: typeof home;
  imports: typeof imports;
  inputs: typeof inputs;
  labels: typeof labels;
  mails: typeof mails;
  maintenance: typeof maintenance;
  map: typeof map;
  myoffers: typeof myoffers;
  offerform: typeof offerform;
  offers: typeof offers;
  packages: typeof packages;
  profile: typeof profile;
  requestlog: typeof requestlog;
  requests: typeof requests;
  statistic: typeof statistic;
  tables: typeof tables;
  tasks: typeof tasks;
  saved: typeof saved;
  search: typeof search;
  uploads: typeof uploads;
  users: typeof users;
  weeksheet: typeof weeksheet;
  words: typeof words;
};
export type Part = keyof PartMessages;

/** Key of a message in any part. */
export type MessageKey = { [P in Part]: keyof PartMessages[P] }[Part];

/** The messages of a part: the keys of German, no more; a language that is whole has no fewer. */
export type Messages<P extends Part> = { readonly [K in keyof PartMessages[P]]: string };
