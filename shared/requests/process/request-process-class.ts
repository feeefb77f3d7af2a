import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestProcessGroups } from './request-process-groups.ts';

export const requestProcessClass = defineEntityClass({
  name: 'request-process',
  personal: 'ofAccount',
  schema: RequestProcess,
  groups: requestProcessGroups,
  // Only the calls of this domain change a process (livestock/request/*), along the table in status.ts.
  write: { create: () => false, update: () => false, remove: () => false },
  unique: { hid: (process) => (process.hid === undefined ? [] : [process.hid]) },
  // Not `followupFor`: a request may be deleted although another one followed it.
  refs: {
    'package.id': 'requestpackage',
    animalkind: 'animalkind',
    offergroup: 'offergroup',
    category2: 'category2',
    classification: 'classification',
    animalusage: 'animalusage',
    ageCategory: 'agecategory',
    country: 'country',
    region: 'region',
    agr: 'account',
    ins: 'account',
    aso: 'account',
    sup: 'account',
    aut: 'account',
    creator: 'account',
    supervisor: 'account',
    'agrSite.address.region': 'region',
    'attachments.upload': 'upload',
  },
  label: (process) => process.hid ?? '',
});
