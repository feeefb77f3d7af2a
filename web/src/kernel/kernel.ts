import { createActing } from './acting.ts';
import { createApiClient } from './api-client.ts';
import { unreachableError } from './api-error.ts';
import { createEntityBatch } from './entity-batch.ts';
import type { Kernel } from './kernel-context.ts';
import { createListBatch } from './list-batch.ts';
import { createNotifications } from './notifications.ts';
import { createQueryClient } from './query-client.ts';
import { createRedirectHooks } from './redirect-hooks.ts';
import { createLazyReports, reportWindowErrors } from './report-error.ts';
import { safeStorage } from './safe-storage.ts';
import { createServerClock } from './server-clock.ts';
import { createSession } from './session/session.ts';
import type { SignOnSettings } from './session/sign-on.ts';
import { openTabChannel } from './session/tab-channel.ts';

/** Calls that a token must not, or need not, go with. */
const WITHOUT_TOKEN = new Set(['POST auth/domain/login', 'POST log/error', 'GET site/start']);

export type StartedKernel = Kernel & {
  /** Sets the single sign-on, once the country is known. */
  readonly configureSignOn: (settings: Omit<SignOnSettings, 'now'>) => void;
};

/** Puts the parts together for this browser window. */
export function createKernel(): StartedKernel {
  const elapsed = () => performance.now();
  const { now, hear } = createServerClock({ now: () => Date.now(), elapsed });
  const after = (ms: number, action: () => void) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  };
  const storage = safeStorage(() => localStorage);
  const tabStorage = safeStorage(() => sessionStorage);
  let settings: Omit<SignOnSettings, 'now'> | null = null;

  const api = createApiClient({
    fetch: async (...request) => {
      const response = await fetch(...request);
      hear(response.headers.get('date'));
      return response;
    },
    base: '/api/',
    token: async (name) => (WITHOUT_TOKEN.has(name) ? null : session.token()),
    renewed: (refused) => session.renewed(refused),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const session = createSession({
    api,
    signOn: async () => {
      if (settings === null) throw new Error('The country is not known yet');
      // Nobody is signed out because code did not come.
      const { createSignOn } = await import('./session/sign-on.ts').catch((error: unknown) => {
        throw unreachableError(error);
      });
      return createSignOn({ ...settings, now });
    },
    storage,
    tabStorage,
    elapsed,
    after,
    onNetwork: (action) => window.addEventListener('online', action),
    exclusive: (action) =>
      'locks' in navigator ? navigator.locks.request('session', action) : action(),
    tabs: openTabChannel((news) => void session.hear(news)),
  });
  const reportError = createLazyReports();
  reportWindowErrors(window, reportError);
  return {
    api,
    session,
    storage,
    tabStorage,
    redirects: createRedirectHooks(tabStorage),
    acting: createActing(tabStorage),
    reportError,
    now,
    after,
    notifications: createNotifications({ now, elapsed, after }),
    queries: createQueryClient(),
    loadEntity: createEntityBatch(api, after),
    loadList: createListBatch(api, after),
    configureSignOn: (next) => {
      settings = next;
    },
  };
}
