import { screen, waitFor } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '#test/web/render-page.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Waits with its next state for the answer to a call. */
function Patient() {
  const { api } = useKernel();
  const [answer, setAnswer] = useState<Promise<unknown>>();
  if (answer) use(answer);
  const ask = () => {
    setAnswer(api.call('POST search/search/count', { entityClass: 'offer' }));
  };
  return (
    <button type="button" onClick={() => startTransition(ask)}>
      {answer ? 'answered' : 'ask'}
    </button>
  );
}

test('the spinner turns while a call is under way, also where the page waits for the answer', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const answers = { 'POST search/search/count': () => ({ count: 1 }) };
  const holds = { 'POST search/search/count': answer };
  const page = (
    <>
      <Spinner />
      <Patient />
    </>
  );
  const { user } = await renderPage(page, { answers, holds });
  const turning = () => screen.queryByRole('generic', { busy: true, hidden: true });
  expect(turning()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ask' }));
  expect(turning()).not.toBeNull();
  resolve();
  await screen.findByRole('button', { name: 'answered' });
  await waitFor(() => expect(turning()).toBeNull());
});
