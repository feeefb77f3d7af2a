import { beforeAll, describe, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { accepted, advised, packageOf, sentAnswers, steps } from './request-forms.ts';
import { people, sites } from './request-people.ts';
import { dataOf, makeRequestStage, pin, type RequestStage } from './request-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

const instant = (minute: number) => `2026-03-02T08:${String(minute).padStart(2, '0')}:00.000Z`;
const wait = () => {
  stage.time.now += 60_000;
};

test('a request goes from the farmer over the control body to the authority and back', async () => {
  const begun = await stage.init('farmer', { offergroup: testId('angus') });
  expect(dataOf(begun)).toEqual({
    package: { id: testId('full'), rev: 1 },
    requestType: 'authority',
    searchFilter: {
      position: { lat: 48.1, lon: 11.5 },
      radiusKm: 200,
      attributeFilter: { field: 'offergroup', comparison: 'eq', value: testId('angus') },
      searchedOn: instant(0),
      until: instant(0).slice(0, 10),
      foundWithoutConditions: 0,
      found: 0,
      offers: [],
    },
    animalkind: testId('cattle'),
    offergroup: testId('angus'),
    country: testId('DE'),
    region: testId('Bavaria'),
    agr: people.farmer.id,
    ins: people.ins.id,
    aut: people.aut.id,
    agrSite: sites.farm,
    applicant: { name: 'farmer', controlNumber: 'DE-BY-006-12345-A' },
    status: 'new',
    step: 0,
    stepSince: instant(0),
    turn: people.farmer.id,
    creator: people.farmer.id,
    created: instant(0),
    draft: [],
    filledSteps: [],
    attachments: [],
    folders: [],
    events: [{ event: 'init', by: people.farmer.id, on: instant(0), status: 'new', step: 0 }],
  });

  wait();
  const draft = [{ field: 'disaster', value: 'fire' }];
  const drafted = await stage.fill('farmer', begun, draft, { draft: true });
  expect(dataOf(drafted)).toEqual({ ...dataOf(begun), draft });

  wait();
  const sent = await stage.fill('farmer', drafted, sentAnswers);
  expect(dataOf(sent)).toMatchObject({
    status: 'open',
    hid: 'DE-2026-000001',
    step: 1,
    turn: people.ins.id,
    stepSince: instant(2),
    sentOn: instant(2),
    stepClosesOn: '2026-03-04T08:02:00.000Z',
    draft: [],
    decision: { animalsAsked: 12 },
  });

  wait();
  const given = await stage.fill('ins', sent, advised);
  expect(dataOf(given)).toMatchObject({ status: 'open', step: 2, turn: people.aut.id });
  expect(dataOf(given).stepClosesOn).toBeUndefined();

  wait();
  const decided = await stage.fill('aut', given, [
    ...accepted,
    { field: 'justificationCode', value: 'lackOfSuitableAnimals' },
    { field: 'validUntil', value: '2026-09-02' },
  ]);
  expect(dataOf(decided)).toMatchObject({
    status: 'accepted',
    step: 3,
    turn: people.farmer.id,
    decidedOn: instant(4),
    decision: {
      animalsAsked: 12,
      animalsGranted: 12,
      justificationCode: 'lackOfSuitableAnimals',
      validUntil: '2026-09-02',
    },
  });

  wait();
  const bought = await stage.fill('farmer', decided, [{ field: 'animalsBought', value: 9 }]);
  const end = dataOf(bought);
  expect(end).toMatchObject({ status: 'accepted', step: 3, decidedOn: instant(4) });
  expect(end.turn).toBeUndefined();
  expect(end.decision).toMatchObject({ animalsAsked: 12, animalsGranted: 12, animalsBought: 9 });
  expect(end.filledSteps.map(({ by, role, on }) => ({ by, role, on }))).toEqual([
    { by: people.farmer.id, role: 'AGR', on: instant(2) },
    { by: people.ins.id, role: 'INS', on: instant(3) },
    { by: people.aut.id, role: 'AUT', on: instant(4) },
    { by: people.farmer.id, role: 'AGR', on: instant(5) },
  ]);
  expect(end.events.map(({ event, status, step }) => [event, status, step])).toEqual([
    ['init', 'new', 0],
    ['send', 'open', 1],
    ['fillStep', 'open', 2],
    ['decide', 'accepted', 3],
    ['fillStep', 'accepted', 3],
  ]);

  const { items } = await stage.world.store.timeline(bought.id, { limit: 10 });
  expect(items.map(({ changeset, updatedBy }) => [changeset, updatedBy]).toReversed()).toEqual([
    ['init', people.farmer.id],
    ['saveDraft', people.farmer.id],
    ['send', people.farmer.id],
    ['fillStep', people.ins.id],
    ['decide', people.aut.id],
    ['fillStep', people.farmer.id],
  ]);

  const mails = (await stage.mails()).filter(({ params }) => params.request === bought.id);
  expect(mails.map(({ template, to, locale }) => [template, to, locale]).toSorted()).toEqual(
    [
      ['requestStepWaiting', people.ins.id, 'de_DE'],
      ['requestStepDone', people.farmer.id, 'en_GB'],
      ['requestStepWaiting', people.aut.id, 'de_DE'],
      ['requestDecided', people.farmer.id, 'en_GB'],
      ['requestDecided', people.ins.id, 'de_DE'],
    ].toSorted(),
  );
  const mail = mails.find(({ template }) => template === 'requestDecided');
  expect(mail?.params).toEqual({
    hid: 'DE-2026-000001',
    request: bought.id,
    country: testId('DE'),
    outcome: 'accepted',
  });
});

test('who files for a farmer hears of every step as the farmer does, whomever the package names', async () => {
  const begun = await stage.init('aso', { agr: people.farmer.id });
  const sent = await stage.fill('aso', begun, sentAnswers);
  const decided = await stage.fill('aut', await stage.fill('ins', sent, advised), accepted);
  const mails = (await stage.mails()).filter(({ params }) => params.request === decided.id);
  expect(mails.map(({ template, to }) => `${template} ${to}`).toSorted()).toEqual(
    [
      // Sent in its name, advised, decided.
      `requestStepDone ${people.farmer.id}`,
      `requestStepDone ${people.farmer.id}`,
      `requestDecided ${people.farmer.id}`,
      `requestStepDone ${people.aso.id}`,
      `requestDecided ${people.aso.id}`,
      `requestStepWaiting ${people.ins.id}`,
      `requestDecided ${people.ins.id}`,
      `requestStepWaiting ${people.aut.id}`,
    ].toSorted(),
  );
});

describe('the deciding step', () => {
  test.each([
    ['accept', 'accepted', { animalsAsked: 12, animalsGranted: 12, validUntil: '2027-03-02' }],
    ['reject', 'rejected', { animalsAsked: 12 }],
  ])('%s leads to the status of its option', async (answer, status, decision) => {
    const end = dataOf(await stage.reach.decide([{ field: 'decision', value: answer }]));
    expect(end.status).toBe(status);
    expect(end.decision).toEqual({ ...decision, legalBasis: 'FR' });
    expect(end.turn).toBe(status === 'accepted' ? people.farmer.id : undefined);
  });

  test('without an outcome the last step closes', async () => {
    const sent = await stage.reach.send({ package: { id: testId('undecided') } });
    const end = dataOf(await stage.fill('ins', sent, advised));
    expect(end).toMatchObject({ status: 'closed', step: 1 });
    expect(end.turn).toBeUndefined();
  });
});

test('a form of one step is done when it is sent', async () => {
  const sent = await stage.reach.send({ package: { id: testId('notice') } });
  const end = dataOf(sent);
  expect(end).toMatchObject({ status: 'closed', step: 0 });
  expect(end.hid).toMatch(/^DE-2026-\d{6}$/);
  expect(end.turn).toBeUndefined();
});

test('an association answers before the authority', async () => {
  const begun = await stage.init('farmer', {
    type: 'association',
    package: { id: testId('association') },
  });
  const sent = await stage.fill('farmer', begun, sentAnswers);
  expect(dataOf(sent)).toMatchObject({ aso: people.aso.id, turn: people.aso.id });
  const answered = await stage.fill('aso', sent, advised);
  expect(dataOf(answered).turn).toBe(people.aut.id);
});

describe('an office files for a farmer', () => {
  test.each([
    ['ins', 'INS'],
    ['aso', 'ASO'],
  ] as const)('%s', async (office, role) => {
    const begun = await stage.init(office, { agr: people.farmer.id });
    expect(dataOf(begun)).toMatchObject({
      agr: people.farmer.id,
      creator: people[office].id,
      turn: people[office].id,
      ins: people.ins.id,
    });
    expect(dataOf(begun).aso).toBe(office === 'aso' ? people.aso.id : undefined);
    const sent = dataOf(await stage.fill(office, begun, sentAnswers));
    expect(sent.filledSteps).toMatchObject([{ by: people[office].id, role }]);
    expect(sent.turn).toBe(people.ins.id);
  });
});

test('the human-readable id counts on, never the same twice', async () => {
  const sent = await Promise.all(Array.from({ length: 5 }, () => stage.reach.send()));
  const hids = sent.map((entity) => dataOf(entity).hid);
  expect(new Set(hids).size).toBe(5);
});

test('a request keeps the form it began with, whatever becomes of the package', async () => {
  const id = testId('changing package');
  await stage.put('requestpackage', id, packageOf('changing'));
  const sent = await stage.reach.send({ package: { id } });
  await stage.put('requestpackage', id, packageOf('changing', { steps: [steps.application] }));
  const head = await stage.world.store.untyped.latest(id, { fresh: true });
  if (head) {
    const changes = [{ kind: 'delete', before: head }] as const;
    await stage.world.store.save({ changes, by: 'system', changeset: 'test' });
  }
  const given = await stage.fill('ins', sent, advised);
  expect(dataOf(given)).toMatchObject({ package: { id, rev: 1 }, turn: people.aut.id });
  expect(pin(given).rev).toBe(3);
});
