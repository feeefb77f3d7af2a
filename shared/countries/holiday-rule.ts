import * as z from 'zod';
import { Labels } from '#shared/kernel/label.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { HOLIDAY_REGIONS } from './limits.ts';

/**
 * The forms of a holiday's day: a date of every year (`05-01`), days from Easter Sunday (`easter+1`, `easter-2`, by
 * the Julian calendar `orthodox+1`), a weekday on or after a date (`wed>=11-16`), or one day of one year
 * (`2027-05-04`).
 */
const HOLIDAY_FORM =
  /^(?:(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|(?:easter|orthodox)[+-]\d{1,2}|(?:mon|tue|wed|thu|fri|sat|sun)>=(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))$/;

/** A holiday of a country, or of some of its regions. */
export const HolidayRule = z.strictObject({
  labels: Labels.min(1),
  on: z
    .string()
    .regex(HOLIDAY_FORM, 'a date, days from Easter, or a weekday on or after a date')
    .max(12),
  /** The regions that have the holiday; none: the whole country. */
  regions: z.array(Ref).max(HOLIDAY_REGIONS).default([]),
});
export type HolidayRule = z.infer<typeof HolidayRule>;
