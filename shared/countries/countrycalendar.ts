import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { HolidayRule } from './holiday-rule.ts';
import { HOLIDAYS } from './limits.ts';

/** The holidays of a country, by which terms in working days are counted. */
export const CountryCalendar = z.strictObject({
  internalName: z.string().min(1).max(60),
  country: Ref,
  holidays: z.array(HolidayRule).max(HOLIDAYS),
});
export type CountryCalendar = z.infer<typeof CountryCalendar>;

export const countrycalendarClass = defineEntityClass({
  name: 'countrycalendar',
  personal: 'none',
  schema: CountryCalendar,
  groups: publicShard({ internalName: 'text', country: 'text', 'holidays.regions': 'texts' }),
  write: administratorsWrite,
  unique: { country: ({ country }) => [country] },
  refs: { country: 'country', 'holidays.regions': 'region' },
  label: ({ internalName }) => internalName,
});
