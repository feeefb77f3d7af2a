import { dayIn } from '#shared/kernel/day.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';

/** Several texts in a cell stand behind each other. */
export const SEVERAL = '; ';

/** Returns a cell with a text; none for an empty or missing text. */
export const textCell = (text: string | undefined): SheetCell | undefined =>
  text === undefined || text === '' ? undefined : { kind: 'text', text };

export const numberCell = (number: number | undefined): SheetCell | undefined =>
  number === undefined ? undefined : { kind: 'number', text: String(number) };

export const dayCell = (day: string | undefined): SheetCell | undefined =>
  day === undefined ? undefined : { kind: 'day', text: day };

/** Returns a cell with the day that an instant has in a time zone. */
export const dayOfCell = (instant: string | undefined, timeZone: string): SheetCell | undefined =>
  instant === undefined ? undefined : dayCell(dayIn(timeZone, new Date(instant)));

export const truthCell = (truth: boolean | undefined): SheetCell | undefined =>
  truth === undefined ? undefined : { kind: 'truth', text: String(truth) };
