import { type Texts, text } from '#infra/demo/texts.ts';
import type { PartyRole } from '#shared/requests/entities/requestpackage.ts';

const DAY_HOURS = 24;
/** Flanders gives advice and decision a fortnight each; nobody else promises a time. */
const OFFICE_STEP_HOURS = 14 * DAY_HOURS;
/** The same time in working days, as offices count it. */
const OFFICE_WORKING_DAYS = 10;
/** The hours for a low hatch: a hatchery cannot wait longer with its chicks. */
const LOW_HATCH_HOURS = 2 * DAY_HOURS;
/** The reminders a week, two days, and a day before the end: the last leaves time to answer. */
const OFFICE_REMINDER_DAYS = [7, 2, 0];

export type StepRow = {
  /** The list that its fields come from. */
  readonly fields: 'application' | 'hatch' | 'advice' | 'decision' | 'purchase';
  readonly form: Texts;
  readonly role: PartyRole;
  readonly statusLabel: Texts;
  readonly autoCloseHours?: number;
  readonly workingDays?: number;
  readonly reminderDays?: readonly number[];
  readonly whenOver?: 'passOn';
  readonly notify: readonly PartyRole[];
  readonly decides?: true;
  readonly inPortions?: true;
};

const AUTHORITY = text('Bei der Behörde', 'With the authority');

/** The kinds of steps that packages are built from. */
export const STEP_ROWS = {
  application: {
    fields: 'application',
    form: text('Antrag', 'Application'),
    role: 'AGR',
    statusLabel: text('Entwurf', 'Draft'),
    notify: ['INS'],
  },
  notice: {
    fields: 'application',
    form: text('Nachweis', 'Record'),
    role: 'AGR',
    statusLabel: text('Entwurf', 'Draft'),
    notify: ['INS'],
  },
  advice: {
    fields: 'advice',
    form: text('Stellungnahme der Kontrollstelle', 'Advice of the control body'),
    role: 'INS',
    statusLabel: text('Bei der Kontrollstelle', 'With the control body'),
    autoCloseHours: OFFICE_STEP_HOURS,
    reminderDays: OFFICE_REMINDER_DAYS,
    whenOver: 'passOn',
    notify: ['AGR'],
  },
  decision: {
    fields: 'decision',
    form: text('Entscheidung der Behörde', 'Decision of the authority'),
    role: 'AUT',
    statusLabel: AUTHORITY,
    autoCloseHours: OFFICE_STEP_HOURS,
    reminderDays: OFFICE_REMINDER_DAYS,
    notify: ['AGR', 'INS'],
    decides: true,
  },
  controlbodyDecision: {
    fields: 'decision',
    form: text('Entscheidung der Kontrollstelle', 'Decision of the control body'),
    role: 'INS',
    statusLabel: text('Bei der Kontrollstelle', 'With the control body'),
    workingDays: OFFICE_WORKING_DAYS,
    reminderDays: OFFICE_REMINDER_DAYS,
    notify: ['AGR', 'AUT'],
    decides: true,
  },
  // The step has no time of its own: a notice that no hatchery has confirmed must not count as settled.
  hatch: {
    fields: 'hatch',
    form: text('Angaben der Brüterei', 'Statement of the hatchery'),
    role: 'SUP',
    statusLabel: text('Bei der Brüterei', 'With the hatchery'),
    notify: ['AGR', 'INS', 'AUT'],
  },
  associationDecision: {
    fields: 'decision',
    form: text('Entscheidung des Verbands', 'Decision of the association'),
    role: 'ASO',
    statusLabel: text('Beim Verband', 'With the association'),
    workingDays: OFFICE_WORKING_DAYS,
    reminderDays: OFFICE_REMINDER_DAYS,
    notify: ['AGR', 'INS'],
    decides: true,
  },
  quickDecision: {
    fields: 'decision',
    form: text('Entscheidung der Behörde', 'Decision of the authority'),
    role: 'AUT',
    statusLabel: AUTHORITY,
    autoCloseHours: LOW_HATCH_HOURS,
    reminderDays: [1],
    notify: ['AGR', 'INS'],
    decides: true,
  },
  purchase: {
    fields: 'purchase',
    form: text('Nach dem Zukauf', 'After the purchase'),
    role: 'AGR',
    statusLabel: text('Zukauf noch nicht gemeldet', 'Purchase not reported yet'),
    inPortions: true,
    notify: ['INS', 'AUT'],
  },
} as const satisfies Record<string, StepRow>;
export type StepKind = keyof typeof STEP_ROWS;
