import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
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
  const dialog = within(screen.getByRole('dialog', { name: t('requests.removeTitle') }));
  expect(calls.some(({ name }) => name.endsWith('/remove'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: t('requests.removeDraft') }));
  await expect.poll(address).toBe('/requests');
  expect(calls.find(({ name }) => name.endsWith('/remove'))?.input).toMatchObject({
    process: { id: REQUEST_ID, rev: 1 },
  });
});
