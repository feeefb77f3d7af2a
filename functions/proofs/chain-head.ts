import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { Instant } from '#shared/kernel/time.ts';
import { Sha256 } from '#shared/proofs/proof-document.ts';
import { ProofNumber } from '#shared/proofs/proof-number.ts';

/** The last proof of a country. */
export const ChainHead = z.strictObject({
  position: z.int().min(1),
  number: ProofNumber,
  sha256: Sha256,
  issuedAt: Instant,
});
export type ChainHead = z.infer<typeof ChainHead>;

/** Returns the key of the value that holds the last proof of a country, by the country's code. */
export const chainHeadKey = (country: string): string => `proofHead#${country}`;

/** Returns the last proof of a country; undefined before the first. */
export async function readChainHead(
  { values }: Pick<World, 'values'>,
  country: string,
): Promise<ChainHead | undefined> {
  return ChainHead.optional().parse(await values.get(chainHeadKey(country)));
}
