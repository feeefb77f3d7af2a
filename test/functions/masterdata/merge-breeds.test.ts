import { beforeEach, describe, expect, test } from 'vitest';
import { tellEffects } from '#functions/entities/saving/tell-effects.ts';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import type { World } from '#functions/kernel/context.ts';
import type { Save } from '#functions/kernel/store/entity-store.ts';
import { moveOffers } from '#functions/offers/following/move-offers.ts';
import { recheckMergedBreeds } from '#functions/offers/following/recheck-changes.ts';
import { DAY_MS, HOUR_MS } from '#shared/kernel/time.ts';
import { OFFERS_A_CONFIRMATION } from '#shared/offers/limits.ts';
import { createRows, rowOf } from '#test/support/create-rows.ts';
import { offerOf } from '#test/support/offers.ts';
import { outboxBodies } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { type ApprovalStage, makeApprovalStage } from '../offers/approval-stage.ts';
import { refusalOf } from '../offers/offer-world.ts';

const admin = principal('ADM', { account: testId('admin') });
const [double, remaining] = [testId('double'), testId('fleckvieh')];
const labels = [{ lang: 'de_DE', label: 'Fleckvieh (alt)' }];
const breed = { labels, animalkind: testId('cattle') };

let stage: ApprovalStage;
beforeEach(async () => {
  stage = await makeApprovalStage({ rows: [['offergroup', 'double', breed]] });
});

const stored = async (id: string) => {
  const entity = await stage.world.store.untyped.latest(id, { fresh: true });
  if (entity === undefined) throw new Error(`no ${id}`);
  return entity;
};
const save = async (id: string, patch: object) =>
  writeEntity(
    { writing: { kind: 'patch', id, rev: (await stored(id)).rev, patch }, changeset: 'test' },
    stage.as(admin),
  );
const merge = (id = double, sameAs: string | null = remaining) => save(id, { sameAs });
const refused = (patch: object, id = double) => refusalOf(save(id, patch));
const move = (world: World = stage.world, merged = double) => moveOffers(world, { merged });
const offer = (name: string, more: object = {}) =>
  stage.put('offer', name, offerOf({ offergroup: double, ...more }));
const breedsOf = async (...names: string[]) =>
  Promise.all(names.map(async (name) => (await stored(testId(name))).data.offergroup));
const effects = async (patch: object) =>
  (await tellEffects({ id: double, patch: { ...patch } }, stage.as(admin))).effects;

describe('a breed that is the same as another', () => {
  test('tells first how many offers go over, then hands all of them over, those in the archive too', async () => {
    await offer('online');
    await offer('archived', { status: 'archived' });
    expect(await effects({ sameAs: remaining })).toEqual([{ effect: 'offersMoved', count: 2 }]);
    await merge();
    for (const queue of ['offers', 'requests'] as const)
      expect(await outboxBodies(stage.world.config.TABLE, queue)).toEqual([{ merged: double }]);
    expect(await effects({})).toEqual([{ effect: 'offersMoved', count: 2 }]);
    await move();
    expect(await breedsOf('online', 'archived')).toEqual([remaining, remaining]);
    expect(await effects({})).toEqual([]);
    expect((await stored(double)).data.sameAs).toBe(remaining);
  });

  test('keeps the decision about an offer', async () => {
    await offer('approved', { autApproval: { status: 'accepted' } });
    await merge();
    await move();
    expect((await stored(testId('approved'))).data.autApproval).toEqual({ status: 'accepted' });
  });

  test('ends the history of an offer that has lapsed', async () => {
    const activityUntil = new Date(stage.time.now - DAY_MS).toISOString();
    const begin = new Date(stage.time.now - 2 * DAY_MS).toISOString();
    await offer('lapsed', { activityUntil, history: [{ begin }] });
    await merge();
    await move();
    const { history } = (await stored(testId('lapsed'))).data;
    expect(history).toEqual([{ begin, end: activityUntil }]);
  });

  test('goes on where a worker died, and a run that comes twice changes nothing more', async () => {
    const names = Array.from({ length: OFFERS_A_CONFIRMATION + 3 }, (_, index) => `offer ${index}`);
    const data = offerOf({ offergroup: double });
    await createRows(
      stage.world,
      names.map((name) => rowOf('offer', testId(name), data)),
    );
    await merge();
    const world = patientWorld(stage.world.config, stage.world.clock);
    let saves = 0;
    const dies = async (asked: Save) => {
      saves += 1;
      if (saves > 1) throw new Error('killed');
      return world.store.save(asked);
    };
    await expect(move({ ...world, store: { ...world.store, save: dies } })).rejects.toThrow();
    expect(await effects({})).toEqual([{ effect: 'offersMoved', count: 3 }]);
    await move();
    expect(new Set(await breedsOf(...names))).toEqual(new Set([remaining]));
    const revs = async () =>
      Promise.all(names.map(async (name) => (await stored(testId(name))).rev));
    const before = await revs();
    await move();
    expect(await revs()).toEqual(before);
  });

  test('is named by no offer of a form that was opened before; that waits for no new approval', async () => {
    const { id } = await stage.create({ offergroup: double });
    await stage.accept(await stored(id));
    await merge();
    const rev = (await stored(id)).rev;
    const saved = await stage.patch({ id, rev }, { offergroup: double, gender: 'female' });
    expect(saved.data).toMatchObject({
      offergroup: remaining,
      autApproval: { status: 'accepted' },
    });
    expect((await stage.create({ offergroup: double })).data.offergroup).toBe(remaining);
  });

  test('takes along the breeds that were merged into it, and the answers to those who missed it', async () => {
    await stage.put('offergroup', 'third', breed);
    await stage.put('missingoffergroup', 'report', {
      name: 'Fleckvieh alt',
      animalkind: testId('cattle'),
      country: testId('country'),
      state: 'known',
      offergroup: double,
    });
    await merge(testId('third'), double);
    await merge(double);
    await move();
    expect((await stored(testId('third'))).data.sameAs).toBe(remaining);
    expect((await stored(testId('report'))).data.offergroup).toBe(remaining);
  });

  test('may be taken back when nothing is on its way any more', async () => {
    await offer('online');
    await merge();
    expect(await refused({ sameAs: null })).toEqual([
      422,
      'masterdata.mergeUnderWay',
      'data.sameAs masterdata.mergeUnderWay',
    ]);
    await move();
    await merge(double, null);
    expect((await stored(double)).data.sameAs).toBeUndefined();
    await move();
    expect(await breedsOf('online')).toEqual([remaining]);
  });

  test('is looked at again by the timer for an hour', async () => {
    await merge();
    const sent = () => outboxBodies(stage.world.config.TABLE, 'requests');
    await recheckMergedBreeds(stage.world);
    expect(await sent()).toHaveLength(2);
    stage.time.now += 2 * HOUR_MS;
    await recheckMergedBreeds(stage.world);
    expect(await sent()).toHaveLength(2);
  });
});

describe('a merge is refused', () => {
  const problemOf = (code: string, path = 'sameAs') => [422, code, `data.${path} ${code}`];

  test('into itself, into a breed of other animals, into one that has gone itself', async () => {
    await stage.put('offergroup', 'boar', { labels, animalkind: testId('pigs') });
    await stage.put('offergroup', 'gone', { ...breed, sameAs: remaining });
    expect(await refused({ sameAs: double })).toEqual(problemOf('masterdata.sameBreed'));
    expect(await refused({ sameAs: testId('boar') })).toEqual(
      problemOf('masterdata.otherAnimalkind'),
    );
    expect(await refused({ sameAs: testId('gone') })).toEqual(
      problemOf('masterdata.alreadyMerged'),
    );
  });

  test('of a breed that has gone into another one, and while one goes into it', async () => {
    await stage.put('offergroup', 'third', breed);
    await merge();
    expect(await refused({ sameAs: testId('third') })).toEqual(
      problemOf('masterdata.alreadyMerged'),
    );
    await offer('online');
    expect(await refused({ sameAs: testId('third') }, remaining)).toEqual(
      problemOf('masterdata.mergeUnderWay'),
    );
  });

  test('of two breeds into each other at the same moment, for one of them', async () => {
    const results = await Promise.allSettled([merge(), merge(remaining, double)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['countries', 'activeInCountries', [testId('elsewhere')]],
    ['categories', 'category2', [testId('cat')]],
  ])('where the other one is for fewer %s', async (_, field, list) => {
    await stage.put('category2', 'cat', { labels, animalkinds: [testId('cattle')] });
    await stage.change('fleckvieh', { [field]: list });
    expect(await refused({ sameAs: remaining })).toEqual(
      problemOf('masterdata.remainingNarrower', field),
    );
  });

  test('where the other one does not know a specification', async () => {
    await stage.change('double', { offerSpecifications: [{ id: 'polled', labels }] });
    expect(await refused({ sameAs: remaining })).toEqual(
      problemOf('masterdata.remainingNarrower', 'offerSpecifications'),
    );
  });

  test('of a breed that there is not yet, and into what is no breed', async () => {
    const create = {
      kind: 'create',
      entityclass: 'offergroup',
      data: { ...breed, sameAs: remaining },
    } as const;
    const creating = writeEntity({ writing: create, changeset: 'test' }, stage.as(admin));
    expect(await refusalOf(creating)).toEqual([
      400,
      'fields.notAllowed',
      'data.sameAs fields.notAllowed',
    ]);
    expect((await refused({ sameAs: testId('cattle') }))[1]).toBe('entities.unknownReference');
    expect((await refused({ sameAs: 'x'.repeat(1000) }))[1]).toBe('kernel.invalidInput');
  });
});

test('a breed keeps each specification that an offer names', async () => {
  const specifications = (...ids: string[]) => ({
    offerSpecifications: ids.map((id) => ({ id, labels })),
  });
  await save(double, specifications('polled', 'line'));
  await offer('polled', { offerspecification: 'polled', status: 'archived' });
  const inUse = [422, 'entities.inUse', 'data.offerSpecifications entities.inUse'];
  expect(await refused(specifications('line'))).toEqual(inUse);
  await save(double, specifications('polled'));
});
