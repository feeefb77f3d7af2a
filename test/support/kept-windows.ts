import type { Page } from 'playwright-core';
import { addresses, RESTING_PLACE, type Visit } from './journey.ts';

type KeptWindow = { readonly page: Page; readonly storage: unknown };

/**
 * Gives the same window to each visit of the same person, as it was after signing in: a new window loads and compiles
 * everything once more, which takes longer than most looks. Nothing runs in it between two visits. A visit that the
 * server refuses, or that loses the network, changes its window and has a new one.
 */
export function keepWindows(
  visit: (wanted: Visit) => Promise<Page>,
): (wanted: Visit) => Promise<Page> {
  const windows = new Map<string, KeptWindow>();
  let rest = async (): Promise<unknown> => undefined;

  async function keep(wanted: Visit): Promise<KeptWindow> {
    const page = await visit({ ...wanted, path: RESTING_PLACE, staysOpen: true });
    return { page, storage: await page.evaluate('({ ...localStorage })') };
  }

  return async ({ path = '/', ...wanted }) => {
    await rest();
    if (wanted.refusals !== undefined || wanted.losesNetwork) return visit({ ...wanted, path });
    const { country = 'de', login, window = {} } = wanted;
    const { viewport, ...lasting } = window;
    const name = JSON.stringify([country, login, lasting]);
    const { page, storage } = windows.get(name) ?? (await keep(wanted));
    windows.set(name, { page, storage });

    const home = addresses.country(country);
    rest = () => page.goto(home + RESTING_PLACE);
    await page.evaluate(`sessionStorage.clear();
      localStorage.clear();
      Object.assign(localStorage, ${JSON.stringify(storage)});`);
    await page.emulateMedia({ colorScheme: 'light' });
    if (viewport) await page.setViewportSize(viewport);
    await page.goto(home + path);
    return page;
  };
}
