import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { Account } from './account.ts';
import { accountGroups } from './account-groups.ts';
import { normalControlNumber } from './control-number.ts';

export const accountClass = defineEntityClass({
  name: 'account',
  personal: 'ofAccount',
  schema: Account,
  groups: accountGroups,
  write: {
    create: (who) => hasRole(who, 'ADM'),
    update: (who) => hasRole(who, 'ADM'),
    remove: (who) => hasRole(who, 'ADM'),
  },
  fieldRights: {
    ssoUsers: 'system',
    joinings: 'system',
    refusedUsers: 'system',
    invites: 'system',
    registeredBy: 'system',
    redactedOn: 'system',
    'staticData.certificationOverride': 'system',
    'userData.insData': 'system',
    'userData.asoData': 'system',
    'userData.deactivatedOn': 'system',
    'userData.certification': 'system',
    'userData.lastApiCheck': 'system',
  },
  unique: {
    controlNumber: (account) =>
      account.userData.controlNumber === undefined
        ? []
        : [normalControlNumber(account.userData.controlNumber)],
    /** The code of a control body, once in its country; a redacted one, which keeps it for its requests, leaves it. */
    code: ({ redactedOn, staticData: { role, country, code } }) =>
      role === 'INS' && code && redactedOn === undefined
        ? [`${country} ${normalControlNumber(code)}`]
        : [],
    invite: ({ invites = [] }) => invites.map(({ hash }) => hash),
    objection: ({ joinings = [] }) =>
      joinings.flatMap(({ objection }) => (objection ? [objection.hash] : [])),
    seller: ({ registeredBy, ssoUsers, staticData }) =>
      registeredBy !== undefined && ssoUsers.includes(registeredBy)
        ? [`${staticData.country} ${registeredBy}`]
        : [],
  },
  refs: {
    'staticData.country': 'country',
    'staticData.responsibleForRegions': 'region',
    autApprovalForCountry: 'country',
    'userData.address.region': 'region',
    'userData.insData.ins': 'account',
    'userData.asoData.aso': 'account',
    'userData.supData.country': 'country',
    'userData.supData.animalkindsSold': 'animalkind',
    'userData.supData.logo': 'upload',
    'userData.supData.associations': 'account',
    'userData.supData.locationsOfSale.address.region': 'region',
  },
  label: (account) => account.staticData.name,
});
