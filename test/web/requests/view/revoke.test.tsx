import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { openRequest, type RequestWorld } from '../open-request.ts';
import { accounts } from '../request-library.ts';

const on = '2026-03-04T08:00:00.000Z';
const open = (asked: RequestWorld = {}) => openRequest(RequestViewPage, asked);

const granted = {
  status: 'accepted' as const,
  turn: undefined,
  decidedOn: on,
  decision: { animalsAsked: 5, animalsGranted: 4 },
  filledSteps: [
    { step: testId('step 2'), by: accounts.aut.id, role: 'AUT' as const, on, fieldData: [] },
  ],
};

test('the authority revokes with a reason, which the page then shows to all', async () => {
  const reason = 'Certificate withdrawn.';
  const revoked = { event: 'revoke', by: accounts.aut.id, on, status: 'accepted', step: 2, reason };
  const opened = await open({
    account: accounts.aut,
    request: granted,
    answers: {
      'POST livestock/request/revoke': () =>
        opened.save({
          permissionEnd: { how: 'revoked', by: accounts.aut.id, on, animals: 4 },
          events: [{ ...revoked } as never],
        }),
    },
  });
  const { user, calls } = opened;
  await user.click(await screen.findByRole('button', { name: t('requests.revoke') }));
  const dialog = within(screen.getByRole('dialog'));
  const confirm = () => user.click(dialog.getByRole('button', { name: t('requests.revoke') }));
  await user.type(dialog.getByRole('textbox'), 'short');
  await confirm();
  expect(calls.some(({ name }) => name.endsWith('revoke'))).toBe(false);
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), reason);
  await confirm();
  await screen.findByText(t('requests.status.revoked'));
  expect(calls.find(({ name }) => name.endsWith('revoke'))?.input).toMatchObject({ reason });
  await screen.findByText(`${t('requests.reason')}: ${reason}`);
});

test('a late answer closes its own dialog, not the one that was opened since', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const revoke = 'POST livestock/request/revoke';
  const opened = await open({
    account: accounts.aut,
    request: granted,
    answers: { [revoke]: () => opened.save({ statusLabel: 'x' }) },
    holds: { [revoke]: promise },
  });
  const { user, kernel } = opened;
  const act = (name: string) => screen.getByRole('button', { name });
  await screen.findByRole('button', { name: t('requests.revoke') });
  await user.click(act(t('requests.revoke')));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Certificate withdrawn.');
  await user.click(dialog.getByRole('button', { name: t('requests.revoke') }));
  await user.click(dialog.getByRole('button', { name: t('action.cancel') }));
  await user.click(act(t('requests.mark')));
  resolve();
  await expect.poll(() => kernel.notifications.state.get().current?.type).toBe('success');
  screen.getByRole('dialog', { name: t('requests.mark') });
});
