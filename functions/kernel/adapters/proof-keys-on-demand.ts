import type { ProofKeys } from '#functions/kernel/ports/proof-keys.ts';

type Settings = {
  /** The beginning of the aliases of KMS. */
  readonly aliasPrefix: string | undefined;
  /** The private JWK of a laptop, in place of aliases. */
  readonly privateJwk: string | undefined;
};

/**
 * Makes the keys of proofs; the first call loads their client, because most processes never sign a proof.
 * @throws Error where this function has neither aliases nor a key
 */
export function makeProofKeysOnDemand(settings: Settings): ProofKeys {
  let made: Promise<ProofKeys> | undefined;
  return {
    keyOf: async (country) => {
      made ??= loadKeys(settings);
      return (await made).keyOf(country);
    },
  };
}

async function loadKeys({ aliasPrefix, privateJwk }: Settings): Promise<ProofKeys> {
  if (privateJwk !== undefined) {
    const { makeLocalProofKeys } = await import('./local-proof-keys.ts');
    return makeLocalProofKeys(privateJwk);
  }
  if (aliasPrefix === undefined) {
    throw new Error('PROOF_KEY_ALIAS is missing: this function signs no proofs.');
  }
  const { makeKmsProofKeys } = await import('./kms-proof-keys.ts');
  return makeKmsProofKeys(aliasPrefix);
}
