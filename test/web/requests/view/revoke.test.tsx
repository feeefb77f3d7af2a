import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { signedIn } from '#test/web/signed-in.ts';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { GUEST, type SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';
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

test('the reason that is being written is there again after signing in', async () => {
  const session = createValue<SessionState>(signedIn(accounts.aut));
  const { user } = await open({ session, request: granted });
  const begin = async () =>
    user.click(await screen.findByRole('button', { name: t('requests.revoke') }));
  await begin();
  const reason = () => within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
  await user.type(reason(), 'Certificate');
  act(() => session.set({ ...GUEST, ended: true }));
  act(() => session.set(signedIn(accounts.aut)));
  await begin();
  expect(reason().value).toBe('Certificate');
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
  const actNamed = (name: string) => screen.getByRole('button', { name });
  await screen.findByRole('button', { name: t('requests.revoke') });
  await user.click(actNamed(t('requests.revoke')));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Certificate withdrawn.');
  await user.click(dialog.getByRole('button', { name: t('requests.revoke') }));
  await user.click(dialog.getByRole('button', { name: t('action.cancel') }));
  await user.click(actNamed(t('requests.mark')));
  resolve();
  await expect.poll(() => kernel.notifications.state.get().current?.type).toBe('success');
  screen.getByRole('dialog', { name: t('requests.mark') });
});
