import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { accountOf } from '#test/support/accounts.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { hurryPages } from '#test/web/hurried-pages.ts';
import { openProfile as open, section, taking } from './profile-stage.tsx';

hurryPages();

const NOW = Date.parse('2026-03-02T08:00:00.000Z');
/** As the single sign-on writes one; only its claims are read here. */
function idToken(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCodePoint(...bytes));
  return `header.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}

const withEmail = (status: Account['userData']['emails'][number]['status']) =>
  accountOf('INS', 'ins', { userData: { emails: [{ email: 'a@example.org', status }] } });
const VERIFIED = { status: 'verified' as const, expired: false, expires: null };
const waiting = { status: 'pending' as const, expired: false, expires: null };

test.each([
  ['open', t('profile.email.open'), 'Code senden a@example.org'],
  ['verified', 'Bestätigt', undefined],
  ['rejected', 'Abgelehnt', 'Neuen Code senden a@example.org'],
  ['expired', t('profile.email.expired'), 'Neuen Code senden a@example.org'],
] as const)('%s: the status in words, and what to do next', async (status, words, action) => {
  await open(withEmail(status));
  const part = section(t('profile.emails'));
  expect(part.getByText(words)).toBeTruthy();
  const names = part.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual([
    ...(action ? [action] : []),
    'Entfernen a@example.org',
    t('profile.emailAdd'),
  ]);
});

test('a code that has run out is no code that is waited for', async () => {
  await open(withEmail('pending'), {
    'POST mailer/verification/check': () => ({ ...waiting, expired: true }),
  });
  expect(await section(t('profile.emails')).findByText(t('profile.email.expired'))).toBeTruthy();
  expect(
    screen.queryByRole('textbox', { name: t('profile.code', { email: 'a@example.org' }) }),
  ).toBeNull();
});

test('a code runs out while the page is open: then a new one is offered', async () => {
  const ends = NOW + 400;
  let asked = 0;
  await open(
    withEmail('pending'),
    {
      'POST mailer/verification/check': () => {
        asked += 1;
        return asked === 1
          ? { ...waiting, expires: new Date(ends).toISOString() }
          : { status: 'expired', expired: true, expires: null };
      },
    },
    { now: () => ends },
  );
  expect(
    await screen.findByRole('textbox', { name: t('profile.code', { email: 'a@example.org' }) }),
  ).toBeTruthy();
  const part = section(t('profile.emails'));
  expect(await part.findByText(t('profile.email.expired'))).toBeTruthy();
  expect(part.getByRole('button', { name: /^Neuen Code senden/ })).toBeTruthy();
  expect(asked).toBe(2);
});

test.each(['pending', 'expired'] as const)(
  'the address of the sign-in is verified by it, without a code: %s',
  async (status) => {
    const account = withEmail(status);
    const { user, calls } = await open(
      account,
      {
        'POST mailer/verification/check': () => waiting,
        'POST mailer/verification/sso': () => VERIFIED,
        'GET auth/account/getaccount': () => ({
          ...withEmail('verified'),
          rev: 2,
          tosOutdated: false,
          mailsRejected: false,
        }),
      },
      { signOnToken: idToken({ email: 'A@example.org', email_verified: true }) },
    );
    await user.click(
      await screen.findByRole('button', { name: starting('profile.verifyBySignOn') }),
    );
    expect(await section(t('profile.emails')).findByText(t('profile.email.verified'))).toBeTruthy();
    expect(calls.find(({ name }) => name.endsWith('verification/sso'))?.input).toEqual({
      token: idToken({ email: 'A@example.org', email_verified: true }),
    });
    expect(screen.queryByRole('button', { name: starting('profile.verifyBySignOn') })).toBeNull();
  },
);

test.each([
  ['another address', 'open', { email: 'b@example.org', email_verified: true }],
  ['an address nobody vouches for', 'open', { email: 'a@example.org', email_verified: false }],
  [
    'an address that mails did not reach',
    'rejected',
    { email: 'a@example.org', email_verified: true },
  ],
] as const)('the sign-in does not verify %s', async (_what, status, claims) => {
  const signOnToken = idToken(claims);
  const { kernel } = await open(withEmail(status), {}, { signOnToken });
  await waitFor(() => expect(kernel.queries.isFetching()).toBe(0));
  const send = status === 'open' ? 'words.codeSend' : 'words.codeNew';
  expect(screen.getByRole('button', { name: starting(send) })).toBeTruthy();
  expect(screen.queryByRole('button', { name: starting('profile.verifyBySignOn') })).toBeNull();
});

test('a server that does not take the sign-in says what to do instead', async () => {
  const account = withEmail('open');
  const { user } = await open(
    account,
    {
      'POST mailer/verification/sso': () => ({ status: 'open', expired: false, expires: null }),
      'GET auth/account/getaccount': () => ({
        ...account,
        tosOutdated: false,
        mailsRejected: false,
      }),
    },
    { signOnToken: idToken({ email: 'a@example.org', email_verified: 'true' }) },
  );
  await user.click(await screen.findByRole('button', { name: starting('profile.verifyBySignOn') }));
  expect((await screen.findByRole('alert')).textContent).toBe(t('profile.signOnRefused'));
});

test('the address of the sign-in can be taken over, and is verified at once', async () => {
  const account = withEmail('verified');
  const { user, calls } = await open(
    account,
    {
      'POST auth/account/updateaccount': () => ({ ...withEmail('verified'), rev: 2 }),
      'POST mailer/verification/sso': () => VERIFIED,
      'GET auth/account/getaccount': () => ({
        ...account,
        tosOutdated: false,
        mailsRejected: false,
      }),
    },
    { signOnToken: idToken({ email: 'Zoe@zoë.example', email_verified: true }) },
  );
  await user.click(
    await screen.findByRole('button', {
      name: t('profile.addSignOnEmail', { email: 'Zoe@zoë.example' }),
    }),
  );
  const made = () =>
    calls
      .filter(({ name }) => !name.startsWith('POST search/'))
      .map(({ name, input }) => [name, input]);
  await expect
    .poll(() => made().slice(-3))
    .toEqual([
      [
        'POST auth/account/updateaccount',
        {
          rev: 1,
          userData: { emails: [{ email: 'a@example.org' }, { email: 'Zoe@zoë.example' }] },
        },
      ],
      ['POST mailer/verification/sso', { token: expect.any(String) }],
      ['GET auth/account/getaccount', {}],
    ]);
});

test('a code is sent, a wrong one refused at its field; pasted with a space it verifies the address, and each step is said', async () => {
  let account = withEmail('open');
  const { user, calls } = await open(account, {
    'POST mailer/verification/request': () => {
      account = { ...withEmail('pending'), rev: 2 };
      return waiting;
    },
    'POST mailer/verification/check': () => waiting,
    'POST mailer/verification/complete': ({ code }) => {
      if (code !== '123456') throw new FakeFailure(422, 'mail.wrongCode', 'Wrong code.');
      account = { ...withEmail('verified'), rev: 3 };
      return VERIFIED;
    },
    'GET auth/account/getaccount': () => ({ ...account, tosOutdated: false, mailsRejected: false }),
  });
  const row = section(t('profile.emails')).getByRole('listitem');
  const told = within(row).getByRole('status');
  await user.click(screen.getByRole('button', { name: /^Code senden/ }));
  const field = await screen.findByRole('textbox', {
    name: t('profile.code', { email: 'a@example.org' }),
  });
  expect(document.activeElement).toBe(row);
  expect(told.textContent).toBe(t('profile.email.pending'));
  expect(field.getAttribute('inputmode')).toBe('numeric');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.getByText(/^Noch einmal senden in \d+ Sekunden$/)).toBeTruthy();
  await user.type(field, '000000{Enter}');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await user.clear(field);
  await user.paste('123 456');
  await user.click(screen.getByRole('button', { name: t('words.confirm') }));
  await waitFor(() => expect(told.textContent).toBe(t('profile.email.verified')));
  expect(document.activeElement).toBe(row);
  expect(calls.findLast(({ name }) => name.endsWith('complete'))?.input).toEqual({
    email: 'a@example.org',
    code: '123456',
    accepted: true,
  });
});

test('adding keeps the others and sends addresses only; what is no address is not sent', async () => {
  const account = withEmail('verified');
  const { user, calls } = await open(account, taking(account));
  await user.click(screen.getByRole('button', { name: t('profile.emailAdd') }));
  screen.getByText(t('words.emailWrong'));
  expect(calls.some(({ name }) => name.endsWith('account/updateaccount'))).toBe(false);
  await user.type(screen.getByRole('textbox', { name: t('profile.emailNew') }), 'b@example.org');
  await user.click(screen.getByRole('button', { name: t('profile.emailAdd') }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('account/updateaccount'))?.input).toEqual({
      rev: 1,
      userData: { emails: [{ email: 'a@example.org' }, { email: 'b@example.org' }] },
    }),
  );
});

test('a double click removes an address once', async () => {
  const SAVE = 'POST auth/account/updateaccount';
  const holds = { [SAVE]: new Promise<void>(() => {}) };
  const { user, calls } = await open(withEmail('verified'), {}, { holds });
  await user.dblClick(await screen.findByRole('button', { name: starting('words.remove') }));
  expect(calls.filter(({ name }) => name === SAVE)).toHaveLength(1);
});

test('the focus stays on the page when the removed address goes with its button', async () => {
  const account = withEmail('verified');
  const { user } = await open(account, taking(account));
  await user.click(await screen.findByRole('button', { name: starting('words.remove') }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: starting('words.remove') })).toBeNull(),
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
