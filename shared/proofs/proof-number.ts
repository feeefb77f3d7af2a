import * as z from 'zod';
import { isProofNumber } from './read-proof-number.ts';

/** The number of a proof: `NV-DE-2026-000123-X`. */
export const ProofNumber = z
  .string()
  .max('NV-DE-2026-000123-X'.length)
  .refine(isProofNumber, { message: 'NV-<country>-<year>-<six digits>-<check character>' });
