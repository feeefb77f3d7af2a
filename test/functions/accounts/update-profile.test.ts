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
  test('address and contact; the region is found from the postal code', async () => {
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
    const emptied = await stage.change('ins', { contact: '' });
    expect(emptied.data.data.userData).not.toHaveProperty('contact');
  });

  test('its language', async () => {
    const { status } = await stage.change('ins', {}, { uiLocale: 'en_GB' });
    expect([status, (await stage.stored('ins')).data.uiLocale]).toEqual([200, 'en_GB']);
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

describe('exactly one location is the default', () => {
  const defaults = async (flags: readonly boolean[]) => {
    const locationsOfSale = [
      place({ isDefault: flags[0] }),
      ...flags
        .slice(1)
        .map((isDefault, index) => ({ internalName: `Hof ${index}`, isDefault, address })),
    ];
    await stage.change('seller', { supData: [entry({ locationsOfSale })] });
    return (await sale('seller'))[0]?.locationsOfSale.map(({ isDefault }) => isDefault);
  };
  test.each([
    ['the first where none is chosen', [false, false], [true, false]],
    ['the one chosen last where there are two', [true, false, true], [false, false, true]],
  ])('%s', async (_name, sent, kept) => {
    expect(await defaults(sent)).toEqual(kept);
  });
});

describe('nothing is saved, and each field is named, when', () => {
  const refuse = async (name: 'seller' | 'farmer', userData: object) => {
    const before = await stage.stored(name);
    const answer = await stage.change(name, userData);
    expect(await stage.stored(name)).toEqual(before);
    return [answer.status, answer.code, ...stage.problems(answer)];
  };
  const invalid = (...problems: [string, string][]) => [400, 'kernel.invalidInput', ...problems];

  test('a farmer sells in two countries, or abroad', async () => {
    expect(
      await refuse('farmer', { supData: [entry(), entry({ country: testId('AT') })].map(fresh) }),
    ).toEqual(invalid(['userData.supData', 'fields.tooMany']));
    expect(await refuse('farmer', { supData: [fresh(entry({ country: testId('AT') }))] })).toEqual(
      invalid(['userData.supData.0.country', 'accounts.otherCountry']),
    );
  });

  test('a supplier names a country twice, or more than 20', async () => {
    expect(await refuse('seller', { supData: [entry(), fresh(entry())] })).toEqual(
      invalid(['userData.supData.1.country', 'accounts.countryTwice']),
    );
    const many = Array.from({ length: 21 }, () => fresh(entry()));
    expect(await refuse('seller', { supData: many })).toEqual(
      invalid(['userData.supData', 'fields.tooMany']),
    );
  });

  test('an e-mail address comes twice, or is none', async () => {
    const emails = [{ email: 'a@example.org' }, { email: 'A@Example.org' }];
    expect(await refuse('seller', { emails })).toEqual(
      invalid(['userData.emails.1.email', 'accounts.emailTwice']),
    );
    expect(await refuse('seller', { emails: [{ email: 'nobody' }] })).toEqual(
      invalid(['userData.emails.0.email', 'fields.wrongFormat']),
    );
  });

  test('two folders have one name', async () => {
    const requestFolders = [{ id: testId('folder'), label: 'Kühe' }, { label: 'KUHE' }];
    expect(await refuse('seller', { requestFolders })).toEqual(
      invalid(['userData.requestFolders.1.label', 'accounts.folderTwice']),
    );
  });

  test('a phone or a fax is no number', async () => {
    const called = { ...address, phone: '12', fax: 'phone 12345' };
    const locationsOfSale = [place({ address: called })];
    const path = 'userData.supData.0.locationsOfSale.0.address';
    expect(await refuse('seller', { supData: [entry({ locationsOfSale })] })).toEqual(
      invalid([`${path}.phone`, 'fields.wrongFormat'], [`${path}.fax`, 'fields.wrongFormat']),
    );
  });

  test('a location, a folder, an animal kind or an association is not known', async () => {
    const unknown = (path: string) => [
      400,
      'entities.unknownReference',
      [path, 'entities.unknownReference'],
    ];
    const foreign = place({ id: testId('foreign') });
    expect(await refuse('seller', { supData: [entry({ locationsOfSale: [foreign] })] })).toEqual(
      unknown('userData.supData.0.locationsOfSale.0.id'),
    );
    expect(
      await refuse('seller', { requestFolders: [{ id: testId('foreign'), label: 'x' }] }),
    ).toEqual(unknown('userData.requestFolders.0.id'));
    expect(
      await refuse('seller', { supData: [entry({ animalkindsSold: [testId('unicorn')] })] }),
    ).toEqual(unknown('userData.supData.animalkindsSold'));
    expect(
      await refuse('seller', { supData: [entry({ associations: [testId('cattle')] })] }),
    ).toEqual(unknown('userData.supData.associations'));
  });

  test('a field is the product’s', async () => {
    expect(await refuse('seller', { controlNumber: 'DE-1' })).toEqual(
      invalid(['userData.controlNumber', 'fields.unknown']),
    );
    expect(
      await refuse('seller', { supData: [entry({ confirmedByAdminOn: '2026-01-01T00:00:00Z' })] }),
    ).toEqual(invalid(['userData.supData.0.confirmedByAdminOn', 'fields.unknown']));
  });
});

const fresh = (part: ReturnType<typeof entry>) => ({ ...part, locationsOfSale: [] });

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
