import * as z from 'zod';
import { Address } from '#shared/kernel/address.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Account } from './account.ts';

const { staticData, userData } = Account.shape;

/** A farmer's control bodies as an administrator sets them: a control body left out is removed. */
const ControlBodies = z
  .array(z.strictObject({ ins: Ref, active: z.boolean().default(true) }))
  .max(10);
const Associations = z
  .array(z.strictObject({ aso: Ref, active: z.boolean().default(true) }))
  .max(20);

/** The fields that an administrator sends for a new account. The rest of `staticData` follows from the role. */
export const NewStaticData = staticData
  .omit({ certificationOverride: true, confirmedByAdminOn: true })
  .partial({ responsibleForRegions: true, eggBreeder: true, canRequest: true });

export const NewUserData = z.strictObject({
  address: Address.optional(),
  contact: userData.shape.contact,
  controlNumber: userData.shape.controlNumber,
  insData: ControlBodies.optional(),
  asoData: Associations.optional(),
});
export type NewUserData = z.infer<typeof NewUserData>;

/** The change of `staticData`: fields left out stay, null removes one. An account's role stays for ever. */
export const StaticDataChange = z.strictObject({
  ...staticData
    .omit({ role: true, certificationOverride: true, confirmedByAdminOn: true })
    .partial().shape,
  standardName: staticData.shape.standardName.nullable(),
  code: staticData.shape.code.nullable(),
  allowedRequestTypes: staticData.shape.allowedRequestTypes.nullable(),
});

export const UserDataChange = z.strictObject({
  ...NewUserData.shape,
  contact: userData.shape.contact.nullable(),
  controlNumber: userData.shape.controlNumber.nullable(),
});
