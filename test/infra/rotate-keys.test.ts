import { describe, expect, test } from 'vitest';
import { makeAppTokens } from '#functions/kernel/tokens/app-tokens.ts';
import { type HandlerSecret, rotateKeys } from '#infra/rotate-keys.ts';

const clock = { now: () => new Date('2026-03-02T08:00:00.000Z') };
const claims = { user: 'anna', account: crypto.randomUUID(), role: 'AGR' } as const;

const tokensOf = ({ JWT_PRIVATE_JWK, JWT_PUBLIC_JWKS }: HandlerSecret) =>
  makeAppTokens(
    {
      privateJwk: JSON.stringify(JWT_PRIVATE_JWK),
      publicJwks: JSON.stringify(JWT_PUBLIC_JWKS),
      issuer: 'livestock',
    },
    clock,
  );

/** Whether a process that has read `reader` takes what one with `signer` signed. */
async function takes(reader: HandlerSecret, signer: HandlerSecret): Promise<boolean> {
  const { jwt } = await tokensOf(signer).issue(claims);
  return tokensOf(reader)
    .verify(jwt)
    .then(
      () => true,
      () => false,
    );
}

const first = { ...rotateKeys('new', undefined), CERTIFICATION_APIS: { DE: {} } };
const next = rotateKeys('next', first);
const switched = rotateKeys('switch', next);
const dropped = rotateKeys('drop', switched);

describe('the signing key changes without anybody noticing', () => {
  test.each([
    ['before and after the next key is there', first, next],
    ['before and after the switch', next, switched],
    ['before and after the old key goes', switched, dropped],
  ])('processes take each other’s tokens %s', async (_when, before, after) => {
    expect(await takes(before, after)).toBe(true);
    expect(await takes(after, before)).toBe(true);
  });

  test('at the end the old key counts no more, and nothing else of the secret is lost', async () => {
    expect(await takes(dropped, first)).toBe(false);
    expect(dropped).toMatchObject({ CERTIFICATION_APIS: { DE: {} } });
    expect(dropped.JWT_PUBLIC_JWKS.keys).toHaveLength(1);
  });
});

test.each([
  ['switch', first, 'There is no next key'],
  ['next', next, 'There is a next key already'],
  ['drop', next, 'The next key signs nothing yet'],
] as const)('%s out of turn is refused', (step, secret, told) => {
  expect(() => rotateKeys(step, secret)).toThrow(told);
});
