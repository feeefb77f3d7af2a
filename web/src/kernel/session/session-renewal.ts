import { TOKEN_REFRESH_MARGIN_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { isTemporary, isUnreachable } from '../api-error.ts';
import { retryPause } from '../retry-pause.ts';
import type { AccountInUse } from './account-in-use.ts';
import { isFactorMissing, isRefusal } from './session-errors.ts';
import { GUEST, type KeptSession, type SessionState, type SessionWorld } from './session-state.ts';
import type { createSignOnProof } from './sign-on-proof.ts';

/** Seconds before the next renewal at least, however short a token holds. */
const LEAST_PAUSE_SECONDS = 10;
/**
 * Seconds before the next try while the service itself cannot sign anybody in: asking it often makes that no better.
 */
const BUSY_RETRY_SECONDS = 60;

/** Says whether anybody still waits for the answer, and whether the account is switched by it. */
type Exchange = { readonly isAwaited?: () => boolean; readonly isSwitch?: boolean };

/** Gets app tokens for the account in use, by the single sign-on: at the start, 65 s before one ends, and on demand. */
export function createSessionRenewal(
  world: SessionWorld,
  inUse: AccountInUse,
  proof: ReturnType<typeof createSignOnProof>,
) {
  let renewal: Promise<void> | null = null;
  let kept: KeptSession | undefined;
  /** Departures and switches so far: a renewal that began before one is for a session that is over. */
  let changes = 0;
  /** Switches that were begun, and departures: each ends the wait for those before. */
  let switches = 0;

  const next = createNextRenewal(world, () => void renew());

  function leave(state: SessionState): void {
    endRenewal();
    switches += 1;
    next.cancel();
    inUse.leave(state);
  }

  /** Drops what a renewal that was begun will answer. */
  function endRenewal(): void {
    changes += 1;
    renewal = null;
  }

  const askForFactor = () => leave({ ...GUEST, hasSignOn: true, needsFactor: true });

  /** Gets a token for an account; an answer that nobody waits for any more changes nothing. */
  async function exchange(
    token: string,
    wish: string | null,
    { isAwaited, isSwitch = false }: Exchange = {},
  ): Promise<void> {
    const { answer, asked } = await logIn(world, token, {
      wish,
      isPatient: inUse.state.get().status !== 'loading',
    });
    if (isAwaited?.() === false) return;
    if (isSwitch) endRenewal();
    const ends = inUse.accept(answer, asked);
    if (ends === null) next.cancel();
    else next.inTime(ends);
  }

  /** Waits until the server is back: a person whom the device knows is not signed out, and calls wait for a token. */
  function waitForServer(error: unknown): void {
    if (!inUse.isSignedIn()) {
      if (kept && kept.account.id === inUse.chosen()) inUse.enterWithoutToken(kept);
      else inUse.state.set(GUEST);
    }
    next.whenBack(error);
  }

  /** Renews the token; a failed renewal logs out, unless only the network or the service is away. */
  function renew(): Promise<void> {
    const isAwaited = unchanged(() => changes);
    renewal ??= proof
      .with((token) => exchange(token, inUse.chosen(), { isAwaited }))
      .catch(async (error: unknown) => {
        if (!isAwaited()) return;
        if (isFactorMissing(error)) askForFactor();
        else if (isTemporary(error)) waitForServer(error);
        else await end();
      })
      .finally(() => {
        if (isAwaited()) renewal = null;
      });
    return renewal;
  }

  async function switchTo(id: string): Promise<void> {
    switches += 1;
    const isAwaited = unchanged(() => switches);
    await proof.with((token) => exchange(token, id, { isAwaited, isSwitch: true }));
  }

  async function end(): Promise<void> {
    const { status } = inUse.state.get();
    // A person who was told the reason already is told nothing else.
    if (status === 'guest') return;
    leave({ ...GUEST, ended: status === 'signedIn' });
    await (await world.signOn()).forget();
    if (status === 'signedIn') world.tabs.tell('signedOut');
  }

  return {
    exchange,
    switchTo,
    renew,
    end,
    leave,
    askForFactor,
    /** Keeps a session on the device, for when nothing answers. */
    keep: (fromDevice: KeptSession | undefined) => {
      kept = fromDevice;
    },
  };
}

/** Returns the function that says whether a count is still what it is now. */
function unchanged(count: () => number): () => boolean {
  const before = count();
  return () => count() === before;
}

/** Decides when a token is renewed next. */
function createNextRenewal(world: SessionWorld, renew: () => void) {
  let stop = () => {};
  let foundNetworkAt = Number.NEGATIVE_INFINITY;
  let needsNetwork = false;

  world.onNetwork(() => {
    foundNetworkAt = world.elapsed();
    if (needsNetwork) renew();
  });

  function renewAfter(ms: number, waitsForNetwork: boolean): void {
    stop();
    stop = world.after(ms, renew);
    needsNetwork = waitsForNetwork;
  }

  return {
    cancel: () => {
      stop();
      needsNetwork = false;
    },
    /** Renews before a token ends, by `elapsed`. */
    inTime: (ends: number) => {
      const due = ends - TOKEN_REFRESH_MARGIN_SECONDS * SECOND_MS - world.elapsed();
      renewAfter(Math.max(due, LEAST_PAUSE_SECONDS * SECOND_MS), false);
    },
    /** Renews when the network, or the service, may be back after this failure. */
    whenBack: (error: unknown) => {
      if (isUnreachable(error)) renewAfter(retryPause(world.elapsed() - foundNetworkAt), true);
      else renewAfter(BUSY_RETRY_SECONDS * SECOND_MS, false);
    },
  };
}

/** Asks the server for an app token; `asked` is the time of asking, by `elapsed`. */
async function logIn(
  { api, elapsed }: SessionWorld,
  token: string,
  { wish, isPatient }: { readonly wish: string | null; readonly isPatient: boolean },
) {
  const login = async (useAccount: string | null) => {
    const asked = elapsed();
    const answer = await api.call(
      'POST auth/domain/login',
      { token, ...(useAccount === null ? {} : { useAccount }) },
      { quiet: true, patient: isPatient },
    );
    return { answer, asked };
  };
  // Specification section 8: a failed account choice retries without account.
  return login(wish).catch((error: unknown) => {
    if (wish === null || isTemporary(error) || isRefusal(error) || isFactorMissing(error))
      throw error;
    return login(null);
  });
}
