import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#test/web/render-page.tsx';
import { MaintenancePage } from '#web/app/maintenance-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  return () => vi.useRealTimers();
});
const seconds = async (count: number) => {
  for (let second = 0; second < count; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
};

test('it tries by itself every 30 s and counts the seconds down', async () => {
  const onRetry = vi.fn(() => Promise.reject(new Error('still away')));
  await renderPage(<MaintenancePage onRetry={onRetry} />);
  expect(screen.getByText('Nächster Versuch in 30 Sekunden')).toBeDefined();
  await seconds(29);
  expect(screen.getByText('Nächster Versuch in 1 Sekunde')).toBeDefined();
  expect(onRetry).not.toHaveBeenCalled();
  await seconds(1);
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText('Nächster Versuch in 30 Sekunden')).toBeDefined();
});

test('it says what happens and that entries are safe', async () => {
  await renderPage(<MaintenancePage onRetry={async () => {}} />);
  expect(screen.getByText(/Zurzeit werden Wartungsarbeiten durchgeführt/)).toBeDefined();
  expect(screen.getByText('Ihre Eingaben sind auf diesem Gerät gespeichert.')).toBeDefined();
});

test('"Try now" does not wait', async () => {
  const onRetry = vi.fn(async () => {});
  await renderPage(<MaintenancePage onRetry={onRetry} />);
  await act(async () => screen.getByRole('button', { name: 'Jetzt versuchen' }).click());
  expect(onRetry).toHaveBeenCalledOnce();
});
