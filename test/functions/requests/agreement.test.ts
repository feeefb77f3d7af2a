import { beforeEach, describe, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { advised, sentAnswers } from './request-forms.ts';
import { people } from './request-people.ts';
import { dataOf, makeRequestStage, pin, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
beforeEach(async () => {
  stage = await makeRequestStage();
});

const allRequests = {
  entityClass: 'request-process',
  group: 'party',
  keys: [testId('ins'), testId('aso')],
};
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

describe('where the country requires the agreement', () => {
  const agreementOn = '2026-01-01T00:00:00.000Z';
  const setCountry = async (userAgreement: 'required' | 'notUsed') => {
    const { data } = (await stage.world.store.untyped.latest(testId('DE'), { fresh: true })) ?? {};
    await stage.put('country', testId('DE'), { ...data, userAgreement });
  };
  const tie = (agreed: { readonly agreementOn?: string }) =>
    stage.put('account', testId('farmer'), {
      ...farmer,
      userData: {
        ...farmer.userData,
        insData: [{ ins: testId('ins'), ...agreed }],
        asoData: [{ aso: testId('aso'), ...agreed }],
      },
    });
  const missing = {
    code: 'requests.agreementMissing',
    status: 422,
    fields: [['agr', 'requests.agreementMissing']],
  };
  beforeEach(() => setCountry('required'));

  test.each(['ins', 'aso'] as const)(
    '%s begins nothing without it, and nothing is stored',
    async (office) => {
      const before = await stage.world.search.count(allRequests);
      expect(await refusal(stage.init(office, filed))).toEqual(missing);
      expect(await stage.world.search.count(allRequests)).toEqual(before);
      await tie({ agreementOn });
      expect((await stage.init(office, filed)).data).toMatchObject({ creator: testId(office) });
    },
  );

  test.each(['ins', 'aso'] as const)(
    'a draft of %s rests once it is taken back',
    async (office) => {
      await tie({ agreementOn });
      const draft = await stage.init(office, filed);
      await tie({});
      expect(await refusal(stage.fill(office, draft, sentAnswers, { draft: true }))).toEqual(
        missing,
      );
      expect(await refusal(stage.fill(office, draft, sentAnswers))).toEqual(missing);
      expect(await stage.stored(draft.id)).toMatchObject({ rev: draft.rev });
      await tie({ agreementOn });
      expect((await stage.fill(office, draft, sentAnswers)).data).toMatchObject({ status: 'open' });
    },
  );

  test('a draft can be discarded without it', async () => {
    await tie({ agreementOn });
    const draft = await stage.init('ins', filed);
    await tie({});
    await stage.call('removeRequest', 'ins', { process: pin(draft) });
    expect(await stage.stored(draft.id)).toBeUndefined();
  });

  test('a follow-up is refused like a first request', async () => {
    await tie({ agreementOn });
    const sent = await stage.fill('ins', await stage.init('ins', filed), sentAnswers);
    await stage.call('retractRequest', 'farmer', { process: pin(sent) });
    await tie({});
    const again = { ...filed, followupFor: sent.id };
    expect(await refusal(stage.init('ins', again))).toEqual(missing);
  });

  test('what was sent goes on, and a farmer files for itself', async () => {
    await tie({ agreementOn });
    const sent = await stage.fill('ins', await stage.init('ins', filed), sentAnswers);
    await tie({});
    expect(dataOf(await stage.fill('ins', sent, advised))).toMatchObject({ step: 2 });
    expect(dataOf(await stage.reach.send())).toMatchObject({ status: 'open' });
  });
});

test('other offices need no agreement', async () => {
  for (const office of ['ins', 'aso'] as const) {
    expect((await stage.init(office, filed)).data).toMatchObject({ creator: testId(office) });
  }
});
