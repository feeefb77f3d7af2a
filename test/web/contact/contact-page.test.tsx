import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { signedIn } from '#test/web/signed-in.ts';
import { ContactPage } from '#web/features/contact/contact-page.tsx';
import { GUEST, type SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const SEND = 'POST livestock/notify/contactrequest';
const farm = accountOf('AGR', 'Biohof Muster', {
  userData: {
    controlNumber: '1234567890',
    address: { email: 'hof@example.org', phone: '+49 871 1' },
    emails: [
      { email: 'alt@example.org', status: 'expired' },
      { email: 'post@example.org', status: 'verified' },
    ],
  },
});
const open = (world: PageWorld = {}, answers: Answers = {}) =>
  renderPage(<ContactPage />, {
    address: '/contact',
    ...world,
    answers,
  });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const chosenSubject = () =>
  screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent;
const FIELDS = [/Name/, /E-Mail/, /Telefon/, /Kontrollnummer/];

const MESSAGE = 'Wo finde ich ihn?';

test('a guest finds the form empty, who is signed in finds it filled in', async () => {
  const guest = await open();
  expect(FIELDS.map((name) => field(name).value)).toEqual(['', '', '', '']);
  guest.unmount();
  await open({ account: farm });
  expect(FIELDS.map((name) => field(name).value)).toEqual([
    'Biohof Muster',
    'post@example.org',
    '+49 871 1',
    '123-456-7890',
  ]);
});

test('who misses a breed finds subject and message begun', async () => {
  await open({ address: '/contact?animals=Rinder&breed=Pinzgauer' });
  expect(field(/Nachricht/).value).toBe(
    t('accounts.contact.missingBreed', { animals: 'Rinder', breed: 'Pinzgauer' }),
  );
  expect(chosenSubject()).toBe(t('accounts.contact.subject.offers'));
});

test('a subject that is chosen stays in another language of the site', async () => {
  const { user, texts } = await open();
  const requests = t('menu.RequestList');
  await user.selectOptions(screen.getByRole('combobox'), requests);
  expect(chosenSubject()).toBe(requests);
  await act(() => texts.setLocale('en_GB'));
  expect(chosenSubject()).toBe('Requests');
});

test('a message that is being written stays when the session ends', async () => {
  const session = createValue<SessionState>(signedIn(farm));
  const { user } = await open({ session });
  await user.type(field(/Nachricht/), MESSAGE);
  act(() => session.set({ ...GUEST, ended: true }));
  expect(field(/Nachricht/).value).toBe(MESSAGE);
});

test('gaps and a wrong address are told before a message is sent', async () => {
  const { user, calls } = await open();
  await user.type(field(/E-Mail/), 'hof@');
  await user.type(field(/Nachricht/), 'kurz');
  await user.click(screen.getByRole('button', { name: t('accounts.contact.send') }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    `${t('accounts.contact.name')}: ${t('errors.fields.required')}`,
    `${t('words.email')}: ${t('words.emailWrong')}`,
    `${t('accounts.contact.subject')} ${t('errors.fields.required')}`,
    `${t('accounts.contact.message')}: ${t('errors.fields.tooShort', { limit: 10 })}`,
  ]);
  expect(calls.filter(({ name }) => name === SEND)).toEqual([]);
});

test('a message that could not be sent stays in the form and says so; sent for the country, without what was left empty, it has its answer promised, and what the mails call it', async () => {
  let isDown = true;
  const page = await open(
    {},
    {
      [SEND]: () => {
        if (isDown) throw new FakeFailure(503, 'contact.notSent');
        return { reference: '0A1B2C3D', workingDays: 5 };
      },
    },
  );
  await page.user.type(field(/Name/), 'Eva Muster');
  await page.user.type(field(/E-Mail/), 'eva@example.org');
  await page.user.selectOptions(
    screen.getByRole('combobox', { name: /Worum geht es/ }),
    t('menu.RequestList'),
  );
  await page.user.type(field(/Nachricht/), MESSAGE);
  const send = screen.getByRole('button', { name: t('accounts.contact.send') });
  await page.user.click(send);
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.kernel.unavailable'));
  expect(field(/Nachricht/).value).toBe(MESSAGE);
  isDown = false;
  await page.user.click(send);
  expect(await screen.findByRole('heading', { name: t('accounts.contact.sent') })).not.toBeNull();
  expect(screen.getByText(t('accounts.contact.sentText', { days: '5' }))).not.toBeNull();
  expect(screen.getByText('0A1B2C3D').closest('p')?.textContent).toBe(
    t('accounts.contact.reference', { reference: '0A1B2C3D' }),
  );
  expect(page.calls.findLast(({ name }) => name === SEND)?.input).toEqual({
    name: 'Eva Muster',
    email: 'eva@example.org',
    subject: t('menu.RequestList'),
    message: MESSAGE,
    country: testId('country'),
    language: 'de_DE',
  });
});
