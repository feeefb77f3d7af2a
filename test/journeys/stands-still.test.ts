import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defined } from '#shared/kernel/defined.ts';
import { demoRow } from '#test/support/demo-rows.ts';
import { PHONE, RESTING_PLACE, startJourneys } from '#test/support/journey.ts';
import { METERED_OFFERS, meteredPages, meterPage } from '#test/support/page-meter.ts';

const { visit } = startJourneys();
const MOST_SHIFT = 0.02;
const MOST_SCRIPT_BYTES = 350_000;
const MOST_CALLS: Readonly<Record<string, number>> = {
  Home: 2,
  search: 4,
  filter: 2,
  offer: 3,
  'home of a supplier': 9,
};

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('checkbox', { name: /^Weiblich/ }).waitFor();
}

test('on a phone with a slow link no page moves under the finger or brings much script, and what guests open asks little', async () => {
  const { id } = await demoRow('offer', METERED_OFFERS);
  const byLogin = Map.groupBy(meteredPages(id), ({ login }) => login);
  const found = await Promise.all(
    [...byLogin].map(async ([login, pages]) => {
      const country = pages[0]?.country;
      const window = { viewport: PHONE };
      const page = await visit({ path: RESTING_PLACE, window, ...defined({ login, country }) });
      const meter = await meterPage(page);
      const figures = [];
      for (const { name, path } of pages) {
        await page.goto(new URL(path, page.url()).href);
        figures.push({ name, ...(await meter.take()) });
        if (name !== 'search') continue;
        await openFilters(page);
        await meter.take();
        await page.getByRole('checkbox', { name: /^Weiblich/ }).check();
        figures.push({ name: 'filter', ...(await meter.take()) });
      }
      return figures;
    }),
  );
  const figures = found.flat();
  const problems = figures.flatMap(({ name, shift, calls, scriptBytes }) => [
    ...(shift > MOST_SHIFT ? [`${name} moves by ${shift}`] : []),
    ...(scriptBytes > MOST_SCRIPT_BYTES ? [`${name} brings ${scriptBytes} bytes of script`] : []),
    ...(calls > (MOST_CALLS[name] ?? calls) ? [`${name} asks ${calls} calls`] : []),
    ...(calls === 0 ? [`${name} asks nothing`] : []),
  ]);
  expect(problems).toEqual([]);
});
