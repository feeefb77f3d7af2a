import * as z from 'zod';
import { Address } from '#shared/kernel/address.ts';
import { Email } from '#shared/kernel/email.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { AccountRole } from '#shared/kernel/role.ts';
import { Instant } from '#shared/kernel/time.ts';
import { NameText } from '#shared/kernel/typed-text.ts';
import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import { ControlNumber } from './control-number.ts';
import { Joining } from './joining.ts';
import {
  ACCOUNT_EMAILS,
  ACCOUNT_NAME_LENGTH,
  CONTROL_BODY_CODE_LENGTH,
  INVITES,
  JOININGS,
  REASON_LENGTH,
  REFUSED_USERS,
  REQUEST_FOLDER_LENGTH,
  REQUEST_FOLDERS,
  SSO_USERS,
  TEXT_BLOCK_LENGTH,
  TEXT_BLOCKS,
} from './limits.ts';
import { LinkHash, LinkSecret } from './link-secret.ts';
import { OPTIONAL_MAILS } from './optional-mails.ts';
import { PEOPLE_SHOWN } from './people-shown.ts';
import { SsoUser } from './sso-user.ts';
import { SupplierData } from './supplier-data.ts';

/** An invitation to use an account, as it is stored: single use, and without the secret that its link carries. */
export const Invite = z.strictObject({
  id: Ref,
  hash: LinkHash,
  createdOn: Instant,
  /** Account that invites: an administrator's, the account itself, or that of its control body. */
  createdBy: Ref,
  /** The user of the account who invites. */
  user: SsoUser.optional(),
  /** The person who invites to another account through an administrator's. */
  administrator: SsoUser.optional(),
  /** The administrator who sent it again last, and so has its link. */
  resentBy: z.strictObject({ account: Ref, user: SsoUser }).optional(),
  /** The address that the invitation was mailed to; absent: the addresses of the account. */
  email: Email.optional(),
  expires: Instant,
  usedOn: Instant.optional(),
});
export type Invite = z.infer<typeof Invite>;

/** The secret in the link of an invitation. */
export const InviteId = LinkSecret;

/** An invitation as the administrator gets it who made it or sent it again. */
export const InviteMade = z.object({
  inviteId: InviteId,
  /** Tells whether a mail with the link can reach somebody. */
  isMailed: z.boolean(),
});
export type InviteMade = z.infer<typeof InviteMade>;

const StaticData = z.strictObject({
  name: NameText.min(1).max(ACCOUNT_NAME_LENGTH),
  role: AccountRole,
  country: Ref,
  /** AUT: the regions whose offers and requests the authority handles. */
  responsibleForRegions: z.array(Ref).max(500),
  /** SUP: the supplier is a hatchery. Only hatcheries take part in low-hatch requests. */
  eggBreeder: z.boolean(),
  canRequest: z.boolean(),
  /** AGR: the request types allowed; absent: all that the country offers. */
  allowedRequestTypes: z.array(z.enum(REQUEST_TYPES)).max(REQUEST_TYPES.length).optional(),
  /** ASO: the association may file requests in the name of its members. */
  canActAsFarmer: z.boolean().optional(),
  /** ASO: the association may receive association requests. */
  canReceiveRequests: z.boolean().optional(),
  userAgreementProcedure: z.boolean().optional(),
  /** ASO: the name by which buyers know the association. */
  standardName: NameText.max(ACCOUNT_NAME_LENGTH).optional(),
  /** INS: the control body may import customers (permission of specification section 2). */
  agrImport: z.boolean().optional(),
  /** INS: code of the control body, `DE-ÖKO-006`. */
  code: z.string().max(CONTROL_BODY_CODE_LENGTH).optional(),
  /** INS: an administrator has confirmed the control body at this instant. */
  confirmedByAdminOn: Instant.optional(),
  /** The exception by which an administrator lets the farmer act without an active certification. */
  certificationOverride: z
    .strictObject({ on: Instant, by: Ref, reason: z.string().min(1).max(REASON_LENGTH) })
    .optional(),
});

const ControlBodyEntry = z.strictObject({
  ins: Ref,
  deactivatedOn: Instant.optional(),
  agreementOn: Instant.optional(),
  firstImportedOn: Instant.optional(),
  lastImportedOn: Instant.optional(),
});

const AssociationEntry = z.strictObject({
  aso: Ref,
  deactivatedOn: Instant.optional(),
  agreementOn: Instant.optional(),
});

export const EMAIL_STATUSES = ['open', 'pending', 'verified', 'rejected', 'expired'] as const;

const UserData = z.strictObject({
  address: Address,
  contact: NameText.max(200).optional(),
  controlNumber: ControlNumber.min(3).max(40).optional(),
  insData: z.array(ControlBodyEntry).max(10).default([]),
  asoData: z.array(AssociationEntry).max(20).default([]),
  supData: z.array(SupplierData).max(20),
  requestFolders: z
    .array(z.strictObject({ id: Ref, label: z.string().min(1).max(REQUEST_FOLDER_LENGTH) }))
    .max(REQUEST_FOLDERS),
  emails: z
    .array(z.strictObject({ email: Email, status: z.enum(EMAIL_STATUSES) }))
    .max(ACCOUNT_EMAILS),
  /** Mails about requests that the account does not want; absent: it wants all. */
  unwantedMails: z.array(z.enum(OPTIONAL_MAILS)).max(OPTIONAL_MAILS.length).optional(),
  /** AUT, INS, ASO: how others than the office's own people see who has acted; absent: as the office. */
  peopleShown: z.enum(PEOPLE_SHOWN).optional(),
  /** AUT, INS, ASO: texts that the office uses again, each as an answer to the question of this internal name. */
  textBlocks: z
    .array(
      z.strictObject({
        field: z.string().min(1).max(60),
        text: NameText.min(1).max(TEXT_BLOCK_LENGTH),
      }),
    )
    .max(TEXT_BLOCKS)
    .optional(),
  deactivatedOn: Instant.optional(),
  /** The answer of the country's register of certified farmers, and since when. */
  certification: z.strictObject({ active: z.boolean(), since: Instant }).optional(),
  lastApiCheck: Instant.optional(),
});

/** A party of the product: farmer, supplier, control body, authority, association or administrator. */
export const Account = z.strictObject({
  staticData: StaticData,
  /** AUT: the country in which the authority may approve offers. */
  autApprovalForCountry: Ref.optional(),
  userData: UserData,
  /** The way by which the account registered itself; one that an administrator or an import made has none. */
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
  ssoUsers: z.array(SsoUser).max(SSO_USERS).default([]),
  /**
   * The way and the time in which each user came, as far as it is known; the newest last. Who can be objected to stays
   * in the list after leaving.
   */
  joinings: z.array(Joining).max(JOININGS).optional(),
  /**
   * Users who joined a farm and were objected to, the newest last. While there are any, nobody claims the farm; an
   * accepted invitation of its control body or an administrator empties the list.
   */
  refusedUsers: z.array(SsoUser).max(REFUSED_USERS).optional(),
  /** The invitations, the newest last. */
  invites: z.array(Invite).max(INVITES).optional(),
  /** The user who registered the account as a seller: one such account a country, as long as it is linked. */
  registeredBy: SsoUser.optional(),
  /** The instant at which personal data was removed: the account cannot be used any more. */
  redactedOn: Instant.optional(),
});
export type Account = z.infer<typeof Account>;
