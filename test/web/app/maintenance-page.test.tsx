import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { keptCopy } from '#test/web/kept-copy.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { MaintenancePage } from '#web/app/maintenance-page.tsx';
import { keepCopy } from '#web/kernel/no-signal/kept-copy.ts';
import { saveForm } from '#web/kernel/stored-form.ts';

const files = vi.fn(async () => new Response());
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  vi.stubGlobal('fetch', files);
  findSignal();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});
const loseSignal = () =>
  files.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
const findSignal = () => files.mockImplementation(async () => new Response());
async function open(onRetry: () => Promise<void>, world: PageWorld = {}) {
  const page = await renderPage(<MaintenancePage onRetry={onRetry} />, world);
  await seconds(0);
  return page;
}
const seconds = async (count: number) => {
  await act(() => vi.advanceTimersByTimeAsync(0));
  for (let second = 0; second < count; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
};

test('it tries by itself every 30 s and counts the seconds down', async () => {
  const onRetry = vi.fn(() => Promise.reject(new Error('still away')));
  await open(onRetry);
  expect(screen.getByText(t('maintenance.next', { seconds: 30 }))).toBeDefined();
  await seconds(29);
  expect(screen.getByText(t('maintenance.next', { seconds: 1 }))).toBeDefined();
  expect(onRetry).not.toHaveBeenCalled();
  await seconds(1);
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText(t('maintenance.next', { seconds: 30 }))).toBeDefined();
});

test('it says what happens, and that entries are safe where the device keeps some', async () => {
  const storage = memoryStorage();
  const page = await open(async () => {}, { storage });
  expect(screen.getByText(/Zurzeit werden Wartungsarbeiten durchgeführt/)).toBeDefined();
  expect(screen.queryByText(t('maintenance.drafts'))).toBeNull();
  page.unmount();
  const owner = { user: 'u', account: 'a', farmer: '' };
  saveForm(storage, 'offer/new', owner, { value: 'typed', now: new Date() });
  await open(async () => {}, { storage });
  screen.getByText(t('maintenance.drafts'));
});

test('"Try now" does not wait', async () => {
  const onRetry = vi.fn(async () => {});
  await open(onRetry);
  await act(async () => screen.getByRole('button', { name: t('action.retry') }).click());
  expect(onRetry).toHaveBeenCalledOnce();
});

test('where not even the site’s files come, the signal is away: it says so and tries every 10 s', async () => {
  loseSignal();
  const onRetry = vi.fn(() => Promise.reject(new Error('still away')));
  await open(onRetry);
  screen.getByRole('heading', { name: t('noSignal.title') });
  expect(screen.queryByText(/Wartungsarbeiten/)).toBeNull();
  await seconds(10);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a signal that is back is told from a service that is away', async () => {
  loseSignal();
  await open(() => Promise.reject(new Error('away')));
  screen.getByRole('heading', { name: t('noSignal.title') });
  findSignal();
  await act(async () => screen.getByRole('button', { name: t('action.retry') }).click());
  await seconds(0);
  screen.getByRole('heading', { name: t('maintenance.title') });
});

test('a device that finds a network is tried at once', async () => {
  loseSignal();
  const onRetry = vi.fn(async () => {});
  await open(onRetry);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('without signal, and only then, it leads to the drafts of the account in use', async () => {
  const storage = memoryStorage();
  const own = keptCopy({ path: '/requests/1/fill', title: 'Zuchttiere: Hof Huber' });
  storage.set('session.account', own.session.account.id);
  const ofOther = { ...own.session, account: accountOf('INS', 'office') };
  keepCopy(storage, own, new Date());
  keepCopy(storage, { ...own, path: '/requests/2/fill', session: ofOther }, new Date());
  findSignal();
  const page = await open(async () => {}, { storage });
  expect(screen.queryByRole('link')).toBeNull();
  page.unmount();
  loseSignal();
  await open(async () => {}, { storage });
  expect(screen.getByRole('link', { name: 'Zuchttiere: Hof Huber' }).getAttribute('href')).toBe(
    '/requests/1/fill',
  );
});
