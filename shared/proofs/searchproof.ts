import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { DOCUMENT_LENGTH, REPLAY_PARTS } from './limits.ts';
import { Sha256 } from './proof-document.ts';
import { ProofFacts } from './proof-facts.ts';
import { ProofNumber } from './proof-number.ts';

/**
 * A proof of non-availability as it was issued. Nobody edits one; a redaction takes the document, which names the
 * applicant, and leaves hash, signature and what everybody may read, so that a copy in somebody's hands can still be
 * checked.
 */
export const SearchProof = z.strictObject({
  number: ProofNumber,
  country: Ref,
  /** The account of the farm that the proof is for. */
  agr: Ref,
  /** The accounts that may read the whole proof, the farm's among them. */
  parties: z.array(Ref).min(1).max(6),
  /** The region of the request: its authority may read the whole proof, too. */
  region: Ref.optional(),
  request: Ref.optional(),
  animalkind: Ref,
  offergroup: Ref.optional(),
  site: Ref,
  issuedAt: Instant,
  /** The proof's place in the chain of the country, and the hash of the proof before it. */
  position: z.int().min(1),
  prev: Sha256.nullable(),
  /** The hash of the document. */
  sha256: Sha256,
  /** The hash of the file with the document and its signature (`proofFile`). */
  fileSha256: Sha256,
  kid: z.string().min(1).max(100),
  /** The signature: a JWS in compact form without the document (RFC 7515, appendix F). */
  jws: z.string().max(1000),
  facts: ProofFacts,
  /** The document: canonical JSON of a `ProofDocument`. */
  document: z.string().max(DOCUMENT_LENGTH).optional(),
});
export type SearchProof = z.infer<typeof SearchProof>;

/** Returns the part that a proof falls into: the proofs of one part are replayed in the same night. */
const partOf = ({ sha256 }: SearchProof): string =>
  String(Number.parseInt(sha256.slice(0, 8), 16) % REPLAY_PARTS);

const columns = {
  number: 'text',
  country: 'text',
  agr: 'text',
  request: 'text',
  animalkind: 'text',
  offergroup: 'text',
  site: 'text',
  issuedAt: 'time',
  part: 'text',
} as const;
const derived = { part: (proof: SearchProof) => [partOf(proof)] };

export const searchproofClass = defineEntityClass({
  name: 'searchproof',
  personal: 'ofAccount',
  schema: SearchProof,
  groups: {
    party: {
      columns,
      derived,
      history: 'own',
      keys: ({ data }) => [...new Set(data.parties)],
      open: (who, key) => who.account === key,
      choose: (who) => (who.account === null || hasRole(who, 'ADM') ? undefined : [who.account]),
    },
    admin: {
      columns,
      derived,
      keys: () => ['all'],
      open: (who) => hasRole(who, 'ADM'),
      choose: (who) => (hasRole(who, 'ADM') ? ['all'] : undefined),
    },
    /** An authority may read the proofs that its regions had before they were its own. */
    region: {
      indexed: false,
      columns: {},
      history: 'own',
      keys: ({ data }) => (data.region === undefined ? [] : [data.region]),
      open: (who, key) => hasRole(who, 'AUT') && who.regions.includes(key),
      choose: () => undefined,
    },
    /** Everybody who knows a proof's number or id reads the facts that a public check shows. */
    public: {
      indexed: false,
      columns: {},
      keys: () => ['all'],
      open: () => true,
      choose: () => undefined,
      view: ({ number, country, position, sha256, fileSha256, kid, issuedAt, facts }) => ({
        number,
        country,
        position,
        sha256,
        fileSha256,
        kid,
        issuedAt,
        facts,
      }),
    },
  },
  write: { create: () => false, update: () => false, remove: () => false },
  unique: {
    number: ({ number }) => [number],
    file: ({ fileSha256 }) => [fileSha256],
  },
  label: ({ number }) => number,
});
