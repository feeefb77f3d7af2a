import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { sweepDueSteps } from '#functions/requests/deciding/sweep-due-steps.ts';
import { recipientsOfReport } from '#functions/requests/process/notify-recipients.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { animalsReturned, purchasesOf } from '#shared/requests/law/purchases.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, advised, packageOf, sentAnswers, steps } from './request-forms.ts';
import { people } from './request-people.ts';
import { dataOf, makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

const FIELDS = {
  stockNow: 'numberfield',
  birthDay: 'datefield',
  arrivalDay: 'datefield',
  weightKg: 'numberfield',
  purchaseDate: 'datefield',
  arrivedOn: 'datefield',
  lastPurchase: 'checkbox',
} as const;
const pinned = (name: string) => ({ id: testId(`field ${name}`), rev: 1 });
const application = {
  ...steps.application,
  fields: [...steps.application.fields, ...['stockNow', 'birthDay', 'arrivalDay'].map(pinned)],
};
const purchase = {
  ...steps.purchase,
  inPortions: true,
  fields: ['animalsBought', 'purchaseDate', 'arrivedOn', 'lastPurchase'].map(pinned),
};

let stage: RequestStage;
let now: number;
beforeAll(async () => {
  stage = await makeRequestStage();
  now = stage.time.now;
  for (const [name, inputType] of Object.entries(FIELDS))
    await stage.put('requestformfield', testId(`field ${name}`), formFieldOf(name, inputType));
  await stage.put('animalkind', testId('cattle'), {
    labels: [{ lang: 'de_DE', label: 'x' }],
    reportCode: 'bovine',
  });
});

beforeEach(() => {
  stage.time.now = now;
});

const answers = (given: Readonly<Record<string, unknown>>) =>
  Object.entries(given).map(([field, value]) => ({ field, value }));
const form = (name: string, more: object) =>
  stage.put('requestpackage', testId(name), packageOf(name, more));
const begin = (name: string, more: object = {}) =>
  stage.init('farmer', { package: { id: testId(name) }, ...more });

describe('a request begins only by a form that the law of the country knows', () => {
  test('no control body decides where the law says the authority does', async () => {
    const byControlBody = { ...steps.decision, role: 'INS' };
    await form('checked', { steps: [steps.application, byControlBody] });
    expect(await refusal(begin('checked'))).toEqual({
      code: 'requests.deciderNotLawful',
      status: 422,
      fields: [['package', 'requests.deciderNotLawful']],
    });
  });

  test('bees are recorded, not applied for, and what is applied for is not recorded', async () => {
    await form('bees applied for', { legalBasis: 'BE' });
    await form('renewal recorded', { requestTypes: ['record'], steps: [steps.application] });
    for (const [name, more] of [
      ['bees applied for', {}],
      ['renewal recorded', { type: 'record' }],
    ] as const)
      expect(await refusal(begin(name, more))).toMatchObject({
        code: 'requests.recordOnlyWithoutDecision',
      });
    await form('bees recorded', {
      legalBasis: 'BE',
      requestTypes: ['record'],
      steps: [steps.application],
    });
    const sent = await stage.fill(
      'farmer',
      await begin('bees recorded', { type: 'record' }),
      sentAnswers,
    );
    expect(dataOf(sent)).toMatchObject({ status: 'closed', requestType: 'record' });
  });

  test('a breed is recorded as endangered only where a list of the country names it', async () => {
    const record = { legalBasis: 'EB', requestTypes: ['record'], steps: [steps.application] };
    await form('endangered', record);
    const breed = { labels: [{ lang: 'de_DE', label: 'x' }], animalkind: testId('cattle') };
    const recorded = () => begin('endangered', { type: 'record', offergroup: testId('angus') });
    for (const [named, endangeredLists] of [
      ['without a list', []],
      ['of another country', [{ country: testId('AT'), list: 'ÖPUL', version: '2025' }]],
    ] as const) {
      await stage.put('offergroup', testId('angus'), {
        ...breed,
        endangered: true,
        endangeredLists,
      });
      expect(await refusal(recorded()), named).toMatchObject({ code: 'requests.breedNotListed' });
    }
    await stage.put('offergroup', testId('angus'), {
      ...breed,
      endangered: true,
      endangeredLists: [{ country: testId('DE'), list: 'Rote Liste', version: '2025' }],
    });
    const draft = await recorded();
    await stage.put('offergroup', testId('angus'), { ...breed, endangered: false });
    expect(await refusal(stage.fill('farmer', draft, sentAnswers)), 'taken off').toMatchObject({
      code: 'requests.breedNotListed',
    });
  });
});

describe('a first herd', () => {
  const young = (given: Readonly<Record<string, unknown>>) => [
    ...sentAnswers,
    ...answers({ stockNow: 0, birthDay: '2026-02-01', arrivalDay: '2026-04-01', ...given }),
  ];
  test('is not permitted with animals that are too old on arrival; nothing is saved', async () => {
    await form('young', { legalBasis: 'YM', steps: [application, steps.decision] });
    const begun = await begin('young');
    const tooOld = young({ birthDay: '2025-10-01' });
    expect(await refusal(stage.fill('farmer', begun, tooOld))).toEqual({
      code: 'requests.notSent',
      status: 422,
      fields: [['fieldData.birthDay', 'requests.tooOldOnArrival']],
    });
    expect((await stage.stored(begun.id))?.rev).toBe(begun.rev);
    expect(dataOf(await stage.fill('farmer', begun, young({}))).status).toBe('open');
  });
});

describe('a permission', () => {
  const until = (validUntil?: string) => [
    ...accepted,
    ...answers(validUntil === undefined ? {} : { validUntil }),
  ];
  const decide = async (validUntil?: string): Promise<Entity> => {
    await form('portions', { steps: [steps.application, steps.advice, steps.decision, purchase] });
    const sent = await stage.fill('farmer', await begin('portions'), sentAnswers);
    return stage.fill('aut', await stage.fill('ins', sent, advised), until(validUntil));
  };

  test('for which the office names no last day holds as long as the law allows', async () => {
    expect(dataOf(await decide())).toMatchObject({
      status: 'accepted',
      decision: { validUntil: '2027-03-02' },
      reportDueOn: '2027-03-30',
    });
  });

  test('does not last beyond what the law of the country allows', async () => {
    expect(await refusal(decide('2027-03-03'))).toMatchObject({
      code: 'requests.notSent',
      fields: [['fieldData.validUntil', 'requests.permissionTooLong']],
    });
    const decided = dataOf(await decide('2026-06-30'));
    expect(decided).toMatchObject({ status: 'accepted', reportDueOn: '2026-07-28' });
  });

  test('is used up portion by portion; nothing is bought before it or above it', async () => {
    const decided = await decide('2026-06-30');
    stage.time.now = Date.parse('2026-05-01T08:00:00.000Z');
    const report = (entity: Entity, given: Readonly<Record<string, unknown>>) =>
      stage.fill('farmer', entity, answers(given));
    const wrong = report(decided, { animalsBought: 13, purchaseDate: '2026-03-01' });
    expect(await refusal(wrong)).toEqual({
      code: 'requests.notSent',
      status: 422,
      fields: [
        ['fieldData.animalsBought', 'requests.boughtMoreThanGranted'],
        ['fieldData.purchaseDate', 'requests.boughtBeforeDecision'],
      ],
    });
    const first = await report(decided, { animalsBought: 5, purchaseDate: '2026-03-10' });
    expect(dataOf(first)).toMatchObject({ turn: people.farmer.id, decision: { animalsBought: 5 } });
    expect(await refusal(report(first, { animalsBought: 8 }))).toMatchObject({
      fields: [['fieldData.animalsBought', 'requests.boughtMoreThanGranted']],
    });
    const last = dataOf(await report(first, { animalsBought: 4, lastPurchase: true }));
    expect([last.turn, last.decision?.animalsBought]).toEqual([undefined, 9]);
    expect(purchasesOf(last).map(({ animals }) => animals)).toEqual([5, 4]);
    expect(animalsReturned(last, '2026-05-01')).toBe(3);
  });

  test('is asked for its report before its end, after it, and when the report is late; then never again', async () => {
    const { id } = await decide('2026-06-30');
    const { data, ...farmer } = people.farmer;
    const called = (name: string) =>
      stage.put('account', farmer.id, { ...data, staticData: { ...data.staticData, name } });
    // The name leads no reader of a mail to another site.
    await called('Hof www.evil.example');
    const told: string[] = [];
    const region = await stage.world.store.untyped.latest(testId('Bavaria'), { fresh: true });
    for (const day of ['06-15', '06-16', '07-01', '07-02', '07-28', '07-29', '09-01']) {
      // The region has another authority by then: it hears what it may act on.
      const aut = day === '07-29' ? people.otherAut.id : people.aut.id;
      await stage.put('region', testId('Bavaria'), { ...region?.data, aut });
      const before = (await stage.mails()).length;
      stage.time.now = Date.parse(`2026-${day}T04:00:00.000Z`);
      await sweepDueSteps({ ...stage.world, log: makeLog(() => {}) });
      const mails = (await stage.mails())
        .slice(before)
        .filter(({ params }) => params.request === id);
      told.push(...mails.map(({ template, to }) => `${day} ${template} ${nameOf(to)}`));
    }
    expect(told.toSorted()).toEqual([
      '06-16 requestReportDue farmer',
      '07-01 requestReportDue farmer',
      '07-29 requestReportMissing farmer',
      '07-29 requestReportMissing ins',
      '07-29 requestReportMissing otherAut',
    ]);
    await called(data.staticData.name);
    const missing = (await stage.mails()).findLast(({ to }) => to === people.otherAut.id);
    expect(missing?.params).toMatchObject({ party: 'Hof …' });
    const late = (await stage.stored(id))?.process;
    expect(late && animalsReturned(late, '2026-07-01')).toBe(12);
  });

  test('is missed by the association that granted it', async () => {
    const granted = dataOf(await decide('2026-06-30'));
    const aso = people.aso.id;
    const isDecision = ({ role }: { role: string }) => role === 'AUT';
    const filledSteps = granted.filledSteps.map((step) =>
      isDecision(step) ? { ...step, by: aso, role: 'ASO' as const } : step,
    );
    const recipients = recipientsOfReport({ ...granted, aso, filledSteps }, new Date('2026-07-29'));
    expect(recipients.get(aso)).toBe('requestReportMissing');
  });
});

const nameOf = (to: string) => Object.entries(people).find(([, { id }]) => id === to)?.[0] ?? to;

test('a ground that the country has ended begins, sends and grants nothing any more; what waits is rejected', async () => {
  const [draft, waiting] = [await stage.init('farmer'), await stage.reach.advise()];
  await stage.put('countrylaw', testId('law'), {
    internalName: 'DE 2026',
    country: testId('DE'),
    validFrom: '2026-01-01',
    ...EU_LAW,
    grounds: EU_LAW.grounds.map((row) =>
      row.ground === 'FR' ? { ...row, endsOn: '2026-03-01' } : row,
    ),
  });
  const over = { code: 'requests.groundOver' };
  expect(await refusal(stage.init('farmer'))).toMatchObject(over);
  expect(await refusal(stage.fill('farmer', draft, sentAnswers))).toMatchObject(over);
  expect(await refusal(stage.fill('aut', waiting, accepted))).toMatchObject(over);
  const rejected = await stage.fill('aut', waiting, answers({ decision: 'reject' }));
  expect(dataOf(rejected).status).toBe('rejected');
  stage.time.now = Date.parse('2026-03-01T22:00:00.000Z');
  expect(dataOf(await stage.fill('farmer', draft, sentAnswers)).status).toBe('open');
});
