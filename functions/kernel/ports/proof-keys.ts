import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { PublicJwk } from '#shared/proofs/proofkey.ts';

/** A key that signs proofs (ES256). Its private half stays where it is. */
export type SigningKey = {
  readonly kid: string;
  readonly jwk: PublicJwk;
  /** Signs the SHA-256 of these bytes; gives r and s, 32 bytes each (RFC 7518, 3.4). */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
};

/** The key with which each country's proofs are signed. */
export type ProofKeys = {
  /**
   * Returns the key of a country.
   * @throws AppError `kernel.partAway` when the keeper of the keys does not answer
   */
  readonly keyOf: (country: CountryCode) => Promise<SigningKey>;
};
