import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import { DEFAULT_SETTINGS } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { counting, starting, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { countryOf } from '#test/web/test-country.ts';
import {
  accepted,
  openProfile as open,
  sale,
  saveButton,
  section,
  taking,
} from './profile-stage.tsx';

const isOpen = (title: string) => section(title).getByRole('group').hasAttribute('open');
const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('a section is folded to a summary of its answers; the address that names it unfolds it', async () => {
  const account = accountOf('AGR', 'farm', { userData: { contact: 'Erika Wiesner' } });
  await open(account, {}, { address: '/profile#folders' });
  section(t('contact.details')).getByText('Erika Wiesner');
  expect(isOpen(t('contact.details'))).toBe(false);
  expect(isOpen(t('profile.folders'))).toBe(true);
});

describe('each role keeps what its profile features name', () => {
  test.each([
    ['a farmer', accountOf('AGR', 'farm'), ['Kontakt', 'Standorte', t('profile.delivery')]],
    [
      'a farmer who sells',
      accountOf('AGR', 'farm', accepted),
      ['Kontakt', 'E-Mail-Adressen', 'Standorte', t('profile.delivery'), 'Logo'],
    ],
    ['an office', accountOf('AUT', 'aut'), ['Kontakt', 'E-Mail-Adressen']],
  ])('%s', async (_, account, own) => {
    await open(account);
    await screen.findByRole('radio', { name: t('profile.timeFormat.auto') });
    if (own.includes('Standorte'))
      await screen.findByRole('heading', { name: t('profile.locations') });
    expect(sections()).toEqual([
      ...own,
      t('profile.folders'),
      t('profile.mails'),
      ...(hasProfileFeature(accountRoles(account.data), 'peopleShown')
        ? [t('profile.people')]
        : []),
      t('profile.settings'),
      t('language.label'),
      t('accounts.contact.subject.account'),
    ]);
  });

  test('where a country has no requests, nothing is kept about them', async () => {
    await open(accountOf('INS', 'ins'), {}, { given: countryOf({ usesRequestSystem: false }) });
    expect(sections()).toEqual([
      t('contact.details'),
      t('profile.emails'),
      t('profile.people'),
      t('profile.settings'),
      t('language.label'),
      t('accounts.contact.subject.account'),
    ]);
  });
});

describe('that mails to the address of the account do not arrive', () => {
  const rejected = { email: 'Hof@example.org', status: 'rejected' as const };
  const withAddress = (email: string, more: object = {}) => ({
    ...more,
    userData: { address: { email }, emails: [rejected] },
  });
  test.each([
    ['is told to a farmer', accountOf('AGR', 'farm', withAddress('hof@example.org')), true],
    [
      'is over when mails are tried again',
      accountOf('AGR', 'farm', withAddress('hof@example.org')),
      false,
    ],
    [
      'is not told of another address',
      accountOf('AGR', 'farm', withAddress('new@example.org')),
      false,
    ],
    [
      'is left to the list of who can verify addresses',
      accountOf('INS', 'ins', withAddress('hof@example.org')),
      false,
    ],
  ])('%s', async (name, account, isTold) => {
    const isRejected = !name.startsWith('is over');
    await open(account, {
      'GET auth/account/getaccount': () => ({
        ...account,
        tosOutdated: false,
        mailsRejected: isRejected,
      }),
    });
    await screen.findByRole('radio', { name: t('profile.timeFormat.auto') });
    const told = screen.queryAllByText(t('errors.accounts.addressRejected'));
    if (isTold) await screen.findByText(t('errors.accounts.addressRejected'));
    else expect(told).toEqual([]);
  });
});

test('what is missing stands on top and leads to the section that mends it', async () => {
  const account = accountOf('SUP', 'supplier', {
    userData: { supData: [{ ...sale, locationsOfSale: [] }] },
  });
  const { user } = await open(account);
  expect(screen.getByText(t('profile.missing', { count: 3 }))).toBeTruthy();
  await screen.findByRole('heading', { name: t('profile.locations') });
  await user.click(screen.getByRole('link', { name: t('profile.task.addLocation') }));
  expect(document.activeElement?.textContent).toBe(t('profile.locations'));
  expect(isOpen(t('profile.locations'))).toBe(true);
  expect(
    screen.getByRole('link', { name: t('profile.task.acceptTerms') }).getAttribute('href'),
  ).toBe('/terms/agr');
});

test('a location whose postal code has no region leads to whom to ask', async () => {
  const [location] = sale.locationsOfSale;
  const { region: _, ...address } = { ...location?.address };
  const locationsOfSale = [{ ...location, address }] as typeof sale.locationsOfSale;
  await open(
    accountOf('SUP', 'supplier', { userData: { supData: [{ ...sale, locationsOfSale }] } }),
  );
  const link = screen.getByRole('link', { name: t('profile.askForRegion') });
  expect(link.getAttribute('href')).toBe('/contact');
});

test('nothing missing, nothing said', async () => {
  const address = { phone: '0316 123456' };
  const emails = [{ email: 'a@example.org', status: 'verified' as const }];
  await open(
    accountOf('SUP', 'supplier', { ...accepted, userData: { address, emails, supData: [sale] } }),
  );
  expect(screen.queryByText(counting('profile.missing'))).toBeNull();
});

test('a farmer on the site of another country reads what is missing at home', async () => {
  const home = { ...countryOf({ usesRequestSystem: true }), id: testId('home') };
  const [location] = sale.locationsOfSale;
  const placed = (locationsOfSale: typeof sale.locationsOfSale) =>
    accountOf('AGR', 'farm', {
      staticData: { country: home.id },
      userData: { supData: [{ ...sale, country: home.id, locationsOfSale }] },
    });
  const answers: Answers = {
    'POST search/search/ids': ({ ids = [] }) => ({
      items: [home].filter(({ id }) => ids.includes(id)),
      missing: [],
    }),
  };
  const { unmount } = await open(placed(location ? [location] : []), answers);
  await screen.findByRole('heading', { name: 'Hofstelle' });
  expect(screen.queryByText(t('profile.task.addLocation'))).toBeNull();
  unmount();
  await open(placed([]), answers);
  await screen.findByRole('link', { name: t('profile.task.addLocation') });
});

describe('contact', () => {
  test('saves only its own part, on the revision that is shown, and says so beside the button', async () => {
    const account = accountOf('INS', 'ins', {
      userData: { address: { city: 'Bonn', region: testId('region') }, contact: 'A. Muster' },
    });
    const { user, calls, session } = await open(account, taking(account));
    await user.type(
      section(t('contact.details')).getByRole('textbox', { name: t('words.phone') }),
      '0228 1',
    );
    await user.click(saveButton('contact.details'));
    expect(await section(t('contact.details')).findByText(t('words.saved'))).toBeTruthy();
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
    await user.type(screen.getByRole('textbox', { name: t('words.phone') }), 'keins');
    await user.click(saveButton('contact.details'));
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByRole('link').textContent).toBe(t('errors.fields.wrongFormat'));
    const phone = screen.getByRole('textbox', { name: t('words.phone') });
    expect(phone.getAttribute('aria-invalid')).toBe('true');
  });

  test('somebody else was faster: what was typed stays, and is saved on the newest state', async () => {
    const account = accountOf('INS', 'ins');
    const theirs = accountOf('INS', 'ins', { userData: { address: { city: 'Köln' } } });
    let isFirst = true;
    const { user, calls } = await open(account, {
      'POST auth/account/updateaccount': (input) => {
        if (!isFirst) return { ...account, rev: input.rev + 1 };
        isFirst = false;
        throw new FakeFailure(409, 'entities.revConflict');
      },
      'GET auth/account/getaccount': () => ({
        ...theirs,
        rev: 7,
        tosOutdated: false,
        mailsRejected: false,
      }),
    });
    await user.type(screen.getByRole('textbox', { name: t('offers.supplierPlaces') }), 'Bonn');
    await user.click(saveButton('contact.details'));
    await user.click(await screen.findByRole('button', { name: t('words.reloadNewest') }));
    await screen.findByText(t('words.reloaded'));
    await user.click(saveButton('contact.details'));
    await section(t('contact.details')).findByText(t('words.saved'));
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
    const part = section(t('profile.folders'));
    expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      t('requests.view.noFolder'),
      t('requests.view.archived'),
    ]);
    await user.type(
      part.getByRole('textbox', { name: t('profile.folderName', { number: '1' }) }),
      ' 2026',
    );
    await user.click(part.getByRole('button', { name: t('profile.folderAdd') }));
    await user.type(
      part.getByRole('textbox', { name: t('profile.folderName', { number: '2' }) }),
      'Hennen',
    );
    await user.click(saveButton('profile.folders'));
    await part.findByText(t('words.saved'));
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
    const part = section(t('profile.folders'));
    const save = saveButton('profile.folders');
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
  await user.click(screen.getByRole('button', { name: t('profile.leave') }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  expect(isLeft()).toBe(false);
  await user.click(dialog.getByRole('button', { name: t('profile.leave'), hidden: true }));
  await waitFor(() => expect(isLeft()).toBe(true));
});

test('what an account holds is given as one file; a failure is told, and pressing again tries again', async () => {
  const account = accountOf('SUP', 'supplier');
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const searches = [{ name: 'Kühe', query: 'breed=1', mail: true }];
  const kept = entityOf('savedsearches', { owner: account.id, searches, secret: 'link' }, 'kept');
  const photo = entityOf('upload', { name: 'Kuh.jpg', owner: account.id }, 'photo');
  const you = { user: 'sso-1', name: 'Anna Muster', email: 'anna@example.org', joinedOn: null };
  let isDown = true;
  const { user, calls } = await open(account, {
    'GET auth/account/getaccount': () => {
      if (isDown) throw new FakeFailure(500, 'internal');
      return { ...account, tosOutdated: false, mailsRejected: false };
    },
    'GET auth/account/getusers': () => ({
      maxUsers: 5,
      used: 2,
      users: [
        { ...you, isYou: true },
        { ...you, user: 'sso-2', name: 'Bert Beispiel', isYou: false },
      ],
      former: [],
      invites: [],
    }),
    'POST search/search/execute': ({ entityClass }) => {
      const rows = { savedsearches: [kept], upload: [photo] };
      return { items: Reflect.get(rows, entityClass) ?? [], next: null };
    },
  });
  const part = section(t('accounts.contact.subject.account'));
  const button = part.getByRole('button', { name: t('profile.downloadData') });
  await user.click(button);
  await part.findByRole('alert');
  isDown = false;
  await user.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  expect(part.queryByRole('alert')).toBeNull();
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
    account: { ...account, tosOutdated: false, mailsRejected: false },
    you: { ...you, isYou: true },
    settings: DEFAULT_SETTINGS,
    savedSearches: searches,
    savedOffers: [],
    files: [photo],
  });
  const asked = calls
    .map(({ input }) => JSON.stringify(input))
    .filter((text) => /upload/.test(text));
  expect(asked.every((text) => text.includes(account.id))).toBe(true);
});

test('an office chooses how others see its people', async () => {
  const account = accountOf('AUT', 'aut');
  const { user, calls } = await open(account, taking(account));
  await user.click(screen.getByRole('radio', { name: t('profile.people.initials') }));
  await user.click(saveButton('profile.people'));
  await waitFor(() =>
    expect(calls.at(-1)?.input).toMatchObject({ userData: { peopleShown: 'initials' } }),
  );
});

test('what a colleague has saved in the same field meanwhile is told, and a new folder stays', async () => {
  const folder = { id: testId('folder'), label: 'Kühe' };
  const goats = { id: testId('goats'), label: 'Ziegen' };
  const pigs = { id: testId('pigs'), label: 'Schweine' };
  const account = accountOf('INS', 'ins', {
    userData: { requestFolders: [folder, goats, pigs] },
  });
  const theirs = { id: testId('theirs'), label: 'Schafe' };
  const renamed = { ...goats, label: 'Milchziegen' };
  const newer = {
    ...account,
    rev: 2,
    data: {
      ...account.data,
      userData: {
        ...account.data.userData,
        // One is new, one renamed, one removed.
        requestFolders: [folder, renamed, theirs],
      },
    },
  };
  const { user, calls, session } = await open(account, {
    'POST auth/account/updateaccount': () => ({ ...newer, rev: 3 }),
  });
  const part = section(t('profile.folders'));
  await user.type(part.getByDisplayValue('Kühe'), ' 2026');
  await user.click(part.getByRole('button', { name: t('profile.folderAdd') }));
  await user.type(part.getAllByRole('textbox').at(-1) as HTMLElement, 'Hennen');
  // Each quarter of an hour the session takes over the newest account with its new token.
  const now = session.get();
  if (now.status === 'signedIn') act(() => session.set({ ...now, account: newer }));
  await user.click(saveButton('profile.folders'));
  await part.findByText(t('errors.entities.revConflict'));
  expect(calls.map(({ name }) => name)).not.toContain('POST auth/account/updateaccount');
  await user.click(saveButton('profile.folders'));
  await part.findByText(t('words.saved'));
  expect(calls.at(-1)?.input).toEqual({
    rev: 2,
    userData: {
      requestFolders: [{ ...folder, label: 'Kühe 2026' }, renamed, { label: 'Hennen' }, theirs],
    },
  });
});

test('so is the same location of sale', async () => {
  const saleAt = (phone?: string) =>
    accountOf('SUP', 'seller', {
      userData: {
        supData: [
          {
            ...sale,
            locationsOfSale: sale.locationsOfSale.map((place) => ({
              ...place,
              address: { ...place.address, ...(phone !== undefined && { phone }) },
            })),
          },
        ],
      },
    });
  const newer = { ...saleAt('+49 89 1111'), rev: 2 };
  const { user, calls, session } = await open(saleAt(), {
    'POST auth/account/updateaccount': () => ({ ...newer, rev: 3 }),
  });
  await user.click(screen.getByRole('button', { name: starting('action.edit') }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const save = () => dialog.getByRole('button', { name: t('action.save'), hidden: true });
  await user.type(dialog.getByLabelText(starting('words.phone')), '+49 89 2222');
  const now = session.get();
  if (now.status === 'signedIn') act(() => session.set({ ...now, account: newer }));
  await user.click(save());
  await dialog.findByText(t('errors.entities.revConflict'));
  expect(calls.map(({ name }) => name)).not.toContain('POST auth/account/updateaccount');
  await user.click(save());
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ rev: 2 }));
});
