import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, startJourneys } from '#test/support/journey.ts';
import { waitUntilQuiet } from '#test/support/quiet-page.ts';

const { visit } = startJourneys();

/** From a phone over tablets to a desk. */
const WIDTHS = [320, 390, 600, 768, 820, 1024, 1280];

/** Higher a status chip never is. */
const TWO_LINES = 60;

test('the lists of two offices fit every width, as a table or as cards', async () => {
  const faults: string[] = [];
  for (const login of ['ins.de', 'aut.de']) {
    const page = await visit({ login, path: '/requests?view=all' });
    await page
      .getByRole('link', { name: /^DE-\d{4}-\d{6}$/ })
      .first()
      .waitFor();
    await waitUntilQuiet(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const pixels = await overhang(page);
      if (pixels > 0) faults.push(`${login}, ${width} px: ${pixels} too wide`);
      if (!(await menuFits(page, width))) faults.push(`${login}, ${width} px: the columns are cut`);
      const chips = await page.locator('.request-table .chip').all();
      const boxes = await Promise.all(chips.map((chip) => chip.boundingBox()));
      const crushed = boxes.filter((box) => (box?.height ?? 0) > TWO_LINES);
      if (crushed.length > 0)
        faults.push(`${login}, ${width} px: ${crushed.length} chips are crushed`);
    }
  }
  expect(faults).toEqual([]);
});

test('on a phone that is touched, the box that selects a request stands inside its card', async () => {
  const window = { viewport: PHONE, hasTouch: true, isMobile: true };
  const page = await visit({ login: 'farmer.de', path: '/requests', window });
  await page.getByRole('rowheader').first().waitFor();
  await waitUntilQuiet(page);
  const [card, box] = await Promise.all([
    page.locator('tbody tr').first().boundingBox(),
    page.locator('tbody input[type="checkbox"]').first().boundingBox(),
  ]);
  if (card === null || box === null) throw new Error('The list shows no card with a box.');
  expect(box.x + box.width).toBeLessThanOrEqual(card.x + card.width);
  expect(box.y + box.height).toBeLessThanOrEqual(card.y + card.height);
});

test('a list of farms fits every width with a name of one long word', async () => {
  const page = await visit({ login: 'ins.de', path: '/customers' });
  await page.getByRole('rowheader').first().waitFor();
  await waitUntilQuiet(page);
  const word = "'Landwirtschaftsgenossenschaft'";
  await page.evaluate(`document.querySelector('tbody th :is(a, button)').textContent = ${word}`);
  expect(await tooWideAt(page)).toEqual([]);
});

test('the log of all requests and its filters fit every width', async () => {
  const page = await visit({ country: 'admin', login: 'admin', path: '/request-log' });
  await page.getByRole('rowheader').first().waitFor();
  await waitUntilQuiet(page);
  expect(await tooWideAt(page)).toEqual([]);
});

/** Tells whether the menu of the columns opens inside the window; a phone has it in a fold. */
async function menuFits(page: Page, width: number): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Spalten' });
  if (!(await button.isVisible())) return true;
  await button.click();
  const panel = await page.getByRole('group', { name: 'Gezeigte Spalten' }).boundingBox();
  await page.keyboard.press('Escape');
  return panel !== null && panel.x >= 0 && panel.x + panel.width <= width;
}

async function tooWideAt(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const pixels = await overhang(page);
    if (pixels > 0) faults.push(`${width} px: ${pixels} too wide`);
  }
  return faults;
}

const overhang = (page: Page) =>
  page.evaluate<number>(`(() => {
    const frame = document.querySelector('.data-table-frame');
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth - clientWidth, frame.scrollWidth - frame.clientWidth);
  })()`);
