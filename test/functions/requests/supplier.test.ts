import { beforeAll, describe, expect, test } from 'vitest';
import { entityImplementations } from '#functions/entities/handler.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { Upload } from '#shared/uploads/upload.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, hatched, sentAnswers } from './request-forms.ts';
import { type Person, people } from './request-people.ts';
import {
  contextOf,
  dataOf,
  makeRequestStage,
  pin,
  type RequestStage,
  refusal,
} from './request-stage.ts';

const { getTimeline } = entityImplementations;

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

const lowHatch = { package: { id: testId('low hatch') } };
const telling = { package: { id: testId('telling') } };
const naming = (sup: Person) => ({ sup: people[sup].id });
const send = async (more: object = {}) =>
  stage.reach.send({ ...lowHatch, ...naming('sup'), ...more });
const requestsOf = (person: Person) =>
  contextOf(stage.world, person).rows.count({ entityClass: 'request-process' });
const mailsAbout = async (id: string) =>
  (await stage.mails())
    .filter(({ params }) => params.request === id)
    .map(({ template, to, locale }) => [template, to, locale]);

describe('a request is refused, naming the field `sup`,', () => {
  test.each<[string, object, string]>([
    ['without the supplier whose step its form has', {}, 'supplierMissing'],
    ['with an unknown account', { sup: testId('unknown') }, 'supplierNotFound'],
    ['with something that is no account', { sup: testId('cattle') }, 'supplierNotFound'],
    ['with an office', naming('ins'), 'supplierNotFound'],
    ['with a farmer who sells nothing', naming('idleFarmer'), 'supplierNotFound'],
    ['with a supplier of other animals', naming('beekeeper'), 'supplierNotFound'],
    ['with a supplier of another country', naming('supAbroad'), 'supplierNotFound'],
    ['with a supplier who gave up', naming('goneSup'), 'supplierNotFound'],
    ['with one who has not accepted the terms', naming('newSup'), 'supplierNotFound'],
    ['with the applicant itself', naming('farmer'), 'supplierIsApplicant'],
    ['with a supplier its form has no part for', wishFor('full', 'sup'), 'supplierNotNeeded'],
  ])('%s', async (_, more, code) => {
    const answer = await refusal(stage.init('farmer', { ...lowHatch, ...more }));
    const full = `requests.${code}`;
    expect(answer).toEqual({ code: full, status: 422, fields: [['sup', full]] });
  });

  test('with a farmer who sells and may not any more, and nothing is begun', async () => {
    const before = await requestsOf('farmer');
    const { data } = people.neighbour;
    const insData = [{ ins: testId('otherIns'), deactivatedOn: '2026-01-01T00:00:00.000Z' }];
    const blocked = testId('blocked seller');
    await stage.put('account', blocked, {
      ...data,
      userData: { ...data.userData, insData, deactivatedOn: '2026-01-01T00:00:00.000Z' },
    });
    expect(await refusal(stage.init('farmer', { ...lowHatch, sup: blocked }))).toMatchObject({
      code: 'requests.supplierNotFound',
    });
    expect(await requestsOf('farmer')).toBe(before);
  });

  test('where the country asks for it, with a supplier whom nobody has confirmed', async () => {
    const country = await stage.world.store.untyped.latest(testId('DE'), { fresh: true });
    const asking = { ...country?.data, registrationProcedure: 'confirmedByAdmin' };
    await stage.put('country', testId('DE'), asking);
    const unconfirmed = await refusal(stage.init('farmer', { ...lowHatch, ...naming('sup') }));
    const { data } = people.sup;
    const [entry] = data.userData.supData;
    await stage.put('account', people.sup.id, {
      ...data,
      userData: {
        ...data.userData,
        supData: [{ ...entry, confirmedByAdminOn: '2026-01-01T00:00:00.000Z' }],
      },
    });
    const begun = await stage.init('farmer', { ...lowHatch, ...naming('sup') });
    await stage.put('country', testId('DE'), country?.data ?? {});
    await stage.put('account', people.sup.id, data);
    expect(unconfirmed.code).toBe('requests.supplierNotFound');
    expect(dataOf(begun).sup).toBe(people.sup.id);
  });
});

describe('a supplier can be', () => {
  test('one who does not say what it sells, or a farmer who sells', async () => {
    for (const sup of ['otherSup', 'neighbour'] as const) {
      const begun = await stage.init('farmer', { ...lowHatch, ...naming(sup) });
      expect(dataOf(begun).sup).toBe(people[sup].id);
    }
  });

  test('named by the office that files', async () => {
    for (const office of ['ins', 'aso'] as const) {
      const agr = people.farmer.id;
      const begun = await stage.init(office, { ...lowHatch, ...naming('sup'), agr });
      expect(dataOf(begun)).toMatchObject({ agr, creator: people[office].id, sup: people.sup.id });
    }
  });

  test('named or not where the form only tells it', async () => {
    const untold = await stage.reach.send(telling);
    expect(dataOf(untold).sup).toBeUndefined();
    const told = await stage.reach.send({ ...telling, ...naming('sup') });
    expect(await mailsAbout(told.id)).toContainEqual(['requestStepDone', people.sup.id, 'en_GB']);
  });
});

test('a supplier from another country is mailed in the first language of its own', async () => {
  const { data } = people.otherSup;
  const home = await stage.world.store.untyped.latest(testId('DE'), { fresh: true });
  const danish = { code: 'DK', domains: ['dk.localhost'], languages: ['da_DK'] };
  await stage.put('country', testId('DK'), { ...home?.data, ...danish });
  const staticData = { ...data.staticData, country: testId('DK') };
  const sup = testId('danish');
  await stage.put('account', sup, { ...data, staticData });
  const told = await stage.reach.send({ ...telling, sup });
  expect(await mailsAbout(told.id)).toContainEqual(['requestStepDone', sup, 'da_DK']);
});

test('a supplier fills its step and reads what it is asked about, from the time the request was sent', async () => {
  const seenBefore = await requestsOf('sup');
  const draft = await stage.init('farmer', { ...lowHatch, ...naming('sup') });
  const { rows } = contextOf(stage.world, 'sup');
  await expect(rows.get(draft.id)).rejects.toMatchObject({ error: { status: 404 } });
  expect(await requestsOf('sup')).toBe(seenBefore);

  const upload = await anUpload();
  const attached = { attachments: [upload] };
  const sent = await stage.fill('farmer', draft, sentAnswers, attached);
  expect(dataOf(sent)).toMatchObject({ status: 'open', step: 1, turn: people.sup.id });
  expect(await requestsOf('sup')).toBe(seenBefore + 1);
  const other = contextOf(stage.world, 'otherSup').rows;
  for (const [reader, id] of [
    [other, sent.id],
    [other, upload],
    [rows, upload],
  ] as const) {
    await expect(reader.get(id)).rejects.toMatchObject({ error: { status: 404 } });
  }
  expect(await requestsOf('otherSup')).toBe(0);
  const foreign = await refusal(stage.fill('otherSup', sent, hatched));
  expect(foreign).toMatchObject({ code: 'requests.noProcessId', status: 404 });

  const process = pin(sent);
  const mark = { process, editorName: 'MS', inProgress: true };
  expect(await refusal(stage.call('setStatus', 'sup', mark))).toMatchObject({
    code: 'requests.notYours',
  });
  const list = await anUpload('sup');
  const filled = await stage.fill('sup', sent, hatched, { attachments: [list] });
  expect(dataOf(filled).attachments.map(({ upload: id }) => id)).toEqual([list]);
  expect(dataOf(filled)).toMatchObject({ step: 2, turn: people.aut.id });
  expect(dataOf(filled).filledSteps[1]).toMatchObject({ by: people.sup.id, role: 'SUP' });
  const decided = await stage.fill('aut', filled, accepted);
  expect((await contextOf(stage.world, 'aut').rows.get(list)).full.id).toBe(list);
  const moved = { process: pin(decided), folder: { id: 'archived' } };
  const archived = await stage.call('setStatus', 'sup', moved);
  expect(dataOf(archived).folders).toEqual([`${people.sup.id}/archived`]);
  const timeline = await getTimeline(
    { id: sent.id, pagination: { limit: 10 } },
    contextOf(stage.world, 'sup'),
  );
  expect(timeline.items.map(({ changeset }) => changeset).toReversed()).toEqual([
    undefined,
    undefined,
    'fillStep',
    undefined,
    'moveToFolder',
  ]);

  expect((await mailsAbout(sent.id)).toSorted()).toEqual(
    [
      ['requestStepWaiting', people.sup.id, 'en_GB'],
      ['requestStepWaiting', people.aut.id, 'de_DE'],
      ['requestStepDone', people.farmer.id, 'en_GB'],
      ['requestStepDone', people.ins.id, 'de_DE'],
      // What the authority decided, to all who had it in hand.
      ['requestDecided', people.farmer.id, 'en_GB'],
      ['requestDecided', people.sup.id, 'en_GB'],
      ['requestDecided', people.ins.id, 'de_DE'],
    ].toSorted(),
  );
});

test('a draft is not sent to a supplier who gave up in the meantime', async () => {
  const draft = await stage.init('farmer', { ...lowHatch, ...naming('sup') });
  await stage.put('account', people.sup.id, { ...people.sup.data, active: false });
  const answer = await refusal(stage.fill('farmer', draft, sentAnswers));
  await stage.put('account', people.sup.id, people.sup.data);
  const code = 'requests.supplierNotFound';
  expect(answer).toEqual({ code, status: 422, fields: [['sup', code]] });
  expect((await stage.stored(draft.id))?.rev).toBe(draft.rev);
  expect(dataOf(await stage.fill('farmer', draft, sentAnswers)).status).toBe('open');
});

describe('in a low-hatch request', () => {
  const hens = { ...lowHatch, ...naming('sup'), type: 'lowhatch', animalkind: testId('hens') };
  const { data } = people.sup;
  const markSup = (eggBreeder: boolean) =>
    stage.put('account', people.sup.id, {
      ...data,
      staticData: { ...data.staticData, eggBreeder },
    });
  const code = 'requests.supplierNoHatchery';
  const refused = { code, status: 422, fields: [['sup', code]] };

  test('only a hatchery is named', async () => {
    const before = await requestsOf('farmer');
    expect(await refusal(stage.init('farmer', hens))).toEqual(refused);
    expect(await requestsOf('farmer')).toBe(before);
    await markSup(true);
    const begun = await stage.init('farmer', hens);
    await markSup(false);
    expect(dataOf(begun).sup).toBe(people.sup.id);
  });

  test('a draft that names who is no hatchery any more is not sent; what was sent is still read', async () => {
    await markSup(true);
    const [draft, other] = [await stage.init('farmer', hens), await stage.init('farmer', hens)];
    const sent = await stage.fill('farmer', other, sentAnswers);
    await markSup(false);
    expect(await refusal(stage.fill('farmer', draft, sentAnswers))).toEqual(refused);
    expect((await stage.stored(draft.id))?.rev).toBe(draft.rev);
    expect(dataOf(await stage.fill('sup', sent, hatched)).step).toBe(2);
  });
});

test('who retracts tells the supplier whose step waits', async () => {
  const sent = await send();
  await stage.call('retractRequest', 'farmer', { process: pin(sent) });
  expect(await mailsAbout(sent.id)).toContainEqual(['requestRetracted', people.sup.id, 'en_GB']);
});

function wishFor(form: string, sup: Person): object {
  return { package: { id: testId(form) }, ...naming(sup) };
}

/** A file of a party. */
async function anUpload(owner: Person = 'farmer'): Promise<string> {
  const id = testId(`upload of ${owner}`);
  const file = { id: testId('file'), name: 'a.pdf', contentType: 'application/pdf', size: 3 };
  const data = { name: 'a', category: 'request', owner: people[owner].id, file };
  await stage.put('upload', id, Upload.parse(data));
  const key = attachmentKey(id, file.id);
  await stage.world.files.put(key, file.contentType, Buffer.from('%PDF-1.4'));
  return id;
}
