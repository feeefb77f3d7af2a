import { createPublicKey } from 'node:crypto';
import * as z from 'zod';
import { makeDigestSecret, makeTokenKeys } from '#infra/local/make-token-keys.ts';

const Jwk = z.looseObject({ kid: z.string() });
type Jwk = z.infer<typeof Jwk>;
const Jwks = z.object({ keys: z.array(Jwk) });

/** The secrets of a stage, by kind (`configuration/secret-names.ts`); other fields of a secret stay as they are. */
const StageSecrets = z.object({
  /** The secret of all handlers: by these keys they check tokens. */
  handlers: z.looseObject({ JWT_PUBLIC_JWKS: Jwks.default({ keys: [] }) }),
  signing: z.looseObject({
    JWT_PRIVATE_JWK: Jwk,
    /** The next signing key, which waits until every process knows its public half. */
    NEXT_PRIVATE_JWK: Jwk.optional(),
  }),
  digests: z.looseObject({ DIGEST_SECRET: z.string() }),
  /** The keys of registers (`CERTIFICATION_APIS`), where a country has a register. */
  registers: z.looseObject({}),
});
export type StageSecrets = z.infer<typeof StageSecrets>;

export const KEY_STEPS = ['new', 'next', 'switch', 'drop', 'stolen', 'digests'] as const;
export type KeyStep = (typeof KEY_STEPS)[number];

/**
 * Takes one step in the life of a stage's keys, and returns the secrets after it: `new` makes missing keys; `next`
 * adds a key that is accepted but signs nothing yet; `switch` signs with it; `drop` ends the tokens of the old key.
 * Between the steps every process must have read its secrets again, else some would refuse tokens of others. `stolen`
 * takes another key at once, which ends every session; `digests` another secret for digests.
 * @throws when the step does not follow the state of the secrets
 */
export function rotateKeys(step: KeyStep, json: Readonly<Record<string, unknown>>): StageSecrets {
  if (step === 'new') return withMissing(json);
  const secrets = StageSecrets.parse(json);
  const { handlers, signing } = secrets;
  const { NEXT_PRIVATE_JWK: next, ...present } = signing;
  const { keys } = handlers.JWT_PUBLIC_JWKS;
  const accepting = (accepted: z.infer<typeof Jwks>['keys']) => ({
    handlers: { ...handlers, JWT_PUBLIC_JWKS: { keys: accepted } },
  });
  switch (step) {
    case 'next': {
      if (next !== undefined) throw new Error('There is a next key already: switch to it.');
      const key = newKey();
      return {
        ...secrets,
        ...accepting([...keys, publicHalf(key)]),
        signing: { ...signing, NEXT_PRIVATE_JWK: key },
      };
    }
    case 'switch':
      if (next === undefined) throw new Error('There is no next key: make one first.');
      if (!keys.some(({ kid }) => kid === next.kid)) {
        throw new Error('No handler knows the public half of the next key.');
      }
      return { ...secrets, signing: { ...present, JWT_PRIVATE_JWK: next } };
    case 'drop':
      if (next !== undefined) {
        throw new Error('The next key signs nothing yet: switch to it first.');
      }
      return {
        ...secrets,
        ...accepting(keys.filter(({ kid }) => kid === present.JWT_PRIVATE_JWK.kid)),
      };
    case 'stolen': {
      const key = newKey();
      return {
        ...secrets,
        ...accepting([publicHalf(key)]),
        signing: { ...present, JWT_PRIVATE_JWK: key },
      };
    }
    case 'digests':
      return { ...secrets, digests: { ...secrets.digests, DIGEST_SECRET: makeDigestSecret() } };
  }
}

/**
 * Returns the secrets with their missing keys; existing keys stay, so that a step that failed half-way can be
 * repeated. Handlers know the public half of each private key, also where their secret was lost.
 */
function withMissing(json: Readonly<Record<string, unknown>>): StageSecrets {
  const { handlers, signing, digests, registers } = StageSecrets.partial().parse(json);
  const keys = handlers?.JWT_PUBLIC_JWKS.keys ?? [];
  const signs: StageSecrets['signing'] = signing ?? { JWT_PRIVATE_JWK: newKey() };
  const { JWT_PRIVATE_JWK: present, NEXT_PRIVATE_JWK: next } = signs;
  const unknown = [present, ...(next ? [next] : [])].filter(
    (key) => !keys.some(({ kid }) => kid === key.kid),
  );
  return {
    handlers: { ...handlers, JWT_PUBLIC_JWKS: { keys: [...keys, ...unknown.map(publicHalf)] } },
    signing: signs,
    digests: digests ?? { DIGEST_SECRET: makeDigestSecret() },
    registers: registers ?? {},
  };
}

/** Returns a private key without its private members, whatever its kind. */
function publicHalf({ kid, alg, use, ...key }: Jwk): Jwk {
  const half = createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' });
  return { ...half, kid, alg, use };
}

const newKey = (): Jwk => Jwk.parse(JSON.parse(makeTokenKeys().privateJwk));
