import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { offerServer } from '../offer-server.ts';
import {
  cellOf,
  changedBefore,
  enterCell,
  openSheet,
  stored,
  weeklyOffer,
} from './sheet-world.tsx';

const changes = (changes: number, offers: number) => t('weeksheet.changes', { changes, offers });
const save = () => screen.getByRole('button', { name: t('action.save') });
const isClosing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a sheet shows offers and weeks: numbers, sold out, and nothing said; and their sums', async () => {
  await openSheet([
    weeklyOffer('Sandy', [1200, 0, null, 300]),
    weeklyOffer('Sussex', [50], { locationOfSale: testId('elsewhere') }),
    weeklyOffer('Lohmann Brown', [7], { status: 'archived' }),
  ]);
  expect((await cellOf('Sandy', 0)).textContent).toBe('1.200');
  expect((await cellOf('Sandy', 1)).textContent).toMatch(inside('offers.week.none'));
  expect((await cellOf('Sandy', 2)).textContent).toBe('');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(1, 3)).toEqual(['KW 48 23.11.', 'KW 49 30.11.']);
  expect(heads).toHaveLength(12);
  // The sites of sale head their offers.
  screen.getByRole('rowheader', { name: 'Hof' });
  const sums = screen.getByRole('rowheader', { name: t('weeksheet.sum') }).closest('tr');
  const cells = within(sums as HTMLElement).getAllByRole('cell');
  expect([cells[0], cells[3], cells[10]].map((cell) => cell?.textContent)).toEqual([
    '1.250',
    '300',
    '1.550',
  ]);
  screen.getByText('1.500');
  expect(screen.queryByRole('rowheader', { name: /^Lohmann/ })).toBeNull();
  expect(isClosing()).toBe(true);
});

test('the way to more offers comes with the rows, so that nothing moves', async () => {
  const sandy = weeklyOffer('Sandy', [100]);
  const offers = Array.from({ length: OFFERS_PER_GROUP + 1 }, (_, index) => ({
    ...sandy,
    id: testId(`sandy ${index}`),
  }));
  const { promise, resolve } = Promise.withResolvers<void>();
  const holds: Record<string, Promise<void>> = {};
  const { calls } = await openSheet(offers, {}, { holds });
  holds['POST search/search/ids'] = promise;
  const isAsked = () => calls.some(({ name }) => name === 'POST search/search/ids');
  await expect.poll(isAsked).toBe(true);
  const more = t('list.more', { count: 1 });
  expect(screen.queryByText(more)).toBeNull();
  resolve();
  await screen.findByText(more);
});

test('an offer that buyers do not get says why at the head of its row', async () => {
  await openSheet([
    weeklyOffer('Sandy', [100], { autApproval: { status: 'accepted' } }),
    weeklyOffer('Sussex', [50], { status: 'unavailable' }),
    weeklyOffer('Lohmann Brown', [7], { autApproval: { status: 'pending' } }),
    weeklyOffer('fleckvieh', [9], { activityUntil: '2026-11-01T00:00:00.000Z' }),
  ]);
  await cellOf('Sandy', 0);
  const headOf = (breed: string) =>
    screen.getByRole('rowheader', { name: new RegExp(`^${breed}`) }).textContent;
  expect(headOf('Sussex')).toMatch(inside('offers.status.unavailable'));
  expect(headOf('Lohmann Brown')).toMatch(inside('offers.approval.pending'));
  expect(headOf('Fleckvieh')).toMatch(inside('offers.action.lapsed'));
  expect(headOf('Sandy')).not.toMatch(inside('offers.approval.accepted'));
});

test('offers of one breed are told apart by sex', async () => {
  const offers = [weeklyOffer('Sandy', [100], { gender: 'female' })];
  const cocks = { ...weeklyOffer('Sandy', [50], { gender: 'male' }), id: testId('cocks') };
  const { user } = await openSheet([...offers, cocks]);
  await screen.findByRole('rowheader', { name: `Sandy · ${t('offers.gender.male')}` });
  const hens = screen.getByRole('rowheader', { name: `Sandy · ${t('offers.gender.female')}` });
  await user.dblClick(
    within(hens.closest('tr') as HTMLElement).getAllByRole('gridcell')[0] as HTMLElement,
  );
  screen.getByRole('textbox', { name: new RegExp(`^Sandy, ${t('offers.gender.female')}, KW 48`) });
});

test('numbers of several offers are typed in, and each offer is saved by itself', async () => {
  const offers = [weeklyOffer('Sandy', [100, 200]), weeklyOffer('Sussex', [50])];
  const { user, calls } = await openSheet(offers);
  await enterCell('Sandy', 0);
  // Enter leads down, Tab to the right.
  await user.keyboard('1.000{Enter}-{Tab}60{Tab}');
  expect(document.activeElement).toBe(await cellOf('Sussex', 2));
  await screen.findByText(changes(3, 2));
  expect((await cellOf('Sandy', 0)).textContent).toMatch(inside('words.notSavedYet'));
  expect(isClosing()).toBe(false);
  await user.click(save());
  await waitFor(() => expect(screen.queryByText(changes(3, 2))).toBeNull());
  expect(stored(offers, 0)).toEqual([
    ['2026-W48', 1000],
    ['2026-W49', 200],
  ]);
  expect(stored(offers, 1)).toEqual([
    ['2026-W48', 0],
    ['2026-W49', 60],
  ]);
  const saves = calls.filter(({ name }) => name === 'POST eav/entity/updatefrompatch');
  expect(saves).toHaveLength(2);
  expect(isClosing()).toBe(true);
});

test('a refused offer stays with its reason, the others are saved', async () => {
  const offers = [weeklyOffer('Sandy', [100]), weeklyOffer('Sussex', [50])];
  let isRefusing = true;
  const { user } = await openSheet(offers, {
    'POST eav/entity/updatefrompatch': (input) => {
      if (isRefusing && input.id === offers[1]?.id) {
        throw new FakeFailure(503, 'client.failedAfterRetries');
      }
      return offerServer(offers)['POST eav/entity/updatefrompatch']?.(input) as never;
    },
  });
  await enterCell('Sandy', 0);
  await user.keyboard('110{Enter}55{Enter}');
  await user.click(save());
  await screen.findByText(changes(1, 1));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(inside('errors.kernel.unavailable'));
  expect((await cellOf('Sussex', 0)).textContent).toMatch(/^55/);
  expect(stored(offers, 0)).toEqual([['2026-W48', 110]]);
  isRefusing = false;
  await user.click(save());
  await waitFor(() => expect(screen.queryByText(changes(1, 1))).toBeNull());
  expect(stored(offers, 1)).toEqual([['2026-W48', 55]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is typed stays when somebody else has changed the offer, and is saved the next time', async () => {
  const offers = [weeklyOffer('Sandy', [100, 200])];
  const answers = changedBefore(offers, 0, weeklyOffer('Sandy', [100, 999]));
  const { user } = await openSheet(offers, answers);
  await enterCell('Sandy', 0);
  await user.keyboard('110{Enter}');
  await user.click(save());
  await screen.findByText(t('errors.entities.revConflict'));
  screen.getByText(t('words.reloaded'));
  expect((await cellOf('Sandy', 0)).textContent).toMatch(/^110/);
  expect((await cellOf('Sandy', 1)).textContent).toBe('999');
  await user.click(save());
  await waitFor(() => expect(screen.queryByText(t('errors.entities.revConflict'))).toBeNull());
  expect(stored(offers, 0)).toEqual([
    ['2026-W48', 110],
    ['2026-W49', 999],
  ]);
});

test('a save whose answer was lost is no change of somebody else', async () => {
  const offers = [weeklyOffer('Sandy', [100])];
  let isLost = true;
  const { user } = await openSheet(offers, {
    'POST eav/entity/updatefrompatch': (input) => {
      const saved = offerServer(offers)['POST eav/entity/updatefrompatch']?.(input);
      if (!isLost) return saved as never;
      isLost = false;
      throw new FakeFailure(500, 'client.unknown');
    },
  });
  await enterCell('Sandy', 0);
  await user.keyboard('110{Enter}');
  await user.click(save());
  await screen.findByRole('alert');
  expect((await cellOf('Sandy', 0)).textContent).toMatch(/^110/);
  await user.click(save());
  await waitFor(() => expect(screen.queryByText(changes(1, 1))).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(offers[0]?.rev).toBe(2);
});

test('weeks before the end of the lead time cannot be typed into, and say so', async () => {
  const offers = [weeklyOffer('Sandy', [100], { animalusage: testId('chicks') })];
  const { user } = await openSheet(offers);
  // Eight weeks after KW 48.
  const first = await cellOf('Sandy', 8);
  expect(first.getAttribute('aria-readonly')).toBe('false');
  const locked = await enterCell('Sandy', 7);
  expect(locked.getAttribute('aria-readonly')).toBe('true');
  expect(locked.textContent).toMatch(/KW 3/);
  await user.keyboard('5');
  expect(within(locked).queryByRole('textbox')).toBeNull();
});

test('a number that was saved by mistake can be put back, though the lead time has begun', async () => {
  const offers = [weeklyOffer('Sandy', [1450], { animalusage: testId('chicks') })];
  const { user } = await openSheet(offers);
  for (const number of ['145', '0', '1450']) {
    await enterCell('Sandy', 0);
    await user.keyboard(`${number}{Enter}`);
    await user.click(save());
    await waitFor(() => expect(stored(offers, 0)).toEqual([['2026-W48', Number(number)]]));
  }
});

test('who leaves with numbers that are not saved is asked', async () => {
  const offers = [weeklyOffer('Sandy', [100])];
  const { user, address } = await openSheet(offers);
  await enterCell('Sandy', 0);
  await user.keyboard('110{Enter}');
  await user.click(screen.getByRole('link', { name: 'Weg' }));
  const dialog = within(await screen.findByRole('dialog', { name: t('words.notSavedYet') }));
  dialog.getByText(changes(1, 1));
  await user.click(dialog.getByRole('button', { name: t('words.stay') }));
  expect(address()).toBe('/my-offers/weeks');
  await user.click(screen.getByRole('button', { name: t('words.discard') }));
  expect((await cellOf('Sandy', 0)).textContent).toBe('100');
  await user.click(screen.getByRole('link', { name: 'Weg' }));
  await waitFor(() => expect(address()).toBe('/uploads'));
});

test('several cells are chosen, emptied, filled to the right, and put back', async () => {
  const offers = [weeklyOffer('Sandy', [100, 200]), weeklyOffer('Sussex', [50])];
  const { user } = await openSheet(offers);
  await enterCell('Sandy', 0);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}');
  expect((await cellOf('Sandy', 1)).textContent).toMatch(/^100/);
  expect((await cellOf('Sussex', 1)).textContent).toMatch(/^50/);
  await user.keyboard('{Delete}');
  await screen.findByText(changes(3, 2));
  await user.keyboard('{Control>}zz{/Control}');
  await waitFor(() => expect(screen.queryByText(changes(3, 2))).toBeNull());
  expect((await cellOf('Sandy', 1)).textContent).toBe('200');
});

test('a press on the cell that has the focus opens it', async () => {
  const { user } = await openSheet([weeklyOffer('Sandy', [100])]);
  const cell = await cellOf('Sandy', 0);
  await user.click(cell);
  expect(within(cell).queryByRole('textbox')).toBeNull();
  await user.click(cell);
  expect(document.activeElement).toBe(within(cell).getByRole('textbox'));
});

test('the weeks go on by ten, until a year ahead; a button without more says so', async () => {
  const { user } = await openSheet([weeklyOffer('Sandy', [100])]);
  const later = await screen.findByRole('button', { name: t('offers.laterWeeks') });
  const earlier = screen.getByRole('button', { name: t('offers.earlierWeeks') });
  const ended = () => [earlier, later].map(({ ariaDisabled }) => ariaDisabled);
  const span = (from: string, to: string) => `${from} – ${to}`;
  screen.getByText(span('KW 48', 'KW 4'));
  expect(ended()).toEqual(['true', null]);
  await user.click(later);
  screen.getByText(span('KW 5', 'KW 14'));
  for (let page = 2; page < 9; page += 1) await user.click(later);
  screen.getByText(span('KW 45', 'KW 47'));
  expect(ended()).toEqual([null, 'true']);
  for (let page = 0; page < 9; page += 1) await user.click(earlier);
  screen.getByText(span('KW 48', 'KW 4'));
});

test('who sells nothing by the week is told so', async () => {
  await openSheet([weeklyOffer('Sandy', [1], { animalkind: testId('sheep') })]);
  await screen.findByText(t('weeksheet.none'));
  screen.getByRole('link', { name: t('menu.OfferList') });
});

test('what stands below the sheet does not move under the press that leaves a cell', async () => {
  const { user } = await openSheet([weeklyOffer('Sandy', [100, 200])]);
  const next = await cellOf('Sandy', 2);
  await enterCell('Sandy', 0);
  await user.keyboard('1{Tab}9 x');
  fireEvent.mouseDown(save());
  act(() => save().focus());
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.mouseUp(save());
  await screen.findByRole('alert');
  // Another cell has its place already, and takes the entry over at once.
  await enterCell('Sandy', 0);
  await user.keyboard('7');
  fireEvent.mouseDown(next);
  act(() => next.focus());
  expect((await cellOf('Sandy', 0)).textContent).toMatch(/^7/);
});
