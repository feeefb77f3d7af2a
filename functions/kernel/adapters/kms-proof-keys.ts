import { createHash, createPublicKey } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import * as z from 'zod';
import type { ProofKeys } from '#functions/kernel/ports/proof-keys.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { PublicJwk } from '#shared/proofs/proofkey.ts';
import { plainSignature } from './plain-signature.ts';

const TIMEOUT_MS = 3 * SECOND_MS;

const Bytes = z.instanceof(Uint8Array);
const PublicKeyAnswer = z.object({ KeyId: z.string(), PublicKey: Bytes });

/**
 * Signs with the key of KMS to which the alias of a country leads: `<prefix>de`. The private half never leaves KMS. The alias
 * is followed once a proof, so that header and signature are of the same key, and a new key signs at once.
 * @see https://docs.aws.amazon.com/kms/latest/APIReference/API_Sign.html
 */
export function makeKmsProofKeys(aliasPrefix: string): ProofKeys {
  const client = new KMSClient({
    requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS },
  });
  async function sign(keyId: string, bytes: Uint8Array): Promise<Uint8Array> {
    const command = new SignCommand({
      KeyId: keyId,
      Message: createHash('sha256').update(bytes).digest(),
      MessageType: 'DIGEST',
      SigningAlgorithm: 'ECDSA_SHA_256',
    });
    const { Signature } = await client.send(command).catch(partAway);
    return plainSignature(Bytes.parse(Signature));
  }
  return {
    keyOf: async (country) => {
      const asked = new GetPublicKeyCommand({ KeyId: `${aliasPrefix}${country.toLowerCase()}` });
      const answer = PublicKeyAnswer.parse(await client.send(asked).catch(partAway));
      return {
        // The last part of the key's ARN.
        kid: answer.KeyId.slice(answer.KeyId.lastIndexOf('/') + 1),
        jwk: publicJwk(answer.PublicKey),
        sign: (bytes) => sign(answer.KeyId, bytes),
      };
    },
  };
}

function publicJwk(der: Uint8Array): PublicJwk {
  const key = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
  const { kty, crv, x, y } = key.export({ format: 'jwk' });
  return PublicJwk.parse({ kty, crv, x, y });
}

function partAway(cause: unknown): never {
  throw new AppError(kernelErrors.partAway, { cause });
}
