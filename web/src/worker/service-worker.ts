import { createPageKeeper } from './page-keeper.ts';
import { planFor } from './plan-for.ts';

type Later = Event & { readonly waitUntil: (done: Promise<unknown>) => void };
type Asked = Later & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};
/** The part of a worker's world that is used here; the library of types for workers does not go with that for pages. */
declare const self: {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (name: 'install' | 'activate', act: (event: Later) => void): void;
    (name: 'fetch', act: (event: Asked) => void): void;
    (name: 'message', act: (event: Later & { readonly data: unknown }) => void): void;
  };
};

const keeper = createPageKeeper({
  caches,
  fetch: (address, init) => fetch(address, init),
  name: 'pages-1',
});

// The worker knows no build, so that a newer one may serve pages that are open.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const ready = [
    keeper.forgetOlderKeepers(),
    // The page is asked for while the worker still wakes up; not every browser can.
    self.registration.navigationPreload?.enable(),
    self.clients.claim(),
  ];
  event.waitUntil(Promise.all(ready));
});

self.addEventListener('message', (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(keeper.keep(data.map(String)));
});

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const plan = planFor(request, self.location.origin);
  if (plan === 'asset') event.respondWith(keeper.asset(request.url));
  if (plan === 'screen') {
    event.respondWith(keeper.screen(async () => (await preloadResponse) ?? fetch(request)));
  }
});
