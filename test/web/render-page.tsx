import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Account } from '#shared/accounts/account.ts';
import type { CountryEntity } from '#shared/countries/endpoints.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { LinkWays } from '#web/components/link.tsx';
import { REGION_KNOWN_MS } from '#web/components/notice.tsx';
import { TitleProvider } from '#web/components/page-title.tsx';
import { allParts } from '#web/i18n/catalogues.ts';
import { TextProvider } from '#web/i18n/text-provider.tsx';
import { createTextStore } from '#web/i18n/text-store.ts';
import { createActing } from '#web/kernel/acting.ts';
import { createApiClient } from '#web/kernel/api-client.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import { createEntityBatch } from '#web/kernel/entity-batch.ts';
import { type Kernel, KernelContext } from '#web/kernel/kernel-context.ts';
import { createListBatch } from '#web/kernel/list-batch.ts';
import { createNotifications } from '#web/kernel/notifications.ts';
import { createQueryClient } from '#web/kernel/query-client.ts';
import { createRedirectHooks } from '#web/kernel/redirect-hooks.ts';
import type { SafeStorage } from '#web/kernel/safe-storage.ts';
import type { Session } from '#web/kernel/session/session.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { SiteContext } from '#web/kernel/site.ts';
import { createValue, type Value } from '#web/kernel/value.ts';
import { type Answers, fakeServer, type Holds } from './fake-server.ts';
import { memoryStorage } from './memory-storage.ts';
import { signedIn } from './signed-in.ts';
import { siteOf } from './test-country.ts';

export type PageWorld = {
  readonly answers?: Answers;
  readonly holds?: Holds;
  /** Absent: a guest. */
  readonly account?: Entity<Account>;
  /** Instead of `account`: a session that the test changes. */
  readonly session?: Value<SessionState>;
  /** Id token of the single sign-on; null: nobody is signed in there any more. */
  readonly signOnToken?: string | null;
  readonly country?: CountryEntity;
  readonly locale?: Locale;
  /** Path of the route the page stands at, and the address it is opened with. */
  readonly path?: string;
  readonly address?: string;
  /** What the device and the tab remember; nothing by default. */
  readonly storage?: SafeStorage;
  readonly tabStorage?: SafeStorage;
  /** The clock; the real one by default, since screens wait for real answers. */
  readonly now?: () => number;
};

/** Renders a page as the product does, against a server that answers as told; resolves when its texts are there. */
export async function renderPage(page: ReactNode, world: PageWorld = {}) {
  const server = fakeServer(world.answers ?? {}, world.holds);
  const kernel = testKernel(server.fetch, world);
  const texts = createTextStore(world.locale ?? 'de_DE', (key, of, error) => {
    throw new Error(`${key} of ${of} cannot be shown`, { cause: error });
  });
  await texts.need(await allParts());
  const address = createValue('');
  const view = render(
    <KernelContext value={kernel}>
      <QueryClientProvider client={kernel.queries}>
        <TextProvider store={texts}>
          <TitleProvider>
            <SiteContext value={siteOf(world.country)}>
              {/* As the product does: a transition waits for others, also for those that an earlier test began. */}
              <MemoryRouter useTransitions={false} initialEntries={[world.address ?? '/']}>
                <Follow onAddress={address.set} />
                <LinkWays>
                  <Routes>
                    <Route path={world.path ?? '*'} element={page} />
                    <Route path="*" element={null} />
                  </Routes>
                </LinkWays>
              </MemoryRouter>
            </SiteContext>
          </TitleProvider>
        </TextProvider>
      </QueryClientProvider>
    </KernelContext>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    calls: server.calls,
    kernel,
    texts,
    /** Path and search parameters of now. */
    address: address.get,
  };
}

function Follow({ onAddress }: { readonly onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

function testKernel(
  fetch: typeof globalThis.fetch,
  {
    account,
    session,
    signOnToken = 'sso-token',
    storage = memoryStorage(),
    tabStorage = memoryStorage(),
    now = Date.now,
  }: PageWorld,
): Kernel {
  const after = (ms: number, action: () => void) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  };
  const api = createApiClient({
    fetch,
    base: '/api/',
    token: async () => (account ? 'token' : null),
    renewed: async () => null,
    wait: () => Promise.resolve(),
  });
  return {
    api,
    session: testSession(session ?? createValue(stateOf(account)), signOnToken),
    notifications: createNotifications({ now, elapsed: now, after }),
    queries: createQueryClient(),
    // Pages ask for related entities a thousand times in all tests, and wait for each.
    loadEntity: createEntityBatch(api, (ms, action) => after(ms / 20, action)),
    loadList: createListBatch(api, after),
    storage,
    tabStorage,
    redirects: createRedirectHooks(memoryStorage()),
    acting: createActing(tabStorage),
    reportError: () => {},
    now,
    after: (ms, action) => {
      if (ms !== REGION_KNOWN_MS) return after(ms, action);
      // Nothing reads these pages aloud: the words of a notice are there at once.
      action();
      return () => {};
    },
  };
}

function stateOf(account: Entity<Account> | undefined): SessionState {
  if (account !== undefined) return signedIn(account);
  return { status: 'guest', ended: false, hasSignOn: false };
}

function testSession(state: Value<SessionState>, signOnToken: string | null): Session {
  const nothing = async () => {};
  return {
    state,
    mayBeSignedIn: () => state.get().status === 'signedIn',
    restore: nothing,
    complete: async () => '/',
    recover: async () => {},
    logIn: nothing,
    beforeLeave: () => () => {},
    logOut: nothing,
    signOnToken: async () => signOnToken,
    withProof: async (action) => {
      if (signOnToken !== null) return action(signOnToken);
      throw new ApiError({ code: 'accounts.expired', message: 'expired', status: 401 });
    },
    switchAccount: nothing,
    token: async () => null,
    renewed: async () => null,
    end: nothing,
    hear: nothing,
  };
}
