import * as z from 'zod';

/** Characters of an instant: its form leaves open how many digits a second has; no clock writes more than nine. */
const INSTANT_LENGTH = '2026-03-05T13:07:00.000000000Z'.length;

/** An instant: ISO 8601 in UTC with milliseconds, `2026-03-05T13:07:00.000Z`. */
export const Instant = z.iso.datetime().max(INSTANT_LENGTH);
export type Instant = z.infer<typeof Instant>;

/** A calendar day, `2026-03-05`, of the years in which days of the product lie (`isYear`). */
export const Day = z.iso
  .date()
  .max('2026-03-05'.length)
  .regex(/^(?:19|20|21)/);
export type Day = z.infer<typeof Day>;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
