import { beforeEach, describe, expect, test } from 'vitest';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { confirmMany } from '#functions/offers/confirming/confirm-many.ts';
import { confirmOffers } from '#functions/offers/confirming/confirm-offers.ts';
import { followClock } from '#functions/offers/following/follow-clock.ts';
import { endOfDayAfter } from '#shared/countries/working-days.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { offerEndpoints } from '#shared/offers/endpoints.ts';
import {
  CONFIRMATIONS_A_RUN,
  OFFERS_A_CONFIRMATION,
  OFFERS_CONFIRMED_AT_ONCE,
} from '#shared/offers/limits.ts';
import { type OfferFields, offerOf } from '#test/support/offers.ts';
import { outboxBodies } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';
import { type ApprovalStage, makeApprovalStage } from './approval-stage.ts';
import { refusalOf } from './offer-world.ts';

let stage: ApprovalStage;
beforeEach(async () => {
  stage = await makeApprovalStage({ offerAutApproval: false });
});

const confirm = (input: object, who = stage.supplier) =>
  confirmOffers(parseInput(offerEndpoints.confirmActivity.input, input), stage.as(who));
const days = (count: number) => new Date(stage.time.now + count * DAY_MS).toISOString();
const country = testId('country');
/** The end of the ninetieth day in the country. */
const until = () => endOfDayAfter({ code: 'DE' }, new Date(stage.time.now), 90).toISOString();
const supplierEntry = async () => (await stage.account())?.data.userData.supData[0];

/** Stores so many offers of the supplier as they stand, four in one save. */
async function store(count: number, more: OfferFields = {}): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => testId(`offer ${index}`));
  const data = offerOf({ activityUntil: days(-1), history: [{ begin: days(-91) }], ...more });
  for (let at = 0; at < count; at += 10) {
    await stage.world.store.save({
      changes: ids
        .slice(at, at + 10)
        .map((id) => ({ kind: 'create', id, entityclass: 'offer', data })),
      by: 'system',
      changeset: 'test',
    });
  }
  return ids;
}

describe('confirming all offers of a country', () => {
  test('brings what had lapsed back at once, and counts as activity', async () => {
    const offer = await stage.create();
    stage.time.now += 91 * DAY_MS;
    const entry = await supplierEntry();
    expect(await stage.found()).toEqual([]);
    expect(await confirm({ country })).toEqual({ until: until(), confirmed: 1, waiting: 0 });

    expect(await stage.found()).toEqual([offer.id]);
    const { data } = await stage.stored(offer);
    expect(data.history).toEqual([
      { begin: offer.updated, end: offer.data.activityUntil },
      { begin: days(0) },
    ]);
    expect(await supplierEntry()).toEqual({
      ...entry,
      activityConfirmedOn: days(0),
      activityWarningsMailsSent: 0,
    });
    const { items } = await stage.world.store.timeline(offer.id, { limit: 1 });
    expect(items[0]).toMatchObject({
      changeset: 'confirm activity',
      updatedBy: testId('supplier'),
    });
  });

  test('leaves alone what is archived, rejected, somebody else’s or sold elsewhere', async () => {
    const kept = [
      await stage.put('offer', 'archived', offerOf({ status: 'archived', activityUntil: days(1) })),
      await stage.put(
        'offer',
        'rejected',
        offerOf({ autApproval: { status: 'rejected' }, activityUntil: days(1) }),
      ),
      await stage.put(
        'offer',
        'foreign',
        offerOf({ owner: testId('stranger'), activityUntil: days(1) }),
      ),
      await stage.put(
        'offer',
        'abroad',
        offerOf({ country: testId('abroad'), activityUntil: days(1) }),
      ),
    ];
    expect(await confirm({ country })).toMatchObject({ confirmed: 0, waiting: 0 });
    for (const id of kept) expect((await stage.stored({ id, rev: 1 })).rev).toBe(1);
    expect(await supplierEntry()).toMatchObject({ activityConfirmedOn: days(0) });
  });

  test('takes as many as a supplier may wait for, portion by portion', async () => {
    const ids = await store(OFFERS_A_CONFIRMATION * 2 + 1);
    expect(await confirm({ country })).toMatchObject({ confirmed: ids.length, waiting: 0 });
    expect((await stage.found()).length).toBe(ids.length);
  });

  test('leaves very many to the queue, which goes on where it stood', async () => {
    const many = OFFERS_CONFIRMED_AT_ONCE + 1;
    const ids = await store(many);
    const { until, ...rest } = await confirm({ country });
    expect(rest).toEqual({ confirmed: 0, waiting: many });
    const task = { confirms: testId('supplier'), country, until };
    expect(await outboxBodies(stage.world.config.TABLE, 'offers')).toEqual([task]);
    expect(await supplierEntry()).toMatchObject({ activityConfirmedOn: days(0) });

    // Dies in its second portion, and comes again, twice at once.
    let saves = 0;
    const dying = {
      ...stage.world,
      store: {
        ...stage.world.store,
        save: (save: Parameters<typeof stage.world.store.save>[0]) => {
          saves += 1;
          return saves > 1 ? Promise.reject(new Error('killed')) : stage.world.store.save(save);
        },
      },
    };
    await expect(confirmMany(dying, task)).rejects.toThrow('killed');
    await Promise.all([confirmMany(stage.world, task), confirmMany(stage.world, task)]);
    expect((await stage.found()).length).toBe(200);
    const stored = await stage.world.store.untyped.latestOf(ids, { fresh: true });
    expect(stored.map(({ rev, data }) => [rev, data.activityUntil])).toEqual(
      ids.map(() => [2, until]),
    );
    expect(many).toBeLessThan(CONFIRMATIONS_A_RUN * OFFERS_A_CONFIRMATION);
  });
});

describe('confirming some', () => {
  test('confirms these only; the others lapse', async () => {
    const [first, second] = [await stage.create(), await stage.create()];
    stage.time.now += 80 * DAY_MS;
    const entry = await supplierEntry();
    expect(await confirm({ country, offers: [second.id] })).toMatchObject({ confirmed: 1 });
    // The other one lapses in ten days: the account is not confirmed.
    expect(await supplierEntry()).toEqual(entry);
    stage.time.now += 11 * DAY_MS;
    expect(await stage.found()).toEqual([second.id]);
    expect((await stage.stored(first)).rev).toBe(first.rev);
  });

  test('refuses others’ offers, those of another country, archived and rejected ones by their place, and confirms none', async () => {
    const own = await stage.create();
    const before = await stage.account();
    for (const [name, more, status, code] of [
      ['foreign', { owner: testId('stranger') }, 404, 'entities.notFound'],
      ['abroad', { country: testId('abroad') }, 422, 'offers.nothingToConfirm'],
      ['archived', { status: 'archived' }, 422, 'offers.nothingToConfirm'],
      ['rejected', { autApproval: { status: 'rejected' } }, 422, 'offers.nothingToConfirm'],
    ] as const) {
      const id = await stage.put('offer', name, offerOf({ ...more, activityUntil: days(1) }));
      const refusal = await refusalOf(confirm({ country, offers: [own.id, id] }));
      expect(refusal, name).toEqual([status, code, `offers.1 ${code}`]);
    }
    expect((await stage.stored(own)).rev).toBe(own.rev);
    expect(await stage.account()).toEqual(before);
  });

  test('refuses what does not exist, and a country in which nothing is sold', async () => {
    expect(await refusalOf(confirm({ country, offers: [testId('nothing')] }))).toEqual([
      404,
      'entities.notFound',
      'offers.0 entities.notFound',
    ]);
    expect(await refusalOf(confirm({ country: testId('abroad') }))).toEqual([
      422,
      'offers.notSoldThere',
      'country offers.notSoldThere',
    ]);
  });
});

describe('processes that confirm the same supplier at once', () => {
  type Here = typeof stage.world;
  const others = (count: number): Here[] =>
    Array.from({ length: count }, () => patientWorld(stage.world.config, stage.world.clock));
  /** Notes every offer that a save of this process confirmed. */
  const noting = (world: Here, noted: string[]): Here => ({
    ...world,
    store: {
      ...world.store,
      save: async (save) => {
        const saved = await world.store.save(save);
        if (save.changeset === 'confirm activity') noted.push(...saved.map(({ id }) => id));
        return saved;
      },
    },
  });
  const revsOf = async (ids: readonly string[]) =>
    (await stage.world.store.untyped.latestOf(ids, { fresh: true })).map(({ rev, data }) => [
      rev,
      data.activityUntil,
      data.history,
    ]);
  const confirmedOnce = (ids: readonly string[], until: string) =>
    ids.map(() => [2, until, [{ begin: days(-91), end: days(-1) }, { begin: days(0) }]]);

  test('as two of the supplier’s windows: each offer is confirmed and counted once', async () => {
    const ids = await store(40);
    const input = parseInput(offerEndpoints.confirmActivity.input, { country });
    const answers = await Promise.all(
      others(2).map((world) => confirmOffers(input, { ...stage.as(stage.supplier), ...world })),
    );
    expect(answers.map(({ until, waiting }) => [until, waiting])).toEqual([
      [until(), 0],
      [until(), 0],
    ]);
    expect(answers.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(40);
    expect(await revsOf(ids)).toEqual(confirmedOnce(ids, until()));
    expect((await stage.found()).length).toBe(40);
  });

  test('as workers of the queue: each offer is saved once, also when one of them dies on the way', async () => {
    const ids = await store(40);
    const task = { confirms: testId('supplier'), country, until: days(90) };
    const noted: string[] = [];
    const [dying, ...living] = others(3).map((world) => noting(world, noted)) as [Here, ...Here[]];
    let saves = 0;
    const save: Here['store']['save'] = async (write) => {
      saves += 1;
      if (saves > 1) throw new Error('killed');
      return dying.store.save(write);
    };
    const ended = await Promise.allSettled([
      confirmMany({ ...dying, store: { ...dying.store, save } }, task),
      ...living.map((world) => confirmMany(world, task)),
    ]);
    expect(ended.slice(1).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(noted.toSorted()).toEqual(ids.toSorted());
    expect(await revsOf(ids)).toEqual(confirmedOnce(ids, task.until));
    // Nothing went back to the queue.
    expect(await outboxBodies(stage.world.config.TABLE, 'offers')).toEqual([]);
  });

  test('as a worker while the sweep ends what has lapsed: the offers are online, with their gap', async () => {
    const ids = await store(20);
    const [worker, sweeper] = others(2) as [Here, Here];
    const task = { confirms: testId('supplier'), country, until: days(90) };
    const [, sweep] = await Promise.all([
      confirmMany(worker, task),
      followClock({ ...sweeper, log: { info: () => {}, error: () => {} } }),
    ]);
    expect(sweep.failed).toBe(0);
    const stored = await revsOf(ids);
    expect(stored.map(([, until, history]) => [until, history])).toEqual(
      confirmedOnce(ids, task.until).map(([, until, history]) => [until, history]),
    );
  });
});

test('a save of the supplier meanwhile neither breaks the confirmation nor is lost', async () => {
  const offer = await stage.create();
  stage.time.now += 80 * DAY_MS;
  const other = patientWorld(stage.world.config, stage.world.clock);
  const [, patched] = await Promise.all([
    confirm({ country }),
    (async () => {
      const before = await other.store.untyped.latest(offer.id, { fresh: true });
      if (before === undefined) throw new Error('gone');
      const data = { ...before.data, amount: 77 };
      const changes = [{ kind: 'update', before, data } as const];
      return other.store.save({ changes, by: 'system', changeset: 'test' }).catch(() => undefined);
    })(),
  ]);
  const { data } = await stage.stored(offer);
  expect(data.amount).toBe(patched === undefined ? 10 : 77);
  expect(data.activityUntil).toBe(until());
});
