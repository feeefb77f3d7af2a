import { beforeEach, describe, expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, EARLIER, makeAccessStage, NOW, people } from './access-stage.ts';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
});

const farm = people.farm.id;
const seller = people.seller.id;
const staticData = { name: 'Bergbauer', role: 'AGR', country: testId('country') };
const create = (more: object = {}) =>
  stage.call('createAccount', 'adm', { staticData, userData: {}, ...more });
const update = (more: object, account: string = farm) =>
  stage.call('updateAccount', 'adm', { account, ...more });
const offersTold = async () =>
  (await stage.messages()).filter(({ queue }) => queue === 'offers').map(({ body }) => body);

describe('an administrator creates', () => {
  test('a farmer with control number and control body', async () => {
    const { status, data } = await create({
      userData: {
        controlNumber: 'DE-BY-006-77777-B',
        insData: [{ ins: testId('ins') }],
        address: { citycode: '80331', email: 'berg@example.org' },
      },
      maxUsers: 3,
    });
    expect(status).toBe(200);
    const { data: account, updatedBy } = await stage.stored(data.id);
    expect([account, updatedBy]).toEqual([
      {
        staticData: {
          ...staticData,
          responsibleForRegions: [],
          eggBreeder: false,
          canRequest: true,
        },
        userData: {
          address: { citycode: '80331', email: 'berg@example.org', region: testId('region') },
          controlNumber: 'DE-BY-006-77777-B',
          insData: [{ ins: testId('ins') }],
          asoData: [],
          supData: [],
          requestFolders: [],
          emails: [{ email: 'berg@example.org', status: 'open' }],
        },
        supExtra: {},
        active: true,
        maxUsers: 3,
        ssoUsers: [],
      },
      people.adm.id,
    ]);
  });

  test('an account once for a key, though its control number is taken by then', async () => {
    const key = testId('key');
    const wanted = { key, userData: { controlNumber: 'DE-BY-006-77777-B' } };
    const { data } = await create(wanted);
    expect(await create(wanted)).toMatchObject({ status: 200, data });
    const another = { key: testId('other'), userData: wanted.userData };
    expect((await create(another)).status).toBe(409);
  });

  test('a supplier, confirmed or still to be confirmed', async () => {
    for (const [requiresConfirmation, confirmedByAdminOn] of [
      [false, NOW],
      [true, undefined],
    ] as const) {
      const supplier = { staticData: { ...staticData, role: 'SUP' }, requiresConfirmation };
      const { data } = await create(supplier);
      const { supData } = (await stage.stored(data.id)).data.userData;
      expect(supData.map((entry) => [entry.country, entry.confirmedByAdminOn])).toEqual([
        [testId('country'), confirmedByAdminOn],
      ]);
    }
  });

  test('a control body, confirmed by who creates it; with the code of another of its country only once that one is redacted', async () => {
    const coded = (code: string) =>
      create({ staticData: { ...staticData, role: 'INS', code }, userData: {} });
    const { data } = await coded('XX-ÖKO-123');
    expect((await stage.stored(data.id)).data.staticData.confirmedByAdminOn).toBe(NOW);
    expect(await coded('xx öko 123')).toMatchObject({ status: 409, code: 'entities.notUnique' });
    await stage.call('redactAccount', 'adm', { account: data.id, reason: 'asked for it' });
    expect((await stage.stored(data.id)).data.staticData.code).toBe('XX-ÖKO-123');
    expect((await coded('xx öko 123')).status).toBe(200);
  });

  test('nothing with a taken or wrong control number, an unknown country, or a control body that is none', async () => {
    const tiedTo = (...insData: object[]) => ({ userData: { insData } });
    const ins = testId('ins');
    for (const [more, status, code] of [
      [{ userData: { controlNumber: 'deby 006 12345 a' } }, 409, 'entities.notUnique'],
      [{ userData: { controlNumber: '1234567' } }, 422, 'accounts.wrongControlNumber'],
      [
        { staticData: { ...staticData, country: testId('region') } },
        400,
        'entities.unknownReference',
      ],
      [tiedTo({ ins: testId('nobody') }), 400, 'entities.unknownReference'],
      [tiedTo({ ins: people.seller.id }), 400, 'kernel.invalidInput'],
      [tiedTo({ ins }, { ins, active: false }), 400, 'kernel.invalidInput'],
    ] as const)
      expect(await create(more), JSON.stringify(more)).toMatchObject({ status, code });
  });
});

describe('an administrator changes', () => {
  test('what is named; the rest stays, null removes', async () => {
    await stage.change(farm, (account) => ({ ...account, adminMemo: 'called' }));
    const { status } = await update({
      staticData: { name: 'Hof', allowedRequestTypes: ['authority'] },
      userData: { contact: 'Eva', address: { city: 'Hof' } },
      maxUsers: 7,
      adminMemo: null,
    });
    expect(status).toBe(200);
    const { data } = await stage.stored(farm);
    expect(data).toEqual({
      ...people.farm.data,
      staticData: {
        ...people.farm.data.staticData,
        name: 'Hof',
        allowedRequestTypes: ['authority'],
      },
      userData: { ...people.farm.data.userData, contact: 'Eva', address: { city: 'Hof' } },
      maxUsers: 7,
    });
    await update({ staticData: { allowedRequestTypes: null }, userData: { contact: null } });
    const { data: after } = await stage.stored(farm);
    expect([after.staticData.allowedRequestTypes, after.userData.contact]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('the language of an account, and where an authority approves offers, and takes them back', async () => {
    const set = async () => {
      const { uiLocale, autApprovalForCountry } = (await stage.stored(farm)).data;
      return [uiLocale, autApprovalForCountry];
    };
    await update({ uiLocale: 'en_GB', autApprovalForCountry: testId('country') });
    expect(await set()).toEqual(['en_GB', testId('country')]);
    expect((await update({ uiLocale: 'xx_XX' })).status).toBe(400);
    expect(await update({ autApprovalForCountry: testId('nobody') })).toMatchObject({
      status: 400,
      code: 'entities.unknownReference',
    });
    await update({ uiLocale: null, autApprovalForCountry: null });
    expect(await set()).toEqual([undefined, undefined]);
  });

  test('whether an account can be used, and the timeline says why', async () => {
    const token = await stage.tokenOf('seller', 'sam');
    await update({ active: false, reason: 'asked for it by phone' }, seller);
    expect((await stage.call('unregister', { token }, {})).status).toBe(401);
    await update({ active: true, reason: 'came back' }, seller);
    expect(await stage.timeline(seller)).toEqual([
      'activate: came back',
      'deactivate: asked for it by phone',
      'test',
    ]);
  });

  test('use and certification only with a reason', async () => {
    for (const more of [{ active: false }, { certificationOverride: true }])
      expect(await update(more)).toMatchObject({
        status: 400,
        details: [{ path: 'reason', code: 'fields.required' }],
      });
  });

  test('the body that the specification names, with `active` as it is, needs no reason', async () => {
    const { active, maxUsers } = (await stage.stored(seller)).data;
    const body = { active, userData: { contact: 'Eva' }, staticData: { name: 'Hof' }, maxUsers };
    expect((await update(body, seller)).status).toBe(200);
    expect(await stage.timeline(seller)).toEqual(['administration', 'test']);
  });

  test('faults that stand in an account do not keep it in use', async () => {
    await stage.change(seller, (account) => ({
      ...account,
      userData: {
        ...account.userData,
        emails: [
          { email: 'a@example.org', status: 'open' },
          { email: 'A@example.org', status: 'open' },
        ],
      },
    }));
    expect((await update({ active: false, reason: 'x' }, seller)).status).toBe(200);
  });

  test('a supplier’s confirmation, country by country, and its offers are told', async () => {
    const confirm = (confirmed: boolean, country = testId('country')) =>
      update({ confirmSupplier: { country, confirmed } }, seller);
    const confirmedOn = async () =>
      (await stage.stored(seller)).data.userData.supData[0]?.confirmedByAdminOn;
    await confirm(true);
    expect(await confirmedOn()).toBe(NOW);
    await confirm(false);
    expect(await confirmedOn()).toBeUndefined();
    expect(await offersTold()).toEqual([{ owner: seller }, { owner: seller }]);
    expect(await confirm(true, testId('careful'))).toMatchObject({
      status: 422,
      code: 'accounts.noSupplierData',
    });
  });

  test('a control body’s confirmation; nobody else has one', async () => {
    const { ins } = people;
    const confirm = (confirmControlBody: boolean, account: string = ins.id) =>
      update({ confirmControlBody }, account);
    const confirmedOn = async () => (await stage.stored(ins.id)).data.staticData.confirmedByAdminOn;
    expect((await confirm(false)).status).toBe(200);
    expect(await confirmedOn()).toBeUndefined();
    expect((await confirm(true)).status).toBe(200);
    expect(await confirmedOn()).toBe(NOW);
    expect(await stage.timeline(ins.id)).toEqual([
      'control body confirmed',
      'control body not confirmed',
      'test',
    ]);
    expect(await confirm(true, seller)).toMatchObject({
      status: 422,
      code: 'accounts.notAControlBody',
    });
  });

  test('nothing that offers follow, and they are not told', async () => {
    await update({ maxUsers: 9, adminMemo: 'x' }, seller);
    await update({ active: false, reason: 'x' });
    expect(await offersTold()).toEqual([]);
  });

  test('from a revision that is not the newest any more: refused', async () => {
    await update({ adminMemo: 'first' });
    const answer = await update({ adminMemo: 'second', rev: 1 });
    expect(answer).toMatchObject({ status: 409, code: 'entities.revConflict' });
    expect((await update({ adminMemo: 'second', rev: 2 })).status).toBe(200);
  });

  test('no control number to a taken or wrong one, nothing of an unknown account, and not its own use of the product', async () => {
    for (const [controlNumber, code] of [
      ['DE-BY-006-11111-A', 'entities.notUnique'],
      ['12', 'kernel.invalidInput'],
      ['1234567', 'accounts.wrongControlNumber'],
    ])
      expect((await update({ userData: { controlNumber } })).code).toBe(code);
    const unknown = { status: 404, code: 'entities.notFound' };
    expect(await update({ maxUsers: 2 }, testId('nobody'))).toMatchObject(unknown);
    const own = await update({ active: false, reason: 'x' }, people.adm.id);
    expect(own).toMatchObject({ status: 422, code: 'accounts.notYourself' });
  });

  test('an old control number of another form stays until it is changed', async () => {
    await stage.change(farm, (account) => ({
      ...account,
      userData: { ...account.userData, controlNumber: 'OLD-1' },
    }));
    expect((await update({ userData: { contact: 'Eva' } })).status).toBe(200);
  });

  test('eight administrators at once, and no change is lost', async () => {
    await stage.change(farm, (account) => ({ ...account, maxUsers: 50 }));
    const changes = [
      ...Array.from({ length: 2 }, () => update({ adminMemo: 'memo' })),
      ...Array.from({ length: 2 }, () => update({ staticData: { canRequest: false } })),
      ...Array.from({ length: 2 }, () => update({ userData: { contact: 'Eva' } })),
      ...Array.from({ length: 2 }, () => update({ maxUsers: 11 })),
    ];
    await Promise.all(changes);
    const { data } = await stage.stored(farm);
    expect([
      data.adminMemo,
      data.staticData.canRequest,
      data.userData.contact,
      data.maxUsers,
    ]).toEqual(['memo', false, 'Eva', 11]);
  });
});

describe('a farmer follows its control bodies', () => {
  const setBodies = (...active: boolean[]) =>
    update({
      userData: {
        insData: active.map((isActive, index) => ({
          ins: testId(index === 0 ? 'ins' : 'otherIns'),
          active: isActive,
        })),
      },
    });
  const state = async () => {
    const { userData } = (await stage.stored(farm)).data;
    return [userData.deactivatedOn, userData.insData.map(({ deactivatedOn }) => deactivatedOn)];
  };

  test('deactivated with the last, active with the first', async () => {
    await setBodies(true, true);
    await setBodies(false, true);
    expect(await state()).toEqual([undefined, [NOW, undefined]]);
    stage.time.now += 60_000;
    await setBodies(false, false);
    const later = '2026-03-02T08:01:00.000Z';
    expect(await state()).toEqual([later, [NOW, later]]);
    await setBodies(false, true);
    expect(await state()).toEqual([undefined, [NOW, undefined]]);
  });

  test('and keeps what a tie knows besides; one that comes back asks for the agreement again', async () => {
    const [first, other] = [testId('ins'), testId('otherIns')];
    await stage.change(farm, (account) => ({
      ...account,
      userData: {
        ...account.userData,
        insData: [
          { ins: first, agreementOn: EARLIER, firstImportedOn: EARLIER },
          { ins: other, agreementOn: EARLIER },
        ],
      },
    }));
    await setBodies(false, true);
    await setBodies(true, true);
    expect((await stage.stored(farm)).data.userData.insData).toEqual([
      { ins: first, firstImportedOn: EARLIER },
      { ins: other, agreementOn: EARLIER },
    ]);
  });

  test('and so does a membership', async () => {
    const aso = await stage.put('account', testId('aso'), accountOf('ASO', 'aso').data);
    await stage.change(farm, (account) => ({
      ...account,
      userData: { ...account.userData, asoData: [{ aso, agreementOn: EARLIER }] },
    }));
    for (const active of [false, true]) await update({ userData: { asoData: [{ aso, active }] } });
    expect((await stage.stored(farm)).data.userData.asoData).toEqual([{ aso }]);
  });
});
