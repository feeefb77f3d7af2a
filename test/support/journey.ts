import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { localAddresses } from '#infra/local/local-addresses.ts';
import { launchBrowser } from '#infra/operate/smoke/launch-browser.ts';
import { countRequests } from './quiet-page.ts';
import { signedInState } from './signed-in-state.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../.local/journeys');
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };
const NETWORK_AWAY = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/;
/** What the driver writes where it lets no worker in. */
const WORKER_KEPT_OUT = /^Service Worker registration blocked/;
const PATIENCE_MS = 30_000;
/** A file of each site that runs nothing: where a kept window waits for its next visit. */
export const RESTING_PLACE = '/favicon.svg';

export type Visit = {
  /** Country whose site is opened, `de` when left out. */
  readonly country?: string;
  /** Demo login; a guest when left out. */
  readonly login?: string;
  readonly path?: string;
  /** Statuses with which the server may refuse: the browser reports them as errors of the page. */
  readonly refusals?: readonly number[];
  /** The network goes away in the middle: the browser reports that, too. */
  readonly losesNetwork?: boolean;
  /**
   * The page may come from the device. Otherwise no service worker is let in: `page.route` sees nothing of what one
   * answers.
   */
  readonly keepsPage?: boolean;
  /** For later tests of the file, too. */
  readonly staysOpen?: boolean;
  readonly window?: BrowserContextOptions;
};

export const addresses = localAddresses(Number(new URL(inject('baseUrl')).port));

let running: Promise<Browser> | undefined;

/** One browser for all files of a project, since they share their modules; it ends with their process. */
async function sharedBrowser(): Promise<Browser> {
  const browser = await running;
  if (browser?.isConnected()) return browser;
  running = launchBrowser();
  return running;
}

/**
 * Opens windows of the running product, each with a memory of its own, and closes them after each test. A test fails
 * on whatever the browser complained about: console errors and warnings, exceptions, the content security policy.
 */
export function startJourneys() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const kept: BrowserContext[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => Promise.all(kept.splice(0).map((context) => context.close())));
  afterEach(async ({ task }) => {
    const faults = complaints.splice(0);
    if (task.result?.state === 'fail') {
      await picture(task.name);
      faults.push(...(await Promise.all(shownPages().map(wordsOf))));
    }
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });

  const shownPages = () =>
    [...contexts, ...kept]
      .flatMap((context) => context.pages())
      .filter((page) => !page.url().endsWith(RESTING_PLACE));

  /** What stood on each window when a journey ended badly. The driver never ends a whole picture of a drawing. */
  async function picture(name: string): Promise<void> {
    const file = name.replaceAll(/\W+/g, '-').slice(0, 80);
    await Promise.all(
      shownPages().map((page, index) =>
        page.screenshot({ path: path.join(PICTURES, `${file}-${index + 1}.png`), fullPage: true }),
      ),
    );
  }

  async function open({
    window,
    refusals = [],
    losesNetwork = false,
    keepsPage = false,
    staysOpen = false,
  }: Visit = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: DESK,
      locale: 'de-DE',
      // Colours change at once, and no skeleton is painted sixty times a second.
      reducedMotion: 'reduce',
      serviceWorkers: keepsPage ? 'allow' : 'block',
      ...window,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    countRequests(context);
    (staysOpen ? kept : contexts).push(context);
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => {
      const text = `${message.text()} (${message.location().url})`;
      const refused = /status of (\d+)/.exec(text)?.[1];
      if (refused !== undefined && refusals.includes(Number(refused))) return;
      if (losesNetwork && NETWORK_AWAY.test(text)) return;
      if (!keepsPage && WORKER_KEPT_OUT.test(text)) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(text);
    });
    return context.newPage();
  }

  /** A window on a country's site, signed in where a login is given; how people sign in is a journey of its own. */
  async function visit(wanted: Visit = {}): Promise<Page> {
    const home = addresses.country(wanted.country ?? 'de');
    const { login, window, path = '/' } = wanted;
    const storageState = login && (await signedInState(addresses, home, login));
    const page = await open({
      ...wanted,
      window: { ...(storageState && { storageState }), ...window },
    });
    await page.goto(home + path);
    return page;
  }

  return { open, visit };
}

/** The address of a window, and the words of what it shows below the menus. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page.locator('main').allInnerTexts();
  return `${page.url()}: ${words.join(' ').replace(/\s+/g, ' ').slice(0, 1500)}`;
}
