import { beforeEach, describe, expect, test } from 'vitest';
import { deleteEntity } from '#functions/entities/saving/delete-entity.ts';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { offerOf, supplierData } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { makeProfileStage, type ProfileStage, people } from './profile-stage.ts';

let stage: ProfileStage;
beforeEach(async () => {
  stage = await makeProfileStage();
});
const administrator = () => stage.as(principal('ADM', { account: testId('adm') }));

const create = (data: Account) =>
  writeEntity(
    { writing: { kind: 'create', entityclass: 'account', data }, changeset: 'test' },
    administrator(),
  );
const patch = async (name: 'seller' | 'farmer', change: object) => {
  const { id, rev } = await stage.stored(name);
  return writeEntity(
    { writing: { kind: 'patch', id, rev, patch: change }, changeset: 'test' },
    administrator(),
  );
};
const sale = (entity: Entity) => (entity.data as Account).userData.supData[0];
const [location] = supplierData().locationsOfSale;

test('an administrator neither deactivates nor deletes the own account', async () => {
  const { id, rev } = await stage.stored('adm');
  const off = { kind: 'patch', id, rev, patch: { active: false } } as const;
  const refused = { error: { code: 'accounts.notYourself' } };
  await expect(
    writeEntity({ writing: off, changeset: 'test' }, administrator()),
  ).rejects.toMatchObject(refused);
  await expect(deleteEntity({ id }, administrator())).rejects.toMatchObject(refused);
});

describe('an account that an administrator saves', () => {
  test('gets regions, one default location and open e-mail addresses', async () => {
    const { region: _, ...address } = location?.address ?? {};
    const saved = await create(
      accountOf('SUP', 'new', {
        userData: {
          address: { citycode: '01067' },
          emails: [{ email: 'a@example.org', status: 'verified' }],
          supData: [
            supplierData({
              locationsOfSale: [
                { id: testId('a'), internalName: ' Hof  eins ', isDefault: false, address },
                { id: testId('b'), internalName: 'Hof zwei', isDefault: false, address },
              ],
            }),
          ],
        },
      }).data,
    );
    const { userData } = saved.data as Account;
    expect(userData.address.region).toBe(testId('Saxony'));
    expect(userData.emails).toEqual([{ email: 'a@example.org', status: 'open' }]);
    expect(
      sale(saved)?.locationsOfSale.map((location) => [location.isDefault, location.address.region]),
    ).toEqual([
      [true, testId('region')],
      [false, testId('region')],
    ]);
  });

  test('keeps a region that was set where the postal code gives none, until the code changes', async () => {
    const archived = offerOf({ owner: testId('seller'), status: 'archived' });
    await stage.put('offer', testId('offer'), archived);
    const nowhere = (citycode: string, region?: string) => ({
      userData: {
        supData: [
          supplierData({
            locationsOfSale: [
              {
                id: testId('location'),
                internalName: 'Hof',
                isDefault: true,
                address: { citycode, ...(region && { region }) },
              },
            ],
          }),
        ],
      },
    });
    const regionAfter = async (...place: Parameters<typeof nowhere>) =>
      sale(await patch('seller', nowhere(...place)))?.locationsOfSale[0]?.address.region;
    expect(await regionAfter('99999', testId('Saxony'))).toBe(testId('Saxony'));
    expect(await regionAfter('99999')).toBe(testId('Saxony'));
    expect(await regionAfter('99998')).toBeUndefined();
    expect(await regionAfter('80331', testId('Saxony'))).toBe(testId('region'));
  });

  test('has its locations confirmed again by the farmer when they were changed', async () => {
    const own = { ...supplierData(), confirmedAllLocationsOfSale: true };
    await stage.put('account', testId('farmer'), {
      ...people.farmer.data,
      userData: { ...people.farmer.data.userData, supData: [own] },
    });
    const same = await patch('farmer', { userData: { contact: 'x' } });
    expect(sale(same)?.confirmedAllLocationsOfSale).toBe(true);
    const moved = own.locationsOfSale.map((location) => ({
      ...location,
      address: { ...location.address, street: 'Neue Gasse 1' },
    }));
    const changed = await patch('farmer', {
      userData: { supData: [{ ...own, locationsOfSale: moved }] },
    });
    expect(sale(changed)?.confirmedAllLocationsOfSale).toBe(false);
  });

  test('tells its offers when it may not publish any more', async () => {
    await patch('seller', { active: false });
    expect(await stage.messages()).toEqual([
      { queue: 'offers', body: { owner: testId('seller') } },
    ]);
  });
});

describe('the administrator is refused', () => {
  test('a control number that the country does not have', async () => {
    await expect(patch('farmer', { userData: { controlNumber: '1234567' } })).rejects.toMatchObject(
      {
        error: { code: 'accounts.wrongControlNumber' },
        details: [{ path: 'data.userData.controlNumber' }],
      },
    );
  });

  test('a country or a location twice, and supplier data of an office, by their paths', async () => {
    const countryTwice = [supplierData(), supplierData({ locationsOfSale: [] })];
    await expect(patch('seller', { userData: { supData: countryTwice } })).rejects.toMatchObject({
      error: { code: 'kernel.invalidInput' },
      details: [{ path: 'data.userData.supData.1.country', code: 'accounts.countryTwice' }],
    });
    const locationsOfSale = [location, location].filter((location) => location !== undefined);
    const supData = [supplierData({ locationsOfSale })];
    await expect(patch('seller', { userData: { supData } })).rejects.toMatchObject({
      details: [{ path: 'data.userData.supData.0.locationsOfSale.1.id', code: 'fields.invalid' }],
    });
    const office = accountOf('INS', 'office', { userData: { supData: [supplierData()] } }).data;
    await expect(create(office)).rejects.toMatchObject({
      details: [{ path: 'data.userData.supData', code: 'fields.tooMany', limit: 0 }],
    });
  });

  test('another role: people, ties and regions of the account are those of its role', async () => {
    await expect(patch('farmer', { staticData: { role: 'ADM' } })).rejects.toMatchObject({
      error: { code: 'entities.fieldNotYours' },
      details: [{ path: 'data.staticData.role' }],
    });
  });

  test('a logo of an account that does not exist yet', async () => {
    await stage.put('upload', testId('logo'), {
      name: 'Logo',
      category: 'profile',
      owner: testId('seller'),
      logo: true,
    });
    const withLogo = accountOf('SUP', 'new', {
      userData: { supData: [supplierData({ logo: testId('logo') })] },
    });
    await expect(create(withLogo.data)).rejects.toMatchObject({
      details: [{ path: 'data.userData.supData.0.logo', code: 'accounts.logoNotUsable' }],
    });
  });
});

test('a phone number that was stored before numbers were checked does not stop other changes', async () => {
  const { data } = people.seller;
  const address = { ...data.userData.address, phone: 'call Anna' };
  await stage.put('account', testId('seller'), {
    ...data,
    userData: { ...data.userData, address },
  });
  const saved = await patch('seller', { adminMemo: 'called' });
  expect((saved.data as Account).userData.address.phone).toBe('call Anna');
  await expect(
    patch('seller', { userData: { address: { phone: 'call Berta' } } }),
  ).rejects.toMatchObject({
    details: [{ path: 'data.userData.address.phone', code: 'fields.wrongFormat' }],
  });
});
