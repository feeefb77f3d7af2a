import { beforeEach, describe, expect, test } from 'vitest';
import { profileOf } from '#shared/accounts/profile-of.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { makeProfileStage, type ProfileStage } from './profile-stage.ts';

let stage: ProfileStage;
beforeEach(async () => {
  stage = await makeProfileStage();
});

const [location] = supplierData().locationsOfSale;
const { region: _, ...address } = location?.address ?? {};
const place = (more: object = {}) => ({ ...location, address, ...more });
const entry = (more: object = {}) => ({
  country: testId('country'),
  locationsOfSale: [place()],
  animalkindsSold: [],
  associations: [],
  ...more,
});
const sale = async (name: 'seller' | 'farmer') => (await stage.stored(name)).data.userData.supData;

describe('the owner changes', () => {
  test('address, contact and language; the region is found from the postal code', async () => {
    const { status, data } = await stage.change('ins', {
      address: { name: 'Kontrolle', street: ' ', citycode: '01067', phone: '0351  555' },
      contact: 'Frau Muster',
    });
    expect(status).toBe(200);
    expect(data.data.userData).toMatchObject({
      address: {
        name: 'Kontrolle',
        citycode: '01067',
        phone: '0351 555',
        region: testId('Saxony'),
      },
      contact: 'Frau Muster',
    });
    expect(data.data.userData.address).not.toHaveProperty('street');
    const emptied = await stage.change('ins', { contact: '' }, { uiLocale: 'en_GB' });
    expect(emptied.data.data.userData).not.toHaveProperty('contact');
    expect((await stage.stored('ins')).data.uiLocale).toBe('en_GB');
  });

  test('one part, and the others stay', async () => {
    const before = (await stage.stored('seller')).data;
    await stage.change('seller', { contact: 'Hofladen' });
    expect((await stage.stored('seller')).data).toEqual({
      ...before,
      userData: { ...before.userData, contact: 'Hofladen' },
    });
  });

  test('nothing by sending back what it has, or the account as it reads it', async () => {
    const before = (await stage.stored('seller')).data;
    const { status } = await stage.change('seller', profileOf(before));
    expect([status, (await stage.stored('seller')).data]).toEqual([200, before]);
    for (const name of ['seller', 'farmer', 'ins', 'aso'] as const) {
      const stored = await stage.stored(name);
      const { status, details } = await stage.change(name, stored.data.userData);
      expect([status, details, await stage.stored(name)]).toEqual([200, [], stored]);
    }
  });

  test('one thing of an account sent back as it reads it, but nothing that it only reads', async () => {
    const { userData } = (await stage.stored('seller')).data;
    expect((await stage.change('seller', { ...userData, contact: 'Eva' })).status).toBe(200);
    const [entry] = userData.supData;
    const supData = [{ ...entry, activityConfirmedOn: '2020-01-01T00:00:00.000Z' }];
    const refused = await stage.change('seller', {
      ...userData,
      controlNumber: '1234567',
      supData,
    });
    expect(refused.details).toMatchObject([
      { path: 'userData.supData.0.activityConfirmedOn', code: 'fields.unknown' },
      { path: 'userData.controlNumber', code: 'fields.unknown' },
    ]);
  });

  test('where, what and how it sells; activity and confirmations are the product’s', async () => {
    const before = await sale('seller');
    const { status } = await stage.change('seller', {
      supData: [
        entry({
          locationsOfSale: [
            place({ isDefault: false }),
            { internalName: 'Alm', isDefault: true, address: { citycode: '01067' } },
          ],
          deliveryRadius: 120,
          deliveryNotice: 'Nur montags',
          animalkindsSold: [testId('cattle')],
          associations: [testId('aso')],
        }),
      ],
    });
    expect(status).toBe(200);
    expect(await sale('seller')).toEqual([
      {
        ...before[0],
        deliveryRadius: 120,
        deliveryNotice: 'Nur montags',
        animalkindsSold: [testId('cattle')],
        associations: [testId('aso')],
        locationsOfSale: [
          { ...before[0]?.locationsOfSale[0], isDefault: false },
          {
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            internalName: 'Alm',
            isDefault: true,
            address: { citycode: '01067', region: testId('Saxony') },
          },
        ],
      },
    ]);
  });

  test('the country of a location, which takes no region of the other country along', async () => {
    const { status } = await stage.change('stranger', {
      supData: [
        entry({ locationsOfSale: [{ internalName: 'Alm', isDefault: true, address: {} }] }),
        entry({ country: testId('AT') }),
      ],
    });
    const [, abroad] = (await stage.stored('stranger')).data.userData.supData;
    expect([status, abroad?.locationsOfSale[0]?.address.citycode]).toEqual([200, '80331']);
    expect(abroad?.locationsOfSale[0]?.address.region).toBeUndefined();
  });

  test('its e-mail addresses; the status is the product’s', async () => {
    await stage.change('seller', {
      emails: [{ email: 'Seller@example.org' }, { email: 'new@example.org' }],
    });
    expect((await stage.stored('seller')).data.userData.emails).toEqual([
      { email: 'Seller@example.org', status: 'verified' },
      { email: 'new@example.org', status: 'open' },
    ]);
    await stage.change('seller', { emails: [] });
    expect((await stage.stored('seller')).data.userData.emails).toEqual([]);
  });

  test('its folders, and which mails it does without', async () => {
    const { status } = await stage.change('farmer', {
      requestFolders: [{ label: 'Kühe' }, { label: 'Schafe' }],
      unwantedMails: ['requestStepDone'],
    });
    const { requestFolders, unwantedMails } = (await stage.stored('farmer')).data.userData;
    expect([status, requestFolders.map(({ label }) => label), unwantedMails]).toEqual([
      200,
      ['Kühe', 'Schafe'],
      ['requestStepDone'],
    ]);
  });

  test('a farmer the confirmation of all its locations', async () => {
    await stage.change('farmer', { supData: [entry({ locationsOfSale: [] })] });
    expect((await sale('farmer'))[0]?.confirmedAllLocationsOfSale).toBe(false);
    const confirmed = entry({ locationsOfSale: [], confirmedAllLocationsOfSale: true });
    await stage.change('farmer', { supData: [confirmed] });
    expect((await sale('farmer'))[0]?.confirmedAllLocationsOfSale).toBe(true);
  });
});

test('exactly one location is the default: the first where none is chosen, the one chosen last where two are', async () => {
  const defaults = async (...flags: readonly boolean[]) => {
    const locationsOfSale = [
      place({ isDefault: flags[0] }),
      ...flags
        .slice(1)
        .map((isDefault, index) => ({ internalName: `Hof ${index}`, isDefault, address })),
    ];
    await stage.change('seller', { supData: [entry({ locationsOfSale })] });
    return (await sale('seller'))[0]?.locationsOfSale.map(({ isDefault }) => isDefault);
  };
  expect(await defaults(false, false)).toEqual([true, false]);
  expect(await defaults(true, false, true)).toEqual([false, false, true]);
});

const fresh = (part: ReturnType<typeof entry>) => ({ ...part, locationsOfSale: [] });
const sells = (...supData: object[]) => ({ supData });
const sellsAt = (location: object) => sells(entry({ locationsOfSale: [location] }));
const abroad = fresh(entry({ country: testId('AT') }));
const called = place({ address: { ...address, phone: '12', fax: 'phone 12345' } });
const LOCATION = 'supData.0.locationsOfSale.0';

test('a wrong field is named, and nothing is saved', async () => {
  const wrong: ['seller' | 'farmer', userData: object, ...problems: string[]][] = [
    // A farmer sells at home only, a supplier in each country once, in 20 at most.
    ['farmer', sells(fresh(entry()), abroad), 'supData fields.tooMany'],
    ['farmer', sells(abroad), 'supData.0.country accounts.otherCountry'],
    ['seller', sells(entry(), fresh(entry())), 'supData.1.country accounts.countryTwice'],
    ['seller', sells(...Array.from({ length: 21 }, () => abroad)), 'supData fields.tooMany'],
    [
      'seller',
      { emails: [{ email: 'a@example.org' }, { email: 'A@Example.org' }] },
      'emails.1.email accounts.emailTwice',
    ],
    ['seller', { emails: [{ email: 'nobody' }] }, 'emails.0.email fields.wrongFormat'],
    [
      'seller',
      { requestFolders: [{ id: testId('folder'), label: 'Kühe' }, { label: 'KUHE' }] },
      'requestFolders.1.label accounts.folderTwice',
    ],
    [
      'seller',
      sellsAt(called),
      `${LOCATION}.address.phone fields.wrongFormat`,
      `${LOCATION}.address.fax fields.wrongFormat`,
    ],
    // What is the product's.
    ['seller', { controlNumber: 'DE-1' }, 'controlNumber fields.unknown'],
    [
      'seller',
      sells(entry({ confirmedByAdminOn: '2026-01-01T00:00:00Z' })),
      'supData.0.confirmedByAdminOn fields.unknown',
    ],
    // What is not known.
    [
      'seller',
      sellsAt(place({ id: testId('foreign') })),
      `${LOCATION}.id entities.unknownReference`,
    ],
    [
      'seller',
      { requestFolders: [{ id: testId('foreign'), label: 'x' }] },
      'requestFolders.0.id entities.unknownReference',
    ],
    [
      'seller',
      sells(entry({ animalkindsSold: [testId('unicorn')] })),
      'supData.animalkindsSold entities.unknownReference',
    ],
    [
      'seller',
      sells(entry({ associations: [testId('cattle')] })),
      'supData.associations entities.unknownReference',
    ],
    // Associations are those of the country.
    [
      'seller',
      sells(entry({ associations: [testId('aso'), testId('ins')] })),
      'supData.0.associations.1 accounts.notAnOffice',
    ],
    [
      'seller',
      sells(entry(), { ...abroad, associations: [testId('aso')] }),
      'supData.1.associations.0 accounts.notAnOffice',
    ],
  ];
  const before = [await stage.stored('seller'), await stage.stored('farmer')];
  for (const [name, userData, ...problems] of wrong) {
    const answer = await stage.change(name, userData);
    const faults = stage.problems(answer).map(([path, code]) => `${path} ${code}`);
    expect([answer.status, ...faults]).toEqual([
      400,
      ...problems.map((problem) => `userData.${problem}`),
    ]);
  }
  expect([await stage.stored('seller'), await stage.stored('farmer')]).toEqual(before);
});

test('somebody who saw an older revision is told the present one', async () => {
  const { rev } = await stage.stored('seller');
  await stage.change('seller', { contact: 'first' });
  const late = await stage.change('seller', { contact: 'second' }, { rev });
  expect(late).toMatchObject({
    status: 409,
    code: 'entities.revConflict',
    details: [{ path: 'rev', currentRev: rev + 1 }],
  });
  expect((await stage.stored('seller')).data.userData.contact).toBe('first');
});
