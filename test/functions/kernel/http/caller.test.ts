import { describe, expect, test } from 'vitest';
import { ROLES } from '#shared/kernel/role.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { memoryWorld } from '#test/support/memory-world.ts';
import { testId } from '#test/support/test-id.ts';
import { toyHandler } from './toy-domain.ts';

const office = accountOf('AUT', 'authority', {
  ssoUsers: ['anna'],
  staticData: { responsibleForRegions: [testId('region')] },
});
const claims = { user: 'anna', account: office.id, role: 'AUT' } as const;

async function setUp() {
  const world = memoryWorld([office]);
  const { jwt: token } = await world.tokens.issue(claims);
  return { world, token, own: () => ask(toyHandler(world), { path: 'toys/own', token }) };
}

describe('the caller', () => {
  test('without a token is a guest, who may not do what needs a sign-in', async () => {
    const toys = toyHandler(memoryWorld());
    expect((await ask(toys, { path: 'toys/find' })).status).toBe(200);
    const { status, body } = await ask(toys, { path: 'toys/own' });
    expect([status, body.code]).toEqual([401, 'sessions.signInNeeded']);
  });

  test('with a token has the rights of the account as stored', async () => {
    const { own } = await setUp();
    expect((await own()).body.data).toEqual({
      roles: ['AUT'],
      account: office.id,
      user: 'anna',
      country: testId('country'),
      regions: [testId('region')],
      findsFarmers: false,
    });
  });

  test('has the role of the account, not the one the token was issued with', async () => {
    const { world, own } = await setUp();
    world.put({
      ...office,
      data: { ...office.data, staticData: { ...office.data.staticData, role: 'INS' } },
    });
    expect((await own()).body.data.roles).toEqual(['INS']);
  });

  test('finds farmers once its account has the permission, and no longer than that', async () => {
    const { world, own } = await setUp();
    const { staticData } = office.data;
    const answers = [];
    for (const agrImport of [true, false, undefined]) {
      world.put({ ...office, data: { ...office.data, staticData: { ...staticData, agrImport } } });
      answers.push((await own()).body.data.findsFarmers);
    }
    expect(answers).toEqual([true, false, false]);
  });

  test.each([
    ['was deactivated', { active: false }],
    ['is no longer used by this user', { ssoUsers: ['ben'] }],
  ])('whose account %s is out, though the token has not ended', async (_, change) => {
    const { world, own } = await setUp();
    world.put({ ...office, data: { ...office.data, ...change } });
    const { status, body } = await own();
    expect([status, body.code]).toEqual([401, 'sessions.invalidAuth']);
  });

  test('whose account does not exist or is something else is out', async () => {
    const world = memoryWorld([entityOf('region', { ...office.data }, 'authority')]);
    const { jwt: token } = await world.tokens.issue(claims);
    const ghost = await world.tokens.issue({ ...claims, account: testId('nobody') });
    const toys = toyHandler(world);
    expect((await ask(toys, { path: 'toys/own', token })).status).toBe(401);
    expect((await ask(toys, { path: 'toys/own', token: ghost.jwt })).status).toBe(401);
  });

  test('with a bad token is refused where a guest would be let in', async () => {
    const { status } = await ask(toyHandler(memoryWorld()), { path: 'toys/find', token: 'a.b.c' });
    expect(status).toBe(401);
  });

  test('is out when the token has ended', async () => {
    const { world, own } = await setUp();
    world.wait(959);
    expect((await own()).status).toBe(200);
    world.wait(1);
    expect((await own()).status).toBe(401);
  });

  test('signs in though another release stored more of the account', async () => {
    const { world, own } = await setUp();
    world.put({ ...office, data: { ...office.data, fieldOfTheNextRelease: 1 } });
    expect((await own()).status).toBe(200);
  });
});

describe('what needs certain roles', () => {
  const roles = ROLES.filter((role) => role !== 'GUEST');
  const callAs = async (role: (typeof roles)[number], path: string, tosAcceptedOn?: string) => {
    const supExtra = tosAcceptedOn === undefined ? {} : { tosAcceptedOn };
    const account = accountOf(role, 'someone', { ssoUsers: ['anna'], supExtra });
    const world = memoryWorld([account]);
    const { jwt: token } = await world.tokens.issue({ user: 'anna', account: account.id, role });
    return (await ask(toyHandler(world), { method: 'POST', path, input: {}, token })).status;
  };

  test.each(roles)('is for %s only if named', async (role) => {
    const expected = role === 'ADM' || role === 'AUT' ? 200 : 403;
    expect(await callAs(role, 'toys/administer')).toBe(expected);
  });

  test('of a supplier is for suppliers and for farmers who accepted the terms', async () => {
    expect(await callAs('SUP', 'toys/sell')).toBe(200);
    expect(await callAs('AGR', 'toys/sell')).toBe(403);
    expect(await callAs('AGR', 'toys/sell', '2026-01-01T00:00:00.000Z')).toBe(200);
    expect(await callAs('INS', 'toys/sell', '2026-01-01T00:00:00.000Z')).toBe(403);
  });

  test('is decided before the input is looked at', async () => {
    const asked = { method: 'POST', path: 'toys/administer', input: { wrong: 1 } };
    expect((await ask(toyHandler(memoryWorld()), asked)).status).toBe(401);
  });
});
