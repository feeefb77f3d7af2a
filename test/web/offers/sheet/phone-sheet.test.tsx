import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { ANY, inside, t } from '#test/web/catalogue-text.ts';
import { matchMedia } from '#test/web/match-media.ts';
import { changedBefore, openSheet, stored, weeklyOffer } from './sheet-world.tsx';

beforeEach(() => void matchMedia());

const box = (breed: string, week: number) => {
  const dated = `${t('calendar.week', { week })} (${ANY})`;
  const name = new RegExp(`^${breed}, ${dated.replace(/[()]/g, '\\$&').replace(ANY, '.+')}$`);
  return screen.findByRole<HTMLInputElement>('textbox', { name });
};
const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('on a phone each offer has boxes for this and the next two weeks, and all are saved at once', async () => {
  const offers = [weeklyOffer('Sandy', [100, 0]), weeklyOffer('Sussex', [50])];
  const { user } = await openSheet(offers);
  expect((await box('Sandy', 48)).value).toBe('100');
  expect((await box('Sandy', 49)).value).toBe('–');
  expect(screen.getAllByRole('textbox')).toHaveLength(6);
  expect(screen.queryByRole('grid')).toBeNull();
  await user.type(await box('Sandy', 50), '1.200');
  await user.clear(await box('Sussex', 48));
  await user.type(await box('Sussex', 48), '0{Enter}');
  expect(described(await box('Sandy', 50))).toBe(t('words.notSavedYet'));
  screen.getByText(t('weeksheet.changes', { changes: 2, offers: 2 }));
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await waitFor(() => expect(stored(offers, 0)?.[2]).toEqual(['2026-W50', 1200]));
  expect(stored(offers, 1)).toEqual([['2026-W48', 0]]);
  await user.click(screen.getByRole('button', { name: t('offers.laterWeeks') }));
  await box('Sandy', 51);
});

test('an offer that waits for its approval says so on its card', async () => {
  await openSheet([weeklyOffer('Sandy', [100], { autApproval: { status: 'pending' } })]);
  await box('Sandy', 48);
  screen.getByText(t('offers.approval.pending'));
});

test('what cannot be read is named, and the number stays', async () => {
  const { user } = await openSheet([weeklyOffer('Sandy', [100])]);
  await user.clear(await box('Sandy', 48));
  await user.type(await box('Sandy', 48), 'ca. 9{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Sandy.*ca\. 9/);
  expect((await box('Sandy', 48)).value).toBe('100');
});

test('nothing moves under the press that leaves a box', async () => {
  const { user } = await openSheet([weeklyOffer('Sandy', [100])]);
  await user.type(await box('Sandy', 49), '5{Enter}');
  await user.type(await box('Sandy', 48), 'ca. 9');
  const save = screen.getByRole('button', { name: t('action.save') });
  fireEvent.mouseDown(save);
  act(() => save.focus());
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.mouseUp(save);
  await screen.findByRole('alert');
});

test('weeks before the end of the lead time say why nothing can be typed', async () => {
  await openSheet([weeklyOffer('Sandy', [100], { animalusage: testId('chicks') })]);
  expect((await box('Sandy', 48)).readOnly).toBe(false);
  const locked = await box('Sandy', 49);
  expect(locked.readOnly).toBe(true);
  expect(described(locked)).toMatch(inside('errors.offers.leadTooShort', { limit: ANY }));
});

test('a change of somebody else is told at its offer', async () => {
  const offers = [weeklyOffer('Sandy', [100, 200])];
  const answers = changedBefore(offers, 0, weeklyOffer('Sandy', [300, 200]));
  const { user } = await openSheet(offers, answers);
  await user.clear(await box('Sandy', 48));
  await user.type(await box('Sandy', 48), '90{Enter}');
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(inside('errors.entities.revConflict'));
  expect(alert.textContent).toMatch(/KW 48/);
  expect((await box('Sandy', 48)).value).toBe('90');
});
