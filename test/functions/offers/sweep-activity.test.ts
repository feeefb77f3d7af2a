import { beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { warnSuppliers } from '#functions/offers/confirming/warn-suppliers.ts';
import { followClock } from '#functions/offers/following/follow-clock.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { offerOf } from '#test/support/offers.ts';
import { dyingWorld, patientWorld } from '#test/support/patient-world.ts';
import { slowClock } from '#test/support/slow-clock.ts';
import { testId } from '#test/support/test-id.ts';
import { unreadable } from '#test/support/unreadable.ts';
import { type ApprovalStage, makeApprovalStage } from './approval-stage.ts';

let stage: ApprovalStage;
beforeEach(async () => {
  stage = await makeApprovalStage({ offerAutApproval: false });
});

const days = (count: number) => new Date(stage.time.now + count * DAY_MS).toISOString();
const later = (count: number) => {
  stage.time.now += count * DAY_MS;
};
const warnings = async () =>
  (await stage.mails()).filter(({ template }) => template === 'activityWarning');
const otherWorld = () => patientWorld(stage.world.config, stage.world.clock);
/** The world of a run whose time is over after some items, and the lines of its log. */
const slowWorld = () => {
  const lines: string[] = [];
  const clock = slowClock(stage.time, 45 * SECOND_MS);
  return { lines, world: { ...stage.world, clock, log: makeLog((line) => lines.push(line)) } };
};
const LEFT = JSON.stringify({ level: 'info', message: 'timer left work', timer: 'offers' });
const entry = async () => (await stage.account())?.data.userData.supData[0];

describe('a supplier', () => {
  test('is warned 14, 7 and 1 days before the end, each time once, and then no more', async () => {
    const first = await stage.create();
    await stage.create();
    const counts: number[] = [];
    for (const wait of [76.9, 0.1, 1, 5.9, 0.1, 5.9, 0.1, 3]) {
      later(wait);
      await warnSuppliers(stage.world);
      await warnSuppliers(otherWorld());
      counts.push((await warnings()).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3]);
    expect(await entry()).toMatchObject({ activityWarningsMailsSent: 3 });
    expect(await warnings()).toMatchObject([
      { to: testId('supplier'), locale: 'de_DE' },
      { params: { country: testId('country'), count: 2, until: first.data.activityUntil } },
      {},
    ]);
  });

  test('is warned once by several sweeps at the same moment', async () => {
    await stage.create();
    later(77);
    const worlds = [stage.world, otherWorld(), otherWorld(), otherWorld()];
    const sweeps = await Promise.all(worlds.map(warnSuppliers));
    expect(sweeps.reduce((sum, { warned }) => sum + warned, 0)).toBe(1);
    expect(sweeps.map(({ failed }) => failed)).toEqual([0, 0, 0, 0]);
    expect(await warnings()).toHaveLength(1);
    expect(await entry()).toMatchObject({ activityWarningsMailsSent: 1 });
  });

  test.each([
    ['before', false],
    ['after', true],
  ])('is warned once by a sweep that dies %s its save', async (_, isSaved) => {
    await stage.create();
    later(77);
    expect(await warnSuppliers(dyingWorld(stage.world, isSaved))).toEqual({ warned: 0, failed: 1 });
    const count = isSaved ? 1 : 0;
    expect(await warnings()).toHaveLength(count);
    expect(await entry()).toMatchObject({ activityWarningsMailsSent: count });
    await warnSuppliers(otherWorld());
    expect(await warnings()).toHaveLength(1);
    expect(await entry()).toMatchObject({ activityWarningsMailsSent: 1 });
  });

  test('that saves one offer is warned of the others all the same: date and count are of what ends first', async () => {
    await stage.create();
    const before = await entry();
    later(77);
    const other = await stage.create();
    expect(await entry()).toEqual(before);
    await warnSuppliers(stage.world);
    expect(await warnings()).toHaveLength(1);
    await stage.create();
    expect(await entry()).toMatchObject({ ...before, activityWarningsMailsSent: 1 });
    await warnSuppliers(stage.world);
    expect(await warnings()).toHaveLength(1);
    later(7);
    await warnSuppliers(stage.world);
    expect(await warnings()).toHaveLength(2);
    expect((await stage.stored(other)).rev).toBe(1);
  });

  test('whose other offers hold for long is confirmed by one save, and not warned at once', async () => {
    await stage.create();
    later(30);
    await stage.create();
    expect(await entry()).toMatchObject({ activityConfirmedOn: days(0) });
    await stage.change('country', { activityPeriodDays: 5 });
    later(70);
    await stage.create();
    await stage.create();
    expect(await entry()).toMatchObject({ activityConfirmedOn: days(0) });
    expect(await warnSuppliers(stage.world)).toEqual({ warned: 0, failed: 0 });
  });

  test('whose offers are archived, hidden or rejected is not warned', async () => {
    const ending = { activityUntil: days(0.5) };
    await stage.put('offer', 'archived', offerOf({ ...ending, status: 'archived' }));
    await stage.put('offer', 'hidden', offerOf({ ...ending, ownerActive: false }));
    const autApproval = { status: 'rejected' } as const;
    await stage.put('offer', 'rejected', offerOf({ ...ending, autApproval }));
    expect(await warnSuppliers(stage.world)).toEqual({ warned: 0, failed: 0 });
  });

  test('whose account cannot be read does not keep the others waiting', async () => {
    await stage.create();
    await stage.create({ owner: testId('stranger') }, stage.stranger);
    later(77);
    const store = unreadable(stage.world.store, testId('stranger'));
    const quiet = { ...stage.world, store, log: { info: () => {}, error: () => {} } };
    expect(await warnSuppliers(quiet)).toEqual({ warned: 1, failed: 1 });
    expect((await warnings()).map(({ to }) => to)).toEqual([testId('supplier')]);
  });

  test('that a run has no time for is warned by the next one', async () => {
    await stage.create();
    await stage.create({ owner: testId('stranger') }, stage.stranger);
    later(77);
    const { world, lines } = slowWorld();
    expect(await warnSuppliers(world)).toEqual({ warned: 1, failed: 0 });
    expect(lines).toEqual([LEFT]);
    expect(await warnSuppliers(stage.world)).toEqual({ warned: 1, failed: 0 });
    expect(await warnings()).toHaveLength(2);
  });
});

describe('an offer whose confirmation has run out', () => {
  test('is found no more; its history ends when the confirmation did, and nothing is deleted', async () => {
    const offer = await stage.create();
    expect(await followClock(stage.world)).toEqual({ changed: 0, failed: 0 });
    later(91);
    expect(await stage.found()).toEqual([]);
    expect(await followClock(stage.world)).toEqual({ changed: 1, failed: 0 });
    const stored = await stage.stored(offer);
    const { activityUntil } = offer.data;
    expect(stored.data).toEqual({
      ...offer.data,
      history: [{ begin: offer.updated, end: activityUntil }],
    });
    expect(await followClock(otherWorld())).toEqual({ changed: 0, failed: 0 });
    expect((await stage.stored(offer)).rev).toBe(stored.rev);
  });

  test('is ended once by sweeps at the same moment, and by one that comes late', async () => {
    const offer = await stage.create();
    later(200);
    const sweeps = await Promise.all([stage.world, otherWorld()].map(followClock));
    expect(sweeps.reduce((sum, { changed }) => sum + changed, 0)).toBe(1);
    expect((await stage.stored(offer)).data.history).toEqual([
      { begin: offer.updated, end: offer.data.activityUntil },
    ]);
  });

  test('is ended by the next sweep when one died', async () => {
    const offer = await stage.create();
    later(91);
    const { store } = stage.world;
    const dying = {
      ...stage.world,
      log: { info: () => {}, error: () => {} },
      store: { ...store, save: () => Promise.reject(new Error('killed')) },
    };
    expect(await followClock(dying)).toEqual({ changed: 0, failed: 1 });
    stage.time.now += HOUR_MS;
    expect(await followClock(stage.world)).toEqual({ changed: 1, failed: 0 });
    expect((await stage.stored(offer)).data.history).toHaveLength(1);
  });

  test('is ended by a later sweep when one has no time for all; that one reads no offer again', async () => {
    const count = 12;
    const made = await Promise.all(Array.from({ length: count }, () => stage.create()));
    later(91);
    const { world, lines } = slowWorld();
    const first = await followClock(world);
    expect(first.changed).toBeGreaterThan(0);
    expect(first.changed).toBeLessThan(count);
    expect(lines).toEqual([LEFT]);
    stage.time.now += HOUR_MS;
    const { store } = stage.world;
    const read: string[] = [];
    const latest: typeof store.latest = (type, id, how) => {
      read.push(id);
      return store.latest(type, id, how);
    };
    const next = { ...stage.world, store: { ...store, latest } };
    expect(await followClock(next)).toEqual({ changed: count - first.changed, failed: 0 });
    const ids = made.map(({ id }) => id);
    expect(read.filter((id) => ids.includes(id)).length).toBeLessThan(count);
    for (const offer of made) expect((await stage.stored(offer)).rev).toBe(2);
    expect(await followClock(otherWorld())).toEqual({ changed: 0, failed: 0 });
  });

  test('is ended though a clock that was ahead has swept before', async () => {
    const offer = await stage.create();
    const ahead = { now: () => new Date(stage.time.now + 200 * DAY_MS) };
    const other = await stage.create();
    await followClock({ ...stage.world, clock: ahead });
    await stage.patch(await stage.stored(other), { status: 'unavailable' });
    const { rev, ...rest } = await stage.patch(await stage.stored(other), { status: 'available' });
    later(91);
    expect(await followClock(otherWorld())).toEqual({ changed: 1, failed: 0 });
    expect((await stage.stored({ ...rest, rev })).data.history.at(-1)?.end).toBe(
      rest.data.activityUntil,
    );
    expect((await stage.stored(offer)).data.history).toHaveLength(1);
  });

  test('stays ended when its owner’s account changes', async () => {
    const offer = await stage.create();
    later(91);
    await followClock(stage.world);
    const { followOwner } = await import('#functions/offers/following/follow-owner.ts');
    await stage.change('supplier', { supExtra: {} });
    await followOwner(stage.world, { owner: testId('supplier') });
    await stage.change('supplier', { supExtra: { tosAcceptedOn: days(-1) } });
    await followOwner(stage.world, { owner: testId('supplier') });
    expect((await stage.stored(offer)).data.history).toEqual([
      { begin: offer.updated, end: offer.data.activityUntil },
    ]);
  });
});

describe('an offer whose day has come', () => {
  const inDays = (count: number) => days(count).slice(0, 10);

  test.each(['later', 'unavailable'] as const)(
    '%s until then, is available, and online',
    async (status) => {
      const offer = await stage.create({ status, availableFrom: inDays(2) });
      later(1);
      expect(await followClock(stage.world)).toEqual({ changed: 0, failed: 0 });
      // In the country it is the next day already.
      stage.time.now = Date.parse(`${inDays(0)}T23:30:00.000Z`);
      const sweeps = await Promise.all([stage.world, otherWorld()].map(followClock));
      expect(sweeps.reduce((sum, { changed }) => sum + changed, 0)).toBe(1);
      const { availableFrom: _, ...rest } = offer.data;
      expect((await stage.stored(offer)).data).toEqual({
        ...rest,
        status: 'available',
        history: [{ begin: days(0) }],
      });
    },
  );

  test('but whose confirmation has run out is online by its confirmation only', async () => {
    const offer = await stage.create({ status: 'later', availableFrom: inDays(100) });
    later(101);
    await followClock(stage.world);
    expect((await stage.stored(offer)).data).toMatchObject({ status: 'available', history: [] });
  });

  test('and that was archived meanwhile stays in the archive, without its day', async () => {
    const offer = await stage.create({ status: 'later', availableFrom: inDays(2) });
    expect((await stage.patch(offer, { status: 'archived' })).data.availableFrom).toBeUndefined();
    later(3);
    expect(await followClock(stage.world)).toEqual({ changed: 0, failed: 0 });
    expect((await stage.stored(offer)).data.status).toBe('archived');
  });

  test('as it is saved is available at once', async () => {
    const { data } = await stage.create({ status: 'later', availableFrom: inDays(0) });
    expect(data).toMatchObject({ status: 'available', history: [{ begin: days(0) }] });
    expect(data.availableFrom).toBeUndefined();
  });
});
