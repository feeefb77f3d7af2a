import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { cellOf, enterCell, openSheet, stored, weeklyOffer } from './sheet-world.tsx';

const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });
/** The old and the new entry of a cell. */
const marked = (cell: HTMLElement) =>
  (['deletion', 'insertion'] as const).map((role) => within(cell).getByRole(role).textContent);

test('a block of a spreadsheet is shown first: old and new, and what cannot be read; Enter takes it', async () => {
  const offers = [weeklyOffer('Sandy', [100, 200, 300]), weeklyOffer('Sussex', [50, 60])];
  const { user } = await openSheet(offers);
  await enterCell('Sandy', 1);
  paste('1.200\tca. 900\r\n60\t\r\n7\t8\r\n');
  await screen.findByText(t('weeksheet.paste', { lines: 3, weeks: 2 }));
  const bar = screen.getByText(inside('weeksheet.pasteNew', { count: 1 }));
  expect(bar.textContent).toMatch(inside('weeksheet.pasteSame', { count: 1 }));
  expect(bar.textContent).toMatch(inside('weeksheet.pasteOutside', { count: 2 }));
  screen.getByText(t('weeksheet.pasteUnread', { count: 1, texts: 'ca. 900' }));
  expect(marked(await cellOf('Sandy', 1))).toEqual(['200', '1.200']);
  expect((await cellOf('Sandy', 2)).textContent).toBe('ca. 900');
  expect(screen.queryByRole('button', { name: t('action.save') })).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByText(t('weeksheet.changes', { changes: 1, offers: 1 }));
  expect(screen.queryByText(t('weeksheet.paste', { lines: 3, weeks: 2 }))).toBeNull();
  expect((await cellOf('Sandy', 2)).textContent).toBe('300');
  expect(document.activeElement).toBe(await cellOf('Sandy', 1));
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await waitFor(() => expect(stored(offers, 0)?.[1]).toEqual(['2026-W49', 1200]));
});

test('the numbers of a year are pasted at once, though a sheet shows ten weeks', async () => {
  const offers = [weeklyOffer('Sandy', [100])];
  const { user } = await openSheet(offers);
  await enterCell('Sandy', 0);
  const numbers = Array.from({ length: 54 }, (_, week) => week + 1);
  paste(numbers.join('\t'));
  const bar = await screen.findByText(inside('weeksheet.pasteNew', { count: 53 }));
  expect(bar.textContent).toMatch(inside('weeksheet.pasteOutside', { count: 1 }));
  await user.click(screen.getByRole('button', { name: t('offers.laterWeeks') }));
  expect(marked(await cellOf('Sandy', 0))).toEqual(['', '11']);
  await user.click(screen.getByRole('button', { name: t('action.apply') }));
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await waitFor(() => expect(stored(offers, 0)?.at(-1)).toEqual(['2027-W47', 53]));
  expect(stored(offers, 0)).toHaveLength(53);
});

test('a clipboard without text, as after a picture was copied, is not pasted', async () => {
  await openSheet([weeklyOffer('Sandy', [100])]);
  await enterCell('Sandy', 0);
  paste('');
  expect(screen.queryByText(t('weeksheet.paste', { lines: 1, weeks: 1 }))).toBeNull();
});

test('Escape drops what was pasted, and nothing has changed', async () => {
  const { user } = await openSheet([weeklyOffer('Sandy', [100])]);
  await enterCell('Sandy', 0);
  paste('5');
  await screen.findByText(t('weeksheet.paste', { lines: 1, weeks: 1 }));
  await user.keyboard('{Escape}');
  expect((await cellOf('Sandy', 0)).textContent).toBe('100');
  expect(screen.queryByText(t('weeksheet.changes', { changes: 1, offers: 1 }))).toBeNull();
});

test('what comes into an open cell is previewed where it is of several cells', async () => {
  const { user } = await openSheet([weeklyOffer('Sandy', [100])]);
  await enterCell('Sandy', 0);
  await user.keyboard('1');
  paste('5\t6');
  await screen.findByText(t('weeksheet.paste', { lines: 1, weeks: 2 }));
});

test('weeks before the end of the lead time take nothing, and are counted', async () => {
  const { user } = await openSheet([
    weeklyOffer('Sandy', [100], { animalusage: testId('chicks') }),
  ]);
  await enterCell('Sandy', 7);
  paste('5\t6');
  await screen.findByText(inside('weeksheet.pasteNew', { count: 1 }));
  screen.getByText(`1: ${t('weeksheet.locked')}`);
  await user.click(screen.getByRole('button', { name: t('action.apply') }));
  expect((await cellOf('Sandy', 8)).textContent).toMatch(/^6/);
  await screen.findByText(t('weeksheet.changes', { changes: 1, offers: 1 }));
});

test('chosen cells are copied as those of a spreadsheet', async () => {
  const { user } = await openSheet([
    weeklyOffer('Sandy', [100, 0]),
    weeklyOffer('Sussex', [null, 60]),
  ]);
  const cell = await enterCell('Sandy', 0);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  let copied = '';
  fireEvent.copy(cell, {
    clipboardData: { setData: (_: string, text: string) => (copied = text) },
  });
  expect(copied).toBe('100\t–\n\t60\n');
});

test('a spreadsheet that was copied as a whole is shown as far as a sheet can show it', async () => {
  await openSheet([weeklyOffer('Sandy', [100])]);
  await enterCell('Sandy', 0);
  paste('5\n'.repeat(200_000));
  await screen.findByText(t('weeksheet.paste', { lines: 2000, weeks: 1 }));
});
