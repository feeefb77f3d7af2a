import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, Settings } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { LoginDataPage } from '#web/features/accounts/login/login-data-page.tsx';
import { unreachableError } from '#web/kernel/api-error.ts';
import { ownLogin } from '#web/kernel/session/own-login.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const office = accountOf('AUT', 'Behörde');
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const sub = 'anna';
const idToken = `h.${btoa(JSON.stringify({ sub, email: 'aut@example.org' }))}.s`;
const own = (purpose: 'silent' | 'fresh') => ({ accessToken: 'own-token', purpose, sub });
const led: SessionState = { status: 'guest', ended: false, hasSignOn: true, needsFactor: true };

/** What is asked of the user pool; wrong codes are refused as Cognito does. */
const asked: [name: string, input: Record<string, unknown>][] = [];
let factor: 'on' | 'off' | 'elsewhere' = 'off';
let refusal: string | undefined;
let isUsed = true;
beforeEach(() => {
  isUsed = true;
  asked.length = 0;
  factor = 'off';
  refusal = undefined;
  vi.stubGlobal('fetch', async (address: URL, { headers, body }: RequestInit) => {
    expect(String(address)).toBe('https://sso.example.org/');
    const name = String(new Headers(headers).get('x-amz-target')).split('.')[1] ?? '';
    const input = JSON.parse(String(body));
    asked.push([name, input]);
    const type = input.UserCode === '000000' ? 'EnableSoftwareTokenMFAException' : refusal;
    if (type !== undefined) return Response.json({ __type: type }, { status: 400 });
    if (name === 'SetUserMFAPreference') {
      factor = input.SoftwareTokenMfaSettings.Enabled ? 'on' : 'off';
    }
    return Response.json(name === 'AssociateSoftwareToken' ? { SecretCode: SECRET } : {});
  });
});
afterEach(() => {
  ownLogin.set(null);
  vi.unstubAllGlobals();
});

async function open({ isNeeded = true, ...more }: PageWorld & { isNeeded?: boolean } = {}) {
  const page = await renderPage(<LoginDataPage />, {
    account: office,
    signOnToken: idToken,
    answers: {
      'POST auth/domain/secondfactor': () => ({ secondFactor: factor, isUsed, isNeeded }),
    },
    ...more,
  });
  await screen.findByRole('heading', { level: 1, name: t('session.loginData') });
  return page;
}
/** The focus is not lost with the button that was pressed. */
const expectFocus = () => expect(document.activeElement?.tagName).toBe('H1');
const button = (name: string) => screen.findByRole('button', { name });

describe('a second factor that is off', () => {
  test('is set up after the sign-on has given the right to, without a new password', async () => {
    const { user, kernel } = await open();
    const logIn = vi.spyOn(kernel.session, 'logIn');
    await user.click(await button(t('accounts.login.setUp')));
    expect(logIn.mock.calls).toEqual([['/', 'de-DE', 'silent']]);
    expect(asked).toEqual([]);
  });

  test('is not set up by the right of somebody else who used this page before', async () => {
    ownLogin.set({ ...own('silent'), sub: 'ben' });
    await open();
    await button(t('accounts.login.setUp'));
    expect(screen.queryByRole('img', { name: t('accounts.login.qr') })).toBeNull();
  });

  test('tells that the sign-on cannot be asked for the right', async () => {
    const { user, kernel } = await open();
    vi.spyOn(kernel.session, 'logIn').mockRejectedValue(unreachableError());
    await user.click(await button(t('accounts.login.setUp')));
    const told = () => kernel.notifications.state.get().current?.text;
    await expect.poll(told).toBe(t('errors.client.unreachable'));
  });

  test('is switched on by a code of the app, which gets its secret as a picture, a link, in letters and a copy', async () => {
    ownLogin.set(own('silent'));
    const { user } = await open();
    await screen.findByRole('img', { name: t('accounts.login.qr') });
    screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    const link = screen.getByRole('link', { name: t('accounts.login.openApp') });
    expect(link.getAttribute('href')).toBe(
      `otpauth://totp/localhost:aut%40example.org?secret=${SECRET}&issuer=localhost`,
    );
    await user.click(await button(t('words.copy')));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await screen.findByText(t('words.copied'));
    await user.type(screen.getByLabelText(t('accounts.login.code')), '123 456');
    await user.click(await button(t('accounts.login.switchOn')));
    await screen.findByText(t('accounts.login.on'));
    expect(asked).toEqual([
      ['AssociateSoftwareToken', { AccessToken: 'own-token' }],
      ['VerifySoftwareToken', { AccessToken: 'own-token', UserCode: '123456' }],
      [
        'SetUserMFAPreference',
        {
          AccessToken: 'own-token',
          SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
        },
      ],
    ]);
    expectFocus();
    // The right is used up.
    expect(ownLogin.get()).toBeNull();
  });

  test('stays off with a wrong code, which is told at its field', async () => {
    ownLogin.set(own('silent'));
    const { user } = await open();
    const field = await screen.findByLabelText(t('accounts.login.code'));
    await user.type(field, '000000');
    await user.click(await button(t('accounts.login.switchOn')));
    await screen.findAllByText(t('errors.client.wrongCode'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(asked).toHaveLength(2);
  });

  test('may stay off: who cancels is back where it was offered, without the right', async () => {
    ownLogin.set(own('silent'));
    const { user } = await open();
    await user.click(await button(t('action.cancel')));
    await button(t('accounts.login.setUp'));
    expectFocus();
    expect(ownLogin.get()).toBeNull();
  });

  test('leads on to the account that needed it by a sign-in with it, or is left to later by signing out', async () => {
    isUsed = false;
    ownLogin.set(own('silent'));
    const { user, kernel } = await open({ session: createValue<SessionState>(led) });
    const logIn = vi.spyOn(kernel.session, 'logIn');
    expect(screen.queryByText(t('accounts.login.unused'))).toBeNull();
    screen.getByText(t('accounts.login.needed'));
    const logOut = vi.spyOn(kernel.session, 'logOut');
    await user.click(await button(t('session.logOut')));
    expect(logOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading', { name: t('accounts.login.password') })).toBeNull();
    await user.type(await screen.findByLabelText(t('accounts.login.code')), '123456');
    await user.click(await button(t('accounts.login.switchOn')));
    await screen.findByText(t('accounts.login.unused'));
    await user.click(await button(t('session.again')));
    expect(logIn.mock.calls).toEqual([['/', 'de-DE', 'again']]);
  });
});

describe('a second factor that is on', () => {
  test.each([null, own('silent')])('is changed only after password and code: %j', async (held) => {
    factor = 'on';
    ownLogin.set(held);
    const { user, kernel } = await open();
    const logIn = vi.spyOn(kernel.session, 'logIn');
    expect(screen.queryByRole('button', { name: t('accounts.login.switchOff') })).toBeNull();
    await user.click(await button(t('action.change')));
    expect(logIn.mock.calls).toEqual([['/', 'de-DE', 'fresh']]);
    expect(asked).toEqual([]);
  });

  test('goes to another app then, or is switched off, with a word about what follows', async () => {
    factor = 'on';
    ownLogin.set(own('fresh'));
    const { user } = await open();
    await user.click(await button(t('accounts.login.newApp')));
    await screen.findByRole('img', { name: t('accounts.login.qr') });
    expectFocus();
    await user.click(await button(t('action.cancel')));
    await screen.findByText(t('accounts.login.offNeeded'));
    asked.length = 0;
    await user.click(await button(t('accounts.login.switchOff')));
    await screen.findByText(t('accounts.login.off'));
    expectFocus();
    expect(asked.map(([name]) => name)).toEqual(['SetUserMFAPreference']);
  });

  test('says when the right to change it has ended', async () => {
    factor = 'on';
    refusal = 'NotAuthorizedException';
    ownLogin.set(own('fresh'));
    const { user } = await open();
    await user.click(await button(t('accounts.login.switchOff')));
    expect((await screen.findByRole('alert')).textContent).toContain(
      t('errors.client.ownLoginOver'),
    );
  });
});

test('people of an identity provider read where their login is managed', async () => {
  factor = 'elsewhere';
  await open();
  await screen.findByText(t('accounts.login.elsewhere'));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

describe('the wishes of a person', () => {
  const settings = t('profile.settings');
  const openFor = (role: 'ADM' | 'AUT') =>
    open({
      account: accountOf(role, 'person'),
      answers: {
        'POST auth/domain/secondfactor': () => ({ secondFactor: factor, isUsed, isNeeded: false }),
        'GET livestock/settings/get': () => DEFAULT_SETTINGS,
        'POST livestock/settings/update': ({ settings: change }) =>
          Settings.parse({ ...DEFAULT_SETTINGS, ...change }),
      },
    });

  test('stand here for administrators, who have no profile', async () => {
    const { user, calls } = await openFor('ADM');
    const section = within(await screen.findByRole('region', { name: settings }));
    await user.click(await section.findByRole('radio', { name: t('profile.timeFormat.24') }));
    await user.click(section.getByRole('button', { name: starting('action.save') }));
    await section.findByText(t('words.saved'));
    expect(calls.find(({ name }) => name.endsWith('settings/update'))?.input).toMatchObject({
      settings: { timeFormat: '24' },
    });
  });

  test('stand in the profile of everybody else', async () => {
    await openFor('AUT');
    await button(t('accounts.login.setUp'));
    expect(screen.queryByRole('region', { name: settings })).toBeNull();
  });
});
