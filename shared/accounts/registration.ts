import * as z from 'zod';
import { Address } from '#shared/kernel/address.ts';
import { TOKEN_LENGTH } from '#shared/kernel/limits.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { CodeText, NameText } from '#shared/kernel/typed-text.ts';
import { InviteId } from './account.ts';
import { ACCOUNT_NAME_LENGTH } from './limits.ts';

/** Id token of the single sign-on; a person who is signed in already and takes a further account needs none. */
export const SsoToken = z.string().min(1).max(TOKEN_LENGTH);

/** The data that a seller sends when it registers. */
export const SellerData = z.strictObject({
  name: NameText.min(1).max(ACCOUNT_NAME_LENGTH),
  /** The country in which the seller sells. */
  country: Ref,
  address: Address.omit({ region: true, geoPosition: true, name: true }).extend({
    citycode: CodeText.min(1).max(12),
    city: NameText.min(1).max(200),
  }),
  contact: NameText.max(200).optional(),
  uiLocale: Locale.optional(),
});
export type SellerData = z.infer<typeof SellerData>;

const registrationName = z.literal('agr');

/**
 * Two ways to register: into the account that an invitation is for, whose data stand already, or as a new seller.
 */
export const Registration = z.union([
  z.strictObject({
    inviteId: InviteId,
    registrationName: registrationName.optional(),
    userData: SellerData.optional(),
    /** The language of the mails to an account that has chosen none. */
    uiLocale: Locale.optional(),
    token: SsoToken.optional(),
  }),
  z.strictObject({
    registrationName: registrationName.default('agr'),
    userData: SellerData,
    token: SsoToken.optional(),
  }),
]);
export type Registration = z.infer<typeof Registration>;
