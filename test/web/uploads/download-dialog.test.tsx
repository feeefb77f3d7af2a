import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { DownloadDialog } from '#web/features/uploads/download-dialog.tsx';
import { FakeFailure } from '../fake-server.ts';
import { type PageWorld, renderPage } from '../render-page.tsx';

const id = testId('file');
const file = { url: '#loaded', name: 'own.xlsx', contentType: 'text/csv', size: 4200 };
const open = (world: PageWorld) =>
  renderPage(<DownloadDialog id={id} name="as-linked.xlsx" asks onDone={() => {}} />, world);

test("asks first, with the file's own name; the link is asked for as it is followed, since it lasts some minutes", async () => {
  let links = 0;
  const answer = () => {
    links += 1;
    return { ...file, url: `#link-${links}` };
  };
  const page = await open({ answers: { 'GET eav/entity/getattachment': answer } });
  await screen.findByText('own.xlsx');
  expect(window.location.hash).toBe('');
  await page.user.click(screen.getByRole('button', { name: t('words.download') }));
  await expect.poll(() => window.location.hash).toBe('#link-2');
  window.location.hash = '';
});

test('a file that has gone since is said', async () => {
  let isThere = true;
  const answer = () => {
    if (!isThere) throw new FakeFailure(404, 'entities.notFound');
    return file;
  };
  const page = await open({ answers: { 'GET eav/entity/getattachment': answer } });
  await screen.findByText('own.xlsx');
  isThere = false;
  await page.user.click(screen.getByRole('button', { name: t('words.download') }));
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.entities.notFound'));
  expect(window.location.hash).toBe('');
});

test('on the page of exports it is the file of an export', async () => {
  const account = accountOf('INS', 'Kontrolle');
  const page = await open({
    account,
    address: '/exports',
    answers: { 'GET export/job/download': () => file },
  });
  await screen.findByText('own.xlsx');
  expect(page.calls).toEqual([{ name: 'GET export/job/download', input: { id } }]);
});

test('nobody who is not signed in is asked there: the page asks to sign in, and comes back', async () => {
  const page = await open({ address: '/exports' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.calls).toEqual([]);
});

test('an export of another account is said', async () => {
  await open({
    account: accountOf('INS', 'Kontrolle'),
    address: '/exports',
    answers: {
      'GET export/job/download': () => {
        throw new FakeFailure(404, 'exports.notFound');
      },
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.exports.notFound'));
});
