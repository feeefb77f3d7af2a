import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { downloadHash, EXPORTS_PATH } from '#shared/exports/download-path.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { parseDownloadHash } from '#web/app/parse-download-hash.ts';
import { ExportsPage } from '#web/features/exports/exports-page.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { type Answers, FakeFailure } from '../fake-server.ts';
import { renderPage } from '../render-page.tsx';
import { FILE, jobOf } from './export-answers.ts';

const account = accountOf('INS', 'Kontrolle');
const open = (answers: Answers) =>
  renderPage(<ExportsPage />, { account, address: '/exports', answers });

test('mails lead to this page, and its links are those that the page takes', () => {
  expect(pathTo('Exports')).toBe(EXPORTS_PATH);
  const id = testId('export');
  const name = 'anträge 100%.xlsx';
  expect(parseDownloadHash(downloadHash(id, name))).toEqual({ id, name });
});

test('what is under way shows how far it is and can be cancelled; what is ready is loaded by its hash', async () => {
  const running = jobOf({
    id: testId('running'),
    title: 'Kunden',
    status: 'running',
    progress: { done: 1200, total: 4500 },
  });
  const ready = jobOf({
    status: 'complete',
    progress: { done: 31 },
    file: FILE,
    conditions: 2,
    list: '/requests?view=all',
  });
  let jobs = [running, ready];
  const page = await open({
    'GET export/job/list': () => ({ jobs }),
    'POST export/job/cancel': () => {
      jobs = [{ ...running, status: 'cancelled' }, ready];
      return { ...running, status: 'cancelled' as const };
    },
  });
  const card = await screen.findByRole('article', {
    name: inside('exports.titleOf', { title: 'Kunden' }),
  });
  const bar = within(card).getByRole('progressbar');
  // The end is read out, not each step.
  expect(bar.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  expect(bar.getAttribute('value')).toBe('1200');
  expect(bar.getAttribute('max')).toBe('4500');
  expect(card.textContent).toContain(t('exports.conditions', { count: 0 }));
  const file = screen.getByRole('article', { name: FILE.name });
  for (const part of [
    ', Kontrolle',
    t('exports.conditions', { count: 2 }),
    t('exports.rows', { count: 31, shown: '31' }),
    '13 kB',
  ])
    expect(file.textContent).toContain(part);
  expect(
    within(file)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/requests?view=all', EXPORTS_PATH + downloadHash(ready.id, FILE.name)]);
  await page.user.click(within(card).getByRole('button', { name: t('words.cancelJob') }));
  await screen.findByText(t('words.job.cancelled'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('an export that failed says why', async () => {
  await open({
    'GET export/job/list': () => ({
      jobs: [jobOf({ status: 'failed', error: 'exports.notAllowed' })],
    }),
  });
  await screen.findByText(t('errors.exports.notAllowed'));
});

test('without exports the page says where one begins; a failure can be tried again', async () => {
  let isAway = true;
  const page = await open({
    'GET export/job/list': () => {
      if (isAway) throw new FakeFailure(500, 'internal');
      return { jobs: [] };
    },
  });
  const again = await screen.findByRole('button', { name: t('action.retry') });
  isAway = false;
  await page.user.click(again);
  await screen.findByRole('heading', { name: t('exports.noneText') });
});
