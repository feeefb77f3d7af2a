import { beforeEach, describe, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { accepted, advised, sentAnswers } from './request-forms.ts';
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
const agreementOn = '2026-01-01T00:00:00.000Z';
const missing = {
  code: 'requests.agreementMissing',
  status: 422,
  fields: [['agr', 'requests.agreementMissing']],
};
const offices = ['ins', 'aso'] as const;
const setProcedure = () =>
  stage.put('account', testId('aso'), {
    ...association,
    staticData: { ...association.staticData, userAgreementProcedure: true },
  });

test('an association with the user agreement procedure files for a member who has agreed; without it an office needs no agreement', async () => {
  for (const office of ['ins', 'aso'] as const)
    expect((await stage.init(office, filed)).data).toMatchObject({ creator: testId(office) });
  await setProcedure();
  expect(await refusal(stage.init('aso', filed))).toEqual(missing);
  const asoData = [{ aso: testId('aso'), agreementOn }];
  await stage.put('account', testId('farmer'), {
    ...farmer,
    userData: { ...farmer.userData, asoData },
  });
  expect((await stage.init('aso', filed)).data).toMatchObject({ creator: testId('aso') });
});

describe('where the country requires the agreement', () => {
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
  beforeEach(() => setCountry('required'));

  test('an office begins nothing without it, and nothing is stored', async () => {
    const before = await stage.world.search.count(allRequests);
    for (const office of offices) expect(await refusal(stage.init(office, filed))).toEqual(missing);
    expect(await stage.world.search.count(allRequests)).toEqual(before);
    await tie({ agreementOn });
    for (const office of offices)
      expect((await stage.init(office, filed)).data).toMatchObject({ creator: testId(office) });
  });

  test('a draft of an office rests once it is taken back, and can be discarded', async () => {
    await tie({ agreementOn });
    const discarded = await stage.init('ins', filed);
    const ofIns = await stage.init('ins', filed);
    const ofAso = await stage.init('aso', filed);
    const drafts = [
      ['ins', ofIns],
      ['aso', ofAso],
    ] as const;
    await tie({});
    for (const [office, draft] of drafts) {
      const saving = stage.fill(office, draft, sentAnswers, { draft: true });
      expect(await refusal(saving)).toEqual(missing);
      expect(await refusal(stage.fill(office, draft, sentAnswers))).toEqual(missing);
      expect(await stage.stored(draft.id)).toMatchObject({ rev: draft.rev });
    }
    await stage.call('removeRequest', 'ins', { process: pin(discarded) });
    expect(await stage.stored(discarded.id)).toBeUndefined();
    await tie({ agreementOn });
    for (const [office, draft] of drafts)
      expect((await stage.fill(office, draft, sentAnswers)).data).toMatchObject({ status: 'open' });
  });

  test('who filed for a farmer reports its purchase, too, while the agreement lasts; other offices do not', async () => {
    await tie({ agreementOn });
    const sent = await stage.fill('ins', await stage.init('ins', filed), sentAnswers);
    const granted = await stage.fill('aut', await stage.fill('ins', sent, advised), accepted);
    const bought = [{ field: 'animalsBought', value: 3 }];
    for (const [other, code] of [
      ['aut', 'requests.notYours'],
      ['otherIns', 'requests.noProcessId'],
    ] as const)
      expect(await refusal(stage.fill(other, granted, bought))).toMatchObject({ code });
    await tie({});
    expect(await refusal(stage.fill('ins', granted, bought))).toEqual(missing);
    // A farm that may file nothing any more has bought all the same.
    await tie({ agreementOn });
    const { data: tied } =
      (await stage.world.store.untyped.latest(testId('farmer'), { fresh: true })) ?? {};
    const staticData = { ...farmer.staticData, canRequest: false };
    await stage.put('account', testId('farmer'), { ...tied, staticData });
    const reported = dataOf(await stage.fill('ins', granted, bought));
    await tie({ agreementOn });
    expect(reported.filledSteps.at(-1)).toMatchObject({ by: testId('ins'), role: 'INS' });
    expect(reported.turn).toBeUndefined();
    const own = await stage.reach.decide();
    expect(await refusal(stage.fill('ins', own, bought))).toMatchObject({
      code: 'requests.notYours',
    });
  });

  test('a follow-up is refused like a first request; what was sent goes on, and a farmer files for itself', async () => {
    await tie({ agreementOn });
    const retracted = await stage.fill('ins', await stage.init('ins', filed), sentAnswers);
    await stage.call('retractRequest', 'farmer', { process: pin(retracted) });
    const sent = await stage.fill('ins', await stage.init('ins', filed), sentAnswers);
    await tie({});
    const again = { ...filed, followupFor: retracted.id };
    expect(await refusal(stage.init('ins', again))).toEqual(missing);
    expect(dataOf(await stage.fill('ins', sent, advised))).toMatchObject({ step: 2 });
    expect(dataOf(await stage.reach.send())).toMatchObject({ status: 'open' });
  });
});
