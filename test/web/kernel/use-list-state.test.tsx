import { screen } from '@testing-library/react';
import { useState } from 'react';
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
