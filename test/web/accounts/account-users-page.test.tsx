import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ACCOUNT_USERS_PATH } from '#shared/accounts/account-users-path.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { ending, starting, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure, type Holds } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { signedIn } from '#test/web/signed-in.ts';
import { AccountUsersPage } from '#web/features/accounts/account-users/account-users-page.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const farm = accountOf('AGR', 'Biohof Muster');
const you = {
  user: 'anna',
  name: 'Anna Muster',
  email: 'anna@example.org',
  joinedOn: '2026-01-05T08:00:00.000Z',
  isYou: true,
};
const unknown = { user: 'ben', name: null, email: null, joinedOn: null, isYou: false };
const invite = {
  id: testId('invite'),
  email: 'neu@example.org',
  createdOn: '2026-03-01T08:00:00.000Z',
  expires: '2099-03-15T08:00:00.000Z',
};
const FOUND = { maxUsers: 5, used: 2, users: [you, unknown], former: [], invites: [invite] };

const open = (more: Answers = {}, holds: Holds = {}) =>
  renderPage(<AccountUsersPage />, {
    holds,
    session: createValue<SessionState>(signedIn(farm)),
    account: farm,
    answers: {
      'GET auth/account/getusers': () => FOUND,
      'POST auth/account/inviteuser': () => ({}),
      'POST auth/account/resenduserinvite': () => ({}),
      'POST auth/account/revokeuserinvite': () => ({}),
      'POST auth/account/removeuser': () => ({}),
      ...more,
    },
  });
const inviting = () => screen.getByRole('button', { name: t('words.invite') });

test('mails lead to this page', () => {
  expect(pathTo('AccountUsers')).toBe(ACCOUNT_USERS_PATH);
});

test('shows who uses the account, and who you are', async () => {
  const { calls } = await open();
  await screen.findByRole('heading', {
    level: 2,
    name: t('accounts.users.people', { count: '2', most: '5' }),
  });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toMatch(/^Anna Muster Sieanna@example\.orgSeit/);
  expect(rows[1]).toMatch(starting('accounts.users.unknown'));
  expect(calls[0]?.input).toEqual({ account: farm.id });
  expect(
    within(screen.getAllByRole('listitem')[0] ?? document.body).queryByRole('button'),
  ).toBeNull();
});

test('who is alone reads so, and of no invitation', async () => {
  await open({
    'GET auth/account/getusers': () => ({ ...FOUND, used: 1, users: [you], invites: [] }),
  });
  const count = { count: 1, most: FOUND.maxUsers };
  await screen.findByRole('heading', { name: t('accounts.users.people', count) });
  expect(screen.queryByText(t('accounts.users.invites'))).toBeNull();
});

test('of who left an office the name can be removed, once it is meant', async () => {
  const gone = { user: 'karl', name: 'Karl Alt', leftOn: '2026-02-01T08:00:00.000Z' };
  let former = [gone];
  const { user, calls } = await open({
    'GET auth/account/getusers': () => ({ ...FOUND, former }),
    'POST auth/account/removeuser': () => {
      former = [];
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: starting('accounts.users.forget') }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  dialog.getByText(t('accounts.users.forgetText', { name: gone.name }));
  await user.click(dialog.getByRole('button', { name: t('accounts.users.forget'), hidden: true }));
  await waitFor(() => expect(screen.queryByText(t('accounts.users.former'))).toBeNull());
  expect(calls.find(({ name }) => name.endsWith('removeuser'))?.input).toEqual({
    account: farm.id,
    user: 'karl',
    former: true,
  });
});

test('what cannot be read is tried again', async () => {
  let isDown = true;
  const { user } = await open({
    'GET auth/account/getusers': () => {
      if (isDown) throw new FakeFailure(409, 'entities.busy');
      return FOUND;
    },
  });
  const retry = await screen.findByRole('button', { name: /Noch einmal|Erneut/ });
  isDown = false;
  await user.click(retry);
  await screen.findByText('Anna Muster');
});

test('invites an address, not what is none, and says where it went; sends it again, and takes it back', async () => {
  const { user, calls } = await open();
  const field = await screen.findByRole('textbox', { name: t('words.email') });
  await user.type(field, 'niemand');
  await user.click(inviting());
  expect(screen.getByText(t('words.emailWrong'))).toBeDefined();
  expect(calls).toHaveLength(1);
  await user.clear(field);
  await user.type(field, ' eva@example.org ');
  await user.click(inviting());
  await screen.findByText(t('words.inviteSent'));
  expect(calls.find(({ name }) => name.endsWith('inviteuser'))?.input).toEqual({
    account: farm.id,
    email: 'eva@example.org',
  });

  await user.click(screen.getByRole('button', { name: /^Erneut senden.*neu@/ }));
  await screen.findByText(t('accounts.users.resent'));
  await user.click(screen.getByRole('button', { name: /^Zurücknehmen.*neu@/ }));
  const sent = (name: string) => calls.find((call) => call.name.endsWith(name))?.input;
  await expect.poll(() => sent('revokeuserinvite')).toBeDefined();
  expect(sent('resenduserinvite')).toEqual({ account: farm.id, invite: invite.id });
});

test('a refused invitation says why', async () => {
  const { user } = await open({
    'POST auth/account/inviteuser': () => {
      throw new FakeFailure(409, 'accounts.tooManyInvites');
    },
  });
  await user.type(
    await screen.findByRole('textbox', { name: t('words.email') }),
    'eva@example.org',
  );
  await user.click(inviting());
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain(t('errors.accounts.tooManyInvites'));
});

test('without a place there is no form, but a sentence', async () => {
  await open({ 'GET auth/account/getusers': () => ({ ...FOUND, maxUsers: 2 }) });
  await screen.findByText(/Mehr als 2 Personen/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a double click sends an invitation again once', async () => {
  const RESEND = 'POST auth/account/resenduserinvite';
  const { user, calls } = await open({}, { [RESEND]: new Promise(() => {}) });
  const resend = await screen.findByRole('button', { name: starting('words.resend') });
  await user.dblClick(resend);
  expect(calls.filter(({ name }) => name === RESEND)).toHaveLength(1);
});

test('what failed is told until the next act', async () => {
  const { user } = await open({
    'POST auth/account/resenduserinvite': () => {
      throw new FakeFailure(409, 'accounts.tooManyInvites');
    },
  });
  await user.click(await screen.findByRole('button', { name: starting('words.resend') }));
  await screen.findByText(t('errors.accounts.tooManyInvites'));
  await user.click(screen.getByRole('button', { name: starting('words.revoke') }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('removes a person only when that is confirmed', async () => {
  const { user, calls } = await open();
  await user.click(
    await screen.findByRole('button', {
      name: ending('accounts.users.unknown'),
    }),
  );
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const isRemoved = () => calls.some(({ name }) => name.endsWith('removeuser'));
  expect(isRemoved()).toBe(false);
  await user.click(dialog.getByRole('button', { name: t('words.remove'), hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(calls.find(({ name }) => name.endsWith('removeuser'))?.input).toEqual({
    account: farm.id,
    user: 'ben',
    former: false,
  });
});
