import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { SigningKey } from '#functions/kernel/ports/proof-keys.ts';
import type { Save } from '#functions/kernel/store/entity-store.ts';
import { ValueMoved } from '#functions/kernel/store/replace-value.ts';
import { retryWhilePassing } from '#functions/kernel/store/retry-on-conflict.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { canonicalJson } from '#shared/kernel/canonical-json.ts';
import { Instant } from '#shared/kernel/time.ts';
import { ProofDocument, Sha256 } from '#shared/proofs/proof-document.ts';
import { factsOf } from '#shared/proofs/proof-facts.ts';
import { ProofNumber } from '#shared/proofs/proof-number.ts';
import { proofNumber } from '#shared/proofs/read-proof-number.ts';
import { type SearchProof, searchproofClass } from '#shared/proofs/searchproof.ts';
import { type AskedProof, documentOf } from './document-of.ts';
import { registerKey } from './register-key.ts';
import { sha256Of } from './sha256-of.ts';

/** The last proof of a country. */
const ChainHead = z.strictObject({
  position: z.int().min(1),
  number: ProofNumber,
  sha256: Sha256,
  issuedAt: Instant,
});

const PAYLOAD_TYPE = 'organic-livestock-search-proof+json';

type IssueWorld = Pick<
  World,
  'store' | 'search' | 'values' | 'proofKeys' | 'clock' | 'newId' | 'random' | 'config'
>;

/** A proof that is signed and not saved yet. */
export type IssuedProof = {
  readonly id: string;
  readonly data: SearchProof;
  /** The parts of the save that issues the proof. */
  readonly part: Required<Pick<Save, 'changes' | 'replaces'>>;
};

/**
 * Issues the next proof of a country and lets `save` save it in one transaction with everything that belongs to it.
 * Of two at once one is issued again on top of the other, so that the chain has no fork.
 * @throws AppError `entities.busy` after the last attempt, `kernel.partAway`, and the errors of `save`
 */
export async function issueProof<T>(
  world: IssueWorld,
  asked: AskedProof,
  save: (issued: IssuedProof) => Promise<T>,
): Promise<T> {
  const { code } = asked.country;
  const year = todayIn(asked.country, world.clock.now()).slice(0, 4);
  const number = proofNumber(code, year, await world.store.nextNumber(`proof#${code}#${year}`));
  const facts = await documentOf(world, asked);
  let keys: readonly string[] = [];
  const isPassing = (error: unknown) => error instanceof ValueMoved || isAboutKey(error, keys);
  const issueOnce = async () => {
    const issued = await nextProof(world, asked, { ...facts, number });
    keys = issued.part.changes
      .slice(1)
      .flatMap((change) => (change.kind === 'create' ? [''] : [change.before.id]));
    return save(issued);
  };
  return retryWhilePassing(world, issueOnce, isPassing);
}

/** Tells whether a save failed because another process has entered the key, or ended the one before. */
function isAboutKey(error: unknown, keys: readonly string[]): boolean {
  if (keys.length === 0) return false;
  const id = conflictingEntity(error);
  if (id !== undefined) return keys.includes(id);
  return error instanceof AppError && error.error === entityErrors.notUnique;
}

/** Returns the file that people keep of a proof: the document, its hash and its signature, in canonical JSON. */
const proofFile = (proof: {
  readonly document: ProofDocument;
  readonly sha256: string;
  readonly jws: string;
}): string => canonicalJson(proof);

async function nextProof(
  world: IssueWorld,
  asked: AskedProof,
  facts: Awaited<ReturnType<typeof documentOf>> & { readonly number: string },
): Promise<IssuedProof> {
  const { code, id: country } = asked.country;
  const head = await readChainHead(world, code);
  const position = (head?.position ?? 0) + 1;
  const prev = head?.sha256 ?? null;
  const document = ProofDocument.parse({ ...facts, position, prev });
  const text = canonicalJson(document);
  const sha256 = sha256Of(text);
  const key = await world.proofKeys.keyOf(code);
  const jws = await signDocument(key, text);
  const { issuedAt, number } = document;
  const id = world.newId();
  const data: SearchProof = {
    number,
    country,
    agr: asked.agr,
    parties: [...asked.parties],
    region: asked.region,
    request: asked.request?.id,
    animalkind: asked.animals.animalkind,
    offergroup: asked.animals.offergroup,
    site: asked.site.id,
    issuedAt,
    position,
    prev,
    sha256,
    fileSha256: sha256Of(proofFile({ document, sha256, jws })),
    kid: key.kid,
    jws,
    facts: factsOf(document),
    document: text,
  };
  const keyChanges = await registerKey(world, key, { country, on: issuedAt });
  return {
    id,
    data,
    part: {
      changes: [{ kind: 'create', id, entityclass: searchproofClass.name, data }, ...keyChanges],
      replaces: [
        {
          key: chainHeadKey(code),
          before: head,
          value: { position, number, sha256, issuedAt },
        },
      ],
    },
  };
}

const base64url = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');

/**
 * Returns the signature of a document as a JWS in compact form without the document (RFC 7515, appendix F): to check
 * it, a reader puts the document in base64url between the two dots, and takes the key that the header names.
 */
async function signDocument(
  { kid, sign }: Pick<SigningKey, 'kid' | 'sign'>,
  document: string,
): Promise<string> {
  const header = base64url(canonicalJson({ alg: 'ES256', cty: PAYLOAD_TYPE, kid }));
  const signature = await sign(Buffer.from(`${header}.${base64url(document)}`, 'ascii'));
  return `${header}..${Buffer.from(signature).toString('base64url')}`;
}

type ChainHead = z.infer<typeof ChainHead>;

/** Returns the key of the value that holds the last proof of a country, by the country's code. */
const chainHeadKey = (country: string): string => `proofHead#${country}`;

/** Returns the last proof of a country; undefined before the first. */
async function readChainHead(
  { values }: Pick<World, 'values'>,
  country: string,
): Promise<ChainHead | undefined> {
  return ChainHead.optional().parse(await values.get(chainHeadKey(country)));
}
