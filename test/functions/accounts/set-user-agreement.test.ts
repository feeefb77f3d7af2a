import { beforeEach, describe, expect, test } from 'vitest';
import { principalOf } from '#functions/kernel/http/principal-of.ts';
import { testId } from '#test/support/test-id.ts';
import {
  EARLIER,
  makeProfileStage,
  NOW,
  type PersonName,
  type ProfileStage,
} from './profile-stage.ts';

let stage: ProfileStage;
beforeEach(async () => {
  stage = await makeProfileStage();
});

const set = (caller: PersonName | undefined, agreed: boolean, account = testId('farmer')) =>
  stage.call('setUserAgreement', caller, { account, agreed });
const ties = async () => {
  const { insData, asoData } = (await stage.stored('farmer')).data.userData;
  return { insData, asoData };
};
const ins = testId('ins');
const old = { ins: testId('oldIns'), deactivatedOn: EARLIER, agreementOn: EARLIER };
const members = [{ aso: testId('aso') }, { aso: testId('plainAso') }];

test('a control body sets the agreement of its customer, which keeps its day, and removes it', async () => {
  const { status, data } = await set('ins', true);
  expect([status, data.data.userData.insData[0]]).toEqual([200, { ins, agreementOn: NOW }]);
  expect(await ties()).toEqual({ insData: [{ ins, agreementOn: NOW }, old], asoData: members });
  stage.time.now += 86_400_000;
  await set('ins', true);
  expect((await ties()).insData[0]).toEqual({ ins, agreementOn: NOW });
  await set('ins', false);
  expect(await ties()).toEqual({ insData: [{ ins }, old], asoData: members });
});

test('an association with the procedure does so for its members', async () => {
  await set('aso', true);
  expect(await ties()).toEqual({
    insData: [{ ins }, old],
    asoData: [{ aso: testId('aso'), agreementOn: NOW }, { aso: testId('plainAso') }],
  });
});

describe('several at once', () => {
  const many = (caller: PersonName, on?: string) =>
    stage.call('setUserAgreements', caller, {
      accounts: [testId('farmer'), testId('seller'), testId('farmer')],
      ...(on && { on }),
    });
  const refused = [{ account: testId('seller'), code: 'entities.notFound' }];

  test('are told apart: set with its day, set before, and refused', async () => {
    const first = await many('ins', '2026-02-28');
    expect(first).toMatchObject({
      status: 200,
      data: { done: [testId('farmer')], already: [], refused },
    });
    const tie = { ins, agreementOn: '2026-02-28T12:00:00.000Z' };
    expect((await ties()).insData).toEqual([tie, old]);
    expect((await many('ins')).data).toEqual({ done: [], already: [testId('farmer')], refused });
    expect((await ties()).insData).toEqual([tie, old]);
  });

  test('are set now where no other day is said, also by an association', async () => {
    expect((await many('aso', '2026-03-02')).data.done).toEqual([testId('farmer')]);
    expect((await ties()).asoData[0]).toEqual({ aso: testId('aso'), agreementOn: NOW });
  });

  test('cannot have agreed on a later day, nor with an office that has no agreements', async () => {
    expect(await many('ins', '2026-03-03')).toMatchObject({
      status: 422,
      code: 'accounts.agreementInFuture',
      details: [{ path: 'on' }],
    });
    expect(await many('plainAso')).toMatchObject({ status: 404, code: 'entities.notFound' });
  });
});

test('a control body and an association at the same time both succeed', async () => {
  const answers = await Promise.all([set('ins', true), set('aso', true)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ties()).toEqual({
    insData: [{ ins, agreementOn: NOW }, old],
    asoData: [{ aso: testId('aso'), agreementOn: NOW }, { aso: testId('plainAso') }],
  });
});

test('it is not found by other offices, nor by a control body that may read the account for another reason', async () => {
  const notFound = { status: 404, code: 'entities.notFound' };
  // The old control body had the customer once.
  for (const caller of ['otherIns', 'plainAso', 'oldIns'] as const)
    for (const agreed of [true, false]) expect(await set(caller, agreed)).toMatchObject(notFound);
  expect(await ties()).toEqual({ insData: [{ ins }, old], asoData: members });
  expect(await set('ins', true, testId('seller'))).toMatchObject(notFound);
});

describe('an office whose permission to search customers was taken away', () => {
  const takeAway = async (name: 'ins' | 'aso') => {
    const { data } = await stage.stored(name);
    const staticData = { ...data.staticData, agrImport: false };
    await stage.put('account', testId(name), { ...data, staticData });
  };
  const search = {
    entityClass: 'account',
    attributeFilter: { field: 'staticData.role', comparison: 'eq', value: 'AGR' },
  } as const;
  const rowsOf = async (name: 'ins' | 'aso') => {
    const { id, data } = await stage.stored(name);
    return stage.world.rowsFor(principalOf('somebody', { id, data }));
  };

  test.each(['ins', 'aso'] as const)(
    '%s finds and counts nobody and sets no agreement, but still reads a party of its requests',
    async (name) => {
      const count = await (await rowsOf(name)).count(search);
      expect(count).toBe(1);
      await takeAway(name);
      const rows = await rowsOf(name);
      const refused = { error: { code: 'search.shardNotNamed' } };
      await expect(rows.count(search)).rejects.toMatchObject(refused);
      const page = { pagination: { start: 0, limit: 5 }, sorting: [] };
      await expect(rows.search({ ...search, ...page })).rejects.toMatchObject(refused);
      const forbidden = { status: 403, code: 'accounts.mayNotFindFarmers' };
      expect(await set(name, true)).toMatchObject(forbidden);
      const all = { accounts: [testId('farmer')] };
      expect(await stage.call('setUserAgreements', name, all)).toMatchObject(forbidden);
      expect(await ties()).toEqual({ insData: [{ ins }, old], asoData: members });
      expect((await rows.get(testId('farmer'))).entity.data).toMatchObject({
        userData: { controlNumber: 'DE-BY-006-12345-A' },
      });
    },
  );
});
