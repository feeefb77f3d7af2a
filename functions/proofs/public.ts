export type { AskedProof } from './document-of.ts';
export { type IssuedProof, issueProof } from './issue-proof.ts';
export { redactProofs } from './redact-proofs.ts';
