import { beforeEach, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { EARLIER, makeProfileStage, type ProfileStage, people } from './profile-stage.ts';

let stage: ProfileStage;
beforeEach(async () => {
  stage = await makeProfileStage();
});

const refresh = async (caller: 'farmer' | 'aso') => {
  const { status, data } = await stage.call('refreshAso', caller, {});
  const names = data.associations.map(
    (association: { data: { staticData: { name: string } } }) => association.data.staticData.name,
  );
  return { status, id: data.id, names };
};

test('a farmer gets its account with its associations as they are now', async () => {
  expect(await refresh('farmer')).toEqual({
    status: 200,
    id: testId('farmer'),
    names: ['aso', 'plainAso'],
  });
  const { data } = people.plainAso;
  const renamed = { ...data, staticData: { ...data.staticData, name: 'Verband Süd' } };
  await stage.put('account', testId('plainAso'), renamed);
  await stage.put('account', testId('aso'), { ...people.aso.data, active: false });
  expect((await refresh('farmer')).names).toEqual(['Verband Süd']);
});

test('of an association it sees what everybody does', async () => {
  const { data } = await stage.call('refreshAso', 'farmer', {});
  expect(Object.keys(data.associations[0].data).toSorted()).toEqual([
    'active',
    'staticData',
    'userData',
  ]);
  expect(data.associations[0].data).not.toHaveProperty('ssoUsers');
});

test('one that the farmer has left is not among them', async () => {
  const { data } = people.farmer;
  const asoData = [{ aso: testId('aso'), deactivatedOn: EARLIER }];
  await stage.put('account', testId('farmer'), {
    ...data,
    userData: { ...data.userData, asoData },
  });
  expect((await refresh('farmer')).names).toEqual([]);
});

test('an association gets its own account', async () => {
  expect(await refresh('aso')).toEqual({ status: 200, id: testId('aso'), names: [] });
});
