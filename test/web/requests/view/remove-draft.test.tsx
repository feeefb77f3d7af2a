import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { Link } from '#web/components/link.tsx';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
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
