import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Longer than a page gathers what it asks for in one call. */
const PAUSE_MS = 60;
/** A page behind another one may never be called idle. */
const UNTIL_IDLE = `new Promise((done) =>
  setTimeout(() => requestIdleCallback(done, { timeout: 200 }), ${PAUSE_MS}))`;

type Requests = { begun: number; readonly underWay: Set<Request> };
const requestsOf = new WeakMap<Page, Requests>();

/** Counts the requests of all pages of a window, which `waitUntilQuiet` asks for. */
export function countRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests: Requests = { begun: 0, underWay: new Set() };
    requestsOf.set(page, requests);
    page.on('request', (request) => {
      // Whatever the document before was still asking for ends with it, and nobody tells.
      if (request.isNavigationRequest()) requests.underWay.clear();
      requests.begun += 1;
      requests.underWay.add(request);
    });
    const end = (request: Request) => requests.underWay.delete(request);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/** Waits until a page asks for nothing and has nothing to do. The driver's own `networkidle` takes half a second more. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (requests === undefined) throw new Error('Nobody counts the requests of this page');
  await expect
    .poll(async () => {
      const { begun } = requests;
      await page.evaluate(UNTIL_IDLE);
      const underWay = Array.from(requests.underWay, (request) => request.url());
      return { begun: requests.begun - begun, underWay };
    })
    .toEqual({ begun: 0, underWay: [] });
}
