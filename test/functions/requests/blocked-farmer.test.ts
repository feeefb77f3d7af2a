import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { people } from './request-people.ts';
import { makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

const on = '2026-01-01T00:00:00.000Z';
let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

const farmerWith = (more: {
  staticData?: Partial<Account['staticData']>;
  userData?: Partial<Account['userData']>;
}) => {
  const { id, data } = people.farmer;
  return stage.put('account', id, {
    ...data,
    staticData: { ...data.staticData, ...more.staticData },
    userData: { ...data.userData, ...more.userData },
  });
};
const certification = { active: false, since: on };

describe.each([
  ['whom the control body deactivated', { deactivatedOn: on }],
  ['without an active certification', { certification }],
])('a farmer %s', (_, userData) => {
  test('files no request, and nobody files one for it', async () => {
    await farmerWith({ userData });
    expect(await refusal(stage.init('farmer'))).toMatchObject({ code: 'requests.mayNotRequest' });
    const forFarmer = stage.init('ins', { agr: people.farmer.id });
    expect(await refusal(forFarmer)).toMatchObject({ code: 'requests.farmerNotActive' });
  });
});

test.each([
  ['whose certification is active', { userData: { certification: { active: true, since: on } } }],
  [
    'whom an administrator lets act without certification',
    {
      userData: { certification },
      staticData: { certificationOverride: { on, by: people.ins.id, reason: 'x' } },
    },
  ],
])('a farmer %s files requests', async (_, more) => {
  await farmerWith(more);
  expect((await stage.init('farmer')).entityclass).toBe('request-process');
});
