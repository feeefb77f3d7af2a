import { unreachableError } from '../api-error.ts';
import type { Value } from '../value.ts';
import { createAccountInUse } from './account-in-use.ts';
import { isFactorMissing, isRefusal, notUsableError, throwSignOnError } from './session-errors.ts';
import { createSessionRenewal } from './session-renewal.ts';
import {
  GUEST,
  type KeptSession,
  type SessionState,
  type SessionWorld,
  type TabNews,
} from './session-state.ts';
import type { SignOn } from './sign-on.ts';
import { SIGN_ON_PREFIX } from './sign-on-prefix.ts';
import { createSignOnProof } from './sign-on-proof.ts';
import { tokenFacts } from './token-facts.ts';

export type Session = {
  readonly state: Value<SessionState>;
  /** Tells whether this device knows a sign-in, which may be over. */
  readonly mayBeSignedIn: () => boolean;
  /** Restores the session that this device knows; where nothing answers, the one it has kept. */
  readonly restore: (kept?: KeptSession) => Promise<void>;
  /** Ends a sign-in that came back with this address; resolves to the page at which the sign-in began. */
  readonly complete: (url: string) => Promise<string>;
  /** Goes on after a sign-in that failed on its way back: with the session of before, or as a guest who is told. */
  readonly recover: () => Promise<void>;
  readonly logIn: SignOn['begin'];
  readonly logOut: () => Promise<void>;
  /** Returns the token of the single sign-on, for its claims; null when nobody is signed in there any more. */
  readonly signOnToken: () => Promise<string | null>;
  /**
   * Runs an action that needs proof of who is signed in at the single sign-on. A proof that the server calls expired
   * is renewed once. When the sign-in itself is over, the failure is that of an expired proof, too.
   */
  readonly withProof: <T>(action: (token: string) => Promise<T>) => Promise<T>;
  /**
   * Runs an act before the account is left or switched, while its token is there; the person waits for it, though not
   * for long. Returns the function that takes the act back.
   */
  readonly beforeLeave: (act: () => Promise<unknown>) => () => void;
  /** Switches the account; also reads the account in use again, when its roles have changed. */
  readonly switchAccount: (id: string) => Promise<void>;
  /** Returns the app token for a call, renewed first when it has run out. */
  readonly token: () => Promise<string | null>;
  /**
   * Returns an app token of the same account in place of one that the server refuses; null when there is none at all.
   * All calls that are refused at a time share one renewal.
   * @throws ApiError `client.accountNotUsable` where another account of the person is in use by now
   */
  readonly renewed: (refused: string) => Promise<string | null>;
  /** Ends the session, because the server refuses each token. */
  readonly end: () => Promise<void>;
  readonly hear: (news: TabNews) => Promise<void>;
};

/** The longest wait for what was held back, by a person who leaves. */
const LEAVE_MS = 3000;

/** Makes the session of a person: single sign-on token → app token, renewed before it ends, one account at a time. */
export function createSession(world: SessionWorld): Session {
  const proof = createSignOnProof(world);
  const inUse = createAccountInUse(world);
  const renewal = createSessionRenewal(world, inUse, proof);
  const { state } = inUse;
  const held = new Set<() => Promise<unknown>>();

  async function doHeld(): Promise<void> {
    if (held.size === 0) return;
    const done = Promise.allSettled([...held].map((act) => act()));
    await Promise.race([
      done,
      new Promise<void>((resolve) => {
        world.after(LEAVE_MS, resolve);
      }),
    ]);
  }

  const mayBeSignedIn = () =>
    world.storage.keys().some((key) => key.startsWith(`${SIGN_ON_PREFIX}user:`));

  async function restore(fromDevice?: KeptSession): Promise<void> {
    renewal.keep(fromDevice);
    if (!mayBeSignedIn()) {
      state.set(GUEST);
      return;
    }
    await renewal.renew();
    if (state.get().status === 'loading') state.set(GUEST);
  }

  return {
    state,
    mayBeSignedIn,
    restore,
    end: renewal.end,
    signOnToken: proof.token,
    withProof: proof.with,
    complete: async (url) => {
      const { token, returnTo } = await (await world.signOn()).complete(url);
      await renewal.exchange(token, inUse.chosen()).catch((error: unknown) => {
        if (!isFactorMissing(error)) throw error;
        renewal.askForFactor();
      });
      world.tabs.tell('signedIn');
      return returnTo;
    },
    recover: async () => {
      await restore();
      const now = state.get();
      if (now.status === 'guest') state.set({ ...now, failed: true });
    },
    logIn: beginAt(world),
    beforeLeave: (act) => {
      held.add(act);
      return () => void held.delete(act);
    },
    logOut: async () => {
      await doHeld();
      inUse.forgetChoice();
      renewal.leave(GUEST);
      world.tabs.tell('signedOut');
      await (await world.signOn()).end();
    },
    switchAccount: async (id) => {
      await doHeld();
      await renewal.switchTo(id).catch((error: unknown) => {
        // A person who has just been invited has no other account to stay in.
        if (isFactorMissing(error) && !inUse.isSignedIn()) return renewal.askForFactor();
        if (!isRefusal(error)) throw error;
        return renewal.end();
      });
    },
    token: async () => {
      const requireSame = inUse.requireSame();
      if (inUse.isOver()) await renewal.renew();
      // A call without a new token would be a guest's.
      if (inUse.isOver()) throw unreachableError();
      requireSame();
      return inUse.jwt();
    },
    renewed: async (refused) => {
      if (inUse.jwt() === refused) await renewal.renew();
      const jwt = inUse.jwt();
      if (jwt === refused) throw unreachableError();
      if (jwt !== null) requireSameAccount(refused, jwt);
      return jwt;
    },
    hear: async (news) => {
      const { status } = state.get();
      if (news === 'signedOut' && status === 'signedIn') {
        await doHeld();
        renewal.leave({ ...GUEST, ended: true });
      }
      if (news === 'signedIn' && status === 'guest') await restore();
    },
  };
}

/** Returns the way to the single sign-on, which fails as a call does where nothing answers. */
const beginAt =
  (world: SessionWorld): SignOn['begin'] =>
  (...asked) =>
    world
      .signOn()
      .then((signOn) => signOn.begin(...asked))
      .catch(throwSignOnError);

/** Refuses a call that was meant for the account of then; the person goes on in the one of now. */
function requireSameAccount(then: string, now: string): void {
  if (tokenFacts(now).account !== tokenFacts(then).account) throw notUsableError();
}
