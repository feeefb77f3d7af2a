import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { makeProofKeysOnDemand } from '#functions/kernel/adapters/proof-keys-on-demand.ts';
import { listen } from '#infra/local/listen.ts';
import { makeTokenKeys } from '#infra/local/make-token-keys.ts';

const ARN = 'arn:aws:kms:eu-central-1:123456789012:key/';
const pairs = new Map(
  ['one', 'two'].map((kid) => [kid, generateKeyPairSync('ec', { namedCurve: 'P-256' })]),
);
/** Where the alias of Germany leads. */
let current = 'one';

/** Answers as KMS documents it, with keys of its own; a name that it does not know is refused. */
const { port, close } = await listen(async (request, response) => {
  const { KeyId, Message, MessageType } = JSON.parse(await textOf(request));
  const kid = KeyId === 'alias/test-proofs-de' ? current : KeyId.replace(ARN, '');
  const pair = pairs.get(kid);
  const isSign = request.headers['x-amz-target'] === 'TrentService.Sign';
  const body = {
    KeyId: `${ARN}${kid}`,
    ...(isSign
      ? { Signature: pair && MessageType === 'DIGEST' && signDigest(pair.privateKey, Message) }
      : { PublicKey: pair?.publicKey.export({ format: 'der', type: 'spki' }).toString('base64') }),
  };
  response.writeHead(pair ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(pair ? body : { __type: 'NotFoundException' }));
}, 0);

/** Of a digest, as KMS signs; Node hashes what it signs, so the test hands it the text beside. */
const texts = new Map<string, Buffer>();
const signDigest = (key: KeyObject, digest: string): string =>
  sign('sha256', texts.get(digest) ?? Buffer.alloc(0), key).toString('base64');

Object.assign(process.env, {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_KMS: `http://127.0.0.1:${port}`,
});
afterAll(close);

const text = Buffer.from('the text that is signed');
const keys = makeProofKeysOnDemand({ aliasPrefix: 'alias/test-proofs-', privateJwk: undefined });

async function signed(country: string, ofKeys = keys) {
  texts.set(createHash('sha256').update(text).digest('base64'), text);
  const { kid, jwk, sign: signBytes } = await ofKeys.keyOf(country);
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signature = await signBytes(text);
  return { kid, holds: verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, signature) };
}

test('the key behind the alias of the country signs, and a new one at once', async () => {
  expect(await signed('DE')).toEqual({ kid: 'one', holds: true });
  current = 'two';
  expect(await signed('DE')).toEqual({ kid: 'two', holds: true });
});

test('a country without a key signs nothing, and is told to try again later', async () => {
  await expect(keys.keyOf('LU')).rejects.toMatchObject({
    error: { code: 'kernel.partAway', status: 503 },
  });
});

test('on a laptop a key of its own signs, under a name for each country', async () => {
  const { privateJwk } = makeTokenKeys();
  const local = makeProofKeysOnDemand({ aliasPrefix: undefined, privateJwk });
  const { kid } = JSON.parse(privateJwk);
  expect(await signed('DE', local)).toEqual({ kid: `${kid}-de`, holds: true });
  expect((await local.keyOf('AT')).kid).toBe(`${kid}-at`);
});

test('a function with neither signs nothing, and says what is missing', async () => {
  const none = makeProofKeysOnDemand({ aliasPrefix: undefined, privateJwk: undefined });
  await expect(none.keyOf('DE')).rejects.toThrow('PROOF_KEY_ALIAS is missing');
});
