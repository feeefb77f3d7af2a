import { beforeEach, expect, test } from 'vitest';
import { followPostalCodes } from '#functions/accounts/offices/follow-postal-codes.ts';
import { sweep } from '#functions/accounts/schedule.ts';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import { RegionsChanged } from '#shared/accounts/regions-changed.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, makeAccessStage, people } from './access-stage.ts';

const labels = [{ lang: 'en_GB', label: 'test' }];
const country = testId('country');
const bavaria = testId('region');

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
});

/** Saves a region as an administrator does. */
async function saveRegion(id: string | undefined, data: object): Promise<void> {
  const before = id && (await stage.world.store.untyped.latest(id, { fresh: true }));
  const writing = before
    ? ({ kind: 'patch', id: before.id, rev: before.rev, patch: data } as const)
    : ({ kind: 'create', entityclass: 'region', data } as const);
  await writeEntity({ writing, changeset: 'test' }, stage.asAdministrator());
}
const sent = async () =>
  (await stage.messages()).flatMap(({ body }) => RegionsChanged.safeParse(body).data ?? []);
/** Does what the worker is sent. */
const follow = async () => {
  for (const task of await sent()) await followPostalCodes(stage.world, task);
};
const regionsOf = async ({ id }: { id: string }) => {
  const { address, supData } = (await stage.stored(id)).data.userData;
  const sale = supData.flatMap(({ locationsOfSale }) => locationsOfSale);
  return [address.region, ...sale.map((location) => location.address.region)];
};
const named = async (prefixes: readonly string[]) => {
  await saveRegion(undefined, {
    labels,
    country,
    statecode: 'M',
    postalCodePrefixes: prefixes,
  });
  const key = `${country} M`;
  return (await stage.world.store.claimedBy('region', 'statecode', key)) ?? '';
};

test('farms and sellers come to the region that has their postal code from now on', async () => {
  expect(await regionsOf(people.farm)).toEqual([bavaria]);
  const cut = await named(['803']);
  await follow();
  expect(await regionsOf(people.farm)).toEqual([cut]);
  expect(await regionsOf(people.seller)).toEqual([undefined, cut]);
  await saveRegion(cut, { postalCodePrefixes: ['804'] });
  await follow();
  expect(await regionsOf(people.farm)).toEqual([bavaria]);
  expect(await stage.messages()).toContainEqual(
    expect.objectContaining({ queue: 'offers', body: { owner: people.seller.id } }),
  );
});

test('who had no region gets the one that is entered, and keeps it where none has the code', async () => {
  await saveRegion(bavaria, { postalCodePrefixes: ['9'] });
  await stage.change(people.farm.id, (account) => {
    const { region: _, ...address } = account.userData.address;
    return { ...account, userData: { ...account.userData, address } };
  });
  await follow();
  expect(await regionsOf(people.farm)).toEqual([undefined]);
  expect(await regionsOf(people.seller)).toEqual([undefined, bavaria]);
  const cut = await named(['803']);
  await follow();
  expect(await regionsOf(people.farm)).toEqual([cut]);
});

test('a worker that is overtaken by the next change begins again, with what that one asks for', async () => {
  const cut = await named(['803']);
  const { world } = stage;
  const again: RegionsChanged[] = [];
  let saves = 0;
  const slow: typeof world.store = {
    ...world.store,
    save: async (save) => {
      if (saves++ === 0) {
        await saveRegion(cut, { postalCodePrefixes: ['804'] });
        // The other finds nothing to do: the address has not left its region yet.
        await followPostalCodes(world, { regionsOf: country });
      }
      return world.store.save(save);
    },
    send: async (messages) => {
      again.push(...messages.map(({ body }) => RegionsChanged.parse(body)));
    },
  };
  await followPostalCodes({ ...world, store: slow }, { regionsOf: country });
  expect(again).toEqual([{ regionsOf: country }]);
  for (const task of again) await followPostalCodes(world, task);
  expect(await regionsOf(people.farm)).toEqual([bavaria]);
});

test('nothing is sent where the postal codes of a region stay, and nothing saved where regions do', async () => {
  await saveRegion(bavaria, { statecode: 'B', labels: [{ lang: 'en_GB', label: 'Bavaria' }] });
  expect(await sent()).toEqual([]);
  await saveRegion(bavaria, { postalCodePrefixes: ['8', '99'] });
  await follow();
  expect((await stage.stored(people.farm.id)).rev).toBe(1);
});

test('the timer has the addresses looked at again for some hours after a region was saved', async () => {
  // The region of the stage has just been saved.
  await sweep(stage.world);
  expect(await sent()).toEqual([{ regionsOf: country }]);
  stage.time.now += DAY_MS;
  await sweep(stage.world);
  expect(await sent()).toHaveLength(1);
});
