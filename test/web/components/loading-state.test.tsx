import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#test/web/render-page.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';

test('the words of something that loads stand in no busy region: NVDA keeps silent about these', async () => {
  await renderPage(<LoadingState />);
  expect(screen.getByRole('status').closest('[aria-busy=true]')).toBeNull();
});
