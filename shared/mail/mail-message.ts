import * as z from 'zod';
import { OBJECTION_NAMES } from '#shared/accounts/limits.ts';
import {
  CONTACT_REFERENCE,
  CONTACT_REPLY_WORKING_DAYS,
  MISSING_OFFERGROUP_ANSWER_LENGTH,
} from '#shared/contact/limits.ts';
import { Email } from '#shared/kernel/email.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { AccountRole } from '#shared/kernel/role.ts';
import { Instant } from '#shared/kernel/time.ts';
import { APPROVAL_REASON_LENGTH, OFFERS_A_DECISION } from '#shared/offers/limits.ts';
import { FoundOffers } from './found-offers.ts';
import {
  MAIL_BODY_LENGTH,
  MAIL_LINE_LENGTH,
  MAIL_SUBJECT_LENGTH,
  PERSON_LENGTH,
  VERIFICATION_CODE,
  VERIFICATION_CODE_DIGITS,
} from './limits.ts';

/** The way in which a user came to leave an account. */
const DEPARTURES = ['left', 'removed'] as const;
/** The acts that a mail about an import tells of. */
const IMPORT_MAIL_ACTS = ['tried', 'imported', 'takenBack'] as const;
export const REQUEST_OUTCOMES = ['accepted', 'rejected', 'closed'] as const;

/** The country whose site the mail names and leads to. */
const country = Ref;

/** The request that a mail is about; the mail leads to it on its country's site. */
const request = {
  hid: z.string().min(1).max(40),
  request: Ref,
  country,
};

/** Path on the country's site, beginning with one slash. */
const sitePath = z
  .string()
  .regex(/^\/(?![/\\])/)
  .max(500);

/** A line that a person wrote: it was checked when it came in. */
const line = z.string().min(1).max(MAIL_LINE_LENGTH);
const text = z.string().min(1).max(20_000);

/** The reference by which both sides name a contact request. */
const reference = z.string().regex(CONTACT_REFERENCE);
/** Working days until an answer; mails queued by an earlier release lack them. */
const workingDays = z.int().min(1).default(CONTACT_REPLY_WORKING_DAYS);

/** The time of a step: the name of the party whose step it is, and the end of its time. */
const requestTerm = { ...request, party: line, until: Instant };

/** The person who uses the account: name and address, as far as the single sign-on told them. */
const usedAccount = {
  country,
  accountName: line,
  person: z.string().min(1).max(PERSON_LENGTH).optional(),
};

/** A breed that somebody missed, and the answer of the administration. */
const missedOffergroup = {
  country,
  name: line,
  answer: z.string().max(MISSING_OFFERGROUP_ANSWER_LENGTH),
};

/** Offers of one supplier that were decided together; each is named as its reader knows it. */
const decidedOffers = {
  country,
  authority: line,
  offers: z.array(text).min(1).max(OFFERS_A_DECISION),
};

/** The parameters of each mail; its texts are in `functions/mail/templates`. */
const mailParams = {
  /** To the next party: a step of the request waits for it. */
  requestStepWaiting: z.strictObject(request),
  /** To an authority: so many requests that another one had before wait for it now. */
  requestsHandedOver: z.strictObject({ country, count: z.int().min(1) }),
  /** To parties that have nothing to do now: a step is done. */
  requestStepDone: z.strictObject(request),
  /** To the applicant. */
  requestDecided: z.strictObject({ ...request, outcome: z.enum(REQUEST_OUTCOMES) }),
  /** To the parties that had it in hand. */
  requestRetracted: z.strictObject(request),
  /** To the parties that had it in hand: the applicant renounces what is left of a permission. */
  requestWaived: z.strictObject(request),
  /** To the parties: the office that granted it took the permission back. */
  requestRevoked: z.strictObject({ ...request, party: line }),
  /** To the parties: an administrator has deleted the request. */
  requestDeleted: z.strictObject(request),
  /** To the parties: a request that ended without a decision is open again. */
  requestReopened: z.strictObject({ ...request, party: line }),
  /** To the party whose step waits: its time is nearly over, and the request then goes on without its answer. */
  requestStepDue: z.strictObject(requestTerm),
  /** To the party whose step waits: its time is nearly over, and the request then ends without a decision. */
  requestEndsSoon: z.strictObject(requestTerm),
  /**
   * To the party whose step waits: its time is nearly over, or ends today, and the request stays with the party until
   * it answers.
   */
  requestStepStays: z.strictObject(requestTerm),
  /** To the applicant: the request ends without a decision unless one comes soon. */
  requestLapsesSoon: z.strictObject(requestTerm),
  /** To the applicant, and to the party that did not answer in time: the request went on without its answer. */
  requestPassedOn: z.strictObject(requestTerm),
  /** To the applicant: the time of a step is over, and the request stays open until it is answered. */
  requestStillOpen: z.strictObject(requestTerm),
  /** To the party that has not answered, and to the office above it. */
  requestOverdue: z.strictObject(requestTerm),
  /** To the applicant: the permission ends soon or has ended, and what was bought is to be reported until then. */
  requestReportDue: z.strictObject(requestTerm),
  /** To the applicant and the offices: nothing was reported until then. */
  requestReportMissing: z.strictObject(requestTerm),
  /** To all who had it in hand: nobody answered in time, and the request ended without a decision. */
  requestLapsed: z.strictObject(requestTerm),
  /** To the office whose mark another editor replaced or removed. */
  requestMarkTaken: z.strictObject({ ...request, editor: line }),
  /** To an address that `account` has or wants; not sent any more when the code has run out. */
  emailVerification: z.strictObject({
    country,
    account: Ref,
    code: z.string().max(VERIFICATION_CODE_DIGITS).regex(VERIFICATION_CODE),
    expires: Instant,
  }),
  /** To the addresses of an account that somebody is invited to use. */
  invitation: z.strictObject({
    country,
    accountName: line,
    role: AccountRole,
    link: sitePath,
    expires: Instant,
  }),
  /** To an address that mails of an account go to no longer. */
  addressRemoved: z.strictObject({ country, accountName: line }),
  /** To a farm that somebody wants to use: who reads it proves that the farm is its own. */
  farmCode: z.strictObject({
    ...usedAccount,
    code: z.string().max(VERIFICATION_CODE_DIGITS).regex(VERIFICATION_CODE),
    expires: Instant,
  }),
  /** To those who know an account: somebody has joined its users by an invitation. */
  accountJoined: z.strictObject({ ...usedAccount, link: sitePath }),
  /** To those who know a farm, and its control body: somebody took it by its facts. The link says "that was not me". */
  farmClaimed: z.strictObject({ ...usedAccount, link: sitePath, expires: Instant }),
  /** To those who know an account: somebody uses the account no more; so many still do. */
  accountLeft: z.strictObject({
    ...usedAccount,
    departure: z.enum(DEPARTURES),
    users: z.int().min(0),
  }),
  /**
   * To those who know a farm, its control body and the administration: somebody said "that was not me" of a person, and
   * what the farm says of itself is as before the joining. The offers and requests since then are named.
   */
  farmRestored: z.strictObject({
    ...usedAccount,
    users: z.int().min(0),
    since: Instant,
    offers: z.array(text).max(OBJECTION_NAMES),
    requests: z.array(line).max(OBJECTION_NAMES),
  }),
  /** To those who answer for the country. */
  contactRequest: z.strictObject({
    country,
    name: line,
    email: Email,
    phone: line.optional(),
    controlNumber: line.optional(),
    subject: line,
    message: text,
    reference,
  }),
  /** To the verified address of the account that sent a contact request. */
  contactRequestCopy: z.strictObject({
    country,
    name: line,
    subject: line,
    message: text,
    reference,
    workingDays,
  }),
  /** To any other address that a contact request gives: nothing that its sender wrote, for it may be a stranger's. */
  contactReceipt: z.strictObject({ country, reference, workingDays }),
  /** To administrators: somebody misses a breed or origin. `animalkind` is its label. */
  missingOffergroup: z.strictObject({
    country,
    name: line,
    animalkind: line,
    accountName: line,
  }),
  /** To who missed a breed: the breed is there, by this name. `answer` is '' where nothing was added. */
  missingOffergroupKnown: z.strictObject({ ...missedOffergroup, offergroup: line }),
  /** To who missed a breed: the breed will not be taken in, and why. */
  missingOffergroupRefused: z.strictObject(missedOffergroup),
  /** To a supplier: the authority lets the offers be found. */
  offerAccepted: z.strictObject(decidedOffers),
  /** To a supplier: the authority does not let the offers be found. */
  offerRejected: z.strictObject({
    ...decidedOffers,
    reason: z.string().min(1).max(APPROVAL_REASON_LENGTH),
    /** The offer, where it is the only one. */
    offer: Ref.optional(),
  }),
  /** To a supplier: offers have to be confirmed, the first one until `until`. */
  activityWarning: z.strictObject({ country, count: z.int().min(1), until: Instant }),
  /** To an account: the offers that are new for its saved searches. The link ends such mails. */
  newOffers: z.strictObject({ country, link: sitePath, searches: FoundOffers }),
  /** To who imported a spreadsheet that took long: the outcome of its rows. */
  importFinished: z.strictObject({
    country,
    fileName: line,
    does: z.enum(IMPORT_MAIL_ACTS),
    rows: z.int().min(0),
    failed: z.int().min(0),
    link: sitePath,
  }),
  /** To the account that began an export: the export took long, is ready, and is kept until `expires`. */
  exportReady: z.strictObject({
    country,
    file: line,
    rows: z.int().min(0),
    link: sitePath,
    expires: Instant,
  }),
} as const satisfies Record<string, z.ZodObject>;
export type MailTemplateName = keyof typeof mailParams;
export type MailParams = { [N in MailTemplateName]: z.infer<(typeof mailParams)[N]> };

const envelope = {
  /** The id of the mail: it is sent once, however often it is delivered. */
  messageId: z.uuid(),
  /** The receiver: an account, whose addresses are looked up when the mail is sent, or an address. */
  to: z.union([Ref, Email]),
  locale: Locale,
  /** A text that an administrator tries, in place of the stored one. */
  tried: z
    .strictObject({
      subject: z.string().min(1).max(MAIL_SUBJECT_LENGTH),
      body: z.string().min(1).max(MAIL_BODY_LENGTH),
    })
    .optional(),
};

const mail = <N extends MailTemplateName>(template: N) =>
  z.strictObject({ ...envelope, template: z.literal(template), params: mailParams[template] });

/** A mail as it waits in the outbox and the queue. */
export const MailMessage = z.discriminatedUnion('template', [
  mail('requestStepWaiting'),
  mail('requestsHandedOver'),
  mail('requestStepDone'),
  mail('requestDecided'),
  mail('requestRetracted'),
  mail('requestWaived'),
  mail('requestRevoked'),
  mail('requestDeleted'),
  mail('requestReopened'),
  mail('requestStepDue'),
  mail('requestEndsSoon'),
  mail('requestStepStays'),
  mail('requestLapsesSoon'),
  mail('requestPassedOn'),
  mail('requestStillOpen'),
  mail('requestOverdue'),
  mail('requestReportDue'),
  mail('requestReportMissing'),
  mail('requestLapsed'),
  mail('requestMarkTaken'),
  mail('emailVerification'),
  mail('invitation'),
  mail('addressRemoved'),
  mail('farmCode'),
  mail('accountJoined'),
  mail('farmClaimed'),
  mail('accountLeft'),
  mail('farmRestored'),
  mail('contactRequest'),
  mail('contactRequestCopy'),
  mail('contactReceipt'),
  mail('missingOffergroup'),
  mail('missingOffergroupKnown'),
  mail('missingOffergroupRefused'),
  mail('offerAccepted'),
  mail('offerRejected'),
  mail('activityWarning'),
  mail('newOffers'),
  mail('importFinished'),
  mail('exportReady'),
]);
export type MailMessage = z.infer<typeof MailMessage>;

/** The names of the mails, in the order of `mailParams`. */
export const MAIL_TEMPLATE_NAMES = MailMessage.options.map((option) => option.shape.template.value);

/** Mails that are about one request. */
export type RequestMail = Extract<MailMessage, { params: { request: string } }>;
