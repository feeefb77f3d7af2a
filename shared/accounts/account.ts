import * as z from 'zod';
import { Address, Email } from '#shared/kernel/address.ts';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { AccountRole } from '#shared/kernel/role.ts';
import { Instant } from '#shared/kernel/time.ts';
import { REQUEST_TYPES } from '#shared/requests/request-type.ts';
import { accountGroups } from './account-groups.ts';
import { normalControlNumber } from './control-number.ts';
import { ACCOUNT_EMAILS, ACCOUNT_NAME_LENGTH, REQUEST_FOLDERS, SSO_USERS } from './limits.ts';
import { SupplierData } from './supplier-data.ts';

const StaticData = z.strictObject({
  name: z.string().min(1).max(ACCOUNT_NAME_LENGTH),
  role: AccountRole,
  country: Ref,
  /** AUT: the regions whose offers and requests it handles. */
  responsibleForRegions: z.array(Ref).max(500),
  eggBreeder: z.boolean(),
  canRequest: z.boolean(),
  /** AGR: the request types allowed; absent: all that the country offers. */
  allowedRequestTypes: z.array(z.enum(REQUEST_TYPES)).max(REQUEST_TYPES.length).optional(),
  /** ASO: may file requests in the name of its members. */
  canActAsFarmer: z.boolean().optional(),
  /** ASO: may receive association requests. */
  canReceiveRequests: z.boolean().optional(),
  userAgreementProcedure: z.boolean().optional(),
  standardName: z.string().max(ACCOUNT_NAME_LENGTH).optional(),
  /** INS: may import customers (permission of specification section 2). */
  agrImport: z.boolean().optional(),
  /** INS: code of the control body, `DE-ÖKO-006`. */
  code: z.string().max(20).optional(),
  confirmedByAdminOn: Instant.optional(),
});

const ControlBodyEntry = z.strictObject({
  ins: Ref,
  deactivatedOn: Instant.optional(),
  agreementOn: Instant.optional(),
  firstImportedOn: Instant.optional(),
  lastImportedOn: Instant.optional(),
});

const AssociationEntry = z.strictObject({ aso: Ref, deactivatedOn: Instant.optional() });

export const EMAIL_STATUSES = ['open', 'pending', 'verified', 'rejected', 'expired'] as const;

const UserData = z.strictObject({
  address: Address,
  contact: z.string().max(200).optional(),
  controlNumber: z.string().min(3).max(40).optional(),
  insData: z.array(ControlBodyEntry).max(10).default([]),
  asoData: z.array(AssociationEntry).max(20).default([]),
  supData: z.array(SupplierData).max(20),
  requestFolders: z
    .array(z.strictObject({ id: Ref, label: z.string().min(1).max(60) }))
    .max(REQUEST_FOLDERS),
  emails: z
    .array(z.strictObject({ email: Email, status: z.enum(EMAIL_STATUSES) }))
    .max(ACCOUNT_EMAILS),
  deactivatedOn: Instant.optional(),
  lastApiCheck: Instant.optional(),
});

/** A party of the product: farmer, supplier, control body, authority, association or administrator. */
export const Account = z.strictObject({
  staticData: StaticData,
  /** AUT: may approve offers in this country. */
  autApprovalForCountry: Ref.optional(),
  userData: UserData,
  registrationOptionName: z.literal('agr').optional(),
  supExtra: z.strictObject({
    tosAcceptedOn: Instant.optional(),
    tosVersion: z.string().max(40).optional(),
  }),
  active: z.boolean(),
  maxUsers: z.int().min(1).max(SSO_USERS),
  adminMemo: z.string().max(4000).optional(),
  uiLocale: Locale.optional(),
  /** Subjects at the single sign-on that may use the account. */
  ssoUsers: z.array(z.string().min(1).max(200)).max(SSO_USERS).default([]),
});
export type Account = z.infer<typeof Account>;

export const accountClass = defineEntityClass({
  name: 'account',
  schema: Account,
  groups: accountGroups,
  write: {
    create: (who) => hasRole(who, 'ADM'),
    update: (who) => hasRole(who, 'ADM'),
    remove: (who) => hasRole(who, 'ADM'),
  },
  fieldRights: { ssoUsers: 'system', 'userData.insData': 'system', 'userData.asoData': 'system' },
  unique: {
    controlNumber: (account) =>
      account.userData.controlNumber === undefined
        ? []
        : [normalControlNumber(account.userData.controlNumber)],
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
    'userData.supData.associations': 'account',
    'userData.supData.locationsOfSale.address.region': 'region',
  },
  label: (account) => account.staticData.name,
});
