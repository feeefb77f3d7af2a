import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requireAll } from '#functions/requests/searching/record-search-proof.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS, HOUR_MS } from '#shared/kernel/time.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import type { Gender } from '#shared/masterdata/gender.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { testId } from '#test/support/test-id.ts';
import { packageOf, sentAnswers, steps } from './request-forms.ts';
import { requestOffer } from './request-offer.ts';
import { dataOf, makeRequestStage, pin, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
let draft: Entity;
const ids = ['near', 'four', 'farther'].map((name) => testId(`offer ${name}`));
const [near = '', four = '', farther = ''] = ids;
const age = { rev: 1, reasons: ['age'] };
const answers = (...offers: object[]) => ({ offers });
const wanting = (value: number) => [
  { field: 'purpose', value: 'renewal' },
  { field: 'numberWanted', value },
];

const waiving = {
  ...steps.application,
  fields: [...steps.application.fields, { id: testId('field searchWaived'), rev: 1 }],
};

beforeAll(async () => {
  stage = await makeRequestStage();
  await stage.put('offer', near, requestOffer({ geoPosition: { lat: 48.3, lon: 11.5 } }));
  await stage.put('offer', four, requestOffer({ amount: 4, gender: 'male' }));
  await stage.put('offer', farther, requestOffer({ geoPosition: { lat: 48.82, lon: 11.5 } }));
  await stage.put(
    'requestformfield',
    testId('field searchWaived'),
    formFieldOf('searchWaived', 'checkbox'),
  );
});

beforeEach(async () => {
  draft = await stage.init('farmer');
});

describe('sending is refused while an offer has neither reason nor words', () => {
  test('of three, two answered: the third is named, nothing is saved; then it is sent', async () => {
    const two = [
      { id: near, ...age },
      { id: four, rev: 1, reasons: [], text: 'Zu alt.' },
    ];
    expect(await refusal(stage.fill('farmer', draft, sentAnswers, answers(...two)))).toEqual({
      code: 'requests.offersUnanswered',
      status: 422,
      fields: [[`offers.${farther}`, 'requests.offersUnanswered']],
    });
    expect(await stage.stored(draft.id)).toMatchObject({ rev: 1, process: { status: 'new' } });
    const sent = await stage.fill(
      'farmer',
      draft,
      sentAnswers,
      answers(...two, { id: farther, ...age }),
    );
    expect(dataOf(sent).searchFilter?.offers).toMatchObject([
      { id: near, reasons: ['age'] },
      { id: four, reasons: [], text: 'Zu alt.' },
      { id: farther, reasons: ['age'] },
    ]);
  });

  test('answers are kept with the draft, and changed by later ones', async () => {
    const all = ids.map((id) => ({ id, ...age }));
    let saved = await stage.fill('farmer', draft, [], { draft: true, ...answers(...all) });
    const text = 'Doch nicht.';
    const other = answers({ id: near, rev: 1, reasons: ['health'], text });
    saved = await stage.fill('farmer', saved, sentAnswers, other);
    expect(dataOf(saved)).toMatchObject({
      status: 'open',
      searchFilter: { offers: [{ reasons: ['health'], text }, { reasons: ['age'] }, age] },
    });
  });

  test.each<RequestPackage['legalBasis']>(['P3', 'AQ', 'CAT'])(
    'by the ground %s it is refused without answers',
    async (legalBasis) => {
      await stage.put(
        'requestpackage',
        testId('of ground'),
        packageOf('of ground', { legalBasis }),
      );
      const begun = await stage.init('farmer', { package: { id: testId('of ground') } });
      expect(await refusal(stage.fill('farmer', begun, sentAnswers))).toMatchObject({
        code: 'requests.offersUnanswered',
      });
    },
  );

  test('a record of what nobody has to permit is sent without answers', async () => {
    await stage.put(
      'requestpackage',
      testId('record'),
      packageOf('record', {
        legalBasis: 'BE',
        requestTypes: ['record'],
        steps: [steps.application],
      }),
    );
    const begun = await stage.init('farmer', {
      type: 'record',
      package: { id: testId('record') },
    });
    expect(dataOf(await stage.fill('farmer', begun, sentAnswers)).status).toBe('closed');
  });

  test('a formal decision on a catastrophe may waive the search', async () => {
    const form = packageOf('waiving', { legalBasis: 'CAT', steps: [waiving, steps.decision] });
    await stage.put('requestpackage', testId('waiving'), form);
    const begun = await stage.init('farmer', { package: { id: testId('waiving') } });
    const sent = [...sentAnswers, { field: 'searchWaived', value: true }];
    expect(dataOf(await stage.fill('farmer', begun, sent)).status).toBe('open');
  });
});

describe('too few animals lower the number wanted', () => {
  const takes = (taken: number, rev = 1) =>
    answers(
      { id: near, ...age },
      { id: four, rev, reasons: ['amount'], taken },
      { id: farther, ...age },
    );

  test('wanted 10, an offer of 4 fits: 4 taken, 6 asked for', async () => {
    const sent = dataOf(await stage.fill('farmer', draft, wanting(10), takes(4)));
    expect(sent.filledSteps[0]?.fieldData).toContainEqual({ field: 'numberWanted', value: 6 });
    expect(sent.decision).toMatchObject({ animalsAsked: 6 });
    expect(sent.searchFilter?.offers[1]).toMatchObject({ reasons: ['amount'], taken: 4 });
  });

  test('a follow-up asks anew how many are wanted: what is left says nothing of it', async () => {
    const sent = await stage.fill('farmer', draft, wanting(10), takes(4));
    await stage.call('retractRequest', 'farmer', { process: pin(sent) });
    const next = await stage.init('farmer', { followupFor: sent.id });
    expect(dataOf(next).draft).toEqual([{ field: 'purpose', value: 'renewal' }]);
  });

  test('none may be taken', async () => {
    const sent = dataOf(await stage.fill('farmer', draft, wanting(10), takes(0)));
    expect(sent.decision).toMatchObject({ animalsAsked: 10 });
  });

  test.each([
    [4, 4],
    [3, 4],
  ])('wanted %i, taken %i: nothing is left to apply for', async (wanted, taken) => {
    expect(await refusal(stage.fill('farmer', draft, wanting(wanted), takes(taken)))).toEqual({
      code: 'requests.nothingLeft',
      status: 422,
      fields: [['fieldData.numberWanted', 'requests.nothingLeft']],
    });
  });

  test('not more than the offer has, when it is begun as when it is sent', async () => {
    const tooMany = {
      code: 'requests.takenTooMany',
      status: 422,
      fields: [[`offers.${four}`, 'requests.takenTooMany']],
    };
    expect(await refusal(stage.fill('farmer', draft, wanting(10), takes(5)))).toEqual(tooMany);
    expect(await refusal(stage.init('farmer', { searchFilter: takes(5) }))).toEqual(tooMany);
  });
});

describe('the search holds for a day', () => {
  const late = testId('offer late');
  const all = answers(...ids.map((id) => ({ id, ...age })));
  const send = () => stage.fill('farmer', draft, sentAnswers, all);

  test('an offer that came within it needs no answer, a moment later it does', async () => {
    await stage.put('offer', late, requestOffer());
    const before = stage.time.now;
    stage.time.now = before + DAY_MS + 1;
    expect(await refusal(send())).toMatchObject({
      fields: [[`offers.${late}`, expect.anything()]],
    });
    stage.time.now = before + DAY_MS;
    const sent = dataOf(await send());
    expect(sent.searchFilter?.found).toBe(3);
    expect(sent.searchFilter?.whenSent).toBeUndefined();
    await stage.put('offer', late, requestOffer({ status: 'archived' }));
  });
});

describe('the law of the country says how far an offer counts', () => {
  const searchFilter = async () => dataOf(await stage.init('farmer')).searchFilter;
  const lawOf = (radiusKm: number, validFrom = '2022-01-01') => ({
    internalName: `DE ${radiusKm}`,
    country: testId('DE'),
    validFrom,
    ...EU_LAW,
    radiusKm,
  });

  test('200 km by that of the Union, 65 by one of its own, from its day on', async () => {
    expect(await searchFilter()).toMatchObject({ radiusKm: 200, found: 3 });
    await stage.put('countrylaw', testId('law'), lawOf(65));
    // The third one is 80 km away.
    expect(await searchFilter()).toMatchObject({ radiusKm: 65, found: 2 });
    await stage.put('countrylaw', testId('later law'), lawOf(300, '2030-01-01'));
    expect(await searchFilter()).toMatchObject({ radiusKm: 65 });
  });

  test('a draft from before another law is searched for once more, by the new radius', async () => {
    await stage.put('countrylaw', testId('law'), lawOf(30));
    stage.time.now += HOUR_MS;
    const all = answers({ id: near, ...age }, { id: four, ...age });
    const begun = await stage.stored(draft.id);
    expect(begun?.process.searchFilter).toMatchObject({ radiusKm: 65, found: 2 });
    expect(dataOf(await stage.fill('farmer', draft, sentAnswers, all)).searchFilter).toMatchObject({
      radiusKm: 65,
      whenSent: { radiusKm: 30, found: 1, offers: [] },
    });
    await stage.put('countrylaw', testId('law'), lawOf(200));
  });
});

test('own conditions are told apart from sex and age; what is unstated or mixed may have them', async () => {
  const asked = async (...$and: object[]) =>
    dataOf(await stage.init('farmer', { searchFilter: { attributeFilter: { $and } } }))
      .searchFilter;
  const many = { field: 'amount', comparison: 'gte', value: 9_000_000 };
  const male = { field: 'gender', comparison: 'in', value: ['male'] };
  expect(await asked(many)).toMatchObject({ found: 0, foundWithoutConditions: 3 });
  expect(await asked(many, male)).toMatchObject({ found: 0, foundWithoutConditions: 3 });
  const geoPosition = { lat: 48.3, lon: 11.5 };
  const offer = (gender: Gender) => requestOffer({ geoPosition, gender });
  await stage.put('offer', near, offer('mixed'));
  expect(await asked(male)).toMatchObject({ found: 1, foundWithoutConditions: 3 });
  await stage.put('offer', near, offer('female'));
  expect(await asked(male)).toMatchObject({ found: 1, foundWithoutConditions: 2 });
});

test('a search that finds more than a proof can name is too wide', () => {
  expect(() => requireAll({ found: 500 })).not.toThrow();
  expect(() => requireAll({ found: 501 })).toThrow(
    expect.objectContaining({ error: expect.objectContaining({ code: 'requests.searchTooWide' }) }),
  );
});
