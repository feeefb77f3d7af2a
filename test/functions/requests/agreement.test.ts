import { beforeEach, describe, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { people } from './request-people.ts';
import { makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
beforeEach(async () => {
  stage = await makeRequestStage();
});

const { data: association } = people.aso;
const { data: farmer } = people.farmer;
const filed = { agr: testId('farmer') };
const setProcedure = () =>
  stage.put('account', testId('aso'), {
    ...association,
    staticData: { ...association.staticData, userAgreementProcedure: true },
  });

describe('an association with the user agreement procedure', () => {
  beforeEach(setProcedure);

  test('files nothing for a member who has not agreed', async () => {
    expect(await refusal(stage.init('aso', filed))).toEqual({
      code: 'requests.agreementMissing',
      status: 422,
      fields: [['agr', 'requests.agreementMissing']],
    });
  });

  test('files for a member who has', async () => {
    const asoData = [{ aso: testId('aso'), agreementOn: '2026-01-01T00:00:00.000Z' }];
    await stage.put('account', testId('farmer'), {
      ...farmer,
      userData: { ...farmer.userData, asoData },
    });
    expect((await stage.init('aso', filed)).data).toMatchObject({ creator: testId('aso') });
  });
});

test('other offices need no agreement', async () => {
  for (const office of ['ins', 'aso'] as const) {
    expect((await stage.init(office, filed)).data).toMatchObject({ creator: testId(office) });
  }
});
