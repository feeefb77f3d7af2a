import type { Locale } from '#shared/kernel/locale.ts';
import type { FullLocale, Messages, Part } from './parts.ts';

type Load<M> = () => Promise<M>;

/** Where the texts of each part are, by locale. A variant (`de_AT`) holds only what differs from its fallback. */
export type Catalogues = {
  readonly [P in Part]: { readonly [L in FullLocale]: Load<Messages<P>> } & {
    readonly [L in Exclude<Locale, FullLocale>]?: Load<Partial<Messages<P>>>;
  };
};

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
  inputs: {
    de_DE: () => import('./messages/inputs/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/inputs/en_GB.ts').then((file) => file.en_GB),
  },
  offer: {
    de_DE: () => import('./messages/offer/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/offer/en_GB.ts').then((file) => file.en_GB),
  },
  offerform: {
    de_DE: () => import('./messages/offerform/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/offerform/en_GB.ts').then((file) => file.en_GB),
  },
  activity: {
    de_DE: () => import('./messages/activity/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/activity/en_GB.ts').then((file) => file.en_GB),
  },
  administration: {
    de_DE: () => import('./messages/administration/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/administration/en_GB.ts').then((file) => file.en_GB),
  },
  breed: {
    de_DE: () => import('./messages/breed/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/breed/en_GB.ts').then((file) => file.en_GB),
  },
  approval: {
    de_DE: () => import('./messages/approval/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/approval/en_GB.ts').then((file) => file.en_GB),
  },
  offers: {
    de_DE: () => import('./messages/offers/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/offers/en_GB.ts').then((file) => file.en_GB),
  },
  profile: {
    de_DE: () => import('./messages/profile/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/profile/en_GB.ts').then((file) => file.en_GB),
  },
  uploads: {
    de_DE: () => import('./messages/uploads/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/uploads/en_GB.ts').then((file) => file.en_GB),
  },
  users: {
    de_DE: () => import('./messages/users/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/users/en_GB.ts').then((file) => file.en_GB),
  },
  statistic: {
    de_DE: () => import('./messages/statistic/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/statistic/en_GB.ts').then((file) => file.en_GB),
  },
  tasks: {
    de_DE: () => import('./messages/tasks/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/tasks/en_GB.ts').then((file) => file.en_GB),
  },
  requestlog: {
    de_DE: () => import('./messages/requestlog/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/requestlog/en_GB.ts').then((file) => file.en_GB),
  },
  requests: {
    de_DE: () => import('./messages/requests/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/requests/en_GB.ts').then((file) => file.en_GB),
  },
  home: {
    de_DE: () => import('./messages/home/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/home/en_GB.ts').then((file) => file.en_GB),
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
  myoffers: {
    de_DE: () => import('./messages/myoffers/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/myoffers/en_GB.ts').then((file) => file.en_GB),
  },
};
