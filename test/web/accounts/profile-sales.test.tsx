import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, starting, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { hurryPages } from '#test/web/hurried-pages.ts';
import { countryOf } from '#test/web/test-country.ts';
import { accepted, country, openProfile, sale, saveButton } from './profile-stage.tsx';

hurryPages();

const CATTLE = testId('cattle');
const austria = countryOf({ code: 'AT', labels: [{ lang: 'de_DE', label: 'Österreich' }] });
const kind = entityOf(
  'animalkind',
  { labels: [{ lang: 'de_DE' as const, label: 'Rinder' }] },
  'cattle',
);

type Sale = Account['userData']['supData'][number];
type Location = Sale['locationsOfSale'][number];
const locationOf = (name: string, isDefault: boolean): Location => ({
  id: testId(name),
  internalName: name,
  isDefault,
  address: { citycode: '85354', city: 'Freising', geoPosition: { lat: 48.4, lon: 11.75 } },
});
const saleOf = (locationsOfSale: Location[], more: Partial<Sale> = {}): Sale => ({
  ...sale,
  locationsOfSale,
  animalkindsSold: [],
  ...more,
});

async function open(account: Entity<Account>, more: Answers = {}) {
  const page = await openProfile(account, {
    'POST search/search/ids': ({ ids = [] }) => ({
      items: [country, austria, kind].filter((entity) => ids.includes(entity.id)),
      missing: [],
    }),
    'POST geocode/list/city': () => [
      {
        cityname: 'Linz',
        citycode: '4020',
        region: null,
        geoPosition: { lat: 48.306, lon: 14.286 },
      },
    ],
    'POST auth/account/updateaccount': () => ({ ...account, rev: account.rev + 1 }),
    ...more,
  });
  await screen.findByRole('heading', { name: t('profile.locations') });
  const saved = () =>
    page.calls.find(({ name }) => name === 'POST auth/account/updateaccount')?.input;
  return { ...page, saved };
}

const position = (lat: string, lon: string) =>
  t('profile.position', { lat, ns: 'north', lon, ew: 'east' });
/** An entry as the owner sends it. */
const sent = ({ activityWarningsMailsSent: _, ...entry }: Sale) => entry;

test('a new location needs a name and a town from the list, then is saved at once as the main one', async () => {
  const account = accountOf('SUP', 'seller', { userData: { supData: [saleOf([])] } });
  const { user, saved } = await open(account);
  await user.click(screen.getByRole('button', { name: t('words.locationAdd') }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const save = dialog.getByRole('button', { name: t('action.save'), hidden: true });
  await user.click(save);
  const summary = within(dialog.getByRole('alert', { hidden: true }));
  expect(summary.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual([
    t('words.nameMissing'),
    t('location.choose'),
  ]);
  expect(saved()).toBeUndefined();
  await user.type(dialog.getByLabelText(/^Interner Name/), 'Alm');
  await user.type(dialog.getByLabelText(starting('profile.locationTown')), '4020');
  await dialog.findByText('4020 Linz');
  await user.keyboard('{Enter}');
  expect(dialog.getByText(position('48,31', '14,29'))).toBeTruthy();
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(saved()).toEqual({
    rev: 1,
    userData: {
      supData: [
        sent(
          saleOf([
            {
              internalName: 'Alm',
              isDefault: true,
              address: {
                citycode: '4020',
                city: 'Linz',
                country: 'DE',
                geoPosition: { lat: 48.306, lon: 14.286 },
              },
            } as Location,
          ]),
        ),
      ],
    },
  });
});

test.each([true, false])(
  'who moves a location is told that its offers may wait, where offers are approved: %s',
  async (offerAutApproval) => {
    const { user } = await open(
      accountOf('SUP', 'seller', { userData: { supData: [saleOf([locationOf('Hof', true)])] } }),
      {
        'POST search/search/ids': () => ({
          items: [countryOf({ enabledAnimals: [CATTLE], offerAutApproval }), kind],
          missing: [],
        }),
      },
    );
    await user.click(screen.getByRole('button', { name: starting('action.edit') }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.queryByText(t('profile.locationApproval'))).toBeNull();
    const town = dialog.getByLabelText(starting('profile.locationTown'));
    await user.clear(town);
    await user.type(town, '4020');
    await dialog.findByText('4020 Linz');
    await user.keyboard('{Enter}');
    const line = dialog.queryByText(t('profile.locationApproval'));
    expect(line !== null).toBe(offerAutApproval);
  },
);

test('a change goes to its location, though somebody else has removed the one before it', async () => {
  const places = ['Hof', 'Bach', 'Alm'].map((name, at) => locationOf(name, at === 0));
  const account = accountOf('SUP', 'seller', { userData: { supData: [saleOf(places)] } });
  const [, ...left] = places;
  const newest = accountOf('SUP', 'seller', { userData: { supData: [saleOf(left)] } });
  const sentPlaces: unknown[] = [];
  const { user } = await open(account, {
    'POST auth/account/updateaccount': ({ rev, userData }) => {
      if (rev === 1) throw new FakeFailure(409, 'entities.revConflict');
      const [sale] = userData?.supData ?? [];
      sentPlaces.push(sale?.locationsOfSale.map(({ id, internalName }) => [id, internalName]));
      return { ...newest, rev: 3 };
    },
    'GET auth/account/getaccount': () => ({
      ...newest,
      rev: 2,
      tosOutdated: false,
      mailsRejected: false,
    }),
  });
  await user.click(screen.getByRole('button', { name: /^Bearbeiten ?Bach$/ }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const button = (name: string) => dialog.findByRole('button', { name, hidden: true });
  await user.type(dialog.getByLabelText(/^Interner Name/), ' neu');
  await user.click(await button(t('action.save')));
  await user.click(await button(t('words.reloadNewest')));
  await dialog.findByText(t('words.reloaded'));
  await user.click(await button(t('action.save')));
  await waitFor(() =>
    expect(sentPlaces).toEqual([
      [
        [testId('Bach'), 'Bach neu'],
        [testId('Alm'), 'Alm'],
      ],
    ]),
  );
});

test('a new location whose answer was lost is not saved twice', async () => {
  const linz = { citycode: '4020', city: 'Linz', geoPosition: { lat: 48.306, lon: 14.286 } };
  const places = [locationOf('Hof', true), { ...locationOf('Alm', false), address: linz }];
  const sellerWith = (...locations: Location[]) =>
    accountOf('SUP', 'seller', { userData: { supData: [saleOf(locations)] } });
  const newest = sellerWith(...places);
  const tries: unknown[] = [];
  const { user } = await open(sellerWith(locationOf('Hof', true)), {
    'POST auth/account/updateaccount': ({ rev, userData }) => {
      const [sale] = userData?.supData ?? [];
      tries.push(sale?.locationsOfSale.map(({ id, internalName }) => [id, internalName]));
      if (tries.length === 1) throw new TypeError('Failed to fetch');
      if (rev === 1) throw new FakeFailure(409, 'entities.revConflict');
      return { ...newest, rev: 3 };
    },
    'GET auth/account/getaccount': () => ({
      ...newest,
      rev: 2,
      tosOutdated: false,
      mailsRejected: false,
    }),
  });
  await user.click(screen.getByRole('button', { name: t('words.locationAdd') }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const button = (name: string) => dialog.findByRole('button', { name, hidden: true });
  await user.type(dialog.getByLabelText(/^Interner Name/), 'Alm ');
  await user.type(dialog.getByLabelText(starting('profile.locationTown')), '4020');
  await dialog.findByText('4020 Linz');
  await user.keyboard('{Enter}');
  await user.click(await button(t('action.save')));
  await dialog.findByText(t('errors.client.unreachable'));
  await user.click(await button(t('action.save')));
  await user.click(await button(t('words.reloadNewest')));
  await dialog.findByText(t('words.reloaded'));
  await user.click(await button(t('action.save')));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const hof = [testId('Hof'), 'Hof'];
  const isNew = [hof, [undefined, 'Alm']];
  expect(tries).toEqual([isNew, isNew, [hof, [testId('Alm'), 'Alm']]]);
});

describe('the position of a location', () => {
  const account = accountOf('SUP', 'seller', {
    userData: { supData: [saleOf([locationOf('Hof', true)])] },
  });
  const openDialog = async (answer?: () => never) => {
    const page = await open(account, {
      'POST livestock/user/updategeoposition':
        answer ??
        (({ geoPosition }) => ({
          ...account,
          rev: 2,
          data: {
            ...account.data,
            userData: {
              ...account.data.userData,
              supData: [
                saleOf([
                  { ...locationOf('Hof', true), address: { city: 'Freising', geoPosition } },
                ]),
              ],
            },
          },
        })),
    });
    await page.user.click(screen.getByRole('button', { name: /^Position setzen ?Hof$/ }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    const set = dialog.getByRole('button', { name: t('profile.positionSet'), hidden: true });
    const moved = () =>
      page.calls.filter(({ name }) => name.endsWith('updategeoposition')).map((call) => call.input);
    return { ...page, dialog, set, moved };
  };
  const moveTo = (geoPosition: object) => ({
    userId: account.id,
    countryId: country.id,
    locationOfSale: testId('Hof'),
    geoPosition,
  });

  test('is taken from the place chosen, and saved at once without the profile', async () => {
    const { user, dialog, set, moved, saved } = await openDialog();
    expect(dialog.getByText(position('48,4', '11,75'))).toBeTruthy();
    await user.type(dialog.getByLabelText(starting('profile.positionPlace')), '4020');
    await dialog.findByText('4020 Linz');
    await user.keyboard('{Enter}');
    expect(dialog.getByText(position('48,31', '14,29'))).toBeTruthy();
    await user.click(set);
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(moved()).toEqual([moveTo({ lat: 48.306, lon: 14.286 })]);
    expect(saved()).toBeUndefined();
    expect(await screen.findByText(position('48,31', '14,29'))).toBeTruthy();
  });

  test('can be the farm itself: coordinates in bounds as typed, or as a map copies them', async () => {
    const { user, dialog, set, moved } = await openDialog();
    const lat = dialog.getByLabelText(t('profile.positionLat'));
    await user.clear(lat);
    await user.type(lat, '91');
    await user.click(set);
    expect(dialog.getByText(t('profile.positionError'))).toBeTruthy();
    expect(document.activeElement).toBe(lat);
    expect(moved()).toEqual([]);
    await user.clear(lat);
    await user.paste('48.30612, 14.28645');
    expect(dialog.getByLabelText(t('profile.positionLon'))).toHaveProperty('value', '14.28645');
    await user.click(set);
    await waitFor(() => expect(moved()).toEqual([moveTo({ lat: 48.30612, lon: 14.28645 })]));
  });

  test('a refusal is told in the dialog, which stays', async () => {
    const { user, dialog, set } = await openDialog(() => {
      const code = 'accounts.positionElsewhere';
      const details = [{ path: 'userData.supData.0', code, message: '', limit: 50 }];
      throw new FakeFailure(400, 'kernel.invalidInput', 'invalid', details);
    });
    await user.click(set);
    const alert = await dialog.findByRole('alert', { hidden: true });
    expect(alert.textContent).toContain(t('errors.accounts.positionElsewhere', { limit: 50 }));
  });
});

test('only one location is the main one', async () => {
  const places = [locationOf('Hof', true), locationOf('Alm', false)];
  const account = accountOf('SUP', 'seller', { userData: { supData: [saleOf(places)] } });
  const { user, saved } = await open(account);
  await user.click(screen.getByRole('button', { name: /^Zum Hauptstandort machen ?Alm$/ }));
  await waitFor(() =>
    expect(saved()).toEqual({
      rev: 1,
      userData: {
        supData: [sent(saleOf([locationOf('Hof', false), locationOf('Alm', true)]))],
      },
    }),
  );
});

test('a location shows its position in words; one that offers use is not removed, and it says why', async () => {
  const account = accountOf('SUP', 'seller', {
    userData: { supData: [saleOf([locationOf('Hof', true)])] },
  });
  const { user } = await open(account, {
    'POST auth/account/updateaccount': () => {
      throw new FakeFailure(422, 'kernel.invalidInput', 'invalid', [
        { path: 'userData.supData', code: 'accounts.locationInUse', message: 'in use' },
      ]);
    },
  });
  screen.getByText(position('48,4', '11,75'));
  screen.getByText(t('profile.locationDefault'));
  await user.click(screen.getByRole('button', { name: /^Entfernen ?Hof$/ }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: t('words.remove'), hidden: true }));
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).toBe(t('errors.accounts.locationInUse'));
  expect(screen.getByRole('heading', { name: 'Hof' })).toBeTruthy();
});

test('a refusal of its position stands at the town, one of its contact at the phone', async () => {
  const account = accountOf('SUP', 'seller', {
    userData: { supData: [saleOf([locationOf('Hof', true)])] },
  });
  const path = 'userData.supData.0.locationsOfSale.0.address';
  const { user } = await open(account, {
    'POST auth/account/updateaccount': () => {
      throw new FakeFailure(400, 'kernel.invalidInput', 'invalid', [
        { path: `${path}.geoPosition`, code: 'accounts.positionInUse', message: 'in use' },
        { path: `${path}.phone`, code: 'accounts.contactInUse', message: 'in use' },
      ]);
    },
  });
  await user.click(screen.getByRole('button', { name: /^Bearbeiten ?Hof$/ }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: t('action.save'), hidden: true }));
  const summary = await dialog.findAllByRole('link', { name: /^Von hier/, hidden: true });
  expect(summary.map((link) => link.getAttribute('href'))).toEqual([
    '#userData.supData.0.locationsOfSale.0.place',
    '#userData.supData.0.locationsOfSale.0.address.phone',
  ]);
});

test('a farmer confirms that all locations are listed; a supplier is not asked', async () => {
  const supData = [saleOf([locationOf('Hof', true)])];
  const farmer = await open(accountOf('AGR', 'farm', { ...accepted, userData: { supData } }));
  await farmer.user.click(screen.getByRole('button', { name: t('profile.task.confirmLocations') }));
  await waitFor(() =>
    expect(farmer.saved()).toMatchObject({
      userData: { supData: [{ confirmedAllLocationsOfSale: true }] },
    }),
  );
  farmer.unmount();
  await open(accountOf('SUP', 'seller', { userData: { supData } }));
  expect(
    screen.queryByRole('button', { name: inside('profile.task.confirmLocations') }),
  ).toBeNull();
});

test('a farmer keeps its own country only; a supplier chooses among those it sells in', async () => {
  const abroad = saleOf([locationOf('Alm', true)], { country: austria.id });
  const farmer = await open(accountOf('AGR', 'farm'));
  expect(screen.queryByRole('combobox', { name: t('profile.salesCountry') })).toBeNull();
  farmer.unmount();
  const { user } = await open(
    accountOf('SUP', 'seller', { userData: { supData: [saleOf([]), abroad] } }),
  );
  expect(screen.queryByRole('heading', { name: 'Alm' })).toBeNull();
  await screen.findByRole('option', { name: 'Österreich' });
  await user.selectOptions(
    screen.getByRole('combobox', { name: t('profile.salesCountry') }),
    austria.id,
  );
  expect(await screen.findByRole('heading', { name: 'Alm' })).toBeTruthy();
});

test('the delivery radius is a number of kilometres or empty; the rest of the entry stays', async () => {
  const account = accountOf('SUP', 'seller', {
    userData: { supData: [saleOf([locationOf('Hof', true)], { deliveryRadius: 50 })] },
  });
  const { user, saved } = await open(account);
  const radius = screen.getByRole('textbox', { name: t('profile.radius') });
  const save = saveButton('profile.delivery');
  await user.clear(radius);
  await user.type(radius, '2001');
  await user.click(save);
  expect(screen.getByRole('alert').textContent).toContain(t('profile.radiusError'));
  expect(saved()).toBeUndefined();
  await user.clear(radius);
  await user.type(screen.getByRole('textbox', { name: t('profile.notice') }), 'Freitags');
  await user.click(save);
  await waitFor(() =>
    expect(saved()).toEqual({
      rev: 1,
      userData: {
        supData: [sent(saleOf([locationOf('Hof', true)], { deliveryNotice: 'Freitags' }))],
      },
    }),
  );
});

test.each([
  ['brief.pdf', 1_500_000, t('errors.uploads.logoNotImage')],
  ['bild.png', 12_400_000, t('words.fileTooLarge', { size: '12,4 MB', limit: '2 MB' })],
])(
  '%s of %i bytes is refused with the numbers before anything is sent',
  async (name, size, words) => {
    const { user, calls } = await open(
      accountOf('SUP', 'seller', { userData: { supData: [saleOf([])] } }),
    );
    const file = new File(['x'], name);
    Object.defineProperty(file, 'size', { value: size });
    const input = screen.getByLabelText(t('words.chooseImage'));
    input.removeAttribute('accept');
    await user.upload(input, file);
    const refusal = await screen.findByRole('alert');
    expect(refusal.textContent).toContain(words);
    expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(refusal.id);
    expect(calls.some(({ name: call }) => call === 'POST eav/entity/create')).toBe(false);
  },
);
