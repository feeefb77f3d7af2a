import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportJob } from '#shared/imports/endpoints.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { CustomerImportPage } from '#web/features/imports/customer-import-page.tsx';

const column = { explanation: '', isRequired: true };
const COLUMNS = [
  { name: 'controlNumber', heading: 'Number', ...column },
  { name: 'name', heading: 'Farm', ...column },
];
const LOOK = {
  format: 'xlsx' as const,
  sheets: ['One', 'Two'],
  sheet: 'Two',
  headerRow: 3,
  headings: ['No.', 'What', 'Tel'],
  rows: [],
  mapping: { controlNumber: 0, name: 2 },
  fields: [],
  isKept: false,
};
const asked = {
  file: testId('file'),
  reading: { sheet: 'Two', headerRow: 3 },
  mapping: { controlNumber: 0, name: 1 },
  language: 'de_DE' as const,
};
const dryRun: ImportJob = {
  id: testId('job'),
  kind: 'import',
  imports: 'customers',
  does: 'import',
  status: 'complete',
  createdOn: '2026-03-02T08:00:00.000Z',
  progress: { done: 10, total: 10 },
  counts: { read: 10 },
  lines: 0,
  fileName: 'list.xlsx',
  dryRun: true,
  partial: false,
  options: {},
  hasFaultyRows: false,
  asked,
};

test('who goes back from a dry run to the columns finds all as it was tried', async () => {
  const { user, calls } = await renderPage(<CustomerImportPage />, {
    account: accountOf('INS', 'Kontrolle', { staticData: { agrImport: true } }),
    address: `/customer-import?job=${dryRun.id}`,
    answers: {
      'GET import/config/get': ({ kind }) => ({ kind, rows: 50_000, columns: COLUMNS }),
      'GET import/job/list': () => ({ jobs: [] }),
      'POST import/job/get': () => dryRun,
      'POST import/file/look': () => LOOK,
      'POST import/job/create': () => dryRun,
    },
  });
  await user.click(await screen.findByRole('button', { name: t('imports.back') }));
  await screen.findByRole('radio', { name: starting('imports.whole'), checked: true });
  await user.click(screen.getByRole('button', { name: t('imports.try') }));
  await screen.findByText(t('imports.doneTry'));
  const input = (wanted: string) => calls.find(({ name }) => name === wanted)?.input;
  expect(input('POST import/file/look')).toMatchObject({ reading: asked.reading });
  expect(input('POST import/job/create')).toMatchObject({ ...asked, partial: false });
});
