import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { ProfilePage } from '#web/features/accounts/profile/profile-page.tsx';
import type { SessionState } from '#web/kernel/session/session.ts';
import { createValue } from '#web/kernel/value.ts';

const CATTLE = testId('cattle');
const country = countryOf({ enabledAnimals: [CATTLE] });
const label = (text: string) => [{ lang: 'de_DE' as const, label: text }];
const location = {
  id: testId('farm'),
  internalName: 'Hofstelle',
  isDefault: true,
  address: {
    citycode: '4020',
    city: 'Linz',
    region: testId('region'),
    geoPosition: { lat: 48.306, lon: 14.286 },
  },
};
const sale: Account['userData']['supData'][number] = {
  country: country.id,
  locationsOfSale: [location],
  animalkindsSold: [CATTLE],
  associations: [],
  activityWarningsMailsSent: 0,
  confirmedAllLocationsOfSale: false,
};
const accepted = {
  supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z', tosVersion: 'revision 1' },
};

const answers: Answers = {
  'POST search/search/ids': ({ ids = [] }) => ({
    items: [country, entityOf('animalkind', { labels: label('Rinder') }, 'cattle')].filter((one) =>
      ids.includes(one.id),
    ),
    missing: [],
  }),
  'POST search/search/execute': () => ({ items: [], next: null }),
  'GET livestock/settings/get': () => ({
    timeFormat: 'auto',
    keyboardShortcuts: true,
    density: 'comfortable',
    requests: {},
  }),
};

async function open(account: Entity<Account>, more: Answers = {}, given = country) {
  const session = createValue<SessionState>({
    status: 'signedIn',
    user: 'person',
    account,
    accounts: [],
    roles: accountRoles(account.data),
  });
  const page = await renderPage(<ProfilePage />, {
    answers: { ...answers, ...more },
    session,
    account,
    country: given,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, session };
}

/** A server that takes a change of the profile, and counts revisions. */
const taking = (account: Entity<Account>): Answers => ({
  'POST auth/account/updateaccount': ({ userData }) => ({
    ...account,
    rev: account.rev + 1,
    data: { ...account.data, userData: { ...account.data.userData, ...userData } },
  }),
});
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('each role keeps what its profile features name', () => {
  test.each([
    ['a farmer', accountOf('AGR', 'farm'), ['Kontakt', 'Standorte', 'Tierarten und Lieferung']],
    [
      'a farmer who sells',
      accountOf('AGR', 'farm', accepted),
      ['Kontakt', 'E-Mail-Adressen', 'Standorte', 'Tierarten und Lieferung', 'Logo'],
    ],
    [
      'a supplier',
      accountOf('SUP', 'supplier'),
      ['Kontakt', 'E-Mail-Adressen', 'Standorte', 'Tierarten und Lieferung', 'Logo'],
    ],
    ['a control body', accountOf('INS', 'ins'), ['Kontakt', 'E-Mail-Adressen']],
    ['an authority', accountOf('AUT', 'aut'), ['Kontakt', 'E-Mail-Adressen']],
    ['an association', accountOf('ASO', 'aso'), ['Kontakt', 'E-Mail-Adressen']],
  ])('%s', async (_, account, own) => {
    await open(account);
    await screen.findByRole('radio', { name: 'Wie in der Sprache üblich' });
    if (own.includes('Standorte')) await screen.findByRole('heading', { name: 'Standorte' });
    expect(sections()).toEqual([
      ...own,
      'Ordner für Anträge',
      'Mails zu Anträgen',
      'Anzeige',
      'Anmeldung und Konto',
    ]);
  });

  test('where a country has no requests, nothing is kept about them', async () => {
    await open(accountOf('INS', 'ins'), {}, countryOf({ usesRequestSystem: false }));
    expect(sections()).toEqual(['Kontakt', 'E-Mail-Adressen', 'Anzeige', 'Anmeldung und Konto']);
  });
});

test('what is missing stands on top and leads to the section that mends it', async () => {
  const account = accountOf('SUP', 'supplier', {
    userData: { supData: [{ ...sale, locationsOfSale: [] }] },
  });
  const { user } = await open(account);
  expect(screen.getByText('Hier fehlen noch 3 Dinge')).toBeTruthy();
  await screen.findByRole('heading', { name: 'Standorte' });
  await user.click(screen.getByRole('link', { name: 'Einen Standort mit Adresse anlegen' }));
  expect(document.activeElement?.textContent).toBe('Standorte');
  expect(
    screen.getByRole('link', { name: 'Die Nutzungsbedingungen annehmen' }).getAttribute('href'),
  ).toBe('/terms/agr');
});

test('nothing missing, nothing said', async () => {
  const address = { phone: '0316 123456' };
  const emails = [{ email: 'a@example.org', status: 'verified' as const }];
  await open(
    accountOf('SUP', 'supplier', { ...accepted, userData: { address, emails, supData: [sale] } }),
  );
  expect(screen.queryByText(/fehl(t|en) noch/)).toBeNull();
});

describe('contact', () => {
  test('saves only its own part, on the revision that is shown, and says so beside the button', async () => {
    const account = accountOf('INS', 'ins', {
      userData: { address: { city: 'Bonn', region: testId('region') }, contact: 'A. Muster' },
    });
    const { user, calls, session } = await open(account, taking(account));
    await user.type(section('Kontakt').getByRole('textbox', { name: 'Telefon' }), '0228 1');
    await user.click(screen.getByRole('button', { name: /^Speichern ?Kontakt$/ }));
    expect(await section('Kontakt').findByText('Gespeichert')).toBeTruthy();
    expect(calls.find(({ name }) => name.endsWith('account/updateaccount'))?.input).toEqual({
      rev: 1,
      userData: { contact: 'A. Muster', address: { city: 'Bonn', phone: '0228 1' } },
    });
    expect(session.get()).toMatchObject({ account: { rev: 2 } });
  });

  test('a refusal of the server stands at its field and in the summary', async () => {
    const { user } = await open(accountOf('INS', 'ins'), {
      'POST auth/account/updateaccount': () => {
        throw new FakeFailure(422, 'kernel.invalidInput', 'invalid', [
          { path: 'userData.address.phone', code: 'fields.wrongFormat', message: 'wrong' },
        ]);
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Telefon' }), 'keins');
    await user.click(screen.getByRole('button', { name: /^Speichern ?Kontakt$/ }));
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByRole('link').textContent).toBe(
      'Diese Angabe hat nicht die richtige Form.',
    );
    const phone = screen.getByRole('textbox', { name: 'Telefon' });
    expect(phone.getAttribute('aria-invalid')).toBe('true');
  });

  test('somebody else was faster: what was typed stays, and is saved on the newest state', async () => {
    const account = accountOf('INS', 'ins');
    let isFirst = true;
    const { user, calls } = await open(account, {
      'POST auth/account/updateaccount': (input) => {
        if (!isFirst) return { ...account, rev: input.rev + 1 };
        isFirst = false;
        throw new FakeFailure(409, 'entities.revConflict');
      },
      'GET auth/account/getaccount': () => ({ ...account, rev: 7, tosOutdated: false }),
    });
    await user.type(screen.getByRole('textbox', { name: 'Ort' }), 'Bonn');
    await user.click(screen.getByRole('button', { name: /^Speichern ?Kontakt$/ }));
    await user.click(await screen.findByRole('button', { name: 'Neuesten Stand laden' }));
    await screen.findByText(/Der neueste Stand ist geladen/);
    await user.click(screen.getByRole('button', { name: /^Speichern ?Kontakt$/ }));
    await section('Kontakt').findByText('Gespeichert');
    expect(calls.at(-1)?.input).toEqual({
      rev: 7,
      userData: { contact: '', address: { city: 'Bonn' } },
    });
  });
});

describe('e-mail addresses', () => {
  const withEmail = (status: Account['userData']['emails'][number]['status']) =>
    accountOf('INS', 'ins', { userData: { emails: [{ email: 'a@example.org', status }] } });
  const waiting = { status: 'pending' as const, expired: false, expires: null };

  test.each([
    ['open', 'Nicht bestätigt', 'Code senden a@example.org'],
    ['verified', 'Bestätigt', undefined],
    ['rejected', 'Abgelehnt', 'Neuen Code senden a@example.org'],
    ['expired', 'Code abgelaufen', 'Neuen Code senden a@example.org'],
  ] as const)('%s: the status in words, and what to do next', async (status, words, action) => {
    await open(withEmail(status));
    const part = section('E-Mail-Adressen');
    expect(part.getByText(words)).toBeTruthy();
    const names = part.getAllByRole('button').map((one) => one.textContent);
    expect(names).toEqual([...(action ? [action] : []), 'Entfernen a@example.org', 'Hinzufügen']);
  });

  test('a code that has run out is no code that is waited for', async () => {
    await open(withEmail('pending'), {
      'POST mailer/verification/check': () => ({ ...waiting, expired: true }),
    });
    expect(await section('E-Mail-Adressen').findByText('Code abgelaufen')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Code für a@example.org' })).toBeNull();
  });

  test('a code is sent, can be pasted with a space, and verifies the address', async () => {
    let account = withEmail('open');
    const { user, calls } = await open(account, {
      'POST mailer/verification/request': () => {
        account = { ...withEmail('pending'), rev: 2 };
        return waiting;
      },
      'POST mailer/verification/check': () => waiting,
      'POST mailer/verification/complete': () => {
        account = { ...withEmail('verified'), rev: 3 };
        return { status: 'verified', expired: false, expires: null };
      },
      'GET auth/account/getaccount': () => ({ ...account, tosOutdated: false }),
    });
    await user.click(screen.getByRole('button', { name: /^Code senden/ }));
    const field = await screen.findByRole('textbox', { name: 'Code für a@example.org' });
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.getByText(/^Noch einmal senden in \d+ Sekunden$/)).toBeTruthy();
    await user.click(field);
    await user.paste('123 456');
    await user.click(screen.getByRole('button', { name: 'Bestätigen' }));
    expect(await section('E-Mail-Adressen').findByText('Bestätigt')).toBeTruthy();
    expect(calls.find(({ name }) => name.endsWith('complete'))?.input).toEqual({
      email: 'a@example.org',
      code: '123456',
      accepted: true,
    });
  });

  test('a wrong code is refused at its field; too few digits are not even sent', async () => {
    const account = withEmail('pending');
    const { user, calls } = await open(account, {
      'POST mailer/verification/check': () => waiting,
      'POST mailer/verification/complete': () => {
        throw new FakeFailure(422, 'mail.wrongCode', 'Wrong verification code.');
      },
      'GET auth/account/getaccount': () => ({ ...account, tosOutdated: false }),
    });
    const field = await screen.findByRole('textbox', { name: 'Code für a@example.org' });
    await user.type(field, '12');
    await user.click(screen.getByRole('button', { name: 'Bestätigen' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(calls.some(({ name }) => name.endsWith('complete'))).toBe(false);
    await user.type(field, '3456');
    await user.click(screen.getByRole('button', { name: 'Bestätigen' }));
    await screen.findByText('Fehler:', { exact: false });
    expect(calls.filter(({ name }) => name.endsWith('complete'))).toHaveLength(1);
  });

  test('adding keeps the others and sends addresses only', async () => {
    const account = withEmail('verified');
    const { user, calls } = await open(account, taking(account));
    await user.type(
      screen.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' }),
      'b@example.org',
    );
    await user.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    await vi.waitFor(() =>
      expect(calls.at(-1)?.input).toEqual({
        rev: 1,
        userData: { emails: [{ email: 'a@example.org' }, { email: 'b@example.org' }] },
      }),
    );
  });

  test('what is no address is not sent', async () => {
    const { user, calls } = await open(withEmail('verified'));
    await user.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    expect(screen.getByText(/Geben Sie eine E-Mail-Adresse ein/)).toBeTruthy();
    expect(calls.some(({ name }) => name.endsWith('account/updateaccount'))).toBe(false);
  });
});

describe('folders', () => {
  const folder = { id: testId('folder'), label: 'Kühe' };
  const account = accountOf('INS', 'ins', { userData: { requestFolders: [folder] } });

  test('own ones are added, renamed and removed; the two of everybody are only named', async () => {
    const { user, calls } = await open(account, taking(account));
    const part = section('Ordner für Anträge');
    expect(part.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'In Bearbeitung',
      'Archiv',
    ]);
    await user.type(part.getByRole('textbox', { name: 'Name von Ordner 1' }), ' 2026');
    await user.click(part.getByRole('button', { name: 'Ordner hinzufügen' }));
    await user.type(part.getByRole('textbox', { name: 'Name von Ordner 2' }), 'Hennen');
    await user.click(screen.getByRole('button', { name: /^Speichern ?Ordner für Anträge$/ }));
    await part.findByText('Gespeichert');
    expect(calls.at(-1)?.input).toEqual({
      rev: 1,
      userData: {
        requestFolders: [{ id: folder.id, label: 'Kühe 2026' }, { label: 'Hennen' }],
      },
    });
  });

  test('one without a name is not sent; one with requests in it stays', async () => {
    const { user, calls } = await open(account, {
      'POST auth/account/updateaccount': () => {
        throw new FakeFailure(422, 'accounts.folderInUse', 'in use', [
          { path: 'userData.requestFolders', code: 'accounts.folderInUse', message: 'in use' },
        ]);
      },
    });
    const part = section('Ordner für Anträge');
    const save = screen.getByRole('button', { name: /^Speichern ?Ordner für Anträge$/ });
    await user.clear(part.getByRole('textbox'));
    await user.click(save);
    expect(calls.some(({ name }) => name.endsWith('account/updateaccount'))).toBe(false);
    await user.click(part.getByRole('button', { name: /^Entfernen/ }));
    await user.click(save);
    expect((await part.findAllByText(/In diesem Ordner/)).length).toBeGreaterThan(0);
  });
});

test('a person chooses how times are written, apart from the account', async () => {
  const { user, calls } = await open(accountOf('INS', 'ins'), {
    'POST livestock/settings/update': () => ({
      timeFormat: '24',
      keyboardShortcuts: true,
      density: 'comfortable',
      requests: {},
    }),
  });
  await user.click(await screen.findByRole('radio', { name: '24 Stunden (13:07)' }));
  await user.click(screen.getByRole('button', { name: /^Speichern ?Anzeige$/ }));
  await section('Anzeige').findByText('Gespeichert');
  expect(calls.at(-1)).toEqual({
    name: 'POST livestock/settings/update',
    input: { settings: { timeFormat: '24' } },
  });
});

test('leaving the account tells the consequences first; it leaves only when confirmed', async () => {
  const { user, calls } = await open(accountOf('INS', 'ins'), {
    'POST auth/account/unregisterwithaccount': () => ({}),
  });
  const isLeft = () => calls.some(({ name }) => name.endsWith('unregisterwithaccount'));
  await user.click(screen.getByRole('button', { name: 'Konto verlassen' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  expect(isLeft()).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Konto verlassen', hidden: true }));
  await vi.waitFor(() => expect(isLeft()).toBe(true));
});
