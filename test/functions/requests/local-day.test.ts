import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#shared/kernel/time.ts';
import { accepted, sentAnswers } from './request-forms.ts';
import { dataOf, makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});
const START = Date.parse('2026-03-02T08:00:00.000Z');
beforeEach(() => {
  stage.time.now = START;
});

/** In Germany it is 00:30 of 6 March then. */
const HALF_PAST_MIDNIGHT = Date.parse('2026-03-05T23:30:00.000Z');
const until = (day: string) => [...accepted, { field: 'validUntil', value: day }];

test('at 00:30 a permission cannot end on the day before, which UTC still has', async () => {
  const advised = await stage.reach.advise();
  stage.time.now = HALF_PAST_MIDNIGHT;
  expect(await refusal(stage.fill('aut', advised, until('2026-03-05')))).toMatchObject({
    code: 'requests.notSent',
    fields: [['fieldData.validUntil', 'requests.validUntilPast']],
  });
  const decided = await stage.fill('aut', advised, until('2026-03-06'));
  expect(dataOf(decided).decision).toMatchObject({ validUntil: '2026-03-06' });
});

test('a request that is sent at 00:30 on New Year has a number of the new year', async () => {
  stage.time.now = Date.parse('2026-12-31T23:30:00.000Z');
  const sent = await stage.fill('farmer', await stage.init('farmer'), sentAnswers);
  expect(dataOf(sent).hid).toMatch(/^DE-2027-\d{6}$/);
});

test('a search at 00:30 is for the day that has just begun, and may ask for it', async () => {
  stage.time.now = HALF_PAST_MIDNIGHT;
  const begun = await stage.init('farmer');
  expect(dataOf(begun).searchFilter?.until).toBe('2026-03-06');
  stage.time.now += DAY_MS + 1;
  const sent = await stage.fill('farmer', begun, sentAnswers);
  expect(dataOf(sent).searchFilter?.whenSent?.until).toBe('2026-03-07');
});
