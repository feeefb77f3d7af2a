import * as z from 'zod';
import { Address } from '#shared/kernel/address.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { NameText } from '#shared/kernel/typed-text.ts';
import { ANIMAL_KINDS_SOLD, LOCATION_NAME_LENGTH, LOCATIONS_OF_SALE } from './limits.ts';

/** A place from which animals are sold; also the site a request is made for (`agrSite`). */
export const LocationOfSale = z.strictObject({
  id: Ref,
  internalName: NameText.min(1).max(LOCATION_NAME_LENGTH),
  isDefault: z.boolean(),
  address: Address,
});
export type LocationOfSale = z.infer<typeof LocationOfSale>;

/** The data of an account as a supplier in one country (specification section 3, supData). */
export const SupplierData = z.strictObject({
  country: Ref,
  locationsOfSale: z.array(LocationOfSale).max(LOCATIONS_OF_SALE),
  deliveryRadius: z.int().min(0).max(2000).optional().meta({ description: 'kilometres' }),
  animalkindsSold: z.array(Ref).max(ANIMAL_KINDS_SOLD),
  deliveryNotice: z.string().max(1000).optional(),
  associations: z.array(Ref).max(20),
  activityConfirmedOn: Instant.optional(),
  activityWarningsMailsSent: z.int().min(0),
  /** The instant at which the last warning was sent. */
  activityWarnedOn: Instant.optional(),
  confirmedAllLocationsOfSale: z.boolean(),
  logo: Ref.optional(),
  confirmedByAdminOn: Instant.optional(),
});
export type SupplierData = z.infer<typeof SupplierData>;

/** Tells whether offers and requests can use a location: it has a position and a region (specification section 5). */
export function isUsableLocation(location: LocationOfSale): boolean {
  return location.address.geoPosition !== undefined && location.address.region !== undefined;
}

/**
 * Tells whether buyers can reach somebody about the location: by its own e-mail address or phone, or by those of its
 * account.
 */
export function hasContact(
  address: Pick<Address, 'email' | 'phone'>,
  { address: own }: { readonly address: Pick<Address, 'email' | 'phone'> },
): boolean {
  return [address, own].some(({ email, phone }) => email || phone);
}
