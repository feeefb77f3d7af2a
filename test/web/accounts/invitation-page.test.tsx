import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { invitationPath } from '#shared/accounts/invitation-path.ts';
import { accountOf } from '#test/support/accounts.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { InvitationPage } from '#web/features/accounts/invitation/invitation-page.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import type { SessionState } from '#web/kernel/session/session.ts';
import { createValue } from '#web/kernel/value.ts';

const INVITE = 'abcdefghij0123456789_-';
const taken = accountOf('INS', 'Kontrolle Süd');
const guest = (hasSignOn: boolean) =>
  createValue<SessionState>({ status: 'guest', ended: false, hasSignOn });

function open(world: PageWorld, more: Answers = {}) {
  return renderPage(<InvitationPage />, {
    path: '/invitation/:id',
    address: `/invitation/${INVITE}`,
    ...world,
    answers: { 'POST auth/domain/register': () => taken, ...more },
  });
}
const refusedWith = (code: string) =>
  open(
    { session: guest(true) },
    {
      'POST auth/domain/register': () => {
        throw new FakeFailure(409, code);
      },
    },
  );

test('mails lead to this page', () => {
  expect(pathTo('Invitation', { id: INVITE })).toBe(invitationPath(INVITE));
});

test('a guest logs in with one press; on return the invitation is accepted without another', async () => {
  const storage = memoryStorage();
  const before = await open({ session: guest(false), storage });
  const logIn = vi.spyOn(before.kernel.session, 'logIn');
  await before.user.click(screen.getByRole('button', { name: 'Anmelden und annehmen' }));
  expect(logIn).toHaveBeenCalledOnce();
  before.unmount();

  const after = await open({ session: guest(true), storage });
  await waitFor(() => expect(after.address()).toBe('/'));
  expect(after.calls).toEqual([
    { name: 'POST auth/domain/register', input: { inviteId: INVITE, token: 'sso-token' } },
  ]);
});

test('nobody accepts by only opening a link', async () => {
  const { calls } = await open({ session: guest(true) });
  expect(screen.getByRole('button', { name: 'Einladung annehmen' })).not.toBeNull();
  expect(calls).toEqual([]);
});

test('another invitation than the one that was pressed is not accepted on return', async () => {
  const storage = memoryStorage();
  storage.set('invitation.accepting', 'another');
  const { calls } = await open({ session: guest(true), storage });
  expect(screen.getByRole('button', { name: 'Einladung annehmen' })).not.toBeNull();
  expect(calls).toEqual([]);
});

test('who uses an account already is told so, and goes into the new one', async () => {
  const page = await open({ account: accountOf('AGR', 'Biohof Muster') });
  const switchAccount = vi.spyOn(page.kernel.session, 'switchAccount');
  expect(screen.getByText(/Sie nutzen gerade das Konto Biohof Muster/)).not.toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Einladung annehmen' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(page.calls).toEqual([{ name: 'POST auth/domain/register', input: { inviteId: INVITE } }]);
  expect(switchAccount).toHaveBeenCalledWith(taken.id);
});

test.each([
  ['accounts.inviteNotFound', 'Diese Einladung gibt es nicht.', /Link der neuesten E-Mail/],
  ['kernel.invalidInput', 'Diese Einladung gibt es nicht.', /Link der neuesten E-Mail/],
  ['accounts.inviteExpired', 'Diese Einladung ist abgelaufen.', /Bitten Sie um eine neue/],
  ['accounts.inviteUsed', 'Diese Einladung wurde bereits angenommen.', /einmal angenommen/],
  ['accounts.alreadyLinked', 'Sie sind mit diesem Konto bereits verbunden.', /erneut an/],
  ['accounts.accountDeactivated', 'Dieses Konto ist deaktiviert.', /Fragen Sie uns/],
  [
    'accounts.maximumUsers',
    'Dieses Konto hat bereits so viele Personen, wie es haben darf.',
    /mehr Personen/,
  ],
  [
    'accounts.expired',
    'Die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
    /Danach geht es hier weiter/,
  ],
])('%s has a page that says what happened and what next', async (code, title, advice) => {
  const { user } = await refusedWith(code);
  await user.click(screen.getByRole('button', { name: 'Einladung annehmen' }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toMatch(advice);
  expect(screen.getByRole('link', { name: 'Uns fragen' }).getAttribute('href')).toBe('/contact');
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
});

test('a failure on the way can be tried again', async () => {
  const { user, calls } = await refusedWith('kernel.internal');
  await user.click(screen.getByRole('button', { name: 'Einladung annehmen' }));
  await user.click(await screen.findByRole('button', { name: /versuchen/i }));
  await screen.findByRole('alert');
  expect(calls).toHaveLength(2);
});
