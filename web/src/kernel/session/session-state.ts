import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Role } from '#shared/kernel/role.ts';
import type { AccountLine } from '#shared/sessions/account-line.ts';
import type { ApiClient } from '../api-client.ts';
import type { SafeStorage } from '../safe-storage.ts';
import type { SignOn } from './sign-on.ts';

export type SessionState =
  | { readonly status: 'loading' }
  /**
   * `ended`: the session was lost, not left. `hasSignOn`: signed in, but without an account that can be used here;
   * `deactivated` are those that cannot; `needsFactor`: with a second factor it could. `failed`: a sign-in came back
   * and could not be ended.
   */
  | {
      readonly status: 'guest';
      readonly ended: boolean;
      readonly hasSignOn: boolean;
      readonly deactivated?: readonly AccountLine[];
      readonly needsFactor?: true;
      readonly failed?: true;
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

/** The part of a session that the device keeps, for a form that goes on without signal. */
export type KeptSession = Pick<SignedIn, 'user' | 'account' | 'accounts'>;

export type TabNews = 'signedIn' | 'signedOut';

export type SessionWorld = {
  readonly api: Pick<ApiClient, 'call'>;
  /** Loads the sign-on library when it is first needed. */
  readonly signOn: () => Promise<SignOn>;
  /** The storage of the device, and of this tab: each tab keeps the account it shows. */
  readonly storage: SafeStorage;
  readonly tabStorage: SafeStorage;
  /** Returns milliseconds by a clock that nobody sets; it may pause while the device sleeps. */
  readonly elapsed: () => number;
  readonly after: (ms: number, action: () => void) => () => void;
  /** Calls `action` each time the device has found a network. */
  readonly onNetwork: (action: () => void) => void;
  /** Runs an action in one tab at a time: a refresh token may be used only once. */
  readonly exclusive: <T>(action: () => Promise<T>) => Promise<T>;
  readonly tabs: { readonly tell: (news: TabNews) => void };
};

export const GUEST = { status: 'guest', ended: false, hasSignOn: false } as const;
