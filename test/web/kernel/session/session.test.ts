import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keptCopy } from '#test/web/kept-copy.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import { keepCopy } from '#web/kernel/no-signal/kept-copy.ts';
import type { Session } from '#web/kernel/session/session.ts';
import { saveForm } from '#web/kernel/stored-form.ts';
import { farm, MINUTE, office, SERVER_TIME, tokenOf, worldOf } from './session-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T12:00:00Z') });
  return () => vi.useRealTimers();
});

test('without a sign-in on this device the visitor is a guest and the sign-on library is not loaded', async () => {
  const { session, signOn, logins } = worldOf({ signedIn: false });
  expect(session.state.get()).toEqual({ status: 'loading' });
  await session.restore();
  expect(session.state.get()).toEqual({ status: 'guest', ended: false, hasSignOn: false });
  expect([signOn.token.mock.calls, logins]).toEqual([[], []]);
  expect(await session.token()).toBeNull();
});

test('a sign-in that failed on its way back is told to a guest, and ends no session of before', async () => {
  const stranger = worldOf({ signedIn: false });
  await stranger.session.recover();
  expect(stranger.session.state.get()).toMatchObject({ status: 'guest', failed: true });
  const known = worldOf();
  await known.session.recover();
  expect(known.session.state.get().status).toBe('signedIn');
});

test('a sign-in on this device is exchanged for the app token; a farmer who accepted the terms is a supplier too', async () => {
  const { session, logins, newest } = worldOf();
  await session.restore();
  expect(session.state.get()).toEqual({
    status: 'signedIn',
    user: 'person of farm',
    account: farm,
    accounts: [],
    roles: ['AGR', 'SUP'],
  });
  expect(logins).toEqual([{ token: 'sso-token' }]);
  expect(await session.token()).toBe(await newest());
});

test('the token is renewed 65 s before it ends, for the same account', async () => {
  const { session, logins } = worldOf();
  await session.restore();
  await vi.advanceTimersByTimeAsync(15 * MINUTE - 65_001);
  expect(logins).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(logins).toEqual([{ token: 'sso-token' }, { token: 'sso-token', useAccount: farm.id }]);
});

test.each([16, 60, 3 * 24 * 60, -60, -3 * 24 * 60])(
  'a device whose clock is %d minutes off asks for a token as often as any',
  async (minutes) => {
    vi.setSystemTime(Date.parse(SERVER_TIME) + minutes * MINUTE);
    const { session, logins } = worldOf();
    await session.restore();
    await vi.advanceTimersByTimeAsync(14 * MINUTE);
    await session.token();
    expect(logins).toHaveLength(2);
    expect(session.state.get().status).toBe('signedIn');
  },
);

test('a clock that is set while the page is open signs nobody out', async () => {
  const { session, logins, newest } = worldOf();
  await session.restore();
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * MINUTE);
  expect(await session.token()).toBe(await newest());
  vi.setSystemTime(Date.now() - 6 * 24 * 60 * MINUTE);
  expect(await session.token()).toBe(await newest());
  expect(logins).toHaveLength(1);
});

test('a token that holds for less than the margin floods nobody', async () => {
  const { session, login, logins } = worldOf();
  login.mockImplementation(async () => {
    return { jwt: tokenOf(farm, 30), expires: SERVER_TIME, account: farm, accounts: [] };
  });
  await session.restore();
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(logins).toHaveLength(6);
});

test('calls whose token is refused share one renewal and get the new token', async () => {
  const { session, logins, newest } = worldOf();
  await session.restore();
  const refused = String(await session.token());
  const renewed = await Promise.all([session.renewed(refused), session.renewed(refused)]);
  const late = await session.renewed(refused);
  expect(logins).toHaveLength(2);
  expect([...renewed, late]).toEqual(Array(3).fill(await newest()));
  expect(renewed[0]).not.toBe(refused);
});

test('a call whose token is refused gets none of another account, in which the person stays', async () => {
  const { session, login } = worldOf();
  await session.restore();
  const refused = String(await session.token());
  login.mockImplementation(async () => {
    return { jwt: tokenOf(office), expires: SERVER_TIME, account: office, accounts: [] };
  });
  // A failure of this code ends no session, other than a refused token without another.
  const failure = { code: 'client.accountNotUsable' };
  await expect(session.renewed(refused)).rejects.toMatchObject(failure);
  expect(session.state.get()).toMatchObject({ account: { id: office.id } });
});

test('a refused token that cannot be renewed ends the session once; whoever ends it again changes nothing', async () => {
  const { session, signOn, told, login } = worldOf();
  await session.restore();
  const refused = String(await session.token());
  login.mockRejectedValue(
    new ApiError({ code: 'sessions.invalidAuth', message: 'invalid auth', status: 401 }),
  );
  expect(await session.renewed(refused)).toBeNull();
  await session.end();
  expect(session.state.get()).toEqual({ status: 'guest', ended: true, hasSignOn: false });
  expect(signOn.forget).toHaveBeenCalledOnce();
  expect(told).toEqual(['signedOut']);
});

test('a refused token stays while no other can be had', async () => {
  const { session, signOn } = worldOf();
  await session.restore();
  const refused = String(await session.token());
  signOn.token.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(session.renewed(refused)).rejects.toMatchObject({ code: 'client.unreachable' });
  expect(session.state.get().status).toBe('signedIn');
});

test('who has lost the last account that can be used keeps reading so', async () => {
  const { session, login } = worldOf();
  await session.restore();
  const refused = String(await session.token());
  const line = { id: farm.id, name: 'Hof', role: 'AGR', country: farm.id } as const;
  const accounts = [{ ...line, active: false, current: false }];
  login.mockResolvedValueOnce({ jwt: null, expires: null, account: null, accounts } as never);
  expect(await session.renewed(refused)).toBeNull();
  await session.end();
  expect(session.state.get()).toMatchObject({ status: 'guest', deactivated: accounts });
});

test('an id token that the server calls expired is renewed once, whatever the device believed', async () => {
  const { session, login, logins, signOn } = worldOf();
  const expired = new ApiError({ code: 'sessions.expiredToken', message: 'x', status: 401 });
  login.mockRejectedValueOnce(expired);
  await session.restore();
  expect(logins).toEqual([{ token: 'sso-token' }, { token: 'renewed-token' }]);
  expect(session.state.get().status).toBe('signedIn');
  login.mockRejectedValue(expired);
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  expect(signOn.renew).toHaveBeenCalledTimes(2);
  expect(session.state.get()).toMatchObject({ status: 'guest', ended: true });
});

describe('an account that needs a second factor', () => {
  const refusal = (code: string) => new ApiError({ code, message: 'x', status: 403 });
  const needed = refusal('sessions.secondFactorNeeded');
  const led = { status: 'guest', ended: false, hasSignOn: true, needsFactor: true };
  test('lets a person without one stay at the sign-on, and goes on once it is on', async () => {
    const { session, login, logins, storage } = worldOf();
    storage.set('session.account', office.id);
    login.mockRejectedValueOnce(needed);
    expect(await session.complete('https://de.example/?code=x')).toBe('/offers/1?radius=50');
    expect(session.state.get()).toEqual(led);
    expect(logins).toHaveLength(1);
    await session.restore();
    expect(session.state.get()).toMatchObject({ status: 'signedIn', account: { id: office.id } });
  });

  test('is left at the next renewal after the second factor was switched off, or on elsewhere', async () => {
    const { session, login, signOn } = worldOf();
    await session.restore();
    login.mockRejectedValue(refusal('sessions.secondFactorUnused'));
    await vi.advanceTimersByTimeAsync(15 * MINUTE);
    expect([session.state.get(), await session.token()]).toEqual([led, null]);
    expect(signOn.forget).not.toHaveBeenCalled();
  });

  test('is not entered by who was just invited to it before there is one', async () => {
    const { session, login } = worldOf();
    login.mockRejectedValueOnce(needed);
    await session.switchAccount(office.id);
    expect(session.state.get()).toEqual(led);
  });

  test('is refused to who wants to switch to it, and the present one stays', async () => {
    const { session, login } = worldOf();
    await session.restore();
    login.mockRejectedValueOnce(needed);
    await expect(session.switchAccount(office.id)).rejects.toBe(needed);
    expect(session.state.get()).toMatchObject({ status: 'signedIn', account: { id: farm.id } });
  });
});

test('proof of the sign-on is renewed for whoever needs it; a sign-in that is over is an expired one', async () => {
  const { session, signOn } = worldOf();
  const expired = new ApiError({ code: 'sessions.expiredToken', message: 'x', status: 401 });
  const register = vi.fn(async (token: string) => {
    if (token === 'sso-token') throw expired;
    return token;
  });
  expect(await session.withProof(register)).toBe('renewed-token');
  signOn.token.mockResolvedValue(null);
  await expect(session.withProof(register)).rejects.toMatchObject({ code: 'accounts.expired' });
  expect(register).toHaveBeenCalledTimes(2);
});

test.each([
  ['client.failedAfterRetries', 429],
  ['kernel.internal', 500],
])(
  'a service that cannot sign in at the moment (%s) ends nothing and is asked again after a minute',
  async (code, status) => {
    const { session, login, logins } = worldOf();
    await session.restore();
    login.mockRejectedValueOnce(new ApiError({ code, message: 'x', status }));
    await vi.advanceTimersByTimeAsync(15 * MINUTE - 65_000);
    expect(logins).toHaveLength(2);
    expect(session.state.get().status).toBe('signedIn');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(logins).toHaveLength(3);
  },
);

test('a failed choice of account is retried without', async () => {
  const { session, tabStorage, logins, login } = worldOf();
  tabStorage.set('session.account', 'gone');
  login.mockRejectedValueOnce(
    new ApiError({ code: 'entities.notFound', message: 'x', status: 404 }),
  );
  await session.restore();
  expect(logins).toEqual([{ token: 'sso-token', useAccount: 'gone' }, { token: 'sso-token' }]);
  expect(session.state.get()).toMatchObject({ status: 'signedIn', account: farm });
});

test('a renewal that fails logs out, forgets the tokens and tells the other tabs', async () => {
  const { session, signOn, told } = worldOf();
  await session.restore();
  signOn.token.mockResolvedValue(null);
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  expect(session.state.get()).toEqual({ status: 'guest', ended: true, hasSignOn: false });
  expect(await session.token()).toBeNull();
  expect(signOn.forget).toHaveBeenCalledOnce();
  expect(told).toEqual(['signedOut']);
});

test('a network that is away for a while does not log out', async () => {
  const { session, login } = worldOf();
  await session.restore();
  const away = new ApiError({ code: 'client.unreachable', message: 'Failed to fetch', status: 0 });
  login.mockRejectedValueOnce(away);
  await vi.advanceTimersByTimeAsync(15 * MINUTE - 60_000);
  expect(session.state.get().status).toBe('signedIn');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(login).toHaveBeenCalledTimes(3);
});

test('a network that is away for longer than the token holds ends nothing: no call goes out as a guest meanwhile', async () => {
  const { session, signOn, newest } = worldOf();
  await session.restore();
  signOn.token.mockRejectedValue(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(session.state.get()).toMatchObject({ status: 'signedIn', account: farm });
  await expect(session.token()).rejects.toMatchObject({ code: 'client.unreachable' });
  expect(signOn.forget).not.toHaveBeenCalled();
  signOn.token.mockResolvedValue('sso-token');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await session.token()).toBe(await newest());
});

test('a sign-on that is away when the page opens leaves a guest; a sign-in fails there as a call does', async () => {
  const { session, signOn } = worldOf();
  signOn.token.mockRejectedValue(new TypeError('Failed to fetch'));
  await session.restore();
  expect(session.state.get()).toEqual({ status: 'guest', ended: false, hasSignOn: false });
  signOn.begin.mockImplementation(away);
  await expect(session.logIn('/', 'de-DE')).rejects.toMatchObject({ code: 'client.unreachable' });
});

test('coming back from the single sign-on returns to the page that asked for it and wakes the other tabs', async () => {
  const { session, signOn, told, logins } = worldOf();
  const address = 'http://de.example.org/?code=c&state=s';
  expect(await session.complete(address)).toBe('/offers/1?radius=50');
  expect(signOn.complete).toHaveBeenCalledWith(address);
  expect(logins).toEqual([{ token: 'fresh' }]);
  expect(told).toEqual(['signedIn']);
});

test('somebody without an account stays a guest who is signed in', async () => {
  const { session, login } = worldOf();
  login.mockResolvedValueOnce({ jwt: null, expires: null, account: null, accounts: [] } as never);
  await session.restore();
  expect(session.state.get()).toEqual({
    status: 'guest',
    ended: false,
    hasSignOn: true,
    deactivated: [],
  });
});

test('who has only deactivated accounts stays a guest, and they are known', async () => {
  const { session, login } = worldOf();
  const line = { id: office.id, name: 'Kontrolle', role: 'INS', country: office.id } as const;
  const accounts = [{ ...line, active: false, current: false }];
  login.mockResolvedValueOnce({ jwt: null, expires: null, account: null, accounts } as never);
  await session.restore();
  expect(session.state.get()).toMatchObject({ status: 'guest', deactivated: accounts });
});

test('switching takes the chosen account, in this tab and for new ones', async () => {
  const { session, logins, storage, tabStorage } = worldOf();
  await session.restore();
  await session.switchAccount(office.id);
  expect(logins.at(-1)).toEqual({ token: 'sso-token', useAccount: office.id });
  expect(session.state.get()).toMatchObject({ account: office, roles: ['INS'] });
  expect([storage.get('session.account'), tabStorage.get('session.account')]).toEqual([
    office.id,
    office.id,
  ]);
});

test('logging out ends the single sign-on too, forgets the account and tells the other tabs', async () => {
  const { session, signOn, storage, told } = worldOf();
  await session.restore();
  await session.logOut();
  expect(session.state.get()).toEqual({ status: 'guest', ended: false, hasSignOn: false });
  expect(signOn.end).toHaveBeenCalledOnce();
  expect(storage.get('session.account')).toBeNull();
  expect(told).toEqual(['signedOut']);
});

test('a tab follows what happens in another: out at once, in when it was a guest', async () => {
  const { session } = worldOf();
  await session.restore();
  await session.hear('signedOut');
  expect(session.state.get()).toEqual({ status: 'guest', ended: true, hasSignOn: false });
  await session.hear('signedIn');
  expect(session.state.get().status).toBe('signedIn');
});

const kept = { user: 'person of farm', account: farm, accounts: [] };
const away = () => Promise.reject(new TypeError('Failed to fetch'));

test('where nothing answers, whom the device keeps stays signed in; calls wait for a token', async () => {
  const { session, signOn, storage, newest } = worldOf();
  storage.set('session.account', farm.id);
  signOn.token.mockImplementation(away);
  await session.restore(kept);
  expect(session.state.get()).toEqual({ status: 'signedIn', ...kept, roles: ['AGR', 'SUP'] });
  await expect(session.token()).rejects.toMatchObject({ code: 'client.unreachable' });
  expect(signOn.forget).not.toHaveBeenCalled();
  signOn.token.mockResolvedValue('sso-token');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await session.token()).toBe(await newest());
});

test('what the device keeps signs nobody in: neither without a sign-in, nor to another account, nor against a refusal', async () => {
  const guest = worldOf({ signedIn: false });
  await guest.session.restore(kept);
  expect(guest.session.state.get().status).toBe('guest');

  const other = worldOf();
  other.tabStorage.set('session.account', office.id);
  other.signOn.token.mockImplementation(away);
  await other.session.restore(kept);
  expect(other.session.state.get().status).toBe('guest');

  const refused = worldOf();
  refused.storage.set('session.account', farm.id);
  refused.signOn.token.mockResolvedValue(null);
  await refused.session.restore(kept);
  expect(refused.session.state.get().status).toBe('guest');
  expect(refused.signOn.forget).toHaveBeenCalledOnce();
});

test('a sign-on that is away forgets nothing: it is asked again until it answers', async () => {
  const { session, signOn } = worldOf();
  signOn.token.mockImplementation(away);
  await session.restore();
  expect(signOn.forget).not.toHaveBeenCalled();
  signOn.token.mockResolvedValue('sso-token');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.state.get()).toMatchObject({ status: 'signedIn', account: farm });
});

const ways = {
  'log-out': (session: Session) => session.logOut(),
  'a refusal': (session: Session) => session.end(),
  'another tab': (session: Session) => session.hear('signedOut'),
};
test.each(Object.entries(ways))(
  'who is signed out by %s leaves no copy of a form; what was typed stays for its owner',
  async (_, leave) => {
    const { session, storage } = worldOf();
    await session.restore();
    keepCopy(storage, keptCopy(), new Date());
    saveForm(
      storage,
      'request/1/0',
      { user: 'u', account: 'a', farmer: 'f' },
      { value: 1, now: new Date() },
    );
    await leave(session);
    expect(storage.keys().filter((key) => key.startsWith('form/'))).toEqual([
      'form/request%2F1%2F0/u/a/f',
    ]);
  },
);

test('a call that waits for a token gets none of another account, which the renewal brings', async () => {
  const { session, login } = worldOf();
  await session.restore();
  // The laptop sleeps past the end of the token; meanwhile the person has lost the account.
  vi.setSystemTime(Date.now());
  login.mockImplementation(async () => {
    return { jwt: tokenOf(office), expires: SERVER_TIME, account: office, accounts: [] };
  });
  vi.clearAllTimers();
  await vi.advanceTimersByTimeAsync(16 * MINUTE);
  const save = await session.token().catch((error: unknown) => error);
  expect(session.state.get()).toMatchObject({ account: { id: office.id } });
  expect(save).toBeInstanceOf(ApiError);
});

test('a call that waits for a token gets none of the account to which the person switches meanwhile', async () => {
  const { session, login, signOn } = worldOf();
  await session.restore();
  vi.clearAllTimers();
  await vi.advanceTimersByTimeAsync(16 * MINUTE);
  let answer = () => {};
  signOn.token.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve('sso-token');
      }),
  );
  const save = session.token().catch((error: unknown) => error);
  await session.switchAccount(office.id);
  answer();
  expect(login).toHaveBeenCalled();
  expect(await save).toBeInstanceOf(ApiError);
});
