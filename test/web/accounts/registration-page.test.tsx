import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { ending, starting, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { RegistrationPage } from '#web/features/accounts/registration/registration-page.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const body = accountOf('INS', 'Kontrolle Süd', { staticData: { code: 'DE-ÖKO-006' } });
const other = accountOf('INS', 'Ähren-Kontrolle', { staticData: { code: 'DE-ÖKO-001' } });
const farm = accountOf('AGR', 'Biohof Muster');
const NUMBER = 'de by 006 12345 a';
const signedOn = () =>
  createValue<SessionState>({ status: 'guest', ended: false, hasSignOn: true });

function open(more: Answers = {}, world: PageWorld = {}) {
  const answers: Answers = {
    'POST search/search/execute': () => ({ items: [body, other], next: null }),
    'POST livestock/register/agr': () => farm,
    ...more,
  };
  return renderPage(<RegistrationPage />, {
    session: signedOn(),
    address: '/register',
    ...world,
    answers,
  });
}

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /Kontrollstelle/ }),
    'DE-ÖKO-006 Kontrolle Süd',
  );
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  fill(/Postleitzahl/, ' 84028 ');
  fill(/Kontrollnummer/, NUMBER);
}
const send = () => screen.getByRole('button', { name: t('menu.RegistrationAgr') });

test('before the sign-on a guest reads what is needed; signing in comes back here', async () => {
  const page = await open(
    {},
    {
      session: createValue<SessionState>({
        status: 'guest',
        ended: false,
        hasSignOn: false,
      }),
    },
  );
  const logIn = vi.spyOn(page.kernel.session, 'logIn');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    t('accounts.register.way.farm'),
    t('accounts.register.way.seller'),
    t('role.INS'),
    t('words.citycode'),
    t('words.controlNumber'),
  ]);
  expect(screen.getByRole('figure').textContent).toContain('DE-BY-006-12345-A');
  expect(screen.queryByRole('textbox')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: t('words.signInAndGoOn') }));
  expect(logIn).toHaveBeenCalledOnce();
});

test('the confirmed offices of the country are offered, sorted by name', async () => {
  const waiting = accountOf('INS', 'Bio-Prüfung', {
    staticData: { confirmedByAdminOn: undefined },
  });
  const items = [body, waiting, other];
  const { calls } = await open({ 'POST search/search/execute': () => ({ items, next: null }) });
  const select = await screen.findByRole('combobox', { name: /Kontrollstelle/ });
  expect([...select.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    t('words.choose'),
    'DE-ÖKO-001 Ähren-Kontrolle',
    'DE-ÖKO-006 Kontrolle Süd',
  ]);
  expect(calls[0]?.input).toMatchObject({
    entityClass: 'account',
    attributeFilter: {
      $and: [
        { field: 'staticData.role', comparison: 'eq', value: 'INS' },
        { field: 'staticData.country', comparison: 'eq', value: testId('country') },
      ],
    },
  });
});

test('three answers, with the number as it was read, register, go into the account and lead Home; what was typed is sent with the proof of who signed in', async () => {
  const page = await open();
  const switchAccount = vi.spyOn(page.kernel.session, 'switchAccount');
  await fillIn(page);
  screen.getByText(t('accounts.numberRead', { number: 'DE-BY-006-12345-A' }));
  screen.getByText(t('accounts.register.told'));
  await page.user.click(send());
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(page.calls.at(-1)).toEqual({
    name: 'POST livestock/register/agr',
    input: {
      insId: body.id,
      citycode: '84028',
      controlNumber: NUMBER,
      country: testId('country'),
      uiLocale: 'de_DE',
      token: 'sso-token',
    },
  });
  expect(switchAccount).toHaveBeenCalledWith(farm.id);
});

test('gaps and a number that cannot be one are told before anything is sent', async () => {
  const { user, calls } = await open();
  await user.type(await screen.findByRole('textbox', { name: /Kontrollnummer/ }), '12');
  await user.click(send());
  expect(
    screen
      .getAllByRole('link')
      .slice(2)
      .map((link) => link.textContent),
  ).toEqual([
    `${t('role.INS')}: ${t('errors.fields.required')}`,
    `${t('words.citycode')}: ${t('errors.fields.required')}`,
    `${t('words.controlNumber')}: ${t('accounts.wrongNumber', { example: 'DE-BY-006-12345-A' })}`,
  ]);
  expect(calls.map(({ name }) => name)).toEqual(['POST search/search/execute']);
});

test('a sign-in that has ended meanwhile is not sent but said', async () => {
  const page = await open();
  const expired = new ApiError({ code: 'accounts.expired', message: 'expired', status: 401 });
  vi.spyOn(page.kernel.session, 'withProof').mockRejectedValue(expired);
  await fillIn(page);
  await page.user.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain(t('statistic.lapsedWord'));
  expect(page.calls.map(({ name }) => name)).not.toContain('POST livestock/register/agr');
});

test('a country without control bodies says so', async () => {
  await open({ 'POST search/search/execute': () => ({ items: [], next: null }) });
  expect(
    await screen.findByRole('heading', {
      name: t('accounts.register.noControlBody'),
    }),
  ).not.toBeNull();
});

test('a seller gives name and address, is told which field the server refuses, and goes on to the terms of service', async () => {
  const code = 'fields.wrongFormat';
  const refused = new FakeFailure(422, 'kernel.invalidInput', 'invalid input', [
    { path: 'userData.address.phone', code, message: 'wrong format' },
  ]);
  const page = await open(
    {
      'POST auth/domain/register': ({ userData }) => {
        if (userData?.address?.phone) throw refused;
        return accountOf('SUP', 'Brüterei Nord');
      },
    },
    { address: '/register?as=seller' },
  );
  await page.user.click(send());
  expect(
    screen
      .getAllByRole('link')
      .slice(2)
      .map((link) => link.textContent),
  ).toEqual([
    `${t('profile.address.name')}: ${t('errors.fields.required')}`,
    'Postleitzahl: Dieses Feld muss ausgefüllt werden.',
    'Ort: Dieses Feld muss ausgefüllt werden.',
  ]);
  const type = (field: RegExp, text: string) =>
    page.user.type(screen.getByRole('textbox', { name: field }), text);
  await type(/Name/, 'Brüterei Nord');
  await type(/Postleitzahl/, '24103');
  await type(/Ort/, 'Kiel');
  await type(starting('words.phone'), '0431 (Maria)');
  await page.user.click(send());
  await screen.findByRole('link', { name: ending(`errors.${code}`) });
  const phone = screen.getByRole('textbox', { name: starting('words.phone') });
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await page.user.clear(phone);
  await page.user.click(send());
  await waitFor(() => expect(page.address()).toBe('/terms/agr'));
  expect(page.calls.findLast(({ name }) => name === 'POST auth/domain/register')?.input).toEqual({
    userData: {
      name: 'Brüterei Nord',
      country: testId('country'),
      address: { citycode: '24103', city: 'Kiel' },
      uiLocale: 'de_DE',
    },
    token: 'sso-token',
  });
});

test('a farm that somebody uses leads to both ways in, and back; a wrong code is said, that from its mail registers, and a hook decides where that leads', async () => {
  const facts = {
    insId: body.id,
    citycode: '84028',
    controlNumber: NUMBER,
    country: testId('country'),
    token: 'sso-token',
  };
  const page = await open({
    'POST livestock/register/agr': (input) => {
      const code = 'code' in input && input.code;
      if (code === '123456') return farm;
      throw code
        ? new FakeFailure(422, 'mail.wrongCode')
        : new FakeFailure(409, 'accounts.farmInUse');
    },
    'POST livestock/register/agrcode': () => ({ expires: '2026-03-02T08:30:00.000Z' }),
  });
  page.kernel.redirects.set('afterRegistration', { route: '/terms/agr', once: true });
  await fillIn(page);
  await page.user.click(send());
  const title = t('errors.accounts.farmInUse');
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  expect(document.activeElement).toBe(heading);
  expect(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual([t('accounts.inUse.invitation'), t('accounts.inUse.code')]);
  await page.user.click(screen.getByRole('button', { name: t('accounts.inUse.back') }));
  expect(screen.getByRole('textbox', { name: /Postleitzahl/ })).toHaveProperty('value', ' 84028 ');
  await page.user.click(send());
  await page.user.click(await screen.findByRole('button', { name: t('words.codeSend') }));
  const field = await screen.findByRole('textbox', { name: t('accounts.inUse.codeField') });
  expect(page.calls.at(-1)).toEqual({ name: 'POST livestock/register/agrcode', input: facts });
  await page.user.type(field, '000000');
  await page.user.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.mail.wrongCode'));
  await page.user.clear(field);
  await page.user.type(field, '123 456');
  await page.user.click(send());
  await waitFor(() => expect(page.address()).toBe('/terms/agr'));
  expect(page.calls.at(-1)?.input).toEqual({ ...facts, uiLocale: 'de_DE', code: '123456' });
});
