import type { Locale } from '#shared/kernel/locale.ts';
import type { de_DE as accounts } from './messages/accounts/de_DE.ts';
import type { de_DE as activity } from './messages/activity/de_DE.ts';
import type { de_DE as administration } from './messages/administration/de_DE.ts';
import type { de_DE as approval } from './messages/approval/de_DE.ts';
import type { de_DE as breed } from './messages/breed/de_DE.ts';
import type { de_DE as errors } from './messages/errors/de_DE.ts';
import type { de_DE as exports } from './messages/exports/de_DE.ts';
import type { de_DE as home } from './messages/home/de_DE.ts';
import type { de_DE as imports } from './messages/imports/de_DE.ts';
import type { de_DE as inputs } from './messages/inputs/de_DE.ts';
import type { de_DE as labels } from './messages/labels/de_DE.ts';
import type { de_DE as mails } from './messages/mails/de_DE.ts';
import type { de_DE as maintenance } from './messages/maintenance/de_DE.ts';
import type { de_DE as map } from './messages/map/de_DE.ts';
import type { de_DE as myoffers } from './messages/myoffers/de_DE.ts';
import type { de_DE as offer } from './messages/offer/de_DE.ts';
import type { de_DE as offerform } from './messages/offerform/de_DE.ts';
import type { de_DE as offers } from './messages/offers/de_DE.ts';
import type { de_DE as packages } from './messages/packages/de_DE.ts';
import type { de_DE as profile } from './messages/profile/de_DE.ts';
import type { de_DE as requestlog } from './messages/requestlog/de_DE.ts';
import type { de_DE as requests } from './messages/requests/de_DE.ts';
import type { de_DE as saved } from './messages/saved/de_DE.ts';
import type { de_DE as search } from './messages/search/de_DE.ts';
import type { de_DE as shell } from './messages/shell/de_DE.ts';
import type { de_DE as statistic } from './messages/statistic/de_DE.ts';
import type { de_DE as tables } from './messages/tables/de_DE.ts';
import type { de_DE as tasks } from './messages/tasks/de_DE.ts';
import type { de_DE as uploads } from './messages/uploads/de_DE.ts';
import type { de_DE as users } from './messages/users/de_DE.ts';

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
  offer: typeof offer;
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
};
export type Part = keyof PartMessages;

/** Key of a message in any part. */
export type MessageKey = { [P in Part]: keyof PartMessages[P] }[Part];

/** A full catalogue of one part in another language: the keys of de_DE, no more and no fewer. */
export type Messages<P extends Part> = { readonly [K in keyof PartMessages[P]]: string };

/** Locales whose catalogues are complete; the others fall back message by message. */
export const FULL_LOCALES = ['de_DE', 'en_GB'] as const satisfies readonly Locale[];
export type FullLocale = (typeof FULL_LOCALES)[number];

export function isFullLocale(locale: Locale): boolean {
  return FULL_LOCALES.some((known) => known === locale);
}
