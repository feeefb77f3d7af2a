import { beforeEach, describe, expect, test } from 'vitest';
import type { World } from '#functions/kernel/context.ts';
import type { Save } from '#functions/kernel/store/entity-store.ts';
import { OFFERS_A_PORTION } from '#functions/offers/following/bring-in-line.ts';
import { followOwner } from '#functions/offers/following/follow-owner.ts';
import { Account } from '#shared/accounts/account.ts';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { Offer } from '#shared/offers/offer.ts';
import { OwnerChanged } from '#shared/offers/owner-changed.ts';
import { drawn } from '#test/support/campaign.ts';
import { createRows, rowOf } from '#test/support/create-rows.ts';
import { offerOf, supplierData } from '#test/support/offers.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { slowClock } from '#test/support/slow-clock.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld, OPENED } from './offer-world.ts';

const owner = testId('supplier');
const PORTIONS = 3;
const OFFERS = (PORTIONS - 1) * OFFERS_A_PORTION + 2;
const names = Array.from({ length: OFFERS }, (_, index) => `offer ${index}`);

let stage: OfferWorld;
beforeEach(async () => {
  const online = offerOf({ history: [{ begin: OPENED }] });
  stage = await makeOfferWorld([
    ...names.map((name) => ['offer', name, online] as const),
    ['offer', 'foreign', offerOf({ owner: testId('stranger') })],
  ]);
});

/** Other memory, the same table. */
const otherProcess = (): World => patientWorld(stage.world.config, stage.world.clock);

const offers = async (wanted = names): Promise<Entity<Offer>[]> => {
  const entities = await stage.world.store.untyped.latestOf(wanted.map(testId), { fresh: true });
  return entities.map((entity) => ({ ...entity, data: Offer.parse(entity.data) }));
};
const states = async () => (await offers()).map(({ rev, data }) => [rev, data.ownerActive]);
const all = (rev: number, active: boolean) => names.map(() => [rev, active]);

async function changeAccount(change: (account: Account) => Account): Promise<void> {
  const before = await stage.world.store.untyped.latest(owner, { fresh: true });
  if (!before) throw new Error('no owner');
  await stage.world.store.save({
    changes: [{ kind: 'update', before, data: change(Account.parse(before.data)) }],
    by: 'system',
    changeset: 'test',
  });
}
const setActive = (active: boolean) => changeAccount((account) => ({ ...account, active }));

describe('offers follow their owner', () => {
  test('out of the market and back, each with one revision, and nobody else’s; nowhere when nothing changed', async () => {
    await followOwner(stage.world, { owner });
    expect(await states()).toEqual(all(1, true));
    await setActive(false);
    await followOwner(stage.world, { owner });
    expect(await states()).toEqual(all(2, false));
    const [first] = await offers();
    expect(first?.data.history).toEqual([{ begin: OPENED, end: '2026-03-02T08:00:00.000Z' }]);
    await setActive(true);
    await followOwner(stage.world, { owner });
    expect(await states()).toEqual(all(3, true));
    expect((await offers(['foreign'])).map(({ rev }) => rev)).toEqual([1]);
  });

  test('to where its location of sale is now; archived offers stay where they were', async () => {
    await stage.change(names[0] ?? '', { status: 'archived' });
    const [location] = supplierData().locationsOfSale;
    if (!location) throw new Error('no location');
    const moved = {
      ...location,
      address: { ...location.address, city: 'Ulm', geoPosition: { lat: 48.4, lon: 10 } },
    };
    await changeAccount((account) => ({
      ...account,
      userData: { ...account.userData, supData: [supplierData({ locationsOfSale: [moved] })] },
    }));
    await followOwner(stage.world, { owner });
    expect((await offers()).map(({ data }) => [data.place.city, data.geoPosition.lat])).toEqual([
      ['München', 48.1],
      ...Array(OFFERS - 1).fill(['Ulm', 48.4]),
    ]);
  });

  test('to another region, with the approval of the authority there where it and the postal code are others', async () => {
    const [accepted = '', rejected = ''] = names;
    await stage.change('country', { offerAutApproval: true });
    await stage.change('region', { aut: testId('authority') });
    await stage.change(accepted, { autApproval: { status: 'accepted' } });
    await stage.change(rejected, { autApproval: { status: 'rejected' } });
    await followOwner(stage.world, { owner });
    const approvals = async () =>
      (await offers([accepted, rejected])).map(({ data }) => data.autApproval.status);
    expect(await approvals()).toEqual(['accepted', 'rejected']);
    const moveTo = async (name: string, aut: string, citycode: string) => {
      const labels = [{ lang: 'en_GB', label: name }];
      const region = { labels, country: testId('country'), statecode: name, aut: testId(aut) };
      await stage.put('region', name, region);
      const locationsOfSale = supplierData().locationsOfSale.map((location) => ({
        ...location,
        address: { ...location.address, citycode, region: testId(name) },
      }));
      await changeAccount((account) => ({
        ...account,
        userData: { ...account.userData, supData: [supplierData({ locationsOfSale })] },
      }));
      await followOwner(stage.world, { owner });
      const [moved] = await offers([accepted]);
      expect(moved?.data.region).toBe(testId(name));
      return approvals();
    };
    // The same authority answers for both.
    expect(await moveTo('SN', 'authority', '01067')).toEqual(['accepted', 'rejected']);
    // Their own postal code came to another authority.
    expect(await moveTo('TH', 'other authority', '01067')).toEqual(['accepted', 'rejected']);
    // Those that lie in most shards, and come to others.
    await stage.change('country', { offerAutApproval: true, usesAssociations: false });
    for (const name of names)
      await stage.change(name, {
        associations: [testId('association')],
        associationsHidden: true,
        autApproval: { status: 'accepted' },
      });
    expect(await moveTo('BE', 'authority', '10115')).toEqual(['pending', 'pending']);
    const [moved] = await offers([accepted]);
    expect(moved?.data.autApproval.on).toBe(new Date(stage.time.now).toISOString());
  });

  test('out of the market from a location that is gone, and back with it', async () => {
    const has = (locationsOfSale: SupplierData['locationsOfSale']) =>
      changeAccount((account) => ({
        ...account,
        userData: { ...account.userData, supData: [supplierData({ locationsOfSale })] },
      }));
    await has([]);
    await followOwner(stage.world, { owner });
    expect(await states()).toEqual(all(2, false));
    await has(supplierData().locationsOfSale);
    await followOwner(stage.world, { owner });
    expect(await states()).toEqual(all(3, true));
  });

  test('out of the market when the account was deleted', async () => {
    const before = await stage.world.store.untyped.latest(owner);
    if (!before) throw new Error('no owner');
    await stage.world.store.save({
      changes: [{ kind: 'delete', before }],
      by: 'system',
      changeset: 'test',
    });
    await followOwner(stage.world, { owner });
    expect(await states()).toEqual(all(2, false));
  });
});

/** A world whose process ends after so many saves, or does something before one of them. */
function disturbed(at: number, disturb: (save: Save) => Promise<void>): World {
  let saves = 0;
  const { store } = stage.world;
  return {
    ...stage.world,
    store: {
      ...store,
      save: async (save) => {
        if (saves++ === at) await disturb(save);
        return store.save(save);
      },
    },
  };
}

describe('a worker', () => {
  test.each(drawn('portions that follow', [...Array(PORTIONS).keys()]))(
    'that dies after %i portions is followed by one that does the rest, once',
    async (count) => {
      await setActive(false);
      const dying = disturbed(count, () => Promise.reject(new Error('killed')));
      await expect(followOwner(dying, { owner })).rejects.toThrow('killed');
      const done = (await states()).filter(([, active]) => active === false);
      expect(done).toHaveLength(count * OFFERS_A_PORTION);
      await followOwner(stage.world, { owner });
      expect(await states()).toEqual(all(2, false));
    },
  );

  test('that is overtaken by the owner’s next change leaves what that change asks for', async () => {
    await setActive(false);
    const slow = disturbed(1, async () => {
      await setActive(true);
      await followOwner(stage.world, { owner });
    });
    await followOwner(slow, { owner });
    expect((await states()).map(([, active]) => active)).toEqual(Array(OFFERS).fill(true));
  });

  test('that meets the supplier at an offer keeps what the supplier changed', async () => {
    await setActive(false);
    const met: string[] = [];
    const meeting = disturbed(1, async ({ changes: [change] }) => {
      if (change?.kind !== 'update') throw new Error('no update');
      met.push(change.before.id);
      const data = { ...change.before.data, amount: 99 };
      const changes = [{ ...change, data }];
      await stage.world.store.save({ changes, by: owner, changeset: 'edit' });
    });
    await followOwner(meeting, { owner });
    expect(met).toHaveLength(1);
    const rows = (await offers()).map(({ id, data }) => [id, data.amount, data.ownerActive]);
    expect(rows).toEqual(
      names.map((name) => [testId(name), testId(name) === met[0] ? 99 : 10, false]),
    );
  });

  test('whose time is over goes on where it stood, in a message to itself', async () => {
    await createRows(
      stage.world,
      Array.from({ length: PAGE_LIMIT }, (_, at) =>
        rowOf('offer', testId(`more ${at}`), offerOf({ history: [{ begin: OPENED }] })),
      ),
    );
    await setActive(false);
    const world = otherProcess();
    const sent: OwnerChanged[] = [{ owner }];
    const clock = slowClock(stage.time, HOUR_MS);
    const send: World['store']['send'] = async (messages) => {
      sent.push(...messages.map(({ body }) => OwnerChanged.parse(body)));
    };
    const hurried = { ...world, clock, store: { ...world.store, send } };
    let runs = 0;
    for (let task = sent.shift(); task !== undefined; task = sent.shift(), runs++) {
      await followOwner(hurried, task);
    }
    expect(runs).toBe(2);
    expect((await states()).map(([, active]) => active)).toEqual(Array(OFFERS).fill(false));
    const more = await offers(Array.from({ length: PAGE_LIMIT }, (_, at) => `more ${at}`));
    expect(more.filter(({ data }) => data.ownerActive)).toEqual([]);
  });

  test('of four at once none undoes another', async () => {
    await setActive(false);
    await Promise.all(Array.from({ length: 4 }, () => followOwner(otherProcess(), { owner })));
    expect(await states()).toEqual(all(2, false));
  });
});
