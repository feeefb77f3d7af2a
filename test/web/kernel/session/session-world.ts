import { vi } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { createSession } from '#web/kernel/session/session.ts';
import type { TabNews } from '#web/kernel/session/session-state.ts';

export const farm = accountOf('AGR', 'farm', {
  supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z' },
});
export const office = accountOf('INS', 'office');
export const MINUTE = 60_000;
/** The device does not know how far its own clock is from it. */
export const SERVER_TIME = '2031-01-01T00:00:00.000Z';

let issued = 0;
/** An app token of the account, another at each call. */
export const tokenOf = ({ id, data }: typeof farm, lifetimeSeconds = 900) => {
  issued += 1;
  const claims = { sub: `person of ${data.staticData.name}`, account: id, jti: issued };
  return `h.${btoa(JSON.stringify({ ...claims, iat: 1000, exp: 1000 + lifetimeSeconds }))}.s`;
};

export type Login = { token: string; useAccount?: string };

/** A session, and the single sign-on, server and device that it finds. */
export function worldOf({ signedIn = true } = {}) {
  const storage = memoryStorage();
  const tabStorage = memoryStorage();
  if (signedIn) storage.set('sso.user:issuer:web', '{}');
  const logins: Login[] = [];
  const told: TabNews[] = [];
  const signOn = {
    begin: vi.fn(async () => {}),
    complete: vi.fn(async () => ({ token: 'fresh', returnTo: '/offers/1?radius=50' })),
    token: vi.fn(async (): Promise<string | null> => 'sso-token'),
    renew: vi.fn(async (): Promise<string | null> => 'renewed-token'),
    forget: vi.fn(async () => {}),
    end: vi.fn(async () => {}),
  };
  const login = vi.fn(async (input: Login) => {
    const account = input.useAccount === office.id ? office : farm;
    return { jwt: tokenOf(account), expires: SERVER_TIME, account, accounts: [] };
  });
  const call = async (_: string, input: unknown) => {
    logins.push(input as Login);
    return login(input as Login);
  };
  let findNetwork = () => {};
  const session = createSession({
    api: { call: call as never },
    signOn: async () => signOn,
    storage,
    tabStorage,
    elapsed: () => performance.now(),
    after: (ms, action) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    onNetwork: (action) => {
      findNetwork = action;
    },
    exclusive: (action) => action(),
    tabs: { tell: (news) => told.push(news) },
  });
  /** The app token that was issued last. */
  const newest = async () => (await login.mock.results.at(-1)?.value)?.jwt;
  return {
    session,
    storage,
    tabStorage,
    logins,
    login,
    signOn,
    told,
    newest,
    findNetwork: () => findNetwork(),
  };
}
