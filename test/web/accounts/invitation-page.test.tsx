import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { invitationPath } from '#shared/accounts/invitation-path.ts';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure, type RecordedCall } from '#test/web/fake-server.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { InvitationPage } from '#web/features/accounts/invitation/invitation-page.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const INVITE = 'abcdefghij0123456789_-';
const taken = accountOf('INS', 'Kontrolle Süd');
const farm = accountOf('AGR', 'Biohof Muster');
const linked = new FakeFailure(409, 'accounts.alreadyLinked', undefined, [
  { path: '', code: 'accounts.alreadyLinked', message: '', id: taken.id },
]);
const INVITATION = {
  sender: 'Zentrale Verwaltung',
  account: 'Kontrolle Süd',
  role: 'INS' as const,
  expires: '2026-03-16T08:00:00.000Z',
};
const guest = (hasSignOn: boolean) =>
  createValue<SessionState>({ status: 'guest', ended: false, hasSignOn });

function open(world: PageWorld, more: Answers = {}) {
  return renderPage(<InvitationPage />, {
    path: '/invitation/:id',
    address: `/invitation/${INVITE}`,
    ...world,
    answers: {
      'POST auth/domain/getinvite': () => INVITATION,
      'POST auth/domain/register': () => taken,
      ...more,
    },
  });
}
const foundAs = (world: PageWorld, failure: FakeFailure) =>
  open(world, {
    'POST auth/domain/getinvite': () => {
      throw failure;
    },
  });
const accepting = () => screen.findByRole('button', { name: t('accounts.invitation.accept') });
const accepted = (calls: readonly RecordedCall[]) =>
  calls.filter(({ name }) => name === 'POST auth/domain/register');
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
  const tabStorage = memoryStorage();
  const before = await open({ session: guest(false), tabStorage });
  const logIn = vi.spyOn(before.kernel.session, 'logIn');
  await before.user.click(
    await screen.findByRole('button', { name: t('accounts.invitation.signInAndAccept') }),
  );
  expect(logIn).toHaveBeenCalledOnce();
  before.unmount();

  const after = await open({ session: guest(true), tabStorage });
  await waitFor(() => expect(after.address()).toBe('/'));
  expect(after.calls).toEqual([
    {
      name: 'POST auth/domain/register',
      input: { inviteId: INVITE, uiLocale: 'de_DE', token: 'sso-token' },
    },
  ]);
});

test('a press that led to no sign-in accepts nothing for who signs in later, in another tab', async () => {
  const storage = memoryStorage();
  const before = await open({ session: guest(false), storage });
  await before.user.click(
    await screen.findByRole('button', { name: t('accounts.invitation.signInAndAccept') }),
  );
  before.unmount();
  const { calls } = await open({ account: farm, storage });
  expect(await accepting()).not.toBeNull();
  expect(accepted(calls)).toEqual([]);
});

test('who invites, for which account and role and until when stands above the button', async () => {
  const { container } = await open({ session: guest(false) });
  await screen.findByRole('button', { name: t('accounts.invitation.signInAndAccept') });
  const rows = [...container.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    [t('words.account'), 'Kontrolle Süd'],
    [t('words.role'), t('role.INS')],
    [t('accounts.invitation.sender'), 'Zentrale Verwaltung'],
    [t('accounts.invitation.expires'), '15. März 2026'],
  ]);
});

test('an invitation that was used is told before anybody signs in for it, and offers to sign in', async () => {
  const { calls, user, kernel } = await foundAs(
    { session: guest(false) },
    new FakeFailure(409, 'accounts.inviteUsed'),
  );
  const title = t('errors.accounts.inviteUsed');
  expect(await screen.findByRole('heading', { level: 1, name: title })).not.toBeNull();
  expect(screen.queryByRole('button', { name: /annehmen/ })).toBeNull();
  expect(accepted(calls)).toEqual([]);
  const logIn = vi.spyOn(kernel.session, 'logIn');
  await user.click(screen.getByRole('button', { name: t('session.logIn') }));
  expect(logIn).toHaveBeenCalledOnce();
});

test('somebody else who is signed in is offered nothing of an invitation that was used', async () => {
  await foundAs({ account: farm }, new FakeFailure(409, 'accounts.inviteUsed'));
  await screen.findByRole('heading', { level: 1, name: t('errors.accounts.inviteUsed') });
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['into it from another', farm, taken.id],
  ['on where it is in use', taken, undefined],
])('the link of an account that the person has leads %s', async (_, account, switched) => {
  const page = await foundAs({ account }, linked);
  const title = t('errors.accounts.alreadyLinked');
  expect(await screen.findByRole('heading', { level: 1, name: title })).not.toBeNull();
  const switchAccount = vi.spyOn(page.kernel.session, 'switchAccount');
  const role = switched ? 'button' : 'link';
  await page.user.click(screen.getByRole(role, { name: t('accounts.invitation.toAccount') }));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(switchAccount.mock.calls).toEqual(switched ? [[switched]] : []);
});

test('an invitation that could not be read can be read again', async () => {
  let asked = 0;
  const { user } = await open(
    { session: guest(false) },
    {
      'POST auth/domain/getinvite': () => {
        asked += 1;
        if (asked === 1) throw new FakeFailure(500, 'kernel.internal');
        return INVITATION;
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: /versuchen/i }));
  expect(await screen.findByText('Zentrale Verwaltung')).not.toBeNull();
});

test('nobody accepts by only opening a link', async () => {
  const { calls } = await open({ session: guest(true) });
  expect(await accepting()).not.toBeNull();
  expect(accepted(calls)).toEqual([]);
});

test('another invitation than the one that was pressed is not accepted on return', async () => {
  const tabStorage = memoryStorage();
  tabStorage.set('invitation.accepting', 'another');
  const { calls } = await open({ session: guest(true), tabStorage });
  expect(await accepting()).not.toBeNull();
  expect(accepted(calls)).toEqual([]);
});

test('who uses an account already is told so, and goes into the new one', async () => {
  const page = await open({ account: farm });
  const switchAccount = vi.spyOn(page.kernel.session, 'switchAccount');
  expect(
    await screen.findByText(t('accounts.invitation.further', { name: 'Biohof Muster' })),
  ).not.toBeNull();
  await page.user.click(await accepting());
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(accepted(page.calls)).toEqual([
    { name: 'POST auth/domain/register', input: { inviteId: INVITE, uiLocale: 'de_DE' } },
  ]);
  expect(switchAccount).toHaveBeenCalledWith(taken.id);
});

test.each([
  [
    'accounts.inviteNotFound',
    t('errors.accounts.objectionNotFound'),
    t('accounts.invitation.notFound'),
  ],
  [
    'kernel.invalidInput',
    t('errors.accounts.objectionNotFound'),
    t('accounts.invitation.notFound'),
  ],
  [
    'accounts.inviteExpired',
    t('errors.accounts.objectionNotFound'),
    t('accounts.invitation.expired'),
  ],
  ['accounts.inviteUsed', t('errors.accounts.inviteUsed'), t('accounts.invitation.used')],
  ['accounts.alreadyLinked', t('errors.accounts.alreadyLinked'), t('accounts.invitation.linked')],
  [
    'accounts.accountDeactivated',
    t('errors.accounts.accountDeactivated'),
    t('accounts.advice.accountDeactivated'),
  ],
  ['accounts.maximumUsers', t('errors.accounts.maximumUsers'), t('accounts.advice.maximumUsers')],
  ['accounts.expired', t('errors.sessions.expiredToken'), t('accounts.advice.expired')],
])('%s has a page that says what happened and what next', async (code, title, advice) => {
  const { user } = await refusedWith(code);
  await user.click(await accepting());
  expect(await screen.findByRole('heading', { level: 1, name: title })).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toContain(advice);
  expect(screen.getByRole('link', { name: t('contact.title') }).getAttribute('href')).toBe(
    '/contact',
  );
  expect(screen.queryByRole('button', { name: t('action.retry') })).toBeNull();
});

test('a failure on the way can be tried again', async () => {
  const { user, calls } = await refusedWith('kernel.internal');
  await user.click(await accepting());
  await user.click(await screen.findByRole('button', { name: /versuchen/i }));
  await screen.findByRole('alert');
  expect(accepted(calls)).toHaveLength(2);
});
