import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { countryOf } from '#test/web/test-country.ts';
import { accepted, openProfile as open, sale, section, taking } from './profile-stage.tsx';

const sections = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

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
      'Einstellungen',
      'Sprache',
      'Anmeldung und Konto',
    ]);
  });

  test('where a country has no requests, nothing is kept about them', async () => {
    await open(accountOf('INS', 'ins'), {}, { given: countryOf({ usesRequestSystem: false }) });
    expect(sections()).toEqual([
      'Kontakt',
      'E-Mail-Adressen',
      'Einstellungen',
      'Sprache',
      'Anmeldung und Konto',
    ]);
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
