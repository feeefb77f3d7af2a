import * as z from 'zod';
import { Address } from '#shared/kernel/address.ts';
import { Email } from '#shared/kernel/email.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Account } from './account.ts';
import { ACCOUNT_EMAILS, LOCATIONS_OF_SALE, REQUEST_FOLDERS, SUPPLIER_ENTRIES } from './limits.ts';
import { LocationOfSale, SupplierData } from './supplier-data.ts';

/** The address of a profile without the region: the product finds that from the postal code. */
const ProfileAddress = Address.omit({ region: true });

/** A location without an id is a new one; one that is left out is removed. */
const ProfileLocation = LocationOfSale.extend({
  id: Ref.optional(),
  address: ProfileAddress,
});

const ProfileSupplierData = SupplierData.pick({
  country: true,
  deliveryRadius: true,
  animalkindsSold: true,
  deliveryNotice: true,
  associations: true,
  logo: true,
}).extend({
  locationsOfSale: z.array(ProfileLocation).max(LOCATIONS_OF_SALE),
  /** Tells whether the supplier has confirmed all its locations of sale; absent: as before. */
  confirmedAllLocationsOfSale: z.boolean().optional(),
});

const { contact, requestFolders, unwantedMails, peopleShown, textBlocks } =
  Account.shape.userData.shape;

/**
 * The fields that the owner of an account keeps (specification section 6, "Profile features"). A part that is left out
 * stays; one that is sent replaces the whole part, so that each section of the profile has its own save.
 */
export const Profile = z
  .strictObject({
    address: ProfileAddress,
    /** The contact person; empty: the account names none. */
    contact: contact.unwrap(),
    /** The addresses; the product keeps their statuses, and a new address is open. */
    emails: z.array(z.strictObject({ email: Email })).max(ACCOUNT_EMAILS),
    supData: z.array(ProfileSupplierData).max(SUPPLIER_ENTRIES.SUP),
    requestFolders: z
      .array(requestFolders.element.extend({ id: Ref.optional() }))
      .max(REQUEST_FOLDERS),
    unwantedMails: unwantedMails.unwrap(),
    peopleShown: peopleShown.unwrap(),
    textBlocks: textBlocks.unwrap(),
  })
  .partial();
export type Profile = z.infer<typeof Profile>;

const { userData } = Account.shape;
/** The fields of a profile's parts that the product keeps. */
const KEPT = {
  activityConfirmedOn: true,
  activityWarnedOn: true,
  activityWarningsMailsSent: true,
  confirmedByAdminOn: true,
} as const;

/** The profile as it may be sent: as the account shows it, with the fields that the product keeps. */
export const SentProfile = z
  .strictObject({
    ...Profile.shape,
    ...userData.omit({
      contact: true,
      requestFolders: true,
      unwantedMails: true,
      peopleShown: true,
      textBlocks: true,
    }).shape,
    insData: userData.shape.insData.unwrap(),
    asoData: userData.shape.asoData.unwrap(),
    emails: z.array(userData.shape.emails.element.partial({ status: true })).max(ACCOUNT_EMAILS),
    supData: z
      .array(
        ProfileSupplierData.extend({
          ...SupplierData.pick(KEPT).partial().shape,
          locationsOfSale: z.array(LocationOfSale.partial({ id: true })).max(LOCATIONS_OF_SALE),
        }),
      )
      .max(SUPPLIER_ENTRIES.SUP),
  })
  .partial();
/** A profile with every part. */
export type WholeProfile = { readonly [P in keyof Profile]-?: NonNullable<Profile[P]> };
