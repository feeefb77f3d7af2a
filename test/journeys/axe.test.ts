import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, PHONE, startJourneys } from '#test/support/journey.ts';
import { REQUEST_SCREENS } from '#test/support/request-screens.ts';
import { GUEST_SCREENS, type Screen, SUPPLIER_SCREENS } from '#test/support/screens.ts';
import { smallTargets } from '#test/support/small-targets.ts';

const { open, visit } = startJourneys();
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What changes with the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const NARROW = { width: 320, height: 640 };

const screens = [
  ...GUEST_SCREENS,
  ...SUPPLIER_SCREENS.map((screen) => ({ login: 'supplier.de', ...screen })),
  ...REQUEST_SCREENS,
];

test.each(screens)('$name: no violation of the rules that machines can check', async (screen) => {
  const page = await reach(screen);
  expect(await page.title()).toMatch(/^\S.* – (Bio-Tier-Datenbank|Organic)/);
  const found: string[] = [];
  const note = (where: string, what: readonly string[]) =>
    found.push(...what.map((one) => `${where}: ${one}`));
  for (const size of sizesOf(screen)) {
    await page.setViewportSize(size);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    note(`${size.width} px`, await violationsOf(axe(page).withTags(TAGS)));
    note(`${size.width} px, small target`, await smallTargets(page));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  note('dark', await violationsOf(axe(page).withRules(OF_COLOURS)));
  if (screen.only !== 'desk') {
    await page.setViewportSize(NARROW);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    if (width !== NARROW.width) found.push(`320 px: the page is ${width} px wide`);
  }
  expect(found).toEqual([]);
});

async function reach(screen: Screen): Promise<Page> {
  const viewport = screen.only === 'phone' ? PHONE : DESK;
  // Without motion, colours change at once.
  const window = { viewport, reducedMotion: 'reduce', ...screen.window } as const;
  const page =
    screen.url === undefined
      ? await visit({ ...screen, window })
      : await open({ ...screen, window });
  if (screen.url !== undefined) await page.goto(screen.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await screen.act?.(page);
  await page.waitForLoadState('networkidle');
  return page;
}

function sizesOf({ only }: Screen) {
  if (only === 'phone') return [PHONE];
  return only === 'desk' ? [DESK] : [DESK, PHONE];
}

/** One page, no frames: nothing has to be gathered in a window of its own. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
