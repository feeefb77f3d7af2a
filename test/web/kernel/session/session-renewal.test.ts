import { beforeEach, describe, expect, test, vi } from 'vitest';
import { farm, MINUTE, office, SERVER_TIME, tokenOf, worldOf } from './session-world.ts';

const away = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T12:00:00Z') });
  return () => vi.useRealTimers();
});

test('a renewal that waits for a network is tried when the device finds one, and a second later where that was too soon', async () => {
  const { session, signOn, login, findNetwork } = worldOf();
  signOn.token.mockImplementation(away);
  await session.restore();
  findNetwork();
  await vi.advanceTimersByTimeAsync(0);
  expect(signOn.token).toHaveBeenCalledTimes(2);
  signOn.token.mockResolvedValue('sso-token');
  await vi.advanceTimersByTimeAsync(1000);
  expect(login).toHaveBeenCalledOnce();
  expect(session.state.get().status).toBe('signedIn');
});

test('a network that keeps coming without an answer is asked every ten seconds', async () => {
  const { session, signOn, findNetwork } = worldOf();
  signOn.token.mockImplementation(away);
  await session.restore();
  findNetwork();
  await vi.advanceTimersByTimeAsync(10_000);
  signOn.token.mockClear();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(signOn.token).toHaveBeenCalledTimes(3);
});

test('a network that is found renews nothing that waits for none', async () => {
  const { session, login, findNetwork } = worldOf();
  await session.restore();
  findNetwork();
  await vi.advanceTimersByTimeAsync(5000);
  expect(login).toHaveBeenCalledOnce();
  await session.logOut();
  findNetwork();
  await vi.advanceTimersByTimeAsync(5000);
  expect(login).toHaveBeenCalledOnce();
});

describe('an answer that comes late', () => {
  /** A session whose renewal is asked for, and what answers it. */
  async function renewing() {
    const world = worldOf();
    const { session, login, newest } = world;
    await session.restore();
    const late = Promise.withResolvers<void>();
    login.mockImplementationOnce(async () => {
      await late.promise;
      return { jwt: tokenOf(farm), expires: SERVER_TIME, account: farm, accounts: [] };
    });
    void session.renewed((await newest()) ?? '').catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    const answer = async () => {
      late.resolve();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { ...world, answer };
  }

  test('brings nobody back who has signed out, here or in another tab', async () => {
    for (const leave of ['here', 'elsewhere']) {
      const { session, storage, answer } = await renewing();
      await (leave === 'here' ? session.logOut() : session.hear('signedOut'));
      if (leave === 'here') expect(storage.get('session.account')).toBeNull();
      await answer();
      expect(session.state.get().status).toBe('guest');
      expect(await session.token()).toBeNull();
      await session.hear('signedIn');
      expect(session.state.get().status).toBe('signedIn');
    }
  });

  test('brings nobody back to the account that was left, and later renewals are for the new one', async () => {
    const { session, logins, newest, answer } = await renewing();
    await session.switchAccount(office.id);
    await answer();
    expect(session.state.get()).toMatchObject({ account: office });
    await session.renewed((await newest()) ?? '');
    expect(logins.at(-1)).toMatchObject({ useAccount: office.id });
  });

  test('of a switch is dropped where another was begun since', async () => {
    const { session, login } = worldOf();
    await session.restore();
    const late = Promise.withResolvers<void>();
    login.mockImplementationOnce(async () => {
      await late.promise;
      return { jwt: tokenOf(farm), expires: SERVER_TIME, account: farm, accounts: [] };
    });
    const first = session.switchAccount(farm.id);
    await session.switchAccount(office.id);
    late.resolve();
    await first;
    expect(session.state.get()).toMatchObject({ account: office });
  });
});

test('what was held back is done by the account in use, before it is left; nobody waits for it for long', async () => {
  const { session, newest } = worldOf();
  await session.restore();
  const farms = await newest();
  const done: unknown[] = [];
  const takeBack = session.beforeLeave(async () => done.push(await session.token()));
  await session.switchAccount(office.id);
  expect(done).toEqual([farms]);
  takeBack();
  session.beforeLeave(() => new Promise(() => {}));
  const out = session.logOut();
  await vi.advanceTimersByTimeAsync(3000);
  await out;
  expect(session.state.get().status).toBe('guest');
  expect(done).toHaveLength(1);
});

test.each<[string, Error]>([
  ['has a gateway that fails', new Error('Bad Gateway (502)')],
  ['is asked too often', new Error('Too Many Requests (429): {}')],
  ['answers with a page', new Error('Invalid response Content-Type: text/html, from URL: x')],
  ['takes too long', Object.assign(new Error('Network timed out'), { name: 'ErrorTimeout' })],
  ['says so', Object.assign(new Error('x'), { error: 'temporarily_unavailable' })],
])('a sign-on that %s signs nobody out, and is asked again after a minute', async (_, error) => {
  const { session, signOn, logins, told } = worldOf();
  await session.restore();
  signOn.token.mockRejectedValueOnce(error);
  await vi.advanceTimersByTimeAsync(15 * MINUTE - 65_000);
  expect(session.state.get().status).toBe('signedIn');
  expect([logins.length, signOn.forget.mock.calls.length, told]).toEqual([1, 0, []]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(logins).toHaveLength(2);
});

test('a sign-on that refuses the person ends the session', async () => {
  const { session, signOn } = worldOf();
  await session.restore();
  signOn.token.mockRejectedValueOnce(Object.assign(new Error('x'), { error: 'invalid_grant' }));
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  expect(session.state.get()).toMatchObject({ status: 'guest', ended: true });
});
