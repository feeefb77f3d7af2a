import * as z from 'zod';
import { LocationOfSale } from '#shared/accounts/supplier-data.ts';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { GeoPosition } from '#shared/kernel/geo-position.ts';
import { PinnedRef, Ref } from '#shared/kernel/ref.ts';
import { Day, Instant } from '#shared/kernel/time.ts';
import { RADIUS_KM } from '#shared/law/limits.ts';
import { Gender } from '#shared/masterdata/gender.ts';
import {
  ANSWER_LENGTH,
  ANSWER_LINES,
  ATTACHMENTS,
  EDITOR_NAME_LENGTH,
  EVENT_REASON_LENGTH,
  EVENTS,
  FOUND_OFFERS,
  PURCHASE_PORTIONS,
  REMINDERS,
  STATUS_LABEL_LENGTH,
  STEP_FIELDS,
  STEP_WORKING_DAYS,
  STEPS,
} from '#shared/requests/limits.ts';
import { JUSTIFICATION_CODES } from './justification-codes.ts';
import { FoundOffer } from './offer-answer.ts';
import { REQUEST_TYPES } from './request-type.ts';
import { FieldName } from './requestformfield.ts';
import { LEGAL_GROUNDS, PartyRole, ReminderDays } from './requestpackage.ts';
import { REQUEST_EVENTS, REQUEST_STATUSES } from './status.ts';

/** One answer: a list for multiselect and the multi-line types, null where nothing was given. */
export const Answer = z.union([
  z.string().max(ANSWER_LENGTH),
  z.number(),
  z.boolean(),
  z.array(z.string().max(ANSWER_LENGTH)).max(ANSWER_LINES),
  z.null(),
]);
export type Answer = z.infer<typeof Answer>;

/** The answers of a form; `field` is the form field's internal name. */
export const FieldData = z
  .array(z.strictObject({ field: FieldName, value: Answer }))
  .max(STEP_FIELDS);
export type FieldData = z.infer<typeof FieldData>;

/** The result of a search at one moment. */
const SearchResult = z.strictObject({
  searchedOn: Instant,
  found: z.int().min(0),
  /**
   * The number of offers that kind, sex, age and place alone find. The difference to `found` comes of conditions of the
   * applicant's own.
   */
  foundWithoutConditions: z.int().min(0),
  /** The day by which an offer had to be available to count. */
  until: Day,
});
export type SearchResult = z.infer<typeof SearchResult>;

/** The search a request rests on, frozen when it is made. */
export const RequestSearchFilter = z.strictObject({
  position: GeoPosition.optional(),
  /** Kilometres between the position and the nearest place of the farm's postal code. */
  townKm: z.int().min(0).optional(),
  radiusKm: z.number().positive().max(RADIUS_KM).optional(),
  attributeFilter: AttributeFilter.optional(),
  ...SearchResult.shape,
  /** The offers that were found, with their revisions and the reasons why they do not fit. */
  offers: z.array(FoundOffer).max(FOUND_OFFERS).default([]),
  /**
   * The search made again when the request was sent later than `SEARCH_HOLDS_HOURS`, with the offers that were not
   * found in that state when the request was begun.
   */
  whenSent: SearchResult.extend({
    offers: z.array(FoundOffer).max(FOUND_OFFERS),
    /** The radius, where the law names another by then. */
    radiusKm: z.number().positive().max(RADIUS_KM).optional(),
  }).optional(),
});
export type RequestSearchFilter = z.infer<typeof RequestSearchFilter>;

const Attachment = z.strictObject({
  upload: Ref,
  /** The account that added it; absent in older requests. */
  by: Ref.optional(),
  name: z.string().max(200),
  contentType: z.string().max(100),
  size: z.int().min(0),
});

/** A step that was filled, with the account and the time. */
const FilledStep = z.strictObject({
  step: Ref,
  by: Ref,
  role: PartyRole,
  on: Instant,
  fieldData: FieldData,
});

/** An event of a request, as a line of the timeline. `by` is an account id or `system`. */
const ProcessEvent = z.strictObject({
  event: z.enum(['init', ...REQUEST_EVENTS]),
  by: z.string().max(64),
  on: Instant,
  status: z.enum(REQUEST_STATUSES),
  step: z.int().min(0),
  /** The reason of the office, for all parties: of `revoke` and `reopen`. */
  reason: z.string().max(EVENT_REASON_LENGTH.max).optional(),
});

/**
 * The end of a permission before it was used up. The decision stands, and what was bought until then was permitted;
 * nothing is bought by it afterwards.
 */
const PermissionEnd = z.strictObject({
  /**
   * The way in which the permission ended. `waived`: its applicant renounced the rest. `revoked`: the office that
   * decided took it back.
   */
  how: z.enum(['waived', 'revoked']),
  by: Ref,
  on: Instant,
  /** The animals that were granted and not reported as bought until then; who is only the supplier does not read it. */
  animals: z.int().min(0).optional(),
});
export type PermissionEnd = z.infer<typeof PermissionEnd>;

/**
 * The decision, with the facts for the yearly report. It keeps asked, granted and bought animals apart (Regulation
 * (EU) 2020/464 Annex III).
 */
export const Decision = z.strictObject({
  animalsAsked: z.int().min(0).optional(),
  animalsGranted: z.int().min(0).optional(),
  animalsBought: z.int().min(0).optional(),
  justificationCode: z.enum(JUSTIFICATION_CODES).optional(),
  validUntil: Day.optional(),
  /** The ground of the package, copied at the time of the decision. */
  legalBasis: z.enum(LEGAL_GROUNDS).optional(),
});
export type Decision = z.infer<typeof Decision>;

/** Human-readable id `CC-YYYY-NNNNNN`. */
export const Hid = z
  .string()
  .max('CC-YYYY-NNNNNN'.length)
  .regex(/^[A-Z]{2}-\d{4}-\d{6}$/);

/** A derogation request on its way (specification section 3, request process). */
export const RequestProcess = z.strictObject({
  package: PinnedRef,
  requestType: z.enum(REQUEST_TYPES),
  searchFilter: RequestSearchFilter.optional(),
  /** The signed proof of the search, where the ground asks for one: it names all offers that were found. */
  searchProof: z
    .strictObject({ id: Ref, number: z.string().max(20), sha256: z.string().length(64) })
    .optional(),
  animalkind: Ref,
  offergroup: Ref.optional(),
  category2: Ref.optional(),
  classification: Ref.optional(),
  /** The purpose of the animals; absent in requests from before it was asked. */
  animalusage: Ref.optional(),
  gender: Gender.optional(),
  ageCategory: Ref.optional(),
  country: Ref,
  region: Ref,
  agr: Ref,
  ins: Ref.optional(),
  aso: Ref.optional(),
  sup: Ref.optional(),
  aut: Ref,
  /** The applicant's location of sale as it was when the request was made. */
  agrSite: LocationOfSale,
  /** Name and control number of the applicant when the request was sent, for the offices that decide. */
  applicant: z.strictObject({
    name: z.string().max(200),
    controlNumber: z.string().max(40).optional(),
  }),
  followupFor: Ref.optional(),
  status: z.enum(REQUEST_STATUSES),
  /** The number of the request, given when it is sent. */
  hid: Hid.optional(),
  /** Index of the step that waits, or of the last one when none does. */
  step: z.int().min(0).max(STEPS),
  stepSince: Instant,
  /** The end of the time of the waiting step; `when-over.ts` says what happens then. */
  stepClosesOn: Instant.optional(),
  /** The days of its reminders, as the package said when the step began (`RequestStep.reminderDays`). */
  stepReminders: ReminderDays.optional(),
  /** The moments of its reminders, where they are counted in working days. */
  stepRemindsOn: z
    .array(Instant)
    .max(REMINDERS + 1)
    .optional(),
  /** Working days of the waiting step, where its time is counted in them. */
  stepWorkingDays: z.int().min(1).max(STEP_WORKING_DAYS).optional(),
  /** The request stays with its party when the step's time is over; the party is reminded on that day, too. */
  stepStays: z.literal(true).optional(),
  /** The instant at which the office above is told that the step still waits. */
  stepEscalatesOn: Instant.optional(),
  /** The office above, once it was told: it reads the request, and decides nothing. */
  supervisor: Ref.optional(),
  /** The account that fills the next step, the creator before sending; absent when no step waits. */
  turn: Ref.optional(),
  creator: Ref,
  created: Instant,
  sentOn: Instant.optional(),
  decidedOn: Instant.optional(),
  /** Answers of the first step while the request is not sent. */
  draft: FieldData,
  filledSteps: z.array(FilledStep).max(STEPS + PURCHASE_PORTIONS),
  /** The files of all parties: those of a supplier count apart, because it sees no others. */
  attachments: z.array(Attachment).max(2 * ATTACHMENTS),
  /** The folder of each party: `<account id>/<folder id>`, or `<account id>/archived`. */
  folders: z.array(z.string().max(80)).max(8),
  inProcess: z
    .strictObject({
      editorName: z.string().min(1).max(EDITOR_NAME_LENGTH),
      by: Ref,
      since: Instant,
    })
    .optional(),
  statusLabel: z.string().max(STATUS_LABEL_LENGTH).optional(),
  decision: Decision.optional(),
  permissionEnd: PermissionEnd.optional(),
  /** The last day for the report on purchases, by the country's law when the permission is granted or revoked. */
  reportDueOn: Day.optional(),
  events: z.array(ProcessEvent).max(EVENTS),
});
export type RequestProcess = z.infer<typeof RequestProcess>;
