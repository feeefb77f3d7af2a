import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { TOKEN_REFRESH_MARGIN_SECONDS } from '#shared/kernel/limits.ts';
import type { Role } from '#shared/kernel/role.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { AccountLine } from '#shared/sessions/account-line.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import type { ApiClient } from '../api-client.ts';
import { ApiError, errorCodeOf, isTemporary, isUnreachable, unreachable } from '../api-error.ts';
import type { CallOutput } from '../contract.ts';
import { COPIES, removeForms } from '../form-keys.ts';
import type { SafeStorage } from '../safe-storage.ts';
import { createValue, type Value } from '../value.ts';
import type { SignOn } from './sign-on.ts';
import { SIGN_ON_PREFIX } from './sign-on-prefix.ts';
import { createSignOnProof } from './sign-on-proof.ts';
import { tokenFacts } from './token-facts.ts';

export type SessionState =
  | { readonly status: 'loading' }
  /**
   * `ended`: the session was lost, not left. `hasSignOn`: signed in, but without an account that can be used here;
   * `deactivated` are those that cannot; `needsFactor`: with a second factor it could.
   */
  | {
      readonly status: 'guest';
      readonly ended: boolean;
      readonly hasSignOn: boolean;
      readonly deactivated?: readonly AccountLine[];
      readonly needsFactor?: true;
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
  /** Milliseconds by a clock that nobody sets; it may pause while the device sleeps. */
  readonly elapsed: () => number;
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
  readonly logIn: SignOn['begin'];
  readonly logOut: () => Promise<void>;
  /** The token of the single sign-on, for what it says; null when nobody is signed in there any more. */
  readonly signOnToken: () => Promise<string | null>;
  /**
   * Does what needs proof of who is signed in at the single sign-on. A proof that the server calls expired is renewed
   * once. A sign-in that is over is what the server calls expired, too.
   */
  readonly withProof: <T>(action: (token: string) => Promise<T>) => Promise<T>;
  /** Also reads the account in use anew, when its roles have changed. */
  readonly switchAccount: (id: string) => Promise<void>;
  /** The app token for a call, renewed first when it has run out. */
  readonly token: () => Promise<string | null>;
  /**
   * An app token of the same account in place of one that the server refuses; null when there is none. All calls that
   * are refused at a time share one renewal.
   */
  readonly renewed: (refused: string) => Promise<string | null>;
  /** The server refuses each token. */
  readonly end: () => Promise<void>;
  readonly hear: (news: TabNews) => Promise<void>;
};

/** What the server says to a person without a second factor (`shared/sessions/errors.ts`). */
export const SECOND_FACTOR_NEEDED = 'sessions.secondFactorNeeded';

const ACCOUNT_KEY = 'session.account';
const RETRY_SECONDS = 10;
/** While the service itself cannot sign anybody in, asking it often makes that no better. */
const BUSY_RETRY_SECONDS = 60;
const GUEST = { status: 'guest', ended: false, hasSignOn: false } as const;

/** `ends` by `elapsed`: the clock of the device is asked nowhere. */
type AppToken = { readonly jwt: string; readonly ends: number };

/** Who is using the page: single sign-on token → app token, renewed 65 s before it ends, one account at a time. */
export function createSession(world: SessionWorld): Session {
  const state = createValue<SessionState>({ status: 'loading' });
  const proof = createSignOnProof(world);
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
  const isOver = () => appToken !== null && appToken.ends <= world.elapsed();

  async function exchange(token: string, wish: string | null): Promise<void> {
    const login = async (useAccount: string | null) => {
      const asked = world.elapsed();
      const answer = await world.api.call(
        'POST auth/domain/login',
        { token, ...(useAccount === null ? {} : { useAccount }) },
        { quiet: true, patient: state.get().status !== 'loading' },
      );
      accept(answer, asked);
    };
    // Specification section 8: a failed account choice retries without account.
    await login(wish).catch((error: unknown) => {
      if (wish === null || isTemporary(error) || isRefusal(error) || isFactorMissing(error))
        throw error;
      return login(null);
    });
  }

  function accept(answer: CallOutput<'POST auth/domain/login'>, asked: number): void {
    const { jwt, account, accounts } = answer;
    if (jwt === null || account === null) {
      leave({ status: 'guest', ended: false, hasSignOn: true, deactivated: accounts });
      return;
    }
    const { subject, lifetimeMs } = tokenFacts(jwt);
    appToken = { jwt, ends: asked + lifetimeMs };
    world.tabStorage.set(ACCOUNT_KEY, account.id);
    world.storage.set(ACCOUNT_KEY, account.id);
    schedule(appToken.ends - TOKEN_REFRESH_MARGIN_SECONDS * SECOND_MS - world.elapsed());
    // The server has checked the entity against the class that types it.
    const own = account as Entity<unknown> as Entity<Account>;
    enter({ user: subject, account: own, accounts });
  }

  const enter = (session: KeptSession) =>
    state.set({ status: 'signedIn', ...session, roles: accountRoles(session.account.data) });

  /** Until the server is back: whom the device knows is not signed out, and calls wait for a token. */
  function waitForServer(seconds: number): void {
    if (!isSignedIn()) {
      const isMine = kept?.account.id === chosenAccount();
      if (isMine) appToken = { jwt: '', ends: 0 };
      if (kept && isMine) enter(kept);
      else state.set(GUEST);
    }
    schedule(seconds * SECOND_MS);
  }

  function schedule(ms: number): void {
    cancelTimer();
    const least = RETRY_SECONDS * SECOND_MS;
    cancelTimer = world.after(ms > least ? ms : least, () => void renew());
  }

  /** A failed renewal logs out, unless only the network or the service is away. */
  function renew(): Promise<void> {
    renewal ??= fromSignOn()
      .catch(async (error: unknown) => {
        if (isFactorMissing(error)) askForFactor();
        else if (isTemporary(error)) {
          waitForServer(isUnreachable(error) ? RETRY_SECONDS : BUSY_RETRY_SECONDS);
        } else await end();
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
  }

  const fromSignOn = () => proof.with((token) => exchange(token, chosenAccount()));

  const chosenAccount = () => world.tabStorage.get(ACCOUNT_KEY) ?? world.storage.get(ACCOUNT_KEY);

  const askForFactor = () => leave({ ...GUEST, hasSignOn: true, needsFactor: true });

  async function end(): Promise<void> {
    const { status } = state.get();
    // Who was told already why is not told anything else.
    if (status === 'guest') return;
    leave({ ...GUEST, ended: status === 'signedIn' });
    await (await world.signOn()).forget();
    if (status === 'signedIn') world.tabs.tell('signedOut');
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
    signOnToken: proof.token,
    withProof: proof.with,
    complete: async (url) => {
      const { token, returnTo } = await (await world.signOn()).complete(url);
      await exchange(token, world.storage.get(ACCOUNT_KEY)).catch((error: unknown) => {
        if (!isFactorMissing(error)) throw error;
        askForFactor();
      });
      world.tabs.tell('signedIn');
      return returnTo;
    },
    logIn: async (...asked) => (await world.signOn()).begin(...asked),
    logOut: async () => {
      world.tabStorage.remove(ACCOUNT_KEY);
      world.storage.remove(ACCOUNT_KEY);
      leave(GUEST);
      world.tabs.tell('signedOut');
      await (await world.signOn()).end();
    },
    switchAccount: (id) =>
      proof
        .with((token) => exchange(token, id))
        .catch((error: unknown) => {
          // Who has just been invited has no other account to stay in.
          if (isFactorMissing(error) && !isSignedIn()) return askForFactor();
          if (!isRefusal(error)) throw error;
          return end();
        }),
    token: async () => {
      if (isOver()) await renew();
      // Without a new one a call would be a guest's.
      if (isOver()) throw unreachable();
      return appToken?.jwt ?? null;
    },
    renewed: async (refused) => {
      if (appToken?.jwt === refused) await renew();
      const jwt = appToken?.jwt ?? null;
      if (jwt === refused) throw unreachable();
      // The call was meant for the account of then.
      const isSame = jwt !== null && tokenFacts(jwt).account === tokenFacts(refused).account;
      return isSame ? jwt : null;
    },
    hear: async (news) => {
      const { status } = state.get();
      if (news === 'signedOut' && status === 'signedIn') leave({ ...GUEST, ended: true });
      if (news === 'signedIn' && status === 'guest') await restore();
    },
  };
}

const isFactorMissing = (error: unknown) => errorCodeOf(error) === SECOND_FACTOR_NEEDED;
const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;
