import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** The reasons why a farmer can sign in and read, but neither file requests nor publish offers. */
const BLOCK_REASONS = ['deactivatedByControlBody', 'noActiveCertification'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** The control body to ask, as everybody may see it. */
export const BlockContact = z.object({
  account: Ref,
  name: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  website: z.string().optional(),
});
export type BlockContact = z.infer<typeof BlockContact>;

export const Blocked = z.object({
  reason: z.enum(BLOCK_REASONS),
  /** The office to ask; null: no control body is known, so that the administration is asked. */
  contact: BlockContact.nullable(),
});
export type Blocked = z.infer<typeof Blocked>;

/** The part of an account that blocking is decided from. Not strict: another release may have written the account. */
export const BlockFacts = z.object({
  staticData: z.object({ certificationOverride: z.unknown().optional() }),
  userData: z.object({
    insData: z.array(z.object({ ins: Ref, deactivatedOn: z.string().optional() })),
    deactivatedOn: z.string().optional(),
    certification: z.object({ active: z.boolean() }).optional(),
  }),
});
export type BlockFacts = z.infer<typeof BlockFacts>;

export type BlockReasonFacts = {
  readonly staticData: BlockFacts['staticData'];
  readonly userData: Pick<BlockFacts['userData'], 'deactivatedOn' | 'certification'>;
};

/**
 * Returns why the account is blocked; undefined when it is not. An administrator's override counts for the
 * certification.
 */
export function blockReason({ staticData, userData }: BlockReasonFacts): BlockReason | undefined {
  if (userData.deactivatedOn !== undefined) return 'deactivatedByControlBody';
  const isUncertified = userData.certification?.active === false;
  return isUncertified && staticData.certificationOverride === undefined
    ? 'noActiveCertification'
    : undefined;
}
