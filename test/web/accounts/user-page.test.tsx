import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { UserPage } from '#web/features/accounts/users/user-page.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';

const country = countryOf();
const admin = accountOf('ADM', 'Verwaltung');
const body = accountOf('INS', 'Kontrollstelle Rijeka', {
  staticData: { confirmedByAdminOn: '2026-01-05T08:00:00.000Z' },
});
const INVITE = testId('invite');
const NOW = Date.parse('2026-03-02T08:00:00.000Z');

const sale = {
  country: country.id,
  locationsOfSale: [],
  animalkindsSold: [],
  associations: [],
  activityWarningsMailsSent: 0,
  confirmedAllLocationsOfSale: false,
};

type Access = CallOutput<'GET auth/accountmanage/getaccess'>;
let access: Access;
beforeEach(() => {
  access = { maxUsers: 5, ssoUsers: [], joinings: [], signIns: [], invites: [] };
});

async function open(account: Entity<Account>, more: Answers = {}) {
  const answers: Answers = {
    'POST search/search/ids': ({ ids = [] }) => ({
      items: [account, admin].filter((entity) => ids.includes(entity.id)),
      missing: [],
    }),
    'POST search/search/execute': ({ entityClass }) => ({
      items: entityClass === 'country' ? [country] : [],
      next: null,
    }),
    'GET auth/accountmanage/getaccess': () => access,
    'GET eav/entity/gettimeline': () => ({
      items: [
        {
          rev: 2,
          updated: '2026-03-01T08:00:00.000Z',
          updatedBy: admin.id,
          changeset: 'deactivate',
          reason: 'Betrieb geschlossen',
        },
        {
          rev: 1,
          updated: '2026-02-01T08:00:00.000Z',
          updatedBy: 'system',
          changeset: 'create account',
        },
      ],
      next: null,
    }),
    'POST auth/accountmanage/updateaccount': () => account,
    'POST auth/accountmanage/redactaccount': () => account,
    'POST admin/tellEffects': () => ({ effects: [{ effect: 'offersHidden', count: 3 }] }),
    ...more,
  };
  const page = await renderPage(<UserPage />, {
    answers,
    account: admin,
    country,
    path: '/users/:id',
    address: `/users/${account.id}`,
    now: () => NOW,
  });
  await screen.findByRole('heading', { level: 1, name: account.data.staticData.name });
  await screen.findByRole('heading', { name: t('users.invites') });
  const inputsOf = (name: string) =>
    page.calls.filter((call) => call.name.endsWith(name)).map(({ input }) => input);
  return { ...page, inputsOf };
}
const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
const press = (name: string) => dialog().getByRole('button', { name, hidden: true });
const saveMemo = () => {
  const memo = within(screen.getByRole('region', { name: t('users.internal') }));
  return memo.getByRole('button', { name: inside('action.save') });
};
const farm = accountOf('AGR', 'Biohof Lindner');

test('an account that does not exist is said to, with the way to the list', async () => {
  await renderPage(<UserPage />, {
    answers: { 'POST search/search/ids': () => ({ items: [], missing: [] }) },
    account: admin,
    path: '/users/:id',
    address: `/users/${farm.id}`,
  });
  expect(await screen.findByRole('heading', { name: t('errors.entities.notFound') })).toBeTruthy();
  expect(screen.getByRole('link', { name: t('words.toList') }).getAttribute('href')).toBe('/users');
});

test('the history says what was decided, why and by whom', async () => {
  await open(farm);
  const history = within(await screen.findByRole('region', { name: t('words.history') }));
  await history.findByText(/Verwaltung/);
  expect(history.getByText('Deaktiviert: Betrieb geschlossen')).toBeTruthy();
  expect(history.getByText(t('administration.changeset.create'))).toBeTruthy();
  expect(history.getByText(inside('administration.system'))).toBeTruthy();
});

test('a control body is confirmed, or that is taken back, with one control', async () => {
  const body = accountOf('INS', 'Kontrolle Süd');
  const { user, inputsOf, unmount } = await open(body);
  await user.click(screen.getByRole('button', { name: t('users.unconfirm') }));
  await waitFor(() =>
    expect(inputsOf('updateaccount')).toEqual([{ account: body.id, confirmControlBody: false }]),
  );
  unmount();
  const { confirmedByAdminOn: _, ...staticData } = body.data.staticData;
  const again = await open({ ...body, data: { ...body.data, staticData } });
  await again.user.click(screen.getByRole('button', { name: t('words.confirm') }));
  await waitFor(() =>
    expect(again.inputsOf('updateaccount')).toEqual([
      { account: body.id, confirmControlBody: true },
    ]),
  );
});

describe('who uses the account', () => {
  test('an open one can be sent again or taken back, a used one is only history', async () => {
    const invite = {
      createdOn: '2026-02-20T08:00:00.000Z',
      createdBy: admin.id,
      email: null,
      expires: '2026-03-06T08:00:00.000Z',
    };
    access = {
      ...access,
      invites: [
        { ...invite, id: INVITE, usedOn: null },
        { ...invite, id: testId('used'), usedOn: '2026-02-21T08:00:00.000Z' },
        { ...invite, id: testId('over'), usedOn: null, expires: '2026-03-01T08:00:00.000Z' },
      ],
    };
    const { user, inputsOf } = await open(farm, {
      'POST auth/accountmanage/revokeaccountinvite': () => ({}),
    });
    expect(screen.getByText(t('words.inviteOpen', { day: '05.03.2026' }))).toBeTruthy();
    expect(
      screen.getByText(t('words.onDay', { what: t('users.change.inviteUsed'), day: '21.02.2026' })),
    ).toBeTruthy();
    expect(screen.getByText(t('words.inviteOver'))).toBeTruthy();
    const [first, ...others] = screen.getAllByRole('button', { name: /^Zurücknehmen/ });
    expect(others).toHaveLength(1);
    if (first) await user.click(first);
    await waitFor(() =>
      expect(inputsOf('revokeaccountinvite')).toEqual([{ account: farm.id, invite: INVITE }]),
    );
  });

  test('nobody is invited to a deactivated account; a refusal is told', async () => {
    const off = await open(accountOf('AGR', 'Aushof', { active: false }));
    expect(screen.queryByRole('button', { name: t('words.invite') })).toBeNull();
    off.unmount();
    const { user } = await open(farm, {
      'POST auth/accountmanage/createaccountinvite': () => {
        throw new FakeFailure(409, 'accounts.tooManyInvites');
      },
    });
    await user.click(screen.getByRole('button', { name: t('words.invite') }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Einladungen/);
  });
});

describe('decisions', () => {
  test('taking away the use of an account asks why', async () => {
    const { user, inputsOf } = await open(farm);
    await user.click(screen.getByRole('button', { name: t('users.deactivate') }));
    const effect = t('administration.effect.offersHidden', { count: '3' });
    expect(await dialog().findByText(effect)).toBeTruthy();
    await user.click(press(t('users.deactivate')));
    expect(dialog().getByText(t('errors.fields.required'))).toBeTruthy();
    expect(inputsOf('updateaccount')).toEqual([]);
    await user.type(dialog().getByLabelText(/^Grund/), 'Betrieb geschlossen');
    await user.click(press(t('users.deactivate')));
    await waitFor(() =>
      expect(inputsOf('updateaccount')).toEqual([
        { account: farm.id, active: false, reason: 'Betrieb geschlossen' },
      ]),
    );
  });

  test('the position of a location is set for the account that is looked at', async () => {
    const place = { id: testId('place'), internalName: 'Stall', isDefault: true, address: {} };
    const supplier = accountOf('SUP', 'Zuchtbetrieb', {
      userData: { supData: [{ ...sale, locationsOfSale: [place] }] },
    });
    const { user, inputsOf } = await open(supplier, {
      'POST livestock/user/updategeoposition': () => supplier,
    });
    await user.click(screen.getByRole('button', { name: /^Position setzen/ }));
    await user.type(dialog().getByLabelText(t('profile.positionLat')), '48,4');
    await user.type(dialog().getByLabelText(t('profile.positionLon')), '11,75');
    await user.click(press(t('profile.positionSet')));
    await waitFor(() =>
      expect(inputsOf('updategeoposition')).toEqual([
        {
          userId: supplier.id,
          countryId: country.id,
          locationOfSale: place.id,
          geoPosition: { lat: 48.4, lon: 11.75 },
        },
      ]),
    );
  });

  test('a farmer without certification is let act, with a reason that is shown', async () => {
    const blocked = accountOf('AGR', 'Biohof Lindner', {
      userData: {
        certification: { active: false, since: '2026-02-01T08:00:00.000Z' },
        lastApiCheck: '2026-03-01T02:00:00.000Z',
      },
    });
    let account = blocked;
    const { user, inputsOf } = await open(blocked, {
      'POST search/search/ids': ({ ids = [] }) => ({
        items: [account, admin].filter((entity) => ids.includes(entity.id)),
        missing: [],
      }),
      'POST auth/accountmanage/updateaccount': ({ reason = '' }) => {
        const certificationOverride = { on: '2026-03-02T08:00:00.000Z', by: admin.id, reason };
        const staticData = { ...blocked.data.staticData, certificationOverride };
        account = { ...blocked, rev: 2, data: { ...blocked.data, staticData } };
        return account;
      },
    });
    const part = within(screen.getByRole('region', { name: t('users.certification') }));
    expect(part.getByText(t('users.certificationBlocks'))).toBeTruthy();
    expect(part.getByText(t('users.notCertified', { day: '01.02.2026' }))).toBeTruthy();
    expect(part.getByText(/^01\.03\.2026, /)).toBeTruthy();
    await user.click(part.getByRole('button', { name: t('users.overrideSet') }));
    await user.click(press(t('users.overrideSet')));
    expect(dialog().getByText(t('errors.fields.required'))).toBeTruthy();
    expect(inputsOf('updateaccount')).toEqual([]);
    await user.type(dialog().getByLabelText(/^Grund/), 'Bescheinigung kam per Post');
    await user.click(press(t('users.overrideSet')));
    const reason = 'Bescheinigung kam per Post';
    expect(
      await part.findByText(
        t('users.overrideSince', { day: '02.03.2026', who: t('role.ADM'), reason }),
      ),
    ).toBeTruthy();
    expect(inputsOf('updateaccount')).toEqual([
      { account: blocked.id, certificationOverride: true, reason },
    ]);
    await user.click(part.getByRole('button', { name: t('users.overrideEnd') }));
    await user.type(dialog().getByLabelText(/^Grund/), 'Frist vorbei');
    await user.click(press(t('users.overrideEnd')));
    await waitFor(() =>
      expect(inputsOf('updateaccount').at(-1)).toEqual({
        account: blocked.id,
        certificationOverride: false,
        reason: 'Frist vorbei',
      }),
    );
  });

  test('only farmers have a certification', async () => {
    const { unmount } = await open(farm);
    screen.getByRole('region', { name: t('users.certification') });
    unmount();
    await open(accountOf('SUP', 'Zuchtbetrieb'));
    expect(screen.queryByRole('region', { name: t('users.certification') })).toBeNull();
  });

  test('personal data is removed only when the name is typed', async () => {
    const { user, inputsOf } = await open(farm);
    await user.click(screen.getByRole('button', { name: t('users.redact') }));
    await user.type(dialog().getByLabelText(/^Grund/), 'Auf Wunsch');
    await user.type(dialog().getByLabelText(/Zur Bestätigung/), 'Biohof');
    await user.click(press(t('users.redact')));
    expect(dialog().getByText(t('words.notSame'))).toBeTruthy();
    expect(inputsOf('redactaccount')).toEqual([]);
    await user.type(dialog().getByLabelText(/Zur Bestätigung/), ' Lindner');
    await user.click(press(t('users.redact')));
    await waitFor(() =>
      expect(inputsOf('redactaccount')).toEqual([{ account: farm.id, reason: 'Auf Wunsch' }]),
    );
  });

  test('an administrator does neither to the own account, nor anything to one whose data is removed', async () => {
    const own = await open(admin);
    expect(screen.queryByRole('heading', { name: t('users.decisions') })).toBeNull();
    own.unmount();
    await open(accountOf('AGR', '–', { active: false, redactedOn: '2026-03-01T00:00:00.000Z' }));
    expect(screen.getByText(t('users.redacted'))).toBeTruthy();
    expect(screen.queryByRole('heading', { name: t('users.decisions') })).toBeNull();
    expect(screen.queryByRole('textbox', { name: t('words.note') })).toBeNull();
  });

  test('a supplier is confirmed for one country', async () => {
    const supplier = accountOf('SUP', 'Zuchtbetrieb', {
      userData: {
        supData: [sale],
      },
    });
    const { user, inputsOf } = await open(supplier);
    expect(screen.getByText(t('users.notConfirmed'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Bestätigen/ }));
    await waitFor(() =>
      expect(inputsOf('updateaccount')).toEqual([
        { account: supplier.id, confirmSupplier: { country: country.id, confirmed: true } },
      ]),
    );
  });
});

test('memo and number of users are saved on the revision seen; a number out of bounds is not', async () => {
  const { user, inputsOf } = await open(farm);
  const most = screen.getByRole('textbox', { name: t('users.maxUsers') });
  await user.type(screen.getByRole('textbox', { name: t('words.note') }), 'Anruf am Montag');
  await user.clear(most);
  await user.type(most, '51');
  await user.click(saveMemo());
  expect(screen.getByText(t('users.maxUsersError', { most: 50 }))).toBeTruthy();
  expect(inputsOf('updateaccount')).toEqual([]);
  await user.clear(most);
  await user.type(most, '2');
  await user.click(saveMemo());
  await waitFor(() =>
    expect(inputsOf('updateaccount')).toEqual([
      { account: farm.id, rev: 1, adminMemo: 'Anruf am Montag', maxUsers: 2 },
    ]),
  );
});

describe('a new account', () => {
  const openNew = (create: Answers) =>
    renderPage(<UserPage />, {
      answers: {
        'POST search/search/execute': ({ entityClass }) => ({
          items: entityClass === 'country' ? [country] : [body],
          next: null,
        }),
        ...create,
      },
      account: admin,
      country,
      path: '/users/:id',
      address: '/users/new',
    });

  test('needs a role and a name; that of a supplier can wait for its confirmation; its page is shown', async () => {
    const { user, calls, address } = await openNew({
      'POST auth/accountmanage/createaccount': () => accountOf('SUP', 'Zuchtbetrieb'),
      'POST search/search/ids': () => ({ items: [], missing: [] }),
    });
    await screen.findByRole('option', { name: 'Deutschland' });
    await user.click(screen.getByRole('button', { name: t('users.create') }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      `${t('words.role')}: ${t('words.choose')}`,
      t('words.nameMissing'),
    ]);
    expect(calls.some(({ name }) => name.endsWith('createaccount'))).toBe(false);
    await user.click(screen.getByRole('radio', { name: t('role.SUP') }));
    await user.click(screen.getByRole('checkbox'));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Zuchtbetrieb');
    await user.type(screen.getByRole('textbox', { name: /^E-Mail/ }), 'a@example.org');
    await user.click(screen.getByRole('button', { name: t('users.create') }));
    await waitFor(() => expect(address()).toBe(`/users/${testId('Zuchtbetrieb')}`));
    expect(calls.find(({ name }) => name.endsWith('createaccount'))?.input).toEqual({
      key: expect.any(String),
      requiresConfirmation: true,
      staticData: { name: 'Zuchtbetrieb', role: 'SUP', country: country.id },
      userData: { address: { email: 'a@example.org' } },
    });
  });

  test('of a farm is created with its control body; a refused control number stands at its field', async () => {
    const created: unknown[] = [];
    const { user } = await openNew({
      'POST auth/accountmanage/createaccount': (input) => {
        if (input.userData?.controlNumber)
          throw new FakeFailure(422, 'kernel.invalidInput', 'invalid', [
            { path: 'userData.controlNumber', code: 'accounts.wrongControlNumber', message: '' },
          ]);
        created.push(input);
        return admin;
      },
      'POST search/search/ids': () => ({ items: [], missing: [] }),
    });
    await user.click(await screen.findByRole('radio', { name: t('role.AGR') }));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Hof Medulin');
    const number = screen.getByRole('textbox', { name: t('words.controlNumber') });
    await user.type(number, 'xx');
    await user.click(screen.getByRole('button', { name: t('users.create') }));
    await screen.findByRole('alert');
    expect(number.getAttribute('aria-invalid')).toBe('true');
    await user.clear(number);
    const choice = screen.getByRole('combobox', { name: t('role.INS') });
    await within(choice).findByRole('option', { name: 'Kontrollstelle Rijeka' });
    await user.selectOptions(choice, 'Kontrollstelle Rijeka');
    await user.click(screen.getByRole('button', { name: t('users.create') }));
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).toMatchObject({
      userData: { insData: [{ ins: body.id, active: true }] },
    });
  });
});
