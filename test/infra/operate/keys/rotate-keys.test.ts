import { beforeEach, describe, expect, test } from 'vitest';
import { makeAppTokens } from '#functions/kernel/tokens/app-tokens.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import type { AskAws } from '#infra/operate/doctor/ask-aws.ts';
import { changeKeys } from '#infra/operate/keys/change-keys.ts';
import { rotateKeys, type StageSecrets } from '#infra/operate/keys/rotate-keys.ts';
import { json, refused } from '../doctor/aws-stand-in.ts';

const clock = { now: () => new Date('2026-03-02T08:00:00.000Z') };
const claims = { user: 'anna', account: crypto.randomUUID(), role: 'AGR' } as const;

const tokensOf = ({ handlers, signing }: StageSecrets) =>
  makeAppTokens(
    {
      privateJwk: JSON.stringify(signing.JWT_PRIVATE_JWK),
      publicJwks: JSON.stringify(handlers.JWT_PUBLIC_JWKS),
      issuer: 'livestock',
    },
    clock,
  );

/** Whether a process that has read `reader` takes what one with `signer` signed. */
async function takes(reader: StageSecrets, signer: StageSecrets): Promise<boolean> {
  const { jwt } = await tokensOf(signer).issue(claims);
  return tokensOf(reader)
    .verify(jwt)
    .then(
      () => true,
      () => false,
    );
}

const first = rotateKeys('new', { registers: { CERTIFICATION_APIS: { DE: {} } } });
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

  test('at the end the old key counts no more, and nothing else of the secrets is lost', async () => {
    expect(await takes(dropped, first)).toBe(false);
    expect(dropped.registers).toEqual({ CERTIFICATION_APIS: { DE: {} } });
    expect(dropped.handlers.JWT_PUBLIC_JWKS.keys).toHaveLength(1);
  });

  test('digests are the same as before, so codes that wait and counters go on', () => {
    expect(dropped.digests).toEqual(first.digests);
  });
});

test('no private key lies where handlers that only verify can read it', () => {
  for (const { handlers } of [first, next, switched, dropped]) {
    expect(Object.keys(handlers)).toEqual(['JWT_PUBLIC_JWKS']);
    for (const key of handlers.JWT_PUBLIC_JWKS.keys) expect(key).not.toHaveProperty('d');
  }
});

test('a stolen key ends at once, and digests stay', async () => {
  const other = rotateKeys('stolen', next);
  expect(await takes(other, first)).toBe(false);
  expect(await takes(other, switched)).toBe(false);
  expect(await takes(other, other)).toBe(true);
  expect(other.digests).toEqual(first.digests);
});

test('a new secret for digests changes no key', () => {
  const { digests, ...others } = rotateKeys('digests', first);
  expect(digests.DIGEST_SECRET).not.toBe(first.digests.DIGEST_SECRET);
  expect({ ...others, digests: first.digests }).toEqual(first);
});

describe('where the secret of the handlers is lost', () => {
  test.each([
    ['the key that signs', first],
    ['the next key too', next],
  ])(
    'it knows %s again, by public halves alone',
    async (_which, { handlers: _lost, ...others }) => {
      const again = rotateKeys('new', others);
      expect(again).toMatchObject(others);
      expect(await takes(again, again)).toBe(true);
      for (const key of again.handlers.JWT_PUBLIC_JWKS.keys) expect(key).not.toHaveProperty('d');
      const { NEXT_PRIVATE_JWK: waits } = others.signing;
      if (waits) expect(await takes(again, rotateKeys('switch', again))).toBe(true);
      expect(rotateKeys('new', again)).toEqual(again);
    },
  );
});

test.each([
  ['switch', first, 'There is no next key'],
  ['next', next, 'There is a next key already'],
  ['drop', next, 'The next key signs nothing yet'],
  ['switch', { ...next, handlers: first.handlers }, 'No handler knows the public half'],
] as const)('%s out of turn is refused', (step, secrets, message) => {
  expect(() => rotateKeys(step, secrets)).toThrow(message);
});

describe('the secrets of a stage in Secrets Manager', () => {
  const stage = { region: 'eu-central-1', handlerSecretName: 'livestock/test/handlers' };
  const kept = new Map<string, string>();
  const written: string[] = [];
  let broken: string | undefined;
  beforeEach(() => {
    kept.clear();
    written.length = 0;
    broken = undefined;
  });

  const askAws: AskAws = async ({ target, body = '{}' }) => {
    const { SecretId, Name, SecretString } = JSON.parse(body);
    const name = SecretId ?? Name;
    if (name === broken && SecretString) return refused('LimitExceededException');
    switch (target) {
      case 'secretsmanager.GetSecretValue':
        return kept.has(name)
          ? json({ SecretString: kept.get(name) })
          : refused('ResourceNotFoundException');
      case 'secretsmanager.CreateSecret':
      case 'secretsmanager.PutSecretValue':
        if (kept.has(name) === (target === 'secretsmanager.CreateSecret')) return refused('wrong');
        kept.set(name, SecretString);
        written.push(name.replace('livestock/test/', ''));
        return json({});
      default:
        return refused('UnknownOperationException');
    }
  };
  const take = (step: Parameters<typeof changeKeys>[0]) => {
    written.length = 0;
    return changeKeys(step, stage, askAws);
  };

  test('are made once; a second time nothing is written', async () => {
    expect(await take('new')).toHaveLength(4);
    expect(written).toEqual([
      'handlers',
      'handlers/signing',
      'handlers/digests',
      'handlers/registers',
    ]);
    expect(await take('new')).toEqual([]);
  });

  test('public keys are written before private ones, and each step writes what it changes', async () => {
    await take('new');
    const steps = { next: ['handlers', 'handlers/signing'], switch: ['handlers/signing'] } as const;
    for (const [step, names] of Object.entries(steps)) {
      await take(step as keyof typeof steps);
      expect(written).toEqual(names);
    }
    await take('drop');
    expect(written).toEqual(['handlers']);
    await take('digests');
    expect(written).toEqual(['handlers/digests']);
  });

  test('what failed half-way can be done again', async () => {
    broken = 'livestock/test/handlers/signing';
    await expect(take('new')).rejects.toThrow(
      'The secret livestock/test/handlers/signing cannot be written: LimitExceededException',
    );
    broken = undefined;
    await take('new');
    await take('next');
    await take('switch');
    await take('drop');
    const keys = JSON.parse(kept.get('livestock/test/handlers') ?? '').JWT_PUBLIC_JWKS.keys;
    expect(keys).toHaveLength(1);
  });

  test('without them every other step says so, and writes nothing', async () => {
    await expect(take('next')).rejects.toThrow(
      'The secret livestock/test/handlers cannot be read: ResourceNotFoundException',
    );
    expect(kept.size).toBe(0);
  });

  test.each(['hunter2', '"hunter2"', '["hunter2"]'])(
    'a secret that is no JSON object is named, and nothing of it is shown: %s',
    async (value) => {
      await take('new');
      kept.set('livestock/test/handlers/signing', value);
      await expect(take('new')).rejects.toEqual(
        new StartupError(
          'The secret livestock/test/handlers/signing is no JSON object: put back the version before (aws secretsmanager update-secret-version-stage).',
        ),
      );
      expect(written).toEqual([]);
    },
  );

  test('what is no set of keys is named', async () => {
    await take('new');
    kept.set('livestock/test/handlers/signing', '{}');
    await expect(take('switch')).rejects.toThrow('The secrets do not hold what they must');
  });
});
