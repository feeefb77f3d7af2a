import * as z from 'zod';
import { Email } from '#shared/kernel/email.ts';
import { defineEndpoint, LONG_BODY_BYTES } from '#shared/kernel/endpoint.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { GeoPosition } from '#shared/kernel/geo-position.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { CreationKey, Ref } from '#shared/kernel/ref.ts';
import { AccountRole } from '#shared/kernel/role.ts';
import { Day, HOUR_MS, Instant, SECOND_MS } from '#shared/kernel/time.ts';
import { CodeText } from '#shared/kernel/typed-text.ts';
import { VERIFICATION_CODE, VERIFICATION_CODE_DIGITS } from '#shared/mail/limits.ts';
import { accessEndpoints } from './access-endpoints.ts';
import { Account, Invite, InviteId, InviteMade } from './account.ts';
import { NewStaticData, NewUserData, StaticDataChange, UserDataChange } from './account-change.ts';
import { ControlNumber } from './control-number.ts';
import { Joining } from './joining.ts';
import {
  ASSOCIATIONS,
  INVITE_READS_AN_HOUR,
  INVITES,
  JOININGS,
  REASON_LENGTH,
  SSO_USERS,
} from './limits.ts';
import { ManyCustomers, ManyResult } from './many-customers.ts';
import { SentProfile } from './profile.ts';
import { Registration, SsoToken } from './registration.ts';
import { registrationLimit } from './registration-limit.ts';
import { SsoUser } from './sso-user.ts';

const Reason = z.string().min(1).max(REASON_LENGTH);

/**
 * The facts of a farm: they stand on certificates and in requests, so that they find a farm but do not prove whose it
 * is.
 */
const FarmFacts = z.strictObject({
  insId: Ref,
  citycode: CodeText.min(1).max(12),
  controlNumber: ControlNumber.min(3).max(40),
  country: Ref,
  token: SsoToken.optional(),
});

export const accountEndpoints = {
  ...accessEndpoints,
  registerFarmer: defineEndpoint({
    method: 'POST',
    path: 'livestock/register/agr',
    who: 'all',
    limit: registrationLimit,
    summary:
      'Links the user of the single sign-on to the farmer account that a control body imported, found by control body, control number and postal code. While somebody uses the farm, a code is needed that was mailed to it. Tries are counted per farm and network, too.',
    input: FarmFacts.extend({
      /** The code that `requestFarmCode` mailed. */
      code: z.string().max(VERIFICATION_CODE_DIGITS).regex(VERIFICATION_CODE).optional(),
      /** The language of the mails to a farm that has chosen none. */
      uiLocale: Locale.optional(),
    }),
    output: Entity,
  }),
  requestFarmCode: defineEndpoint({
    method: 'POST',
    path: 'livestock/register/agrcode',
    who: 'all',
    limit: registrationLimit,
    summary:
      'Mails a code of six digits to an address of the farm, with which this user registers although somebody uses the farm. Which address is not told; one that is new gets no code.',
    input: FarmFacts,
    /** `expires` is the instant at which the code ends. */
    output: z.strictObject({ expires: Instant }),
  }),
  register: defineEndpoint({
    method: 'POST',
    path: 'auth/domain/register',
    who: 'all',
    limit: registrationLimit,
    summary:
      'Takes the account of an invitation, once, whatever userData says; or registers as a seller in a country, who publishes nothing before the terms of service are accepted.',
    input: Registration,
    output: Entity,
  }),
  getInvite: defineEndpoint({
    method: 'POST',
    path: 'auth/domain/getinvite',
    who: 'all',
    limit: { per: 'address', count: INVITE_READS_AN_HOUR, seconds: HOUR_MS / SECOND_MS },
    summary:
      'What an invitation is for, before it is accepted: by whom, for which account and role, until when. A POST, since the link is a secret that no address of a call may hold. Refused as its acceptance would be.',
    input: z.strictObject({ inviteId: InviteId }),
    output: z.strictObject({
      /** Name of the account that invites; null when that account is gone or redacted. */
      sender: z.string().nullable(),
      /** Name of the account that the invitation is for. */
      account: z.string(),
      role: AccountRole,
      expires: Instant,
    }),
  }),
  createAccount: defineEndpoint({
    method: 'POST',
    path: 'auth/accountmanage/createaccount',
    who: ['ADM'],
    summary:
      'Creates an account without users. A supplier sells in its own country; it and a control body are confirmed at once unless that is to be done later. `key` is that of `eav/entity/create`.',
    input: z.strictObject({
      key: CreationKey.optional(),
      requiresConfirmation: z.boolean().default(false),
      staticData: NewStaticData,
      userData: NewUserData,
      maxUsers: Account.shape.maxUsers.optional(),
      uiLocale: Account.shape.uiLocale,
    }),
    output: Entity,
  }),
  updateAccount: defineEndpoint({
    method: 'POST',
    path: 'auth/accountmanage/updateaccount',
    who: ['ADM'],
    summary:
      'Changes what an administrator may of an account. What is left out stays; null removes an optional field.',
    input: z
      .strictObject({
        account: Ref,
        /**
         * The revision that the administrator saw; without it, the named fields are changed whatever the newest
         * revision is.
         */
        rev: z.int().min(1).optional(),
        active: z.boolean().optional(),
        userData: UserDataChange.optional(),
        staticData: StaticDataChange.optional(),
        maxUsers: Account.shape.maxUsers.optional(),
        adminMemo: Account.shape.adminMemo.nullable(),
        /** The language of the account's mails, and of the pages when somebody signs in. */
        uiLocale: Account.shape.uiLocale.nullable(),
        /** The country in which an authority may approve offers. */
        autApprovalForCountry: Account.shape.autApprovalForCountry.nullable(),
        /** Lets a supplier publish in a country that asks for confirmation, or takes that back. */
        confirmSupplier: z.strictObject({ country: Ref, confirmed: z.boolean() }).optional(),
        /** Lets a control body take part, or takes that back. */
        confirmControlBody: z.boolean().optional(),
        /** True lets a farmer act without an active certification. */
        certificationOverride: z.boolean().optional(),
        /** The reason, which the timeline keeps; needed where `active` changes, and with `certificationOverride`. */
        reason: Reason.optional(),
      })
      .refine(
        ({ certificationOverride, reason }) =>
          reason !== undefined || certificationOverride === undefined,
        { path: ['reason'], message: 'required' },
      ),
    output: Entity,
  }),
  getAccess: defineEndpoint({
    method: 'GET',
    path: 'auth/accountmanage/getaccess',
    who: ['ADM'],
    summary: 'Who uses an account, and who is invited to.',
    input: z.strictObject({ account: Ref }),
    output: z.object({
      maxUsers: z.int(),
      ssoUsers: z.array(SsoUser).max(SSO_USERS),
      /** The way in which each user came, as far as it is known, and the facts that the single sign-on told then. */
      joinings: z
        .array(
          z.object({
            ...Joining.pick({ user: true, on: true, way: true }).shape,
            name: z.string().nullable(),
            email: z.string().nullable(),
          }),
        )
        .max(JOININGS),
      /** The day on which each user last signed in; users who never did are left out. */
      signIns: z.array(z.object({ user: SsoUser, on: Instant })).max(SSO_USERS),
      /** The invitations, the newest first. */
      invites: z
        .array(
          z.object({
            ...Invite.pick({ id: true, createdOn: true, createdBy: true, expires: true }).shape,
            /** The address of the invitation; null: it was mailed to the addresses of the account. */
            email: z.string().nullable(),
            usedOn: Instant.nullable(),
          }),
        )
        .max(INVITES),
    }),
  }),
  createAccountInvite: defineEndpoint({
    method: 'POST',
    path: 'auth/accountmanage/createaccountinvite',
    who: ['ADM'],
    summary:
      "Invites somebody to use an account, and mails the link to an address, or without one to the account's addresses. An earlier invitation to the same address that nobody used ends.",
    input: z.strictObject({ account: Ref, email: Email.optional() }),
    output: InviteMade,
  }),
  resendAccountInvite: defineEndpoint({
    method: 'POST',
    path: 'auth/accountmanage/resendaccountinvite',
    who: ['ADM'],
    summary: 'Mails an unused invitation again with a new link and a new term; the old link ends.',
    input: z.strictObject({ account: Ref, invite: Ref }),
    output: InviteMade,
  }),
  revokeAccountInvite: defineEndpoint({
    method: 'POST',
    path: 'auth/accountmanage/revokeaccountinvite',
    who: ['ADM'],
    summary: 'Takes an invitation back.',
    input: z.strictObject({ account: Ref, invite: Ref }),
    output: z.strictObject({}),
  }),
  redactAccount: defineEndpoint({
    method: 'POST',
    path: 'auth/accountmanage/redactaccount',
    who: ['ADM'],
    summary:
      'Removes the personal data of an account for ever: at once from what is shown, within minutes from every revision, its files, offers and requests. Ids, counts and decisions stay.',
    input: z.strictObject({ account: Ref, reason: Reason }),
    output: Entity,
  }),

  updateProfile: defineEndpoint({
    method: 'POST',
    path: 'auth/account/updateaccount',
    who: 'signedIn',
    bodyBytes: LONG_BODY_BYTES,
    summary:
      'The owner changes its own profile, as far as its role has one. A part that is sent replaces that part whole, the others stay; what the owner only reads may come along unchanged. When anything is not valid nothing is saved.',
    input: z.strictObject({
      userData: SentProfile.optional(),
      uiLocale: Locale.optional(),
      /** The revision that the owner saw. */
      rev: z.int().min(1),
    }),
    output: Entity,
  }),
  updateGeoPosition: defineEndpoint({
    method: 'POST',
    path: 'livestock/user/updategeoposition',
    who: ['AGR', 'SUP', 'ADM'],
    summary:
      'Moves a location of sale on the map: of the own account, or of any by an administrator. Its offers follow.',
    input: z.strictObject({
      /** The id of the account. */
      userId: Ref,
      countryId: Ref,
      locationOfSale: Ref,
      geoPosition: GeoPosition,
    }),
    output: Entity,
  }),
  acceptTerms: defineEndpoint({
    method: 'POST',
    path: 'livestock/user/accepttos',
    who: ['AGR', 'SUP'],
    summary:
      'Accepts the present terms of service; a farmer is a supplier from then on. Other terms than the present ones are refused, so that nobody accepts what it has not read.',
    input: z.strictObject({
      /** The version of the terms, from `lastUpdated` of the content page. */
      version: z.string().min(1).max(40),
    }),
    output: Entity,
  }),
  setUserAgreement: defineEndpoint({
    method: 'POST',
    path: 'livestock/user/setuseragreement',
    who: ['INS', 'ASO'],
    summary:
      "Sets or removes a customer's agreement with the calling control body, or a member's with the calling association where that has the user agreement procedure; such an association acts only for members whose agreement is set.",
    input: z.strictObject({ account: Ref, agreed: z.boolean() }),
    output: Entity,
  }),
  setUserAgreements: defineEndpoint({
    method: 'POST',
    path: 'livestock/user/setuseragreements',
    who: ['INS', 'ASO'],
    summary:
      'Sets the agreement of several customers or members, each as `setUserAgreement` does; an agreement that is set already keeps its day.',
    /** `on` is the day on which they agreed, by default the present one. */
    input: z.strictObject({ accounts: ManyCustomers, on: Day.optional() }),
    output: ManyResult,
  }),
  refreshAso: defineEndpoint({
    method: 'GET',
    path: 'livestock/user/refreshaso',
    who: ['AGR', 'ASO'],
    summary:
      'The own account, and the associations that it is a member of or offers for, read again.',
    input: z.strictObject({}),
    output: Entity.extend({ associations: z.array(Entity).max(ASSOCIATIONS) }),
  }),
};
