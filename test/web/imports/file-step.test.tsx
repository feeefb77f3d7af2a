import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { FileStep } from '#web/features/imports/file-step.tsx';

test('the file is asked for when the limits above it are there, so that the button does not move', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await renderPage(
    <FileStep kind="customers" controlBody="" onControlBody={() => {}} onSent={() => {}} />,
    {
      answers: { 'GET import/config/get': ({ kind }) => ({ kind, rows: 50_000, columns: [] }) },
      holds: { 'GET import/config/get': promise },
    },
  );
  expect(screen.queryByText(t('words.chooseFile'))).toBeNull();
  resolve();
  await screen.findByText(t('words.chooseFile'));
  screen.getByText(/50\.000/);
});
