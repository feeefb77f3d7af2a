import * as z from 'zod';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { defineEndpoint, LONG_BODY_BYTES } from '#shared/kernel/endpoint.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { CreationKey, PinnedRef, Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { Gender } from '#shared/masterdata/gender.ts';
import { OfferAnswer } from './entities/offer-answer.ts';
import { FieldData } from './entities/request-process.ts';
import { REQUEST_TYPES } from './entities/request-type.ts';
import { FILERS } from './filers.ts';
import {
  ATTACHMENTS,
  DELETION_REASON_LENGTH,
  EDITOR_NAME_LENGTH,
  EVENT_REASON_LENGTH,
  FOUND_OFFERS,
  REQUESTS_DELETED_AT_ONCE,
  STATISTIC_MONTHS,
  STATISTIC_REGIONS,
  STATISTIC_ROWS,
  STATUS_LABEL_LENGTH,
} from './limits.ts';
import { SHOWN_STATUSES } from './process/lapsed.ts';
import { DecisionDays, Month, monthsBetween, StatisticRow } from './statistics.ts';

const PARTIES = ['AGR', 'INS', 'ASO', 'SUP', 'AUT'] as const;

/** `id` is `archived` or the id of one of the account's own request folders; null: in process. */
const Folder = z.strictObject({ id: z.union([z.literal('archived'), Ref]) }).nullable();

const EventReason = z.string().min(EVENT_REASON_LENGTH.min).max(EVENT_REASON_LENGTH.max);

const SetStatus = z
  .strictObject({
    process: PinnedRef,
    editorName: z.string().min(1).max(EDITOR_NAME_LENGTH).optional(),
    /** Sets or removes the mark of `editorName`. */
    inProgress: z.boolean().optional(),
    /** The office's own word for where the request stands; null removes it. */
    statusLabel: z.string().min(1).max(STATUS_LABEL_LENGTH).nullable().optional(),
    /** Replaces or removes another editor's mark. */
    replace: z.boolean().optional(),
    /** Moves the request to one of the caller's own folders. */
    folder: Folder.optional(),
  })
  .refine(({ inProgress, editorName }) => inProgress === undefined || editorName !== undefined, {
    path: ['editorName'],
    message: 'required',
  })
  .refine((input) => [input.inProgress, input.statusLabel, input.folder].some(isGiven), {
    message: 'required',
  });

export const requestEndpoints = {
  initRequest: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/initrequest',
    who: FILERS,
    bodyBytes: LONG_BODY_BYTES,
    summary:
      'Begins a request: pins its package, finds its parties and freezes the search it rests on. It stays a draft that only its creator sees until it is sent. `key` is that of `eav/entity/create`.',
    input: z.strictObject({
      key: CreationKey.optional(),
      type: z.enum(REQUEST_TYPES),
      /** The revision of the package: the newest, or one that was replaced a day ago at most. */
      package: z.strictObject({ id: Ref, rev: z.int().min(1).optional() }),
      /** Id of one of the applicant's locations of sale. */
      location: Ref,
      animalkind: Ref,
      offergroup: Ref.optional(),
      category2: Ref.optional(),
      classification: Ref.optional(),
      /** The usage of the animals; needed where the animal kind has several usages in the country. */
      animalusage: Ref.optional(),
      gender: Gender.optional(),
      ageCategory: Ref.optional(),
      /** The farmer; a farmer files for itself only. */
      agr: Ref.optional(),
      /** One of the farmer's active control bodies; the first unless one is named. */
      ins: Ref.optional(),
      aso: Ref.optional(),
      /** A supplier of these animals; named where a step of the package is the supplier's own, or is told to it. */
      sup: Ref.optional(),
      /**
       * The conditions of the search besides animal kind and country (the request's, unless the filter names
       * countries): one condition of the search page, or an `$and` of them, each once (`searchProblems`); the place is
       * the location of sale with the fixed radius.
       */
      searchFilter: z
        .strictObject({
          attributeFilter: AttributeFilter.optional(),
          /** The answers why offers that the search finds do not fit. */
          offers: z.array(OfferAnswer).max(FOUND_OFFERS).optional(),
        })
        .optional(),
      /** A closed, rejected or retracted request of the applicant: answers that still fit are copied. */
      followupFor: Ref.optional(),
    }),
    output: Entity,
  }),
  fillForm: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/fillform',
    who: PARTIES,
    bodyBytes: LONG_BODY_BYTES,
    summary:
      'Fills the waiting step and passes the request on; or, before it is sent, saves the draft.',
    input: z.strictObject({
      process: PinnedRef,
      fieldData: FieldData,
      /**
       * Ids of the caller's uploads. Before sending they are all of the request's; later they are added to its files.
       */
      attachments: z.array(Ref).max(ATTACHMENTS * 2),
      /** The account that the page was filled with; refused when the caller acts through another one by now. */
      owner: Ref.optional(),
      /**
       * The answers why offers do not fit: of the offers that the request names, kept with the draft, and of those
       * found since, when the request is sent.
       */
      offers: z.array(OfferAnswer).max(FOUND_OFFERS).optional(),
      /** Saves without sending; gaps are allowed. */
      draft: z.boolean().optional(),
    }),
    output: Entity,
  }),
  removeRequest: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/remove',
    who: FILERS,
    summary: 'Discards a draft.',
    input: z.strictObject({ process: PinnedRef }),
    output: z.strictObject({}),
  }),
  deleteRequests: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/delete',
    who: ['ADM'],
    summary:
      'Takes requests out of the product: reads then say 404 `entities.deleted`, the statistic goes on counting them, their files are protected no more, their parties are mailed. History and reason stay.',
    input: z
      .strictObject({
        processes: z.array(Ref).min(1).max(REQUESTS_DELETED_AT_ONCE),
        /** The number (`hid`) of the request; for several requests their count. */
        confirm: z.string().min(1).max(40),
        /** The reason of the deletion; the timeline keeps it. */
        reason: z.string().min(DELETION_REASON_LENGTH.min).max(DELETION_REASON_LENGTH.max),
      })
      .refine(({ processes }) => new Set(processes).size === processes.length, {
        path: ['processes'],
        message: 'each request once',
      }),
    output: z.strictObject({
      /** The deleted requests for the protocol, in the order asked. */
      deleted: z
        .array(
          z.strictObject({
            id: Ref,
            hid: z.string(),
            status: z.enum(SHOWN_STATUSES),
            applicant: z.string(),
            on: Instant,
          }),
        )
        .max(REQUESTS_DELETED_AT_ONCE),
      /** The requests that stay because a save was refused. */
      failed: z
        .array(z.strictObject({ id: Ref, hid: z.string(), code: z.string() }))
        .max(REQUESTS_DELETED_AT_ONCE),
    }),
  }),
  retractRequest: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/retractrequest',
    who: ['AGR'],
    summary:
      'The applicant takes a request back that is not decided: it cannot be approved any more.',
    input: z.strictObject({ process: PinnedRef }),
    output: Entity,
  }),
  waiveRequest: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/waive',
    who: ['AGR'],
    summary:
      'The applicant renounces what is left of a permission. The decision stands, and what was bought stays permitted.',
    input: z.strictObject({ process: PinnedRef }),
    output: Entity,
  }),
  revokeRequest: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/revoke',
    who: ['INS', 'ASO', 'AUT'],
    summary:
      'The office that has granted a request takes the permission back, with a reason: nothing is bought by it any more.',
    input: z.strictObject({ process: PinnedRef, reason: EventReason }),
    output: Entity,
  }),
  reopenRequest: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/reopen',
    who: ['INS', 'ASO', 'AUT'],
    summary:
      'The office that is to decide opens a request again that ended because nobody answered in time, with a reason: its step waits once more.',
    input: z.strictObject({ process: PinnedRef, reason: EventReason }),
    output: Entity,
  }),
  setStatus: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/setstatus',
    who: PARTIES,
    summary:
      'Marks a request as being handled, gives it a status label, or moves it to a folder of the caller.',
    input: SetStatus,
    output: Entity,
  }),
  readStatistics: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/statistics',
    who: ['AUT', 'ADM'],
    summary:
      'What was asked, granted, refused and lapsed in regions of one country (an authority: of its own), by month, animals, purpose and reason, and how many days decisions took.',
    input: z
      .strictObject({
        /** The first and the last month, both included. */
        from: Month,
        to: Month,
        regions: z.array(Ref).min(1).max(STATISTIC_REGIONS),
      })
      .refine(({ from, to }) => from <= to && monthsBetween(from, to) <= STATISTIC_MONTHS, {
        path: ['to'],
        message: `from the first month up to ${STATISTIC_MONTHS} months`,
      })
      .refine(({ regions }) => new Set(regions).size === regions.length, {
        path: ['regions'],
        message: 'each region once',
      }),
    output: z.strictObject({
      rows: z.array(StatisticRow).max(STATISTIC_ROWS),
      days: z.array(DecisionDays).max(STATISTIC_ROWS),
    }),
  }),
  readUsualTime: defineEndpoint({
    method: 'POST',
    path: 'livestock/request/usualtime',
    who: PARTIES,
    summary:
      'How many days the authority of a request usually takes: the median of its latest decisions.',
    input: z.strictObject({ process: Ref }),
    output: z.strictObject({
      /** The usual days of a decision; absent when nothing was decided. */
      days: z.int().min(0).optional(),
    }),
  }),
};

function isGiven(value: unknown): boolean {
  return value !== undefined;
}
