import { expect, test } from 'vitest';
import { makeSettings, SETTINGS_SECONDS } from '#functions/kernel/settings/read-settings.ts';

const ENVIRONMENT = {
  TABLE: 'livestock',
  SETTINGS_SECRETS: 'stage/handlers stage/origin',
  MAINTENANCE_PARAMETER: '/stage/maintenance',
};

function setUp(environment: Record<string, string> = ENVIRONMENT) {
  let now = 0;
  const kept = new Map([
    ['stage/handlers', JSON.stringify({ JWT_PRIVATE_JWK: { kid: 'one' }, JWT_ISSUER: 'stage' })],
    ['stage/origin', JSON.stringify({ ORIGIN_SECRET: 'only the distribution knows' })],
    ['/stage/maintenance', 'off'],
  ]);
  const asked: string[] = [];
  const errors: string[] = [];
  const read = async (name: string) => {
    asked.push(name);
    const value = kept.get(name);
    if (value === undefined) throw new Error(`no ${name}`);
    return value;
  };
  const settings = makeSettings({
    environment,
    extension: { secret: read, parameter: read },
    clock: { now: () => new Date(now) },
    log: { error: (text) => errors.push(text) },
  });
  const wait = (seconds: number) => {
    now += seconds * 1000;
  };
  return { settings, kept, asked, errors, wait };
}

test('the fields of the secrets join the environment, JSON as text', async () => {
  const { settings } = setUp();

  expect((await settings()).variables).toEqual({
    ...ENVIRONMENT,
    JWT_PRIVATE_JWK: '{"kid":"one"}',
    JWT_ISSUER: 'stage',
    ORIGIN_SECRET: 'only the distribution knows',
  });
});

test('nothing is asked for where the environment names no secret and no switch', async () => {
  const { settings, asked } = setUp({ TABLE: 'livestock' });

  expect(await settings()).toEqual({
    variables: { TABLE: 'livestock' },
    isUnderMaintenance: false,
  });
  expect(asked).toEqual([]);
});

test('what was read holds for half a minute, and is the same object until a secret changes', async () => {
  const { settings, asked, kept, wait } = setUp();
  const { variables } = await settings();
  await settings();
  expect(asked).toHaveLength(3);

  wait(SETTINGS_SECONDS);
  expect((await settings()).variables).toBe(variables);
  expect(asked).toHaveLength(6);

  kept.set('stage/handlers', JSON.stringify({ JWT_PRIVATE_JWK: { kid: 'two' } }));
  wait(SETTINGS_SECONDS);
  expect((await settings()).variables).toMatchObject({ JWT_PRIVATE_JWK: '{"kid":"two"}' });
});

test('the maintenance switch is seen after half a minute, and changes no variable', async () => {
  const { settings, kept, wait } = setUp();
  const before = await settings();

  kept.set('/stage/maintenance', 'on');
  wait(SETTINGS_SECONDS);

  expect(await settings()).toEqual({ variables: before.variables, isUnderMaintenance: true });
  expect((await settings()).variables).toBe(before.variables);
});

test('what cannot be read again goes on to hold, and is logged', async () => {
  const { settings, kept, errors, wait } = setUp();
  const before = await settings();

  kept.delete('stage/handlers');
  wait(SETTINGS_SECONDS);

  expect((await settings()).variables).toBe(before.variables);
  expect(errors).toEqual(['settings not read again']);
});

test('what could never be read is an error', async () => {
  const { settings, kept } = setUp();
  kept.delete('stage/origin');

  await expect(settings()).rejects.toThrow('no stage/origin');
});

test('a switch that a new process cannot read is off, is logged, and is asked for again soon', async () => {
  const { settings, kept, errors, wait } = setUp();
  kept.delete('/stage/maintenance');

  expect(await settings()).toMatchObject({
    variables: { JWT_ISSUER: 'stage' },
    isUnderMaintenance: false,
  });
  expect(errors).toEqual(['maintenance switch not read']);

  kept.set('/stage/maintenance', 'on');
  wait(5);
  expect((await settings()).isUnderMaintenance).toBe(true);
});

test('a switch that was on stays on while it cannot be read', async () => {
  const { settings, kept, wait } = setUp();
  kept.set('/stage/maintenance', 'on');
  await settings();
  kept.delete('/stage/maintenance');
  wait(SETTINGS_SECONDS);

  expect((await settings()).isUnderMaintenance).toBe(true);
});
