import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/kernel/time.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { signedIn } from '#test/web/signed-in.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';
import { supplier } from '../offer-server.ts';
import {
  cellOf,
  enterCell,
  NOW,
  openSheet,
  sheetServer,
  stored,
  weeklyOffer,
} from './sheet-world.tsx';

const changes = (changes: number, offers: number) => t('weeksheet.changes', { changes, offers });
const save = () => screen.getByRole('button', { name: t('action.save') });

test('numbers that are not saved are there again after the session has ended, and are kept once', async () => {
  const offers = [weeklyOffer('Sandy', [100])];
  const storage = memoryStorage();
  const session = createValue<SessionState>(signedIn(supplier));
  const first = await openSheet(offers, {}, { storage, session });
  await enterCell('Sandy', 0);
  await first.user.keyboard('110{Enter}');
  act(() => session.set({ status: 'guest', ended: true, hasSignOn: false }));
  first.unmount();
  const second = await openSheet(
    offers,
    {},
    { storage, session: createValue<SessionState>(signedIn(supplier)) },
  );
  await screen.findByText(changes(1, 1));
  expect((await cellOf('Sandy', 0)).textContent).toMatch(/^110/);
  await second.user.click(save());
  await waitFor(() => expect(stored(offers, 0)).toEqual([['2026-W48', 110]]));
  second.unmount();
  await openSheet(offers, {}, { storage, session: createValue<SessionState>(signedIn(supplier)) });
  expect((await cellOf('Sandy', 0)).textContent).toBe('110');
});

test('a number whose week is over by now is no change any more once the others are saved', async () => {
  const offers = [weeklyOffer('Sandy', [100, 200])];
  const storage = memoryStorage();
  const session = createValue<SessionState>(signedIn(supplier));
  const first = await openSheet(offers, {}, { storage, session });
  await enterCell('Sandy', 0);
  await first.user.keyboard('110{Tab}210{Enter}');
  act(() => session.set({ status: 'guest', ended: true, hasSignOn: false }));
  first.unmount();
  const monday = {
    storage,
    session: createValue<SessionState>(signedIn(supplier)),
    now: () => NOW + 7 * DAY_MS,
  };
  const { user } = await openSheet(offers, {}, monday);
  await screen.findByText(changes(2, 1));
  await user.click(save());
  await waitFor(() => expect(stored(offers, 0)).toEqual([['2026-W49', 210]]));
  await waitFor(() => expect(screen.queryByText(changes(1, 1))).toBeNull());
});

test('an offer whose lead time cannot be read waits, and is asked for again', async () => {
  const offers = [weeklyOffer('Sandy', [100], { animalusage: testId('chicks') })];
  const server = sheetServer(offers);
  let isAway = true;
  const { user } = await openSheet(offers, {
    'POST search/search/ids': (asked) => {
      if (isAway && asked.ids?.includes(testId('chicks'))) {
        throw new FakeFailure(400, 'client.unknown');
      }
      return server['POST search/search/ids']?.(asked) as never;
    },
  });
  const retry = await screen.findByRole('button', { name: t('action.retry') });
  expect(screen.queryByRole('grid')).toBeNull();
  isAway = false;
  await user.click(retry);
  await screen.findByRole('grid');
});

test('what is typed stays in sight when the sheet cannot be asked for again, as without a signal', async () => {
  const offers = [weeklyOffer('Sandy', [100])];
  const server = sheetServer(offers);
  let isAway = false;
  const { user, kernel } = await openSheet(offers, {
    'POST search/aggregate/run': (asked) => {
      if (isAway) throw new FakeFailure(400, 'client.unknown');
      return server['POST search/aggregate/run']?.(asked) as never;
    },
  });
  await enterCell('Sandy', 0);
  await user.keyboard('110{Enter}');
  isAway = true;
  await act(() => kernel.queries.refetchQueries());
  expect((await cellOf('Sandy', 0)).textContent).toMatch(/^110/);
});

test('the reason of a refusal goes with the numbers that are discarded', async () => {
  const { user } = await openSheet([weeklyOffer('Sandy', [100])], {
    'POST eav/entity/updatefrompatch': () => {
      throw new FakeFailure(400, 'client.unknown');
    },
  });
  await enterCell('Sandy', 0);
  await user.keyboard('110{Enter}');
  await user.click(save());
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: t('words.discard') }));
  await enterCell('Sandy', 0);
  await user.keyboard('120{Enter}');
  await screen.findByText(changes(1, 1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('fifty offers are shown and summed at once, and the others on wish', async () => {
  const offers = Array.from({ length: 51 }, (_, index) => weeklyOffer(`Sandy ${index}`, [index]));
  const { user } = await openSheet(offers);
  const more = { name: t('list.more', { count: 1 }) };
  const part = t('list.loaded', { shown: '50', total: '51' });
  await screen.findByRole('rowheader', { name: `${t('weeksheet.sum')} ${part}` });
  await user.click(await screen.findByRole('button', more));
  await waitFor(() => expect(screen.queryAllByText('Rinder')).toHaveLength(51));
  screen.getByRole('rowheader', { name: t('weeksheet.sum') });
  expect(screen.queryByRole('button', more)).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByText(t('list.loaded', { shown: '51', total: '51' })),
  );
});
