import { fireEvent, render, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { textParam } from '#shared/kernel/list-state.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { useListState } from '#web/kernel/use-list-state.ts';

test('what was drawn for an earlier address changes the newest one', async () => {
  function Filters() {
    const [{ a, b }, change] = useListState({ a: textParam(), b: textParam() });
    const [early] = useState(() => change);
    return (
      <>
        <button type="button" onClick={() => change({ a: '1' })}>
          now
        </button>
        <button type="button" onClick={() => early({ b: '2' })}>
          early
        </button>
        <output>{a + b}</output>
      </>
    );
  }
  const { user } = await renderPage(<Filters />);
  await user.click(screen.getByRole('button', { name: 'now' }));
  await user.click(screen.getByRole('button', { name: 'early' }));
  expect(screen.getByRole('status').textContent).toBe('12');
});

test('who goes back before the page has followed a change takes it back', async () => {
  const { promise: answer } = Promise.withResolvers<void>();
  function Filters() {
    const [{ a }, change] = useListState({ a: textParam(), b: textParam() });
    if (a !== '') use(answer);
    return (
      <>
        <button type="button" onClick={() => change({ a: '1' })}>
          slow
        </button>
        <button type="button" onClick={() => change({ b: '2' })}>
          quick
        </button>
      </>
    );
  }
  render(<Filters />, { wrapper: BrowserRouter });
  fireEvent.click(screen.getByRole('button', { name: 'slow' }));
  expect(window.location.search).toBe('?a=1');
  window.history.back();
  await expect.poll(() => window.location.search).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'quick' }));
  expect(window.location.search).toBe('?b=2');
});
