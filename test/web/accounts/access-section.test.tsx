import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import { AccessSection } from '#web/features/accounts/users/access-section.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';

const farm = accountOf('AGR', 'Biohof Lindner');
const nobody = { maxUsers: 5, ssoUsers: [], joinings: [], signIns: [], invites: [] };

async function open(access: CallOutput<'GET auth/accountmanage/getaccess'>, answers: Answers = {}) {
  const section = (
    <>
      <PageHeading title="Biohof Lindner" />
      <AccessSection account={farm} />
    </>
  );
  const page = await renderPage(section, {
    account: accountOf('ADM', 'Verwaltung'),
    country: countryOf(),
    answers: {
      'POST search/search/execute': () => ({ items: [countryOf()], next: null }),
      'GET auth/accountmanage/getaccess': () => access,
      'POST auth/accountmanage/unlinkaccount': () => ({}),
      'POST auth/accountmanage/createaccountinvite': ({ email }) => ({
        inviteId: 'A'.repeat(22),
        isMailed: email !== undefined,
      }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: t('users.invites') });
  const invited = () => page.calls.filter(({ name }) => name.endsWith('createaccountinvite'));
  return { ...page, invited };
}

test('a user is a person with name, address, when and how it came, and is unlinked only when confirmed', async () => {
  const joining = { on: '2026-02-01T08:00:00.000Z', way: 'invitation' } as const;
  const { user, calls } = await open({
    ...nobody,
    ssoUsers: ['sso-1', 'sso-2'],
    signIns: [{ user: 'sso-1', on: '2026-02-27T07:00:00.000Z' }],
    joinings: [{ ...joining, user: 'sso-1', name: 'Anna Muster', email: 'anna@example.org' }],
  });
  screen.getByText(t('users.linked', { count: '2', most: '5' }));
  const [anna, unknown] = screen.getAllByRole('listitem');
  expect(anna?.textContent).toContain('anna@example.org');
  expect(anna?.textContent).toContain(t('users.joined', { day: '01.02.2026', way: 'invitation' }));
  expect(anna?.textContent).toContain(t('users.lastSignIn', { day: '27.02.2026' }));
  expect(unknown?.textContent).toMatch(/^sso-2Entfernen/);
  await user.click(screen.getByRole('button', { name: /^Entfernen.*Anna Muster$/ }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText(t('words.removeUserText'))).toBeTruthy();
  const unlinked = () => calls.find(({ name }) => name.endsWith('unlinkaccount'))?.input;
  expect(unlinked()).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: t('words.remove'), hidden: true }));
  await expect.poll(unlinked).toEqual({ account: farm.id, ssoUser: 'sso-1' });
});

test('somebody is invited by address and gets a link to the site of the country; what is no address is not sent', async () => {
  const { user, invited } = await open(nobody);
  const field = screen.getByRole('textbox', { name: t('users.inviteEmail') });
  const invite = screen.getByRole('button', { name: t('words.invite') });
  await user.type(field, 'anna');
  await user.click(invite);
  expect(screen.getByText(t('words.emailWrong'))).toBeTruthy();
  expect(invited()).toEqual([]);
  await user.type(field, '@example.org');
  await user.click(invite);
  const link = await screen.findByRole('textbox', { name: t('users.inviteLink') });
  const value = link.getAttribute('value');
  expect(value).toMatch(/^http:\/\/de\.example\.org(:\d+)?\/invitation\/A{22}$/);
  await user.click(screen.getByRole('button', { name: t('words.copy') }));
  expect(await navigator.clipboard.readText()).toBe(value);
  await screen.findByText(t('words.copied'));
  screen.getByText(t('words.inviteSent'));
  expect(invited().map(({ input }) => input)).toEqual([
    { account: farm.id, email: 'anna@example.org' },
  ]);
  expect(field).toHaveProperty('value', '');
});

test('where the mail reaches nobody, the link is there to hand over, and nothing says that it was sent', async () => {
  const { user } = await open(nobody);
  await user.click(screen.getByRole('button', { name: t('words.invite') }));
  await screen.findByRole('textbox', { name: t('users.inviteLink') });
  expect(screen.queryByText(t('words.inviteSent'))).toBeNull();
});

test('a failed act is told until the next one, and the focus stays on the page when a row goes', async () => {
  const invite = {
    id: testId('invite'),
    createdOn: '2026-02-01T08:00:00.000Z',
    createdBy: farm.id,
    email: 'anna@example.org',
    expires: '2099-01-01T00:00:00.000Z',
    usedOn: null,
  };
  const access = { ...nobody, invites: [invite] };
  const { user } = await open(access, {
    'GET auth/accountmanage/getaccess': () => ({ ...access }),
    'POST auth/accountmanage/resendaccountinvite': () => {
      throw new FakeFailure(409, 'accounts.tooManyInvites');
    },
    'POST auth/accountmanage/revokeaccountinvite': () => {
      access.invites = [];
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: starting('words.resend') }));
  await screen.findByText(t('errors.accounts.tooManyInvites'));
  await user.click(screen.getByRole('button', { name: starting('words.revoke') }));
  await expect
    .poll(() => screen.queryByRole('button', { name: starting('words.revoke') }))
    .toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
