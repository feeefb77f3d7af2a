import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inside, starting, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
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

test('a file that does not arrive leaves the focus where another is chosen', async () => {
  const { user } = await renderPage(
    <FileStep kind="customers" controlBody="" onControlBody={() => {}} onSent={() => {}} />,
    {
      answers: {
        'GET import/config/get': ({ kind }) => ({ kind, rows: 50_000, columns: [] }),
        'POST import/file/create': () => {
          throw new FakeFailure(500, 'kernel.internal');
        },
      },
    },
  );
  const choice = await screen.findByLabelText(t('words.chooseFile'));
  choice.focus();
  await user.upload(choice, new File(['x'], 'a.csv'));
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(choice);
});

test('farms are imported for a control body, which is asked for first', async () => {
  const { calls } = await renderPage(
    <FileStep kind="farmers" controlBody="" onControlBody={() => {}} onSent={() => {}} />,
    {
      answers: {
        'GET import/config/get': ({ kind }) => ({ kind, rows: 50_000, columns: [] }),
        'POST search/search/execute': () => ({ items: [], next: null }),
      },
    },
  );
  const choice = await screen.findByLabelText(t('words.chooseFile'));
  // As a browser does it: the focus was in the choice of files.
  fireEvent.change(choice, { target: { files: [new File(['x'], 'a.csv')] } });
  const field = screen.getByRole('combobox', {
    name: starting('role.INS'),
    description: inside('words.choose'),
  });
  expect(document.activeElement).toBe(field);
  expect(calls.some(({ name }) => name === 'POST import/file/create')).toBe(false);
});
