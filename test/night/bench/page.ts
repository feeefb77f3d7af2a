import { Console } from 'node:console';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import * as z from 'zod';
import { launchBrowser } from '#infra/operate/smoke/launch-browser.ts';
import {
  METERED_OFFERS,
  type MeteredPage,
  meteredPages,
  meterPage,
} from '#test/support/page-meter.ts';
import { signedInState } from '#test/support/signed-in-state.ts';
import type { Bench } from './bench.ts';
import { type BenchProduct, startBenchProduct } from './bench-product.ts';

/** The handlers in this process write their log to the other. */
const figuresOut = new Console(process.stderr);
const LAST_RUN = path.resolve(import.meta.dirname, '../../../.local/bench-page.json');
const CPU_SLOWDOWN = 4;
const KILOBYTE = 1000;

const Found = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) });
const Figures = z.record(z.string(), z.number());
const Run = z.record(z.string(), Figures);

/**
 * What ten pages cost on a phone of 390 px with a slow processor and link, each in an empty window: bytes, calls, how
 * far it moves, when its largest part stands, and how long a tap on the menu waits; beside the figures of the last run.
 */
export const run: Bench = async () => {
  const product = await startBenchProduct({ withPages: true });
  const browser = await launchBrowser();
  try {
    const offer = await firstOffer(product);
    const figures: z.infer<typeof Run> = {};
    for (const page of meteredPages(offer)) {
      figures[page.name] = await measure(browser, product, page);
    }
    const last = await readFile(LAST_RUN, 'utf8').then(
      (text) => Run.parse(JSON.parse(text)),
      () => ({}),
    );
    figuresOut.table(besideLast(figures, last));
    await mkdir(path.dirname(LAST_RUN), { recursive: true });
    await writeFile(LAST_RUN, JSON.stringify(figures));
  } finally {
    await browser.close();
    await product.stop();
  }
};

async function firstOffer({ send }: BenchProduct): Promise<string> {
  const body = { entityClass: 'offer', attributeFilter: METERED_OFFERS, pagination: { limit: 1 } };
  const { text } = await send({
    method: 'POST',
    path: 'search/search/execute',
    country: 'de',
    body: JSON.stringify(body),
  });
  return Found.parse(JSON.parse(text)).data.items[0]?.id ?? '';
}

async function measure(
  browser: Browser,
  { addresses }: BenchProduct,
  { path, login, country = 'de' }: MeteredPage,
) {
  const site = addresses.country(country);
  const storageState = login && (await signedInState(addresses, site, login));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const meter = await meterPage(page, CPU_SLOWDOWN);
  await page.goto(site + path);
  const loaded = await meter.take();
  await page.getByRole('button', { name: 'Menü' }).click();
  const { inpMs } = await meter.take();
  await context.close();
  return {
    'script kB': Math.round(loaded.scriptBytes / KILOBYTE),
    'API kB': Math.round(loaded.apiBytes / KILOBYTE),
    calls: loaded.calls,
    shift: Number(loaded.shift.toFixed(4)),
    'LCP ms': Math.round(loaded.lcpMs),
    'INP ms': inpMs,
  };
}

/** Returns each figure, with that of the last run behind it where there was one. */
const besideLast = (figures: z.infer<typeof Run>, last: z.infer<typeof Run>) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, of]) => [
      name,
      Object.fromEntries(
        Object.entries(of).map(([figure, value]) => {
          const before = last[name]?.[figure];
          return [figure, before === undefined ? `${value}` : `${value} (${before})`];
        }),
      ),
    ]),
  );
