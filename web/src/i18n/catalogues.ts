import type { AccountCatalogues } from './account-catalogues.ts';
import type { Catalogues, FullCatalogue } from './catalogue-loads.ts';

/** The texts of a part that only people with an account see. */
const accountPart = <M>(of: (parts: AccountCatalogues) => FullCatalogue<M>): FullCatalogue<M> => ({
  de_DE: () => import('./account-catalogues.ts').then((file) => of(file.accountCatalogues).de_DE()),
  en_GB: () => import('./account-catalogues.ts').then((file) => of(file.accountCatalogues).en_GB()),
});

export const catalogues: Catalogues = {
  shell: {
    de_DE: () => import('./messages/shell/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/shell/en_GB.ts').then((file) => file.en_GB),
  },
  errors: {
    de_DE: () => import('./messages/errors/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/errors/en_GB.ts').then((file) => file.en_GB),
  },
  accounts: {
    de_DE: () => import('./messages/accounts/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/accounts/en_GB.ts').then((file) => file.en_GB),
  },
  imports: accountPart((parts) => parts.imports),
  inputs: {
    de_DE: () => import('./messages/inputs/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/inputs/en_GB.ts').then((file) => file.en_GB),
  },
  offer: {
    de_DE: () => import('./messages/offer/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/offer/en_GB.ts').then((file) => file.en_GB),
  },
  offerform: accountPart((parts) => parts.offerform),
  activity: accountPart((parts) => parts.activity),
  exports: accountPart((parts) => parts.exports),
  administration: accountPart((parts) => parts.administration),
  breed: {
    de_DE: () => import('./messages/breed/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/breed/en_GB.ts').then((file) => file.en_GB),
  },
  approval: accountPart((parts) => parts.approval),
  offers: {
    de_DE: () => import('./messages/offers/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/offers/en_GB.ts').then((file) => file.en_GB),
  },
  packages: accountPart((parts) => parts.packages),
  profile: accountPart((parts) => parts.profile),
  uploads: accountPart((parts) => parts.uploads),
  users: accountPart((parts) => parts.users),
  statistic: accountPart((parts) => parts.statistic),
  tables: accountPart((parts) => parts.tables),
  tasks: accountPart((parts) => parts.tasks),
  requestlog: accountPart((parts) => parts.requestlog),
  requests: {
    de_DE: () => import('./messages/requests/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/requests/en_GB.ts').then((file) => file.en_GB),
  },
  home: {
    de_DE: () => import('./messages/home/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/home/en_GB.ts').then((file) => file.en_GB),
  },
  saved: {
    de_DE: () => import('./messages/saved/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/saved/en_GB.ts').then((file) => file.en_GB),
  },
  search: {
    de_DE: () => import('./messages/search/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/search/en_GB.ts').then((file) => file.en_GB),
  },
  maintenance: {
    de_DE: () => import('./messages/maintenance/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/maintenance/en_GB.ts').then((file) => file.en_GB),
  },
  map: {
    de_DE: () => import('./messages/map/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/map/en_GB.ts').then((file) => file.en_GB),
  },
  labels: accountPart((parts) => parts.labels),
  mails: accountPart((parts) => parts.mails),
  myoffers: accountPart((parts) => parts.myoffers),
};
