import { beforeEach, describe, expect, test } from 'vitest';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import type { World } from '#functions/kernel/context.ts';
import type { Save } from '#functions/kernel/store/entity-store.ts';
import { followCountry } from '#functions/offers/following/follow-country.ts';
import { recheckChangedCountries } from '#functions/offers/following/recheck-changes.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { CountryChanged } from '#shared/offers/country-changed.ts';
import { Offer } from '#shared/offers/offer.ts';
import { supplierListQuery } from '#shared/offers/supplier-list.ts';
import { createRows, rowOf } from '#test/support/create-rows.ts';
import { offerOf, supplierData } from '#test/support/offers.ts';
import { outboxMessages } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { slowClock } from '#test/support/slow-clock.ts';
import { testId } from '#test/support/test-id.ts';
import { type ApprovalStage, makeApprovalStage } from './approval-stage.ts';
import { OPENED } from './offer-world.ts';

const country = testId('country');
const admin = principal('ADM', { account: testId('admin') });
const online = [{ begin: OPENED }];

let stage: ApprovalStage;
beforeEach(async () => {
  stage = await makeApprovalStage({ offerAutApproval: false });
});

/** Other memory, the same table. */
const otherProcess = (): World => patientWorld(stage.world.config, stage.world.clock);
const follow = (world = otherProcess()) => followCountry(world, { country });
const put = async (name: string, more: Partial<Offer> = {}) =>
  stage.put('offer', name, offerOf({ history: online, ...more }));
const stored = async (name: string): Promise<Offer & { rev: number }> => {
  const entity = await stage.world.store.untyped.latest(testId(name), { fresh: true });
  if (!entity) throw new Error(`no ${name}`);
  return { ...Offer.parse(entity.data), rev: entity.rev };
};
const found = async (who: Principal = GUEST): Promise<number> => {
  const { items } = await stage.world.rowsFor(who).ids([testId('offer')]);
  return items.length;
};

/** Everything that tells a reader of the one offer. */
async function told(who: Principal): Promise<unknown[]> {
  const rows = stage.world.rowsFor(who);
  const id = testId('offer');
  const query = supplierListQuery({ country, animalkind: testId('cattle') });
  const { items } = await rows.search({
    ...query,
    pagination: { start: 0, limit: 9 },
    sorting: [],
  });
  const opened = async (reading: Promise<unknown>) =>
    reading.then(
      () => 1,
      () => 0,
    );
  return [
    items.length,
    await rows.count(query),
    (await rows.aggregate({ ...query, ...query.aggregate })).length,
    (await rows.ids([id])).items.length,
    await opened(rows.get(id)),
    await opened(rows.revision(id, 1)),
    await opened(rows.asOf(id, new Date(stage.time.now + DAY_MS))),
  ];
}

describe('offers that exist follow their country', () => {
  test.each([
    [
      'does not offer their animal kind',
      { enabledAnimals: [] },
      { enabledAnimals: [testId('cattle')] },
    ],
    ['is off the website', { enabledForWebsite: false }, { enabledForWebsite: true }],
    [
      'asks for the confirmation of suppliers',
      { registrationProcedure: 'confirmedByAdmin' },
      { registrationProcedure: 'immediate' },
    ],
  ])('out of every search while it %s, and back', async (_, off, on) => {
    await put('offer');
    await stage.change('country', off);
    await follow();
    expect(await told(GUEST)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await told(stage.stranger)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    for (const who of [stage.supplier, admin, stage.authorities.own])
      expect(await found(who)).toBe(1);
    const hidden = await stored('offer');
    expect(hidden).toMatchObject({
      ownerActive: false,
      history: [{ begin: OPENED, end: '2026-03-02T08:00:00.000Z' }],
    });
    await stage.change('country', on);
    await follow();
    expect((await told(GUEST)).slice(0, 5)).toEqual([1, 1, 1, 1, 1]);
    expect((await stored('offer')).rev).toBe(3);
  });

  test('to the public when it asks for no approval any more; a rejection stands', async () => {
    await put('offer', { autApproval: { status: 'pending', decidedRev: 1 }, history: [] });
    await put('rejected', { autApproval: { status: 'rejected', reason: 'no' }, history: [] });
    await put('accepted', { autApproval: { status: 'accepted', decidedRev: 1 } });
    await follow();
    expect(await stored('offer')).toMatchObject({
      autApproval: { status: 'none' },
      history: [{ begin: '2026-03-02T08:00:00.000Z' }],
    });
    expect(await found()).toBe(1);
    expect((await stored('rejected')).rev).toBe(1);
    expect((await stored('accepted')).rev).toBe(1);
    expect(await stage.mails()).toEqual([]);
  });

  test('not when it begins to ask for approval: they stay public until they are changed', async () => {
    const offer = await stage.create();
    await stage.change('country', { offerAutApproval: true });
    await follow();
    expect((await stage.stored(offer)).rev).toBe(1);
    const paused = await stage.patch(offer, { status: 'unavailable' });
    expect(paused.data.autApproval).toEqual({ status: 'none' });
    const changed = await stage.patch(paused, { amount: 7 });
    const waiting = { status: 'pending', on: new Date(stage.time.now).toISOString() };
    expect(changed.data.autApproval).toEqual(waiting);
    expect((await stage.create()).data.autApproval).toEqual(waiting);
  });

  test('in whether everybody sees their associations', async () => {
    const association = testId('association');
    await put('offer', { associations: [association] });
    const count = async (who: Principal) =>
      stage.world.rowsFor(who).count({
        entityClass: 'offer',
        attributeFilter: {
          $and: [
            { field: 'country', comparison: 'eq', value: country },
            { field: 'animalkind', comparison: 'eq', value: testId('cattle') },
            { field: 'associations', comparison: 'eq', value: association },
          ],
        },
      });
    const shown = async (who: Principal) =>
      (await stage.world.rowsFor(who).get(testId('offer'), { fresh: true })).entity.data;
    await stage.change('country', { usesAssociations: false });
    await follow();
    expect(await count(GUEST)).toBe(0);
    expect(await shown(GUEST)).toMatchObject({ associations: [] });
    expect(await shown(GUEST)).not.toHaveProperty('associationsHidden');
    expect(await shown(stage.supplier)).toMatchObject({ associations: [association] });
    await stage.change('country', { usesAssociations: true });
    await follow();
    expect(await count(GUEST)).toBe(1);
    expect(await shown(GUEST)).toMatchObject({ associations: [association] });
  });

  test('nowhere when nothing of it concerns them', async () => {
    await put('offer');
    await stage.put('country', 'elsewhere country', stage.country('AT', { enabledAnimals: [] }));
    await put('foreign', { country: testId('elsewhere country') });
    await follow();
    expect((await stored('offer')).rev).toBe(1);
    expect((await stored('foreign')).rev).toBe(1);
  });
});

describe('an administrator who saves a country', () => {
  const save = async (patch: object) => {
    const before = await stage.world.store.untyped.latest(country, { fresh: true });
    if (!before) throw new Error('no country');
    await writeEntity(
      { writing: { kind: 'patch', id: country, rev: before.rev, patch }, changeset: 'test' },
      stage.as(admin),
    );
    return (await outboxMessages(stage.world.config.TABLE)).filter(
      ({ queue }) => queue === 'offers',
    );
  };

  test('sends its offers after it with the save of whatever they follow', async () => {
    for (const [saved, patch] of [
      { enabledAnimals: [testId('pigs')] },
      { enabledForWebsite: false },
      { offerAutApproval: true },
      { usesAssociations: false },
      { registrationProcedure: 'confirmedByAdmin' },
    ].entries()) {
      const messages = await save(patch);
      expect(
        messages.map(({ body }) => CountryChanged.parse(body)),
        JSON.stringify(patch),
      ).toEqual(Array.from({ length: saved + 1 }, () => ({ country })));
    }
  });

  test('sends nothing where offers do not follow', async () => {
    expect(await save({ accent: 'navy', enabledAnimals: [testId('cattle')] })).toEqual([]);
  });

  test('has its offers looked at again by the timer, for an hour', async () => {
    const sent = async () => {
      await recheckChangedCountries(otherProcess());
      const messages = await outboxMessages(stage.world.config.TABLE);
      return messages.filter(({ queue }) => queue === 'offers').length;
    };
    expect(await sent()).toBe(1);
    stage.time.now += DAY_MS;
    expect(await sent()).toBe(1);
  });
});

/** A world that does something before the first save. */
function disturbed(disturb: (save: Save) => Promise<void>): World {
  const world = otherProcess();
  let saves = 0;
  const save = async (asked: Save) => {
    if (saves++ === 0) await disturb(asked);
    return world.store.save(asked);
  };
  return { ...world, store: { ...world.store, save } };
}

describe('a worker', () => {
  const OFF = { enabledForWebsite: false };
  const ON = { enabledForWebsite: true };

  test('that is overtaken by the next change of the country leaves what that one asks for', async () => {
    await put('offer');
    await stage.change('country', OFF);
    // The other finds nothing to do: the offer is still public when it comes by.
    const slow = disturbed(async () => {
      await stage.change('country', ON);
      await follow();
    });
    await follow(slow);
    expect((await stored('offer')).ownerActive).toBe(true);
  });

  test('that is overtaken by the owner’s account leaves what that one asks for', async () => {
    await put('offer', { ownerActive: false, history: [] });
    const slow = disturbed(() => stage.change('supplier', { active: false }));
    await follow(slow);
    expect((await stored('offer')).ownerActive).toBe(false);
  });

  test('that meets the supplier at an offer keeps what the supplier changed', async () => {
    await put('offer');
    await stage.change('country', OFF);
    await follow(disturbed(() => stage.change('offer', { amount: 99 })));
    expect(await stored('offer')).toMatchObject({ amount: 99, ownerActive: false });
  });

  test('of several at once none undoes another', async () => {
    for (const name of ['offer', 'second', 'third']) await put(name);
    await stage.change('country', OFF);
    await Promise.all(Array.from({ length: 5 }, () => follow()));
    expect(await stored('offer')).toMatchObject({ rev: 2, ownerActive: false });
    expect(await stored('third')).toMatchObject({ rev: 2, ownerActive: false });
  });

  test('goes on where it stood, in messages to itself, through more than one transaction', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `offer ${index}`);
    const kind = { labels: [{ lang: 'en_GB', label: 'kind' }] };
    await createRows(stage.world, [
      ...names.map((name) => rowOf('offer', testId(name), offerOf({ history: online }))),
      ...Array.from({ length: 3 }, (_, at) => rowOf('animalkind', testId(`kind ${at}`), kind)),
    ]);
    await stage.change('country', OFF);
    const sent: CountryChanged[] = [{ country }];
    const world = otherProcess();
    const send: World['store']['send'] = async (messages) => {
      sent.push(...messages.map(({ body }) => CountryChanged.parse(body)));
    };
    const clock = slowClock(stage.time, DAY_MS);
    const hurried = { ...world, clock, store: { ...world.store, send } };
    let runs = 0;
    for (let task = sent.shift(); task !== undefined; task = sent.shift(), runs++) {
      await followCountry(hurried, task);
    }
    expect(runs).toBeGreaterThan(3);
    const active = await Promise.all(names.map(async (name) => (await stored(name)).ownerActive));
    expect(active).toEqual(names.map(() => false));
  });

  test('takes suppliers that are confirmed for confirmed', async () => {
    await put('offer');
    const account = await stage.account();
    await stage.change('supplier', {
      userData: {
        ...account?.data.userData,
        supData: [supplierData({ confirmedByAdminOn: OPENED })],
      },
    });
    await stage.change('country', { registrationProcedure: 'confirmedByAdmin' });
    await follow();
    expect((await stored('offer')).rev).toBe(1);
  });
});
