import type { Page } from 'playwright-core';
import { demoId } from '#infra/demo/demo-entity.ts';

/** A page to look at, the site that has it (Germany's where none is named), and the demo login that opens it, if any. */
export type MeteredPage = {
  readonly country?: string;
  readonly name: string;
  readonly path: string;
  readonly login?: string;
};

/** Pictures are no calls, though the API gives them. */
const PHOTOS = '/api/eav/entity/photo/';
const CATTLE = `/offers/${demoId('animalkind.cattle')}`;
const OWN_OFFER = `/my-offers/${demoId('offer.de.1')}`;

/** Returns the pages that people open most, with this offer among them. */
export const meteredPages = (offer: string): readonly MeteredPage[] => [
  { name: 'Home', path: '/' },
  { name: 'search', path: `${CATTLE}?place=84028+Landshut&lat=48.54&lon=12.15&radius=100` },
  { name: 'map', path: `${CATTLE}?place=84028+Landshut&lat=48.54&lon=12.15&radius=100&view=map` },
  { name: 'offer', path: `/offer/${offer}` },
  { name: 'suppliers', path: `${CATTLE}/suppliers` },
  { name: 'help', path: '/content/help' },
  { name: 'requests', path: '/requests', login: 'farmer.de' },
  { name: 'profile', path: '/profile', login: 'farmer.de' },
  { name: 'home of a supplier', path: '/', login: 'supplier.de' },
  { name: 'my offers', path: '/my-offers', login: 'supplier.de' },
  { name: 'form of an offer', path: OWN_OFFER, login: 'supplier.de' },
  { name: 'requests of an office', path: '/requests', login: 'aut.de' },
  { name: 'customers', path: '/customers', login: 'ins.de' },
  { name: 'approvals', path: '/approvals', login: 'aut.at', country: 'at' },
  { name: 'administration', path: '/manage', login: 'admin', country: 'admin' },
  { name: 'regions', path: '/manage/region', login: 'admin', country: 'admin' },
];

/** The filter for the offers among which one is looked at. */
export const METERED_OFFERS = {
  $and: [
    { field: 'country', comparison: 'eq', value: demoId('country.de') },
    { field: 'animalkind', comparison: 'eq', value: demoId('animalkind.cattle') },
    { field: 'status', comparison: 'eq', value: 'available' },
  ],
} as const;

/** 1.6 Mbit a second, and 150 ms until the first of them comes. */
const SLOW_LINK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};

/** Nothing comes for so long when a page is through. */
const QUIET_MS = 350;

const WATCH = `{
  const seen = (window.seen = { shift: 0, lcpMs: 0, inpMs: 0 });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note))
      .observe({ type, buffered: true, durationThreshold: 16 });
  watch('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) seen.shift += value; });
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcpMs = startTime; });
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.inpMs = Math.max(seen.inpMs, duration);
  });
}`;

type Seen = { readonly shift: number; readonly lcpMs: number; readonly inpMs: number };
type Loaded = { calls: number; scriptBytes: number; apiBytes: number };

/** Puts a window on a slow link, and its processor to a part of its speed; tells what it loads and shows. */
export async function meterPage(page: Page, cpuSlowdown = 1) {
  let loaded: Loaded = { calls: 0, scriptBytes: 0, apiBytes: 0 };
  const kinds = new Map<string, 'scriptBytes' | 'apiBytes'>();
  const underWay = new Set<string>();
  let quietSince = Date.now();
  const end = (requestId: string) => {
    underWay.delete(requestId);
    quietSince = Date.now();
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    underWay.add(requestId);
    if (pathname.endsWith('.js')) kinds.set(requestId, 'scriptBytes');
    if (!pathname.startsWith('/api/') || pathname.startsWith(PHOTOS)) return;
    kinds.set(requestId, 'apiBytes');
    loaded.calls += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId);
    const kind = kinds.get(requestId);
    if (kind) loaded[kind] += encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await page.addInitScript(WATCH);
  /** Waits until the page stands; a load state of the driver is reached once only. */
  const settle = async () => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('.loading-state, .part-coming').first().waitFor({ state: 'detached' });
    while (underWay.size > 0 || Date.now() - quietSince < QUIET_MS) await page.waitForTimeout(50);
  };
  return {
    /** Waits until nothing comes any more; tells what came since it was asked last, and what the page showed. */
    take: async (): Promise<Loaded & Seen> => {
      await settle();
      const seen = await page.evaluate<Seen>('window.seen');
      const taken = loaded;
      loaded = { calls: 0, scriptBytes: 0, apiBytes: 0 };
      return { ...taken, ...seen };
    },
  };
}
