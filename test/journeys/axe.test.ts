import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ACCOUNT_SCREENS } from '#test/support/account-screens.ts';
import { AXE_TAGS, BROWSER_RULES } from '#test/support/axe-rules.ts';
import { axeViolations } from '#test/support/axe-violations.ts';
import { EXPORT_SCREENS } from '#test/support/export-screens.ts';
import { DESK, PHONE, startJourneys } from '#test/support/journey.ts';
import { keepWindows } from '#test/support/kept-windows.ts';
import { waitUntilQuiet } from '#test/support/quiet-page.ts';
import { REQUEST_SCREENS } from '#test/support/request-screens.ts';
import {
  APPROVAL_SCREENS,
  GUEST_SCREENS,
  type Screen,
  SUPPLIER_SCREENS,
} from '#test/support/screens.ts';
import { smallTargets } from '#test/support/small-targets.ts';
import { spaceText } from '#test/support/space-text.ts';

const { open, visit } = startJourneys();
/** Signing in itself is looked at elsewhere. */
const visitAgain = keepWindows(visit);
/** What changes with the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const IS_NIGHT = process.env.FULL === '1';
const NARROW = { width: 320, height: 640 };

const screens = [
  ...GUEST_SCREENS,
  ...SUPPLIER_SCREENS.map((screen) => ({ login: 'supplier.de', ...screen })),
  ...APPROVAL_SCREENS,
  ...REQUEST_SCREENS,
  ...ACCOUNT_SCREENS,
  ...EXPORT_SCREENS,
];

/**
 * One screen for each layout, since colours and sizes come with the layout, and the test of each page looks at the rest
 * (`test/web/look-with-axe.ts`). None of them changes stored data: other journeys use the product afterwards.
 */
const ON_EACH_CHANGE: ReadonlySet<string> = new Set([
  'country selection',
  'Home',
  'offer search',
  'map of offers',
  'offer search without results',
  'saved offers, compared',
  'offer with weeks',
  'content page',
  'maintenance',
  'my offers',
  'upload dialog, refused',
  'new offer, refused',
  'which form of the request tab',
  'requests of an authority',
  'draft to fill in',
  'refused answers',
  'request before an authority',
  'statistic with its tables',
  'farm form, refused',
  'profile of an authority',
  'customer of a control body',
  'import of customers',
  'accounts',
  'list of the administration',
  'breed of the administration',
  'rules that are saved',
]);
const lookedAt = screens.filter(({ name }) => IS_NIGHT || ON_EACH_CHANGE.has(name));

test('what is wrong on a page is found, and a page with frames is refused', async () => {
  const page = await open();
  await page.setContent('<html lang="de"><title>x</title><main><h1>x</h1><img src="data:,">');
  expect(await axeViolations(page, { tags: AXE_TAGS })).toEqual([
    expect.stringMatching(/^image-alt: <img src="data:,">/),
  ]);
  await page.setContent('<p style="color: #aaa; background: #fff">Pale text');
  expect(await axeViolations(page, { rules: OF_COLOURS })).toEqual([
    expect.stringMatching(/^color-contrast: <p /),
  ]);
  await page.setContent('<iframe></iframe>');
  await expect(axeViolations(page)).rejects.toThrow('frames');
});

test('each screen has a name of its own, and those of each change are among them', () => {
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect([...ON_EACH_CHANGE].filter((name) => !names.includes(name))).toEqual([]);
});

test.each(lookedAt)('$name: no violation of the rules that machines can check', async (screen) => {
  const page = await reach(screen);
  await expect.poll(() => page.title()).toMatch(/^\S.* – (Bio-Tier-Datenbank|Organic)/);
  const problems: string[] = [];
  const note = (where: string, what: readonly string[]) =>
    problems.push(...what.map((problem) => `${where}: ${problem}`));
  for (const [index, { size, colorScheme }] of looksOf(screen).entries()) {
    await showWhole(page, size);
    await page.emulateMedia({ colorScheme });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const where = `${size.width} px, ${colorScheme}`;
    const asked = IS_NIGHT
      ? { tags: AXE_TAGS }
      : { rules: index === 0 ? BROWSER_RULES : OF_COLOURS };
    note(where, await axeViolations(page, asked));
    note(`${where}, small target`, await smallTargets(page));
  }
  if (screen.only !== 'desk') {
    await page.setViewportSize(NARROW);
    note('320 px', await tooWide(page));
    await spaceText(page);
    note('320 px, text set apart', await tooWide(page));
  }
  expect(problems).toEqual([]);
});

/** Charts measure their room and draw themselves again. */
async function tooWide(page: Page): Promise<string[]> {
  const width = () => page.evaluate('document.documentElement.scrollWidth');
  await expect
    .poll(width)
    .toBe(NARROW.width)
    .catch(() => undefined);
  const found = await width();
  return found === NARROW.width ? [] : [`it is ${found} px wide`];
}

/**
 * A window as high as the page: what sticks to an edge of the window covers whatever the page happens to be scrolled to,
 * and can be scrolled away from it. That it never hides what has the focus is looked at where nothing but a keyboard is
 * used.
 */
async function showWhole(page: Page, size: typeof DESK): Promise<void> {
  await page.setViewportSize(size);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
}

async function reach(screen: Screen): Promise<Page> {
  const viewport = screen.only === 'phone' ? PHONE : DESK;
  const window = { viewport, ...screen.window } as const;
  const path = typeof screen.path === 'function' ? await screen.path() : (screen.path ?? '/');
  const page = await (screen.url === undefined
    ? visitAgain({ ...screen, path, window })
    : open({ ...screen, path, window }));
  if (screen.url !== undefined) await page.goto(screen.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await screen.act?.(page);
  await waitUntilQuiet(page);
  return page;
}

/**
 * The desk in light, which is asked what no test of a page is, and the phone in the dark, for its colours only; the night
 * looks at each size in both, with all rules.
 */
function looksOf({ only }: Screen) {
  const looks = [
    { size: DESK, colorScheme: 'light', isForEachChange: true },
    { size: DESK, colorScheme: 'dark', isForEachChange: only === 'desk' },
    { size: PHONE, colorScheme: 'light', isForEachChange: only === 'phone' },
    { size: PHONE, colorScheme: 'dark', isForEachChange: true },
  ] as const;
  return looks.filter(
    ({ size, isForEachChange }) =>
      (isForEachChange || IS_NIGHT) &&
      !(only === 'desk' && size === PHONE) &&
      !(only === 'phone' && size === DESK),
  );
}
