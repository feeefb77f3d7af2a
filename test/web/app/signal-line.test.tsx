import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/kernel/time.ts';
import { ANY, only, t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { SignalLine } from '#web/app/signal-line.tsx';
import { useAway } from '#web/app/use-away.ts';
import { QueryState } from '#web/components/query-state.tsx';
import { useEntityCount } from '#web/kernel/use-entities.ts';

function Framed() {
  const { isAway, onBack } = useAway();
  const query = useEntityCount('offer');
  return (
    <>
      <div role="status">{isAway && <SignalLine onBack={onBack} />}</div>
      <QueryState query={query}>{(count) => <p>{count} offers</p>}</QueryState>
      <button type="button" onClick={() => query.refetch()}>
        look
      </button>
    </>
  );
}

async function open(answers: readonly (number | 'away')[], now = Date.now) {
  const [...waiting] = answers;
  return renderPage(<Framed />, {
    now,
    answers: {
      'POST search/search/count': () => {
        const count = waiting.shift();
        if (typeof count !== 'number') throw new TypeError('Failed to fetch');
        return { count };
      },
      'GET health': () => ({ status: 'ok' }) as never,
    },
  });
}

test('what was shown stays, marked with its time; with the signal it is asked for again', async () => {
  const { user } = await open([3, 'away', 4]);
  await screen.findByText('3 offers');
  await user.click(screen.getByRole('button', { name: 'look' }));
  const line = only('noSignal.asOf', { time: ANY });
  expect((await screen.findByText(line)).closest('[role=status]')).not.toBeNull();
  screen.getByText('3 offers');
  window.dispatchEvent(new Event('online'));
  await screen.findByText('4 offers');
  expect(screen.queryByText(line)).toBeNull();
});

test.each([
  ['of today', 0, '08:00'],
  ['of another day, with its day', DAY_MS, '04.03.2026, 08:00'],
])('the time is the server’s, whatever the device says: %s', async (_, passes, time) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-04T06:00:00.000Z') });
  const { user } = await open([3, 'away'], () => Date.now() + 2 * HOUR_MS);
  await screen.findByText('3 offers');
  vi.setSystemTime(Date.now() + passes);
  await user.click(screen.getByRole('button', { name: 'look' }));
  await screen.findByText(t('noSignal.asOf', { time }));
  vi.useRealTimers();
});

test('what a copy of this device has brought back has no time', async () => {
  const { user, kernel } = await open([3, 'away']);
  await screen.findByText('3 offers');
  act(() => void kernel.queries.setQueriesData({}, (kept: unknown) => kept, { updatedAt: 0 }));
  await user.click(screen.getByRole('button', { name: 'look' }));
  await screen.findByText(t('noSignal.title'));
});

test('where nothing was shown yet, the place of the data says so', async () => {
  await open(['away', 5]);
  await screen.findByText(t('errors.client.unreachable'));
  screen.getByText(t('noSignal.title'));
  window.dispatchEvent(new Event('online'));
  await screen.findByText('5 offers');
});
