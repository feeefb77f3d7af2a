import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoRow } from '#test/support/demo-rows.ts';
import { startJourneys } from '#test/support/journey.ts';
import { waitUntilQuiet } from '#test/support/quiet-page.ts';

const { visit } = startJourneys();

/** What a reader of the paper finds: text that is laid out there. */
const onPaper = (page: Page) => page.locator('main').innerText();

test('paper has all of a decided request and no controls, and what is folded on the screen lies open', async () => {
  const { id } = await demoRow(
    'request-process',
    { field: 'status', comparison: 'eq', value: 'accepted' },
    'farmer.de',
  );
  const page = await visit({ login: 'farmer.de', path: `/requests/${id}` });
  await page.getByRole('region', { name: 'Verlauf' }).waitFor();
  await waitUntilQuiet(page);
  const answers = await page
    .getByRole('region', { name: 'Angaben' })
    .getByRole('definition')
    .allInnerTexts();
  const facts = await page.locator('#facts ~ dl dd').allInnerTexts();
  const controls = await page.getByRole('main').getByRole('button').allInnerTexts();
  const course = await page
    .getByRole('region', { name: 'Verlauf' })
    .getByRole('listitem')
    .locator('> :first-child')
    .allInnerTexts();
  expect(answers.length).toBeGreaterThan(5);
  expect(course.length).toBeGreaterThan(1);

  await page.emulateMedia({ media: 'print' });
  const paper = await onPaper(page);
  const lines = [...answers, ...facts, ...course].flatMap((text) => text.split('\n'));
  for (const line of lines) if (!controls.includes(line)) expect(paper).toContain(line);
  expect(paper).toContain('Deutschland');
  expect(paper).toMatch(/DE-\d{4}-\d{6}.*gedruckt am/);
  expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).count()).toBe(
    0,
  );
  expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(10_000);

  const statistics = await visit({ login: 'aut.de', path: '/statistics' });
  const table = statistics.getByRole('table', {
    name: 'Entscheidungen je Monat',
    includeHidden: true,
  });
  await statistics.locator('.recharts-surface').last().waitFor();
  const isSeen = () => table.isVisible();
  expect(await isSeen()).toBe(false);
  await statistics.emulateMedia({ media: 'print' });
  await expect.poll(isSeen).toBe(true);
  const overhang = await statistics.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overhang).toBeLessThanOrEqual(0);
});
