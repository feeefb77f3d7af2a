import type { Catalogues } from './catalogue-loads.ts';

export type AccountCatalogues = Pick<
  Catalogues,
  | 'activity'
  | 'administration'
  | 'approval'
  | 'exports'
  | 'imports'
  | 'labels'
  | 'mails'
  | 'myoffers'
  | 'offerform'
  | 'packages'
  | 'profile'
  | 'requestlog'
  | 'statistic'
  | 'tables'
  | 'tasks'
  | 'uploads'
  | 'users'
>;

/**
 * The texts of the screens that only people with an account enter. The names of their files come with the first of them,
 * so that a guest's first load holds none.
 */
export const accountCatalogues: AccountCatalogues = {
  activity: {
    de_DE: () => import('./messages/activity/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/activity/en_GB.ts').then((file) => file.en_GB),
  },
  administration: {
    de_DE: () => import('./messages/administration/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/administration/en_GB.ts').then((file) => file.en_GB),
  },
  approval: {
    de_DE: () => import('./messages/approval/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/approval/en_GB.ts').then((file) => file.en_GB),
  },
  exports: {
    de_DE: () => import('./messages/exports/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/exports/en_GB.ts').then((file) => file.en_GB),
  },
  imports: {
    de_DE: () => import('./messages/imports/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/imports/en_GB.ts').then((file) => file.en_GB),
  },
  labels: {
    de_DE: () => import('./messages/labels/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/labels/en_GB.ts').then((file) => file.en_GB),
  },
  mails: {
    de_DE: () => import('./messages/mails/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/mails/en_GB.ts').then((file) => file.en_GB),
  },
  myoffers: {
    de_DE: () => import('./messages/myoffers/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/myoffers/en_GB.ts').then((file) => file.en_GB),
  },
  offerform: {
    de_DE: () => import('./messages/offerform/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/offerform/en_GB.ts').then((file) => file.en_GB),
  },
  packages: {
    de_DE: () => import('./messages/packages/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/packages/en_GB.ts').then((file) => file.en_GB),
  },
  profile: {
    de_DE: () => import('./messages/profile/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/profile/en_GB.ts').then((file) => file.en_GB),
  },
  requestlog: {
    de_DE: () => import('./messages/requestlog/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/requestlog/en_GB.ts').then((file) => file.en_GB),
  },
  statistic: {
    de_DE: () => import('./messages/statistic/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/statistic/en_GB.ts').then((file) => file.en_GB),
  },
  tables: {
    de_DE: () => import('./messages/tables/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/tables/en_GB.ts').then((file) => file.en_GB),
  },
  tasks: {
    de_DE: () => import('./messages/tasks/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/tasks/en_GB.ts').then((file) => file.en_GB),
  },
  uploads: {
    de_DE: () => import('./messages/uploads/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/uploads/en_GB.ts').then((file) => file.en_GB),
  },
  users: {
    de_DE: () => import('./messages/users/de_DE.ts').then((file) => file.de_DE),
    en_GB: () => import('./messages/users/en_GB.ts').then((file) => file.en_GB),
  },
};
