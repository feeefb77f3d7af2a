import * as z from 'zod';
import { CountryCode } from './country-code.ts';
import { GeoPosition } from './geo-position.ts';
import { Ref } from './ref.ts';

const EMAIL_LENGTH = 254; // RFC 5321 4.5.3.1.3: a path of 256 with its angle brackets

export const Email = z.email().max(EMAIL_LENGTH);

const line = z.string().max(200);

/** Address of specification section 3. `region` is the id of a region. */
export const Address = z.strictObject({
  name: line.optional(),
  street: line.optional(),
  citycode: z.string().max(12).optional(),
  city: line.optional(),
  phone: z.string().max(40).optional(),
  email: Email.optional(),
  fax: z.string().max(40).optional(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .optional(),
  geoPosition: GeoPosition.optional(),
  region: Ref.optional(),
  country: CountryCode.optional(),
});
export type Address = z.infer<typeof Address>;
