import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';

/** The public half of a P-256 key (RFC 7518, 6.2). */
export const PublicJwk = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().max(60),
  y: z.string().max(60),
});
export type PublicJwk = z.infer<typeof PublicJwk>;

/** A key that a country's proofs were signed with: kept for ever, so that each of them can be checked. */
export const ProofKey = z.strictObject({
  kid: z.string().min(1).max(100),
  country: Ref,
  jwk: PublicJwk,
  /** The instant since which the key has signed. */
  validFrom: Instant,
  /** The instant since which another key has signed. */
  validTo: Instant.optional(),
});
export type ProofKey = z.infer<typeof ProofKey>;

export const proofkeyClass = defineEntityClass({
  name: 'proofkey',
  personal: 'none',
  schema: ProofKey,
  groups: publicShard<ProofKey>({ kid: 'text', country: 'text', validFrom: 'time' }),
  write: { create: () => false, update: () => false, remove: () => false },
  unique: { kid: ({ kid }) => [kid] },
  refs: { country: 'country' },
  label: ({ kid }) => kid,
});
