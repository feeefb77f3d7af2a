import { beforeEach, describe, expect, test } from 'vitest';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, EARLIER, makeAccessStage, people } from './access-stage.ts';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
});

const wish = {
  insId: testId('ins'),
  citycode: '80331',
  controlNumber: 'DE-BY-006-12345-A',
  country: testId('country'),
  token: 'sso:anna',
};
const ask = (more: object = {}) => stage.call('registerFarmer', null, { ...wish, ...more });
const farm = people.farm.id;

describe('a farmer who knows control body, postal code and control number', () => {
  test('gets the account, as its user sees it', async () => {
    const { status, data } = await ask();
    const { ssoUsers: _, ...shown } = people.farm.data;
    expect([status, data.id, data.data]).toEqual([
      200,
      farm,
      { ...shown, registrationOptionName: 'agr' },
    ]);
    expect((await stage.stored(farm)).data.ssoUsers).toEqual(['anna']);
    expect(await stage.timeline(farm)).toEqual(['register', 'test']);
  });

  test('reads its mails from then on in the language in which it registered, unless one was chosen', async () => {
    await ask({ uiLocale: 'fr_CH' });
    expect((await stage.stored(farm)).data.uiLocale).toBe('fr_CH');
    await stage.change(farm, (account) => ({ ...account, ssoUsers: [] }));
    await ask({ uiLocale: 'it_CH', token: 'sso:berta' });
    expect((await stage.stored(farm)).data.uiLocale).toBe('fr_CH');
  });

  test('gets it also with a number without groups and the postal code of its country', async () => {
    expect((await ask({ controlNumber: 'deby00612345a', citycode: 'D-80331' })).status).toBe(200);
  });

  test('gets it by the postal code of a location of sale too', async () => {
    await stage.change(farm, (account) => ({
      ...account,
      userData: {
        ...account.userData,
        supData: [
          {
            ...supplierData(),
            locationsOfSale: [
              {
                id: testId('barn'),
                internalName: 'Barn',
                isDefault: true,
                address: { citycode: '01067' },
              },
            ],
          },
        ],
      },
    }));
    expect((await ask({ citycode: '01067' })).status).toBe(200);
  });

  test('who uses another account already needs no new token', async () => {
    const { token: _, ...input } = wish;
    expect((await stage.call('registerFarmer', 'seller', input)).status).toBe(200);
    expect((await stage.stored(farm)).data.ssoUsers).toEqual(['sam']);
  });
});

describe('is refused', () => {
  test('a control body that is not confirmed, by name, also for a code; the farm stays', async () => {
    await stage.change(people.ins.id, ({ staticData, ...account }) => ({
      ...account,
      staticData: { ...staticData, confirmedByAdminOn: undefined },
    }));
    for (const call of ['registerFarmer', 'requestFarmCode'] as const) {
      expect(await stage.call(call, null, wish)).toMatchObject({
        status: 403,
        code: 'accounts.controlBodyNotConfirmed',
        details: [{ path: 'insId' }],
      });
    }
    expect((await stage.stored(farm)).data.ssoUsers).toEqual([]);
    expect(await stage.timeline(farm)).toEqual(['test']);
  });

  test('whoever names what does not fit, with one answer for all, and nothing is written', async () => {
    await stage.change(people.seller.id, (account) => ({
      ...account,
      userData: {
        ...account.userData,
        address: { citycode: '80331' },
        controlNumber: 'DE-BY-006-22222-A',
      },
    }));
    const before = await stage.stored(farm);
    for (const wrong of [
      { insId: testId('otherIns') },
      { insId: testId('nobody') },
      { citycode: '80333' },
      { controlNumber: 'DE-BY-006-99999-A' },
      // That of a seller.
      { controlNumber: 'DE-BY-006-22222-A' },
      { country: testId('careful'), controlNumber: '3412345' },
    ])
      expect(await ask(wrong), JSON.stringify(wrong)).toEqual({
        status: 404,
        code: 'accounts.notFound',
        data: null,
        details: [],
      });
    expect(await stage.stored(farm)).toEqual(before);
  });

  test('what is no control number of the country, with an example; a country that is not open; who has not signed on', async () => {
    const before = await stage.stored(farm);
    const { status, code, details } = await ask({ controlNumber: '1234567' });
    expect([status, code, details]).toEqual([
      422,
      'accounts.wrongControlNumber',
      [expect.objectContaining({ path: 'controlNumber', example: 'DE-BY-006-12345-A' })],
    ]);
    for (const country of ['closed', 'admin', 'ins'].map(testId))
      expect((await ask({ country })).code).toBe('accounts.countryNotOpen');
    const { token: _, ...guest } = wish;
    for (const [input, expected] of [
      [guest, 'accounts.signOnNeeded'],
      [{ ...wish, token: 'sso:expired' }, 'accounts.expired'],
      [{ ...wish, token: 'forged' }, 'sessions.invalidAuth'],
    ] as const)
      expect(await stage.call('registerFarmer', null, input)).toMatchObject({
        status: 401,
        code: expected,
      });
    expect(await stage.stored(farm)).toEqual(before);
  });

  test('who is linked already, comes while somebody uses the farm, or after the last place was taken', async () => {
    await ask();
    expect(await ask()).toMatchObject({ status: 409, code: 'accounts.alreadyLinked' });
    const before = await stage.stored(farm);
    const inUse = { status: 409, code: 'accounts.farmInUse', data: null, details: [] };
    expect(await ask({ token: 'sso:ben' })).toEqual(inUse);
    expect(await stage.stored(farm)).toEqual(before);
    await stage.change(farm, (account) => ({ ...account, ssoUsers: ['anna', 'ben'] }));
    const full = { status: 409, code: 'accounts.maximumUsers' };
    expect(await ask({ token: 'sso:eva' })).toMatchObject(full);
  });

  test('the farmer of a deactivated farm, who learns whom to ask', async () => {
    const { status, code, details } = await ask({ controlNumber: 'DE-BY-006-11111-A' });
    expect([status, code, details[0].contact]).toEqual([
      403,
      'accounts.farmerDeactivated',
      {
        account: testId('ins'),
        name: 'ins',
        email: 'help@ins.example',
        phone: '+49 89 1234567',
      },
    ]);
  });

  test('the farmer whose other control body is in charge by now', async () => {
    await stage.change(farm, (account) => ({
      ...account,
      userData: {
        ...account.userData,
        insData: [{ ins: testId('ins'), deactivatedOn: EARLIER }, { ins: testId('otherIns') }],
      },
    }));
    expect((await ask()).code).toBe('accounts.farmerDeactivated');
    expect((await ask({ insId: testId('otherIns') })).status).toBe(200);
  });

  test('an account that an administrator deactivated', async () => {
    await stage.change(farm, (account) => ({ ...account, active: false }));
    expect(await ask()).toMatchObject({ status: 403, code: 'accounts.accountDeactivated' });
  });
});
