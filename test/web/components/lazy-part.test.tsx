import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';

test('a part that cannot come says so in its place, and comes with the signal', async () => {
  const load = vi.fn(async () => () => <p>drawing</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart<object>(load);
  // The signal comes back in the very moment in which the page tells of its loss.
  const watch = new MutationObserver(() => {
    if (screen.queryByText(t('errors.client.unreachable')) === null) return;
    watch.disconnect();
    window.dispatchEvent(new Event('online'));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await renderPage(
    <>
      <p>around</p>
      <Part />
    </>,
  );
  await screen.findByText('drawing');
  screen.getByText('around');
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
