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

/** Gets app tokens for the account in use, by the single sign-on: at the start, 65 s before one ends, and on demand. */
export function createSessionRenewal(
  world: SessionWorld,
  inUse: AccountInUse,
  proof: ReturnType<typeof createSignOnProof>,
) {
  let renewal: Promise<void> | null = null;
  let kept: KeptSession | undefined;
  let cancelTimer = () => {};
  let foundNetworkAt = Number.NEGATIVE_INFINITY;
  let needsNetwork = false;

  world.onNetwork(() => {
    foundNetworkAt = world.elapsed();
    if (needsNetwork) void renew();
  });

  function renewAfter(ms: number): void {
    cancelTimer();
    cancelTimer = world.after(ms, () => void renew());
  }

  function leave(next: SessionState): void {
    cancelTimer();
    needsNetwork = false;
    inUse.leave(next);
  }

  const askForFactor = () => leave({ ...GUEST, hasSignOn: true, needsFactor: true });

  async function exchange(token: string, wish: string | null): Promise<void> {
    const { answer, asked } = await logIn(world, token, {
      wish,
      isPatient: inUse.state.get().status !== 'loading',
    });
    const ends = inUse.accept(answer, asked);
    needsNetwork = false;
    if (ends === null) cancelTimer();
    else {
      const due = ends - TOKEN_REFRESH_MARGIN_SECONDS * SECOND_MS - world.elapsed();
      renewAfter(Math.max(due, LEAST_PAUSE_SECONDS * SECOND_MS));
    }
  }

  /** Waits until the server is back: a person whom the device knows is not signed out, and calls wait for a token. */
  function waitForServer(error: unknown): void {
    if (!inUse.isSignedIn()) {
      if (kept && kept.account.id === inUse.chosen()) inUse.enterWithoutToken(kept);
      else inUse.state.set(GUEST);
    }
    needsNetwork = isUnreachable(error);
    renewAfter(
      needsNetwork ? retryPause(world.elapsed() - foundNetworkAt) : BUSY_RETRY_SECONDS * SECOND_MS,
    );
  }

  /** Renews the token; a failed renewal logs out, unless only the network or the service is away. */
  function renew(): Promise<void> {
    renewal ??= proof
      .with((token) => exchange(token, inUse.chosen()))
      .catch(async (error: unknown) => {
        if (isFactorMissing(error)) askForFactor();
        else if (isTemporary(error)) waitForServer(error);
        else await end();
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
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
