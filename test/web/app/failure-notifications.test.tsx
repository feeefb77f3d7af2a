import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { useFailureNotifications } from '#web/app/use-failure-notifications.ts';
import { RemoveUserDialog } from '#web/features/accounts/account-users/remove-user-dialog.tsx';
import { FakeFailure } from '../fake-server.ts';
import { renderPage } from '../render-page.tsx';
import { signedIn } from '../signed-in.ts';

const REMOVE = 'POST auth/account/removeuser';
const failed = { code: 'accounts.lastUser' as const, status: 409 };

function Page() {
  useFailureNotifications();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>closed</p>;
  return (
    <RemoveUserDialog
      account={testId('account')}
      user="eve"
      title="title"
      text="text"
      action="remove"
      onClose={() => setOpen(false)}
    />
  );
}

async function remove(code: string = failed.code) {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = await renderPage(<Page />, {
    holds: { [REMOVE]: held },
    answers: {
      [REMOVE]: () => {
        throw new FakeFailure(failed.status, code);
      },
    },
  });
  await page.user.click(screen.getByRole('button', { name: 'remove' }));
  const kept = () => page.kernel.notifications.state.get().kept.map(({ text }) => text);
  return { ...page, answer, kept };
}

test('a change that fails after its dialog was closed is told all the same', async () => {
  const { user, answer, kept } = await remove();
  await user.click(screen.getByRole('button', { name: t('action.cancel') }));
  await screen.findByText('closed');
  expect(kept()).toEqual([]);
  answer();
  await expect.poll(kept).toEqual([t('errors.accounts.lastUser')]);
});

test('a change that fails in sight is told in its place only', async () => {
  const { answer, kept } = await remove();
  answer();
  await waitFor(() => expect(screen.getByText(t('errors.accounts.lastUser'))).toBeDefined());
  expect(kept()).toEqual([]);
});

test('a session that ends with a change is told by its own notice', async () => {
  const { user, answer, kept, calls } = await remove('sessions.invalidAuth');
  await user.click(screen.getByRole('button', { name: t('action.cancel') }));
  answer();
  await expect.poll(() => calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(kept()).toEqual([]);
});

test.each([
  [true, []],
  [false, [t('errors.client.accountNotUsable')]],
])(
  'who goes on as another because an account is no longer usable is told: usable %s',
  async (active, told) => {
    const [lost, other] = [accountOf('INS', 'lost'), accountOf('INS', 'other')];
    const { kernel } = await renderPage(<Page />, { account: lost });
    const { state } = kernel.session;
    const { country } = lost.data.staticData;
    const line = {
      id: lost.id,
      name: 'lost',
      role: 'INS',
      country,
      state: 'active',
      current: false,
    } as const;
    act(() => state.set({ ...signedIn(other), accounts: [{ ...line, active }] }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(kernel.notifications.state.get().kept.map(({ text }) => text)).toEqual(told);
  },
);

test.each([
  ['the same person is told of the account lost meanwhile', 'person', 1],
  ['somebody else hears nothing of it', 'another', 0],
])('of who signs in after a session has ended, %s', async (_, user, told) => {
  const { kernel } = await renderPage(<Page />, { account: accountOf('INS', 'left') });
  const { state } = kernel.session;
  act(() => state.set({ status: 'guest', ended: true, hasSignOn: false }));
  act(() => state.set({ ...signedIn(accountOf('INS', 'other')), user }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(kernel.notifications.state.get().kept).toHaveLength(told);
});
