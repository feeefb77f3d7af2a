import { beforeAll, describe, expect, test } from 'vitest';
import { approvalFilter } from '#shared/offers/approval-filter.ts';
import { OFFERS_A_DECISION } from '#shared/offers/limits.ts';
import { createRows, rowOf } from '#test/support/create-rows.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { type ApprovalStage, makeApprovalStage, pin } from './approval-stage.ts';
import { refusalOf } from './offer-world.ts';

let stage: ApprovalStage;
beforeAll(async () => {
  stage = await makeApprovalStage();
});

describe('an accepted offer', () => {
  test('is found from then on, and its history begins', async () => {
    const offer = await stage.create();
    expect(offer.data).toMatchObject({ autApproval: { status: 'pending' }, history: [] });
    expect(await stage.found()).not.toContain(offer.id);

    const { offers } = await stage.accept(offer);
    const on = new Date(stage.time.now).toISOString();
    const stored = await stage.stored(offer);
    expect(offers).toEqual([stored]);
    expect(stored).toMatchObject({ rev: offer.rev + 1, updatedBy: testId('Landratsamt') });
    expect(stored.data).toEqual({
      ...offer.data,
      autApproval: { status: 'accepted', by: testId('Landratsamt'), on, decidedRev: 2 },
      history: [{ begin: on }],
    });
    expect(await stage.found()).toContain(offer.id);
    const { items } = await stage.world.store.timeline(offer.id, { limit: 1 });
    expect(items[0]).toMatchObject({ changeset: 'accept' });
  });

  test('can be rejected later: it is hidden and its history ends', async () => {
    const offer = await stage.create();
    const [accepted = offer] = (await stage.accept(offer)).offers;
    const begin = new Date(stage.time.now).toISOString();
    stage.time.now += 60_000;
    await stage.reject('Not certified', accepted);
    const end = new Date(stage.time.now).toISOString();
    expect((await stage.stored(offer)).data).toMatchObject({
      autApproval: { status: 'rejected', reason: 'Not certified', decidedRev: 3 },
      history: [{ begin, end }],
    });
    expect(await stage.found()).not.toContain(offer.id);
  });

  test('of which nothing can be bought now does not go online', async () => {
    const offer = await stage.create({ status: 'unavailable' });
    await stage.accept(offer);
    expect((await stage.stored(offer)).data.history).toEqual([]);
  });

  test('waits again when what was approved changes, and remembers the revision that was decided', async () => {
    const offer = await stage.create();
    const [accepted = offer] = (await stage.accept(offer)).offers;
    const busy = await stage.patch(accepted, { status: 'unavailable' });
    expect(busy.data.autApproval).toMatchObject({ status: 'accepted', decidedRev: 2 });
    const changed = await stage.patch(busy, { amount: 20 });
    const on = new Date(stage.time.now).toISOString();
    expect(changed.data.autApproval).toEqual({ status: 'pending', on, decidedRev: 2 });
    const again = await stage.patch(changed, { amount: 30 });
    expect(again.data.autApproval).toEqual({ status: 'pending', on, decidedRev: 2 });
  });
});

test('an offer that waits keeps its place, however often it is saved', async () => {
  const offers = [await stage.create(), await stage.create()];
  const [first, second] = offers.map(({ id }) => id);
  stage.time.now += 60_000;
  const last = await stage.create();
  for (const offer of offers) await stage.patch(offer, { spotMarket: true, amount: 4 });
  const { items } = await stage.world.rowsFor(stage.authorities.own).search({
    entityClass: 'offer',
    attributeFilter: approvalFilter('pending'),
    pagination: { start: 0, limit: 200 },
    sorting: [{ field: 'autApproval.on', direction: 'asc' }],
  });
  const place = (id = '') => items.findIndex((item) => item.id === id);
  expect(place(last.id)).toBe(items.length - 1);
  expect(Math.min(place(first), place(second))).toBeGreaterThanOrEqual(0);
});

describe('the supplier', () => {
  test('is mailed once about all of its offers, in its own language', async () => {
    await stage.put('agecategory', 'heifer', {
      labels: [
        { lang: 'de_DE', label: 'Färse' },
        { lang: 'en_GB', label: 'heifer' },
      ],
      animalkinds: [testId('cattle')],
      countries: [],
      sorting: 1,
    });
    await stage.change('supplier', { uiLocale: 'en_GB' });
    const offers = [
      await stage.create({ amount: 1200, ageCategory: testId('heifer') }),
      await stage.create({ amount: 3 }),
      await stage.create({ owner: testId('stranger') }, stage.stranger),
    ];
    const before = (await stage.mails()).length;
    await stage.reject('The certificate does not name cattle.', ...offers);
    const mails = (await stage.mails()).slice(before);
    const params = {
      country: testId('country'),
      authority: 'Landratsamt',
      reason: 'The certificate does not name cattle.',
    };
    expect(mails.map(({ messageId: _, ...mail }) => mail)).toEqual(
      expect.arrayContaining([
        {
          to: testId('supplier'),
          locale: 'en_GB',
          template: 'offerRejected',
          params: { ...params, offers: ['1,200 test, heifer', '3 test'] },
        },
        {
          to: testId('stranger'),
          locale: 'de_DE',
          template: 'offerRejected',
          params: { ...params, offers: ['10 test'], offer: offers[2]?.id },
        },
      ]),
    );
    expect(mails).toHaveLength(2);
  });

  test('may change and resubmit what was rejected', async () => {
    const offer = await stage.create();
    const [rejected = offer] = (await stage.reject('Wrong breed', offer)).offers;
    const resubmitted = await stage.patch(rejected, { amount: 12 });
    expect(resubmitted.data.autApproval).toMatchObject({ status: 'pending', decidedRev: 2 });
    await stage.accept(resubmitted);
    expect(await stage.found()).toContain(offer.id);
  });
});

describe('a rejected offer, whose supplier has replaced a file of it', () => {
  const file = (name: string) => ({
    id: testId(name),
    name: 'zert.pdf',
    contentType: 'application/pdf',
    size: 9,
  });
  const owner = testId('supplier');
  const upload = { name: 'Zertifikat', category: 'offer', owner, file: file('old') };

  test.each([
    ['is looked at again when it is saved', { file: file('new') }, 'pending'],
    ['stays rejected where the file has another note only', { notice: 'new' }, 'rejected'],
  ])('%s', async (name, change, status) => {
    const id = await stage.put('upload', name, upload);
    const offer = await stage.create({ attachments: [id] });
    const [rejected = offer] = (await stage.reject('The file is too old.', offer)).offers;
    stage.time.now += 60_000;
    await stage.change(name, change);
    const saved = await stage.patch(rejected, {});
    expect(saved.data.autApproval.status).toBe(status);
  });
});

describe('a decision is refused and nothing is saved', () => {
  /** What the refusal says; the offers, the mails and the found ones stay as they are. */
  async function refused(
    deciding: () => Promise<unknown>,
    ...offers: { id: string; rev: number }[]
  ) {
    const mails = (await stage.mails()).length;
    const refusal = await refusalOf(deciding());
    for (const offer of offers) expect((await stage.stored(offer)).rev).toBe(offer.rev);
    expect((await stage.mails()).length).toBe(mails);
    return refusal;
  }

  test('by an authority that does not approve offers', async () => {
    const offer = await stage.create();
    const input = { offers: [pin(offer)], decision: 'accept' };
    expect(await refused(() => stage.decide('unentitled', input), offer)).toEqual([
      403,
      'offers.mayNotApprove',
      'offers.0 offers.mayNotApprove',
    ]);
  });

  test('in a country that asks for no approval, with these words', async () => {
    await stage.change('country', { offerAutApproval: false });
    const offer = await stage.create();
    const input = { offers: [pin(offer)], decision: 'accept' };
    expect(await refused(() => stage.decide('unentitled', input), offer)).toEqual([
      422,
      'offers.noApprovals',
      'offers.0 offers.noApprovals',
    ]);
    await stage.change('country', { offerAutApproval: true });
  });

  test('without a reason for a rejection, naming the field', async () => {
    const offer = await stage.create();
    const none = { offers: [pin(offer)], decision: 'reject' };
    const blank = { ...none, reason: '' };
    for (const input of [none, blank]) {
      expect(await refused(async () => stage.decide('own', input), offer)).toMatchObject([
        400,
        'kernel.invalidInput',
        expect.stringMatching(/^reason /),
      ]);
    }
  });

  test.each([
    ['no offer', []],
    ['one offer twice', ['same', 'same']],
    [
      'more offers than one save holds',
      Array.from({ length: OFFERS_A_DECISION + 1 }, (_, index) => `${index}`),
    ],
  ])('about %s', async (_, names) => {
    const offers = names.map((name) => ({ id: testId(name), rev: 1 }));
    const input = { offers, decision: 'accept' };
    expect(await refused(async () => stage.decide('own', input))).toMatchObject([
      400,
      'kernel.invalidInput',
      expect.stringMatching(/^offers /),
    ]);
  });

  test('that is decided so already', async () => {
    const offer = await stage.create();
    const [accepted = offer] = (await stage.accept(offer)).offers;
    expect(await refused(() => stage.accept(accepted), accepted)).toEqual([
      422,
      'offers.nothingToDecide',
      'offers.0 offers.nothingToDecide',
    ]);
  });

  test('where no approval is asked for', async () => {
    await stage.change('country', { offerAutApproval: false });
    const free = await stage.create();
    await stage.change('country', { offerAutApproval: true });
    expect(await refused(() => stage.accept(free), free)).toEqual([
      422,
      'offers.nothingToDecide',
      'offers.0 offers.nothingToDecide',
    ]);
  });

  test('as a whole when the supplier changed one of them meanwhile, which is named', async () => {
    const [first, second] = [await stage.create(), await stage.create()];
    const changed = await stage.patch(second, { amount: 99 });
    const refusal = await refused(() => stage.accept(first, second), first, changed);
    expect(refusal).toEqual([409, 'entities.revConflict', 'offers.1.rev entities.revConflict']);
  });
});

test('as many offers as one decision takes are decided in one save', async () => {
  const pending = offerOf({ autApproval: { status: 'pending' } });
  const offers = Array.from({ length: OFFERS_A_DECISION }, (_, index) =>
    rowOf('offer', testId(`offer ${index}`), pending),
  );
  await createRows(stage.world, offers);
  await stage.accept(...offers.map(({ id }) => ({ id, rev: 1 })));
  const found = await stage.found();
  expect(offers.every(({ id }) => found.includes(id))).toBe(true);
});

test('of two authorities that decide at once only one decides, and only it is mailed about', async () => {
  const offers = [await stage.create(), await stage.create()];
  const before = (await stage.mails()).length;
  const results = await Promise.allSettled([
    stage.accept(...offers),
    stage.reject('Not here', ...offers),
  ]);
  const lost = results.filter(({ status }) => status === 'rejected');
  expect(lost).toHaveLength(1);
  const rejected = lost.map((result) => (result as PromiseRejectedResult).reason);
  expect(await refusalOf(Promise.reject(rejected[0]))).toMatchObject([
    409,
    'entities.revConflict',
    expect.stringMatching(/^offers\.[01]\.rev /),
  ]);
  const stored = await Promise.all(offers.map(stage.stored));
  const won = results[0].status === 'fulfilled' ? 'accepted' : 'rejected';
  expect(stored.map(({ rev, data }) => [rev, data.autApproval.status])).toEqual([
    [2, won],
    [2, won],
  ]);
  const [mail, ...more] = (await stage.mails()).slice(before);
  expect(more).toEqual([]);
  expect(mail?.template).toBe(won === 'accepted' ? 'offerAccepted' : 'offerRejected');
});
