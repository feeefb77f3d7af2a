import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import { ApiError } from '../api-error.ts';
import type { CallOutput } from '../contract.ts';
import { COPIES, removeForms } from '../form-keys.ts';
import { createValue } from '../value.ts';
import { GUEST, type KeptSession, type SessionState, type SessionWorld } from './session-state.ts';
import { tokenFacts } from './token-facts.ts';

const ACCOUNT_KEY = 'session.account';

/** An app token and its end by `elapsed`: the clock of the device is asked nowhere. */
type AppToken = { readonly jwt: string; readonly ends: number };

/** Returns the account chosen in this tab: each tab keeps the account it shows. */
export const chosenAccount = ({
  storage,
  tabStorage,
}: Pick<SessionWorld, 'storage' | 'tabStorage'>): string | null =>
  tabStorage.get(ACCOUNT_KEY) ?? storage.get(ACCOUNT_KEY);

/** Keeps the account that the page is used with, its app token, and the choice of it that the device remembers. */
export function createAccountInUse(
  world: Pick<SessionWorld, 'storage' | 'tabStorage' | 'elapsed'>,
) {
  const state = createValue<SessionState>({ status: 'loading' });
  let appToken: AppToken | null = null;

  const enter = (session: KeptSession) =>
    state.set({ status: 'signedIn', ...session, roles: accountRoles(session.account.data) });

  const accountNow = () => {
    const now = state.get();
    return now.status === 'signedIn' ? now.account.id : null;
  };

  const chosen = () => chosenAccount(world);

  /** Keeps the choice for this tab; a new choice, unlike a renewal or a sign-in of this tab, is for new tabs, too. */
  function choose(id: string): void {
    const isNew = id !== chosen() || world.storage.get(ACCOUNT_KEY) === null;
    if (isNew) world.storage.set(ACCOUNT_KEY, id);
    world.tabStorage.set(ACCOUNT_KEY, id);
  }

  function leave(next: SessionState): void {
    appToken = null;
    removeForms(world.storage, COPIES);
    state.set(next);
  }

  return {
    state,
    leave,
    isSignedIn: () => state.get().status === 'signedIn',
    /** Returns the function that refuses what was meant for the account of now, once another one is in use. */
    requireSame: () => {
      const before = accountNow();
      return () => {
        const now = accountNow();
        if (before === null || now === null || now === before) return;
        throw new ApiError({ code: 'sessions.invalidAuth', message: 'invalid auth', status: 401 });
      };
    },
    chosen,
    forgetChoice: () => {
      world.tabStorage.remove(ACCOUNT_KEY);
      world.storage.remove(ACCOUNT_KEY);
    },
    jwt: () => appToken?.jwt ?? null,
    isOver: () => appToken !== null && appToken.ends <= world.elapsed(),
    /**
     * Takes over the server's answer to a login that was asked for then; returns the end of the token, if there is
     * one.
     */
    accept: (answer: CallOutput<'POST auth/domain/login'>, asked: number): number | null => {
      const { jwt, account, accounts } = answer;
      if (jwt === null || account === null) {
        leave({ ...GUEST, hasSignOn: true, deactivated: accounts });
        return null;
      }
      const { subject, lifetimeMs } = tokenFacts(jwt);
      appToken = { jwt, ends: asked + lifetimeMs };
      choose(account.id);
      // The server has checked the entity against the class that types it.
      const own = account as Entity<unknown> as Entity<Account>;
      enter({ user: subject, account: own, accounts });
      return appToken.ends;
    },
    /** Lets a kept account in without a token, so that each call waits for one. */
    enterWithoutToken: (kept: KeptSession) => {
      appToken = { jwt: '', ends: 0 };
      enter(kept);
    },
  };
}

export type AccountInUse = ReturnType<typeof createAccountInUse>;
