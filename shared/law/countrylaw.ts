import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Day } from '#shared/kernel/time.ts';
import { Law } from './law.ts';

/** The law of a country from a day on, until a later one begins or its last day is over. */
export const CountryLaw = z.strictObject({
  internalName: z.string().min(1).max(60),
  country: Ref,
  validFrom: Day,
  /** The last day of the law. */
  validTo: Day.optional(),
  ...Law.shape,
});
export type CountryLaw = z.infer<typeof CountryLaw>;

export const countrylawClass = defineEntityClass({
  name: 'countrylaw',
  personal: 'none',
  schema: CountryLaw,
  groups: publicShard({ internalName: 'text', country: 'text', validFrom: 'time' }, 'pinned'),
  write: administratorsWrite,
  unique: { validFrom: ({ country, validFrom }) => [`${country} ${validFrom}`] },
  refs: { country: 'country' },
  label: ({ internalName }) => internalName,
});
