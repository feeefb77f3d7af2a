import { createHash, createPublicKey, verify } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLocalProofKeys } from '#functions/kernel/adapters/local-proof-keys.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { redactProofs } from '#functions/proofs/public.ts';
import { fillForm } from '#functions/requests/filling/fill-form.ts';
import { makeTokenKeys } from '#infra/local/make-token-keys.ts';
import { canonicalJson } from '#shared/kernel/canonical-json.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { ProofDocument } from '#shared/proofs/proof-document.ts';
import { type ProofKey, proofkeyClass } from '#shared/proofs/proofkey.ts';
import { type SearchProof, searchproofClass } from '#shared/proofs/searchproof.ts';
import { requestOffer } from '#test/functions/requests/request-offer.ts';
import {
  contextOf,
  dataOf,
  makeRequestStage,
  type RequestStage,
  refusal,
} from '#test/functions/requests/request-stage.ts';
import { sized } from '#test/support/campaign.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

/** In how many places a document is altered. */
const WAYS = sized(200);

let stage: RequestStage;
const near = testId('offer near');
let few = testId('offer few');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

beforeAll(async () => {
  stage = await makeRequestStage();
});
beforeEach(async () => {
  await stage.put('offer', near, requestOffer());
  await stage.put('offer', few, requestOffer({ amount: 2, gender: 'male' }));
});

const send = async (draft: Entity): Promise<Entity> =>
  stage.fill('farmer', draft, wanting(7), {
    offers: (dataOf(draft).searchFilter?.offers ?? []).map(({ id, rev }) =>
      id === few ? { id, rev, reasons: ['amount'], taken: 2 } : { id, rev, reasons: ['age'] },
    ),
  });
const wanting = (value: number) => [
  { field: 'purpose', value: 'renewal' },
  { field: 'numberWanted', value },
];

async function proofOf(sent: Entity) {
  const id = dataOf(sent).searchProof?.id ?? '';
  const proof = await stage.world.store.latest(searchproofClass, id, { fresh: true });
  if (proof?.data.document === undefined) throw new Error('There is no proof.');
  return { ...proof, document: ProofDocument.parse(JSON.parse(proof.data.document)) };
}

async function keysOf(country: string): Promise<ProofKey[]> {
  const ids = await eachHitId(stage.world.search, {
    entityClass: proofkeyClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'country', comparison: 'eq', value: country },
  });
  return (await stage.world.store.latestOf(proofkeyClass, ids, { fresh: true }))
    .map(({ data }) => data)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
}

/** As whoever has the document, its signature and the published keys checks it. */
async function isSigned({ jws, kid, document = '' }: SearchProof): Promise<boolean> {
  const [header = '', , signature = ''] = jws.split('.');
  const fields = JSON.parse(Buffer.from(header, 'base64url').toString());
  const jwk = (await keysOf(testId('DE'))).find((key) => key.kid === fields.kid)?.jwk;
  if (jwk === undefined || fields.kid !== kid || fields.alg !== 'ES256') return false;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const bytes = Buffer.from(`${header}.${Buffer.from(document).toString('base64url')}`);
  const given = Buffer.from(signature, 'base64url');
  return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, given);
}

describe('a request that is sent has a proof of its search', () => {
  test('with every offer, its revision, hash and reason, in canonical JSON that is hashed and signed; what everybody may read of it names nobody', async () => {
    const sent = await send(await stage.init('farmer'));
    const { id, data, document } = await proofOf(sent);
    expect(dataOf(sent).searchProof).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^NV-DE-2026-\d{6}-[0-9A-Z]$/),
      sha256: sha256(data.document ?? ''),
    });
    expect(data.document).toBe(canonicalJson(document));
    expect(await isSigned(data)).toBe(true);
    const stored = await stage.world.store.untyped.revisions([{ id: near, rev: 1 }]);
    expect(document).toMatchObject({
      number: data.number,
      country: 'DE',
      request: { id: sent.id, hid: dataOf(sent).hid },
      animals: { wanted: 7, taken: 2, kind: { id: testId('cattle') } },
      place: { radiusKm: 200 },
      search: { found: 2, neutral: 2 },
    });
    expect(document.offers.find(({ id }) => id === near)).toMatchObject({
      rev: 1,
      reasons: ['age'],
      sha256: sha256(canonicalJson(stored[0]?.data)),
      availability: { status: 'available' },
      supplier: testId('supplier'),
    });
    expect(document.offers.find(({ id }) => id === few)).toMatchObject({
      reasons: ['amount'],
      taken: 2,
    });

    const { entity } = await stage.world.rowsFor(GUEST).get(id);
    const text = JSON.stringify(entity);
    const names = [document.applicant.name, document.searchedBy.name, data.agr, data.site];
    expect(names.filter((name) => name !== '' && text.includes(name))).toEqual([]);
    expect(text).not.toContain(document.place.position.lat);
    expect(text).toContain(data.number);
  });

  test(`altered in ${WAYS} ways, it has neither its hash nor its signature any more`, async () => {
    const { data } = await proofOf(await send(await stage.init('farmer')));
    const document = data.document ?? '';
    for (let round = 0; round < WAYS; round += 1) {
      const offset = Math.floor((round * document.length) / WAYS);
      const other = document[offset] === '0' ? '1' : '0';
      const altered = document.slice(0, offset) + other + document.slice(offset + 1);
      expect(sha256(altered)).not.toBe(data.sha256);
      expect(await isSigned({ ...data, document: altered }), altered).toBe(false);
    }
    expect(await isSigned(data)).toBe(true);
  });

  test("no supplier's long words about the health of its animals keep a request from being sent", async () => {
    const health = testId('health in words');
    const labels = [{ lang: 'de_DE', label: 'Gesundheit' }];
    // The cut goes through the middle of a sign.
    const words = `${'frei von BVD '.repeat(15)}ja, 🐄 geimpft ${'und entwurmt '.repeat(60)}`;
    await stage.put('offerfield', health, {
      labels,
      entryType: 'textfield',
      reportCode: 'healthStatus',
    });
    await stage.put(
      'offer',
      near,
      requestOffer({ dynamicFields: [{ field: health, value: words }] }),
    );
    const { document } = await proofOf(await send(await stage.init('farmer')));
    const healthWords = document.offers.find(({ id }) => id === near)?.health ?? [];
    expect(healthWords).toEqual([`${words.slice(0, 199)}\uFFFD`]);
  });

  test('a draft has none, and a sending that is refused leaves none and no gap in the chain', async () => {
    const before = await proofOf(await send(await stage.init('farmer')));
    const draft = await stage.init('farmer');
    const refused = stage.fill('farmer', draft, wanting(7), { offers: [] });
    expect(await refusal(refused)).toMatchObject({ code: 'requests.offersUnanswered' });
    expect((await stage.stored(draft.id))?.process.searchProof).toBeUndefined();
    const next = await proofOf(await send(draft));
    expect(next.data.position).toBe(before.data.position + 1);
  });

  test('an offer that was deleted between search and sending stays in it with its hash', async () => {
    const draft = await stage.init('farmer');
    const before = await stage.world.store.untyped.latest(few, { fresh: true });
    if (before === undefined) throw new Error('There is no offer.');
    await stage.world.store.save({
      changes: [{ kind: 'delete', before }],
      by: 'system',
      changeset: 'test',
    });
    const { document } = await proofOf(await send(draft));
    const gone = document.offers.find(({ id }) => id === few);
    expect(gone).toMatchObject({ reasons: ['amount'], taken: 2, animals: { amount: 2 } });
    expect(gone?.sha256).toBe(sha256(canonicalJson(before.data)));
    few = testId(`offer few ${document.number}`);
  });

  test('a search that is older than a day is made anew, and the proof is of the new one', async () => {
    const draft = await stage.init('farmer');
    stage.time.now += DAY_MS + 1;
    const { document } = await proofOf(await send(draft));
    expect(document.search.searchedOn).toBe(new Date(stage.time.now).toISOString());
    expect(document.offers).toHaveLength(2);
  });
});

test('the proofs of a country are a chain: of eight sent at the same moment each names the hash of the one before', async () => {
  const drafts = [];
  for (let count = 0; count < 8; count += 1) drafts.push(await stage.init('farmer'));
  const all = await Promise.all(
    (await Promise.all(drafts.map((draft) => send(draft)))).map((sent) => proofOf(sent)),
  );
  const chain = all.toSorted((a, b) => a.document.position - b.document.position);
  const first = chain[0]?.document.position ?? 0;
  expect(chain.map(({ document }) => document.position)).toEqual(
    chain.map((_, index) => first + index),
  );
  const linked = chain.slice(1).map(({ document }) => document.prev);
  expect(linked).toEqual(chain.slice(0, -1).map(({ data }) => data.sha256));
  expect(new Set(chain.map(({ data }) => data.number)).size).toBe(8);
});

test('a new key signs from then on; the one before is kept, and what it signed still holds', async () => {
  const old = await proofOf(await send(await stage.init('farmer')));
  stage.time.now += 60_000;
  const proofKeys = makeLocalProofKeys(makeTokenKeys().privateJwk);
  const context = { ...contextOf(stage.world, 'farmer'), proofKeys };
  const draft = await stage.init('farmer');
  const offers = (dataOf(draft).searchFilter?.offers ?? []).map(({ id, rev }) => ({
    id,
    rev,
    reasons: ['age'] as ['age'],
  }));
  const input = { process: { id: draft.id, rev: draft.rev }, attachments: [], draft: false };
  const sent = await fillForm({ ...input, fieldData: wanting(7), offers }, context);
  const fresh = await proofOf(sent as Entity);
  expect(fresh.data.kid).not.toBe(old.data.kid);
  const [before, after] = (await keysOf(testId('DE'))).slice(-2);
  expect(before).toMatchObject({ kid: old.data.kid, validTo: fresh.data.issuedAt });
  expect(after).toMatchObject({ kid: fresh.data.kid, validFrom: fresh.data.issuedAt });
  expect(after?.validTo).toBeUndefined();
  expect([await isSigned(old.data), await isSigned(fresh.data)]).toEqual([true, true]);
});

test('nobody changes or deletes a proof or a key, administrators neither', () => {
  const admin = principal('ADM', { account: testId('admin') });
  for (const { write } of [searchproofClass, proofkeyClass] as readonly AnyEntityClass[]) {
    const may = [write.create(admin, {}), write.update(admin, {}, {}), write.remove(admin, {})];
    expect(may).toEqual([false, false, false]);
  }
});

test('a farm that is redacted leaves number, hash, signature and what everybody reads', async () => {
  const { id, data } = await proofOf(await send(await stage.init('farmer')));
  await redactProofs(stage.world, data.agr);
  const { document: _, ...rest } = data;
  const left = await stage.world.store.latest(searchproofClass, id, { fresh: true });
  expect(left?.data).toEqual(rest);
  const history = await stage.world.store.untyped.revisions([{ id, rev: 1 }]);
  expect(JSON.stringify(history)).not.toContain('applicant');
});
