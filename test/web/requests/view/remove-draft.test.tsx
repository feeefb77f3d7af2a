import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { Link } from '#web/components/link.tsx';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { saveForm } from '#web/kernel/stored-form.ts';
import { memoryStorage } from '../../memory-storage.ts';
import { signedIn } from '../../signed-in.ts';
import { DRAFT } from '../open-draft.ts';
import { openRequest, REQUEST_ID } from '../open-request.ts';
import { accounts } from '../request-library.ts';

test('a draft is thrown away when that is confirmed, and the list comes', async () => {
  const { user, calls, address } = await openRequest(RequestViewPage, {
    account: accounts.agr,
    request: DRAFT,
    answers: { 'POST livestock/request/remove': () => ({}) as never },
  });
  await user.click(await screen.findByRole('button', { name: t('requests.removeDraft') }));
  const dialog = within(screen.getByRole('dialog', { name: t('requests.removeDraft') }));
  expect(calls.some(({ name }) => name.endsWith('/remove'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: t('requests.removeDraft') }));
  await expect.poll(address).toBe('/requests');
  expect(calls.find(({ name }) => name.endsWith('/remove'))?.input).toMatchObject({
    process: { id: REQUEST_ID, rev: 1 },
  });
});

test('its files go with it, those that only this device had added, too', async () => {
  const storage = memoryStorage();
  const { user: person, account } = signedIn(accounts.agr);
  const owner = { user: person, account: account.id, farmer: PARTIES.agr };
  const added = { upload: testId('added'), name: 'added.pdf', size: 1000 };
  const value = { rev: 1, typed: {}, files: [added] };
  saveForm(storage, `request/${REQUEST_ID}/0`, owner, { value, now: new Date() });
  const answers = { ...value, files: [{ ...added, upload: testId('laid aside') }] };
  const laid = [{ answers, at: Date.now() }];
  saveForm(storage, `request/${REQUEST_ID}/0/aside`, owner, { value: laid, now: new Date() });
  const saved = { ...added, upload: testId('saved'), contentType: 'application/pdf' };
  const { user, calls } = await openRequest(RequestViewPage, {
    account: accounts.agr,
    request: { ...DRAFT, attachments: [saved] },
    storage,
    answers: {
      'POST livestock/request/remove': () => ({}) as never,
      'POST eav/entity/delete': () => ({}),
    },
  });
  await user.click(await screen.findByRole('button', { name: t('requests.removeDraft') }));
  const dialog = within(screen.getByRole('dialog', { name: t('requests.removeDraft') }));
  await user.click(dialog.getByRole('button', { name: t('requests.removeDraft') }));
  const deleted = () => calls.filter(({ name }) => name === 'POST eav/entity/delete');
  await expect
    .poll(deleted)
    .toMatchObject(
      ['saved', 'added', 'laid aside'].map((name) => ({ input: { id: testId(name) } })),
    );
});

describe('while a draft is thrown away', () => {
  const Page = () => (
    <>
      <RequestViewPage />
      <Link to="/contact">Kontakt</Link>
    </>
  );
  async function removeSlowly() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = await openRequest(Page, {
      account: accounts.agr,
      request: DRAFT,
      answers: { 'POST livestock/request/remove': () => ({}) as never },
      holds: { 'POST livestock/request/remove': promise },
    });
    await page.user.click(await screen.findByRole('button', { name: t('requests.removeDraft') }));
    const dialog = within(screen.getByRole('dialog', { name: t('requests.removeDraft') }));
    await page.user.click(dialog.getByRole('button', { name: t('requests.removeDraft') }));
    await page.user.click(dialog.getByRole('button', { name: t('action.cancel') }));
    return { ...page, resolve };
  }

  test('a reader who has gone elsewhere stays there', async () => {
    const { user, resolve, kernel, address } = await removeSlowly();
    await user.click(screen.getByRole('link', { name: 'Kontakt' }));
    resolve();
    await expect.poll(() => kernel.notifications.state.get().current?.type).toBe('success');
    expect(address()).toBe('/contact');
  });

  test('a reader who has only closed the question comes to the list', async () => {
    const { resolve, address } = await removeSlowly();
    resolve();
    await expect.poll(address).toBe('/requests');
  });
});
