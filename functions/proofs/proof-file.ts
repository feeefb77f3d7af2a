import { canonicalJson } from '#shared/kernel/canonical-json.ts';
import type { ProofDocument } from '#shared/proofs/proof-document.ts';

/** Returns the file that people keep of a proof: the document, its hash and its signature, in canonical JSON. */
export const proofFile = (proof: {
  readonly document: ProofDocument;
  readonly sha256: string;
  readonly jws: string;
}): string => canonicalJson(proof);
