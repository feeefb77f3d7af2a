import * as z from 'zod';
import { CountryCode } from './country-code.ts';
import { Email } from './email.ts';
import { GeoPosition } from './geo-position.ts';
import { Ref } from './ref.ts';
import { CodeText, NameText } from './typed-text.ts';

const line = NameText.max(200);

/** An address of the web that begins with its host: in `https://bank.example@evil.example` a name stands before it. */
export const Website = z
  .url({ protocol: /^https?$/ })
  .regex(/^https?:\/\/[^@/?#\\]+(?:[/?#\\]|$)/i);

/** Address of specification section 3. `region` is the id of a region. */
export const Address = z.strictObject({
  name: line.optional(),
  street: line.optional(),
  citycode: CodeText.max(12).optional(),
  city: line.optional(),
  phone: CodeText.max(40).optional(),
  email: Email.optional(),
  fax: CodeText.max(40).optional(),
  website: Website.max(300).optional(),
  geoPosition: GeoPosition.optional(),
  region: Ref.optional(),
  country: CountryCode.optional(),
});
export type Address = z.infer<typeof Address>;
