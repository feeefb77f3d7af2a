import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { TOKEN_REFRESH_MARGIN_SECONDS } from '#shared/kernel/limits.ts';
import type { Role } from '#shared/kernel/role.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { AccountLine } from '#shared/sessions/account-line.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import type { ApiClient } from '../api-client.ts';
import { ApiError, errorCodeOf, isUnreachable } from '../api-error.ts';
import type { CallOutput } from '../contract.ts';
import type { SafeStorage } from '../safe-storage.ts';
import { COPIES, removeForms } from '../stored-form.ts';
import { createValue, type Value } from '../value.ts';
import type { SignOn } from './sign-on.ts';
import { SIGN_ON_PREFIX } from './sign-on-prefix.ts';
import { subjectOf } from './subject-of.ts';

export type SessionState =
  | { readonly status: 'loading' }
  /**
   * `ended`: the session was lost, not left. `hasSignOn`: signed in, but without an account that can be used here;
   * `deactivated` are those that cannot.
   */
  | {
      readonly status: 'guest';
      readonly ended: boolean;
      readonly hasSignOn: boolean;
      readonly deactivated?: readonly AccountLine[];
    }
  | SignedIn;

type SignedIn = {
  readonly status: 'signedIn';
  /** Subject at the single sign-on: the person, whatever the account. */
  readonly user: string;
  readonly account: Entity<Account>;
  readonly accounts: readonly AccountLine[];
  readonly roles: readonly Role[];
};

/** What the device keeps of a session, for a form that goes on without signal. */
export type KeptSession = Pick<SignedIn, 'user' | 'account' | 'accounts'>;

export type SessionWorld = {
  readonly api: Pick<ApiClient, 'call'>;
  /** Loads the sign-on library when it is first needed. */
  readonly signOn: () => Promise<SignOn>;
  /** Of the device, and of this tab: each tab keeps the account it shows. */
  readonly storage: SafeStorage;
  readonly tabStorage: SafeStorage;
  readonly now: () => number;
  readonly after: (ms: number, action: () => void) => () => void;
  /** One tab at a time renews tokens: a refresh token may be used only once. */
  readonly exclusive: <T>(action: () => Promise<T>) => Promise<T>;
  readonly tabs: { readonly tell: (news: TabNews) => void };
};
export type TabNews = 'signedIn' | 'signedOut';

export type Session = {
  readonly state: Value<SessionState>;
  /** Restores what this device knows; where nothing answers, from what it has kept. */
  readonly restore: (kept?: KeptSession) => Promise<void>;
  /** Ends a sign-in that came back with this address; resolves to where the person was before. */
  readonly complete: (url: string) => Promise<string>;
  readonly logIn: (returnTo: string, languageTag: string) => Promise<void>;
  readonly logOut: () => Promise<void>;
  /** Proof of who is signed in at the single sign-on, for registering; null when nobody is any more. */
  readonly signOnToken: () => Promise<string | null>;
  /** Also reads the account in use anew, when its roles have changed. */
  readonly switchAccount: (id: string) => Promise<void>;
  /** The app token for a call, renewed first when it has run out (a laptop that slept). */
  readonly token: () => Promise<string | null>;
  /** The server refuses the token. */
  readonly end: () => Promise<void>;
  readonly hear: (news: TabNews) => Promise<void>;
};

const ACCOUNT_KEY = 'session.account';
const RETRY_SECONDS = 10;
const GUEST = { status: 'guest', ended: false, hasSignOn: false } as const;

type AppToken = { readonly jwt: string; readonly expires: number };

/** Who is using the page: single sign-on token → app token, renewed 65 s before it ends, one account at a time. */
export function createSession(world: SessionWorld): Session {
  const state = createValue<SessionState>({ status: 'loading' });
  let appToken: AppToken | null = null;
  let renewal: Promise<void> | null = null;
  let kept: KeptSession | undefined;
  let cancelTimer = () => {};

  function leave(next: SessionState): void {
    cancelTimer();
    appToken = null;
    removeForms(world.storage, COPIES);
    state.set(next);
  }

  const isSignedIn = () => state.get().status === 'signedIn';

  async function exchange(token: string, wish: string | null): Promise<void> {
    const login = (useAccount: string | null) =>
      world.api.call(
        'POST auth/domain/login',
        { token, ...(useAccount === null ? {} : { useAccount }) },
        { quiet: true, patient: state.get().status !== 'loading' },
      );
    // Specification section 8: a failed account choice retries without account.
    const answer = await login(wish).catch((error: unknown) => {
      if (wish === null || errorCodeOf(error).startsWith('client.')) throw error;
      return login(null);
    });
    accept(answer);
  }

  function accept(answer: CallOutput<'POST auth/domain/login'>): void {
    const { jwt, expires, account, accounts } = answer;
    if (jwt === null || expires === null || account === null) {
      leave({ status: 'guest', ended: false, hasSignOn: true, deactivated: accounts });
      return;
    }
    appToken = { jwt, expires: Date.parse(expires) };
    world.tabStorage.set(ACCOUNT_KEY, account.id);
    world.storage.set(ACCOUNT_KEY, account.id);
    schedule(appToken.expires - TOKEN_REFRESH_MARGIN_SECONDS * SECOND_MS - world.now());
    // The server has checked the entity against the class that types it.
    const own = account as Entity<unknown> as Entity<Account>;
    enter({ user: subjectOf(jwt), account: own, accounts });
  }

  const enter = (session: KeptSession) =>
    state.set({ status: 'signedIn', ...session, roles: accountRoles(session.account.data) });

  /** Until the network is back: whom the device knows is not signed out, and calls wait for a token. */
  function waitForNetwork(): void {
    if (!isSignedIn()) {
      const isMine = kept?.account.id === chosenAccount();
      if (isMine) appToken = { jwt: '', expires: 0 };
      if (kept && isMine) enter(kept);
      else state.set(GUEST);
    }
    schedule(RETRY_SECONDS * SECOND_MS);
  }

  function schedule(ms: number): void {
    cancelTimer();
    cancelTimer = world.after(Math.max(ms, SECOND_MS), () => void renew());
  }

  /** A failed renewal logs out, unless only the network is away. */
  function renew(): Promise<void> {
    renewal ??= fromSignOn()
      .catch(async (error: unknown) => {
        if (isUnreachable(error)) waitForNetwork();
        else await end();
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
  }

  const signOnToken = () =>
    world
      .exclusive(async () => (await world.signOn()).token())
      .catch((error: unknown) => {
        // The sign-on library hands on what `fetch` throws when nothing answers.
        throw error instanceof TypeError ? unreachable() : error;
      });

  async function fromSignOn(): Promise<void> {
    const token = await signOnToken();
    if (token === null) throw new Error('Nobody is signed in at the single sign-on');
    await exchange(token, chosenAccount());
  }

  const chosenAccount = () => world.tabStorage.get(ACCOUNT_KEY) ?? world.storage.get(ACCOUNT_KEY);

  async function end(): Promise<void> {
    const wasSignedIn = isSignedIn();
    leave({ ...GUEST, ended: wasSignedIn });
    await (await world.signOn()).forget();
    if (wasSignedIn) world.tabs.tell('signedOut');
  }

  const mayBeSignedIn = () =>
    world.storage.keys().some((key) => key.startsWith(`${SIGN_ON_PREFIX}user:`));

  async function restore(fromDevice?: KeptSession): Promise<void> {
    kept = fromDevice;
    if (!mayBeSignedIn()) {
      state.set(GUEST);
      return;
    }
    await renew();
    if (state.get().status === 'loading') state.set(GUEST);
  }

  return {
    state,
    restore,
    end,
    signOnToken,
    complete: async (url) => {
      const { token, returnTo } = await (await world.signOn()).complete(url);
      await exchange(token, world.storage.get(ACCOUNT_KEY));
      world.tabs.tell('signedIn');
      return returnTo;
    },
    logIn: async (returnTo, languageTag) => (await world.signOn()).begin(returnTo, languageTag),
    logOut: async () => {
      world.tabStorage.remove(ACCOUNT_KEY);
      world.storage.remove(ACCOUNT_KEY);
      leave(GUEST);
      world.tabs.tell('signedOut');
      await (await world.signOn()).end();
    },
    switchAccount: async (id) => {
      const token = await signOnToken();
      if (token === null) return end();
      return exchange(token, id);
    },
    token: async () => {
      if (appToken !== null && appToken.expires <= world.now()) await renew();
      // Without a new one a call would be a guest's.
      if (appToken !== null && appToken.expires <= world.now()) throw unreachable();
      return appToken?.jwt ?? null;
    },
    hear: async (news) => {
      const { status } = state.get();
      if (news === 'signedOut' && status === 'signedIn') leave({ ...GUEST, ended: true });
      if (news === 'signedIn' && status === 'guest') await restore();
    },
  };
}

const unreachable = () =>
  new ApiError({ code: 'client.unreachable', message: 'Failed to fetch', status: 0 });
