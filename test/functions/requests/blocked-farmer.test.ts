import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, sentAnswers } from './request-forms.ts';
import { people } from './request-people.ts';
import { dataOf, makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

const on = '2026-01-01T00:00:00.000Z';
let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

const farmerWith = (more: {
  staticData?: Partial<Account['staticData']>;
  userData?: Partial<Account['userData']>;
  active?: boolean;
}) => {
  const { id, data } = people.farmer;
  return stage.put('account', id, {
    ...data,
    active: more.active ?? data.active,
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

  test('sends no draft from before, and nobody sends one for it', async () => {
    await farmerWith({});
    const own = await stage.init('farmer');
    const filed = await stage.init('ins', { agr: people.farmer.id });
    await farmerWith({ userData });
    expect(await refusal(stage.fill('farmer', own, sentAnswers))).toMatchObject({
      code: 'requests.mayNotRequest',
    });
    expect(await refusal(stage.fill('ins', filed, sentAnswers))).toMatchObject({
      code: 'requests.farmerNotActive',
    });
    expect(await stage.stored(own.id)).toMatchObject({ rev: own.rev, process: { status: 'new' } });
  });
});

test.each([
  ['whom the control body deactivated', { deactivatedOn: on }, true],
  ['without an active certification', { certification }, true],
  ['whose account is closed', {}, false],
])('a farmer %s by now is granted nothing: it can be rejected', async (_, userData, active) => {
  await farmerWith({});
  const advised = await stage.reach.advise();
  await farmerWith({ userData, active });
  expect(await refusal(stage.fill('aut', advised, accepted))).toMatchObject({
    code: 'requests.farmBlocked',
    status: 422,
  });
  expect((await stage.stored(advised.id))?.rev).toBe(advised.rev);
  const rejected = await stage.fill('aut', advised, [{ field: 'decision', value: 'reject' }]);
  expect(dataOf(rejected).status).toBe('rejected');
  await farmerWith({});
});

test('a draft is not sent to a control body that the farmer has left since, but to the present one', async () => {
  await farmerWith({});
  const draft = await stage.init('farmer');
  const left = { ins: people.ins.id, deactivatedOn: on };
  await farmerWith({ userData: { insData: [left] } });
  expect(await refusal(stage.fill('farmer', draft, sentAnswers))).toMatchObject({
    code: 'requests.noControlBody',
  });
  await farmerWith({ userData: { insData: [left, { ins: people.otherIns.id }] } });
  const sent = await stage.fill('farmer', draft, sentAnswers);
  expect(dataOf(sent)).toMatchObject({ ins: people.otherIns.id, turn: people.otherIns.id });
  await farmerWith({});
});

test('no request begins or is sent with a control body that is not confirmed', async () => {
  await farmerWith({});
  const draft = await stage.init('farmer');
  const { id, data } = people.ins;
  const { confirmedByAdminOn: _, ...staticData } = data.staticData;
  await stage.put('account', id, { ...data, staticData });
  const code = 'requests.controlBodyNotConfirmed';
  const refused = { code, status: 422, fields: [['ins', code]] };
  expect(await refusal(stage.init('farmer'))).toEqual(refused);
  expect(await refusal(stage.init('ins', { agr: people.farmer.id }))).toEqual(refused);
  expect(await refusal(stage.fill('farmer', draft, sentAnswers))).toEqual(refused);
  expect((await stage.stored(draft.id))?.rev).toBe(draft.rev);
  await stage.put('account', id, data);
  expect(dataOf(await stage.fill('farmer', draft, sentAnswers)).status).toBe('open');
});

test('a draft is not sent where the farmer may not apply by its type any more', async () => {
  await farmerWith({});
  const draft = await stage.init('farmer');
  await farmerWith({ staticData: { allowedRequestTypes: ['lowhatch'] } });
  const code = 'requests.typeNotAllowed';
  expect(await refusal(stage.fill('farmer', draft, sentAnswers))).toMatchObject({
    code,
    fields: [['type', code]],
  });
  expect((await stage.stored(draft.id))?.rev).toBe(draft.rev);
  await farmerWith({});
});

test('a draft is sent under the name and the number that the farm has then', async () => {
  await farmerWith({});
  const draft = await stage.init('farmer');
  const applicant = { name: 'Biohof Nachfolger', controlNumber: 'DE-BY-006-12345-AB' };
  const { name, controlNumber } = applicant;
  await farmerWith({ staticData: { name }, userData: { controlNumber } });
  expect(dataOf(await stage.fill('farmer', draft, sentAnswers)).applicant).toEqual(applicant);
  await farmerWith({});
});

test('a draft goes to the authority that its region has when it is sent', async () => {
  await farmerWith({});
  const draft = await stage.init('farmer');
  const region = await stage.world.store.untyped.latest(testId('Bavaria'));
  await stage.put('region', testId('Bavaria'), { ...region?.data, aut: people.otherAut.id });
  const sent = await stage.fill('farmer', draft, sentAnswers);
  expect(dataOf(sent).aut).toBe(people.otherAut.id);
  await stage.put('region', testId('Bavaria'), { ...region?.data });
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
