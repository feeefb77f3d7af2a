import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { TakeBack } from '#web/features/imports/take-back.tsx';

test('a taking back that does not begin after its question was closed is told on the page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const until = '2026-03-09T08:00:00.000Z';
  const job = { id: testId('job') } as never;
  const { user } = await renderPage(<TakeBack job={job} until={until} onBegun={() => {}} />, {
    answers: {
      'GET import/job/list': () => ({ jobs: [] }),
      'POST import/job/takeback': () => {
        throw new FakeFailure(409, 'imports.alreadyRunning');
      },
    },
    holds: { 'POST import/job/takeback': promise },
  });
  await user.click(screen.getByRole('button', { name: t('imports.takeBack') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('imports.takeBack') }));
  await user.click(dialog.getByRole('button', { name: t('words.cancelJob') }));
  resolve();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('errors.imports.alreadyRunning'));
});
