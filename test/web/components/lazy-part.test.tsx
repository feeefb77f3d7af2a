import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';

test('a part that cannot come says so in its place, and comes with the signal', async () => {
  const load = vi.fn(async () => () => <p>drawing</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart<object>(load);
  await renderPage(
    <>
      <p>around</p>
      <Part />
    </>,
  );
  await screen.findByText(t('errors.client.unreachable'));
  screen.getByText('around');
  window.dispatchEvent(new Event('online'));
  await screen.findByText('drawing');
  expect(screen.queryByRole('alert')).toBeNull();
});
