import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { sentAnswers } from './request-forms.ts';
import { dataOf, makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

const offer = (more: Partial<Offer> = {}): Offer =>
  offerOf({
    country: testId('DE'),
    offergroup: testId('angus'),
    activityUntil: '2027-01-01T00:00:00.000Z',
    geoPosition: { lat: 48.5, lon: 11.5 },
    ...more,
  });

let stage: RequestStage;
let begun: Awaited<ReturnType<RequestStage['init']>>;
const [first, later] = [testId('first offer'), testId('later offer')];
const farther = { geoPosition: { lat: 48.9, lon: 11.5 } };
const send = (offers?: object[]) =>
  stage.fill('farmer', begun, sentAnswers, offers ? { offers } : {});
const said = { reasons: ['age'] };

/** A draft with an answer to every offer that it found. */
async function begin(more: object = {}): Promise<Awaited<ReturnType<RequestStage['init']>>> {
  const request = await stage.init('farmer', more);
  const offers = dataOf(request).searchFilter?.offers.map(({ id, rev }) => ({ id, rev, ...said }));
  return stage.fill('farmer', request, [], { draft: true, offers });
}

beforeAll(async () => {
  stage = await makeRequestStage();
  await stage.put('offer', first, offer());
  begun = await stage.init('farmer', {
    searchFilter: { offers: [{ id: first, rev: 1, ...said }] },
  });
});

describe('a draft of some days ago', () => {
  test('is not sent while an offer that came since was not seen: it is named, and nothing is saved', async () => {
    stage.time.now += 3 * DAY_MS;
    await stage.put('offer', later, offer({ ...farther, amount: 4 }));
    const before = await stage.mails();
    expect(await refusal(send())).toEqual({
      code: 'requests.newOffersFound',
      status: 409,
      fields: [[`offers.${later}`, 'requests.newOffersFound']],
    });
    expect(await stage.stored(begun.id)).toMatchObject({ rev: 1, process: { status: 'new' } });
    expect(await stage.mails()).toEqual(before);
  });

  test('nor with an answer to another revision, to another offer, or without a reason', async () => {
    for (const offers of [[{ id: later, rev: 2, ...said }], [{ id: first, rev: 1, ...said }]]) {
      expect(await refusal(send(offers))).toMatchObject({ code: 'requests.newOffersFound' });
    }
    const empty = [{ id: later, rev: 1, reasons: [] }];
    expect(await refusal(send(empty))).toMatchObject({ code: 'kernel.invalidInput' });
    expect(await stage.stored(begun.id)).toMatchObject({ rev: 1 });
  });

  test('nor where an offer that was known has other animals by now', async () => {
    await stage.put('offer', first, offer({ amount: 99 }));
    expect(await refusal(send([{ id: later, rev: 1, ...said }]))).toMatchObject({
      fields: [
        [`offers.${first}`, 'requests.newOffersFound'],
        [`offers.${later}`, 'requests.newOffersFound'],
      ],
    });
    await stage.put('offer', first, offer());
  });

  test('but is saved as a draft', async () => {
    begun = await stage.fill('farmer', begun, [], { draft: true });
    expect(dataOf(begun).searchFilter?.whenSent).toBeUndefined();
  });

  test('and is sent with an answer to each: both results stay, each with its instant', async () => {
    const sent = dataOf(await send([{ id: later, rev: 1, ...said, text: 'Zu jung.' }]));
    expect(sent.searchFilter).toMatchObject({
      searchedOn: '2026-03-02T08:00:00.000Z',
      found: 1,
      foundWithoutConditions: 1,
      offers: [{ id: first, rev: 1, reasons: ['age'] }],
      whenSent: {
        searchedOn: '2026-03-05T08:00:00.000Z',
        until: '2026-03-05',
        found: 2,
        foundWithoutConditions: 2,
        offers: [{ id: later, rev: 1, km: 89, reasons: ['age'], text: 'Zu jung.' }],
      },
    });
  });
});

test.each([
  ['a reason', { reasons: ['age'] }],
  ['words', { reasons: [], text: 'Zu jung.' }],
])('an offer that came since is answered by %s alone', async (_, why) => {
  await stage.put('offer', later, offer({ ...farther, status: 'archived' }));
  const request = await begin();
  await stage.put('offer', later, offer({ ...farther, amount: 4 }));
  stage.time.now += 2 * DAY_MS;
  const entity = await stage.world.store.untyped.latest(later, { fresh: true });
  const offers = [{ id: later, rev: entity?.rev, ...why }];
  const sent = dataOf(await stage.fill('farmer', request, sentAnswers, { offers }));
  expect(sent.searchFilter?.whenSent?.offers).toMatchObject([{ id: later, ...why }]);
});

test('what was only confirmed or went away since needs no answer', async () => {
  const request = await begin();
  stage.time.now += 2 * DAY_MS;
  const activityUntil = '2027-02-01T00:00:00.000Z';
  await stage.put('offer', first, offer({ activityUntil }));
  await stage.put('offer', later, offer({ ...farther, amount: 4, status: 'archived' }));
  const sent = dataOf(await stage.fill('farmer', request, sentAnswers));
  expect(sent.searchFilter).toMatchObject({ found: 2, whenSent: { found: 1, offers: [] } });
});

test('what was searched for on the day of beginning is searched for on the day of sending', async () => {
  const attributeFilter = {
    $or: [
      { field: 'status', comparison: 'eq', value: 'available' },
      { field: 'availableFrom', comparison: 'lte', value: '2026-03-11' },
    ],
  };
  await stage.put(
    'offer',
    later,
    offer({ ...farther, status: 'later', availableFrom: '2026-03-20' }),
  );
  const request = await begin({ searchFilter: { attributeFilter } });
  expect(dataOf(request).searchFilter?.found).toBe(1);
  stage.time.now += 20 * DAY_MS;
  expect(await refusal(stage.fill('farmer', request, sentAnswers))).toMatchObject({
    fields: [[`offers.${later}`, 'requests.newOffersFound']],
  });
});

test('a search for weeks that are over by now looks for animals of the present week', async () => {
  const inWeek = (calendarWeek: string, from: string, to: string) =>
    offer({ statusWeekly: [{ calendarWeek, from, to, available: 5 }] });
  const value = ['2026-W20', '2026-W21'];
  const attributeFilter = { field: 'availableWeeks', comparison: 'in', value };
  stage.time.now = Date.parse('2026-05-11T08:00:00.000Z');
  await stage.put('offer', first, inWeek('2026-W20', '2026-05-11', '2026-05-17'));
  const request = await begin({ searchFilter: { attributeFilter } });
  stage.time.now = Date.parse('2026-06-02T08:00:00.000Z');
  const coming = testId('offer of W23');
  await stage.put('offer', coming, inWeek('2026-W23', '2026-06-01', '2026-06-07'));
  const offers = [{ id: coming, rev: 1, ...said }];
  const { searchFilter } = dataOf(await stage.fill('farmer', request, sentAnswers, { offers }));
  expect(searchFilter).toMatchObject({
    found: 1,
    offers: [{ id: first }],
    whenSent: { until: '2026-06-07', found: 1, offers: [{ id: coming }] },
  });
});

test('a search for a category that does not count any more is not sent: it would prove nothing', async () => {
  const id = testId('breeding');
  const category = { labels: [{ lang: 'de_DE', label: 'x' }], animalkinds: [testId('cattle')] };
  await stage.put('category1', id, category);
  await stage.put('offer', first, offer({ category1: [id] }));
  const attributeFilter = { field: 'category1', comparison: 'in', value: [id] };
  const request = await begin({ searchFilter: { attributeFilter } });
  expect(dataOf(request).searchFilter?.found).toBe(1);
  stage.time.now += 2 * DAY_MS;
  await stage.put('category1', id, { ...category, disabledForRequestSearch: true });
  expect(await refusal(stage.fill('farmer', request, sentAnswers))).toMatchObject({
    code: 'requests.conditionNotPossible',
    fields: [['category1', 'requests.conditionNotPossible']],
  });
});

test('a draft from before the rules, with a search that proves nothing, is not sent', async () => {
  const request = await begin();
  const process = dataOf(request);
  const attributeFilter = { field: 'status', comparison: 'eq', value: 'archived' } as const;
  const searchFilter = { ...process.searchFilter, found: 0, offers: [], attributeFilter };
  await stage.put('request-process', request.id, { ...process, searchFilter });
  const forged = { ...request, rev: request.rev + 1 };
  expect(await refusal(stage.fill('farmer', forged, sentAnswers))).toMatchObject({
    code: 'requests.conditionNotPossible',
    fields: [['status', 'requests.conditionNotPossible']],
  });
});
