import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { PinnedRef, Ref } from '#shared/kernel/ref.ts';
import {
  ESCALATION_DAYS_AT_MOST,
  REMINDER_DAYS,
  REMINDERS,
  STEP_FIELDS,
  STEP_WORKING_DAYS,
  STEPS,
} from '#shared/requests/limits.ts';
import { REQUEST_TYPES } from './request-type.ts';
import { FieldName } from './requestformfield.ts';

/** The parties a step can belong to or be mailed to. */
export const PARTY_ROLES = ['AGR', 'INS', 'ASO', 'SUP', 'AUT'] as const;
export const PartyRole = z.enum(PARTY_ROLES);
export type PartyRole = z.infer<typeof PartyRole>;

/** The legal grounds of Regulation (EU) 2018/848, Annex II Part II, 1.3.4, for the yearly report. */
export const LEGAL_GROUNDS = [
  'P3',
  'YM',
  'MR',
  'FR',
  'F40a',
  'F40b',
  'F40c',
  'EB',
  'BE',
  'AQ',
  'CAT',
  'LOW',
  'ASO',
] as const;

/**
 * The tables of the yearly report that a package's decisions are counted in: II.2 of Regulation (EU) 2020/464 Annex III,
 * the one of catastrophes (C, Delegated Regulation (EU) 2020/2146), or none.
 */
export const REPORT_TABLES = ['II2', 'C', 'none'] as const;
export type ReportTable = (typeof REPORT_TABLES)[number];

/**
 * The acts on a request when the time of its waiting step is over. `close` stands in older revisions only: a package that
 * says so is not saved any more (`package-problems.ts`).
 */
export const WHEN_OVER = ['passOn', 'remindAndStay', 'close'] as const;
export type WhenOver = (typeof WHEN_OVER)[number];

/** Days before the end of a step's time, each once; 0 is the last day itself. */
export const ReminderDays = z
  .array(z.int().min(0).max(REMINDER_DAYS))
  .max(REMINDERS)
  .refine((days) => new Set(days).size === days.length, { message: 'each day once' });

/** One step of a package: its party, its fields in their order, and the next event. */
export const RequestStep = z.strictObject({
  id: Ref,
  form: Labels,
  role: PartyRole,
  /** The step's time: after so many hours without an answer the request moves by itself, as `whenOver` says. */
  autoCloseHours: z.int().min(1).max(8760).optional(),
  /**
   * The step's time in working days of the country and region of the request, instead of hours
   * (`countries/working-days.ts`).
   */
  workingDays: z.int().min(1).max(STEP_WORKING_DAYS).optional(),
  /**
   * Days before the end of the step's time on which its party is reminded, in working days where the time is;
   * `REMINDER_SECONDS` or `REMINDER_WORKING_DAYS` where the package says nothing.
   */
  reminderDays: ReminderDays.optional(),
  /** The act when the step's time is over; `when-over.ts` decides where a package does not say. */
  whenOver: z.enum(WHEN_OVER).optional(),
  /**
   * Days after the end of the step's time on which the office above is told that the step still waits
   * (`Region.supervisor`); `ESCALATION_DAYS` where the package says nothing.
   */
  escalationDays: z.int().min(0).max(ESCALATION_DAYS_AT_MOST).optional(),
  /**
   * The step is the report on a purchase and comes again, portion by portion, until the permission is used up or its farmer
   * says that nothing more is bought.
   */
  inPortions: z.boolean().optional(),
  /** The request's status as people read it while the step waits. */
  statusLabels: Labels,
  /** Parties that get a mail when the step is complete. */
  notify: z.array(PartyRole).max(5),
  fields: z.array(PinnedRef).min(1).max(STEP_FIELDS),
  /**
   * The outcome makes the step the deciding one: it names the options of a field that accept and those that reject;
   * any other answer closes.
   */
  outcome: z
    .strictObject({
      field: FieldName,
      accepted: z.array(z.string().max(40)).max(50),
      rejected: z.array(z.string().max(40)).max(50),
    })
    .optional(),
});
export type RequestStep = z.infer<typeof RequestStep>;

/** A package that a farmer can apply by: an ordered list of steps (specification section 3, request package). */
export const RequestPackage = z.strictObject({
  internalName: z.string().min(1).max(60),
  labels: Labels,
  descriptions: Labels,
  buttonLabels: Labels,
  enabled: z.boolean(),
  countries: z.array(Ref).max(60),
  animalkinds: z.array(Ref).max(100),
  requestTypes: z.array(z.enum(REQUEST_TYPES)).min(1).max(REQUEST_TYPES.length),
  legalBasis: z.enum(LEGAL_GROUNDS),
  /**
   * The table in which the yearly report counts the package's decisions; absent: `report-table-of.ts` decides by the
   * ground.
   */
  reportTable: z.enum(REPORT_TABLES).optional(),
  /** Business rules over the answers, in the revision of the time when the package was made (`rule-findings.ts`). */
  ruleset: PinnedRef.optional(),
  /** The course of a request; `package-problems.ts` tells on each save where it would stop. */
  steps: z.array(RequestStep).min(1).max(STEPS),
});
export type RequestPackage = z.infer<typeof RequestPackage>;

export const requestPackageClass = defineEntityClass({
  name: 'requestpackage',
  personal: 'none',
  schema: RequestPackage,
  groups: publicShard<RequestPackage>(
    {
      internalName: 'text',
      enabled: 'boolean',
      countries: 'texts',
      animalkinds: 'texts',
      requestTypes: 'texts',
      legalBasis: 'text',
      'ruleset.id': 'text',
      'steps.fields.id': 'texts',
      'labels.label': 'texts',
    },
    'pinned',
  ),
  write: administratorsWrite,
  unique: { internalName: (step) => [step.internalName] },
  refs: {
    countries: 'country',
    animalkinds: 'animalkind',
    'steps.fields.id': 'requestformfield',
    'ruleset.id': 'ruleset',
  },
  pins: ['steps.fields.id', 'ruleset.id'],
  label: (step) => step.labels,
});
