import { beforeEach, describe, expect, test } from 'vitest';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { Account } from '#shared/accounts/account.ts';
import { Region } from '#shared/countries/region.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { AuthorityChanged } from '#shared/requests/authority-changed.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { runSeed } from '#test/support/campaign.ts';
import { rowOf } from '#test/support/create-rows.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { testId } from '#test/support/test-id.ts';
import { refusalOf } from '../offers/offer-world.ts';
import { type AccessStage, EARLIER, makeAccessStage } from './access-stage.ts';

const labels = [{ lang: 'en_GB', label: 'test' }];
const regions = ['north', 'south', 'east', 'west'].map((name) => testId(name));
const [north = '', south = ''] = regions;
const office = (name: string, more: AccountFields = {}) => accountOf('AUT', name, more);
const munich = office('munich', { staticData: { responsibleForRegions: [north, south] } });
const mainz = office('mainz');
const offices = [
  munich,
  mainz,
  office('dormant', { active: false }),
  office('redacted', { redactedOn: EARLIER }),
  office('vienna', { staticData: { country: testId('careful') } }),
];

const rows = [
  ...offices.map(({ id, data }) => rowOf('account', id, data)),
  ...regions.map((id) =>
    rowOf('region', id, {
      labels,
      country: testId('country'),
      statecode: id.slice(0, 16),
      ...((id === north || id === south) && { aut: munich.id }),
    }),
  ),
];

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage({}, rows);
});

const listOf = async (id: string) => (await stage.stored(id)).data.staticData.responsibleForRegions;
const autOf = async (id: string) =>
  Region.parse((await stage.world.store.untyped.latest(id, { fresh: true }))?.data).aut;
const saveRegion = async (id: string, patch: object) => {
  const rev = (await stage.world.store.untyped.latest(id, { fresh: true }))?.rev ?? 0;
  return writeEntity(
    { writing: { kind: 'patch', id, rev, patch }, changeset: 'reform' },
    stage.asAdministrator(),
  );
};
const saveAccount = (account: string, list: readonly string[]) =>
  stage.call('updateAccount', 'adm', { account, staticData: { responsibleForRegions: list } });
const handedOver = async () =>
  (await stage.messages()).flatMap(
    ({ body }) => AuthorityChanged.safeParse(body).data?.regions ?? [],
  );

/** Each region names the one authority that lists it, or none. */
async function expectOneTruth(): Promise<void> {
  const { search, store } = stage.world;
  const everyOf = async (entityClass: string, group: string) =>
    store.untyped.latestOf(await eachHitId(search, { entityClass, group, keys: ['all'] }), {
      fresh: true,
    });
  const listed = (await everyOf('account', 'admin')).flatMap(({ id, data }) =>
    Account.parse(data).staticData.responsibleForRegions.map((region) => `${region} ${id}`),
  );
  const named = (await everyOf('region', 'all')).flatMap(({ id, data }) => {
    const { aut } = Region.parse(data);
    return aut === undefined ? [] : [`${id} ${aut}`];
  });
  expect(listed.toSorted()).toEqual(named.toSorted());
}

describe('a postal code prefix belongs to one region of a country', () => {
  const detailsOf = (saving: Promise<unknown>) =>
    saving.then(
      () => 'saved',
      (error: unknown) => (error instanceof AppError ? error.details : Promise.reject(error)),
    );
  const taken = (path: string, limit = '24') =>
    expect.objectContaining({ path, code: 'countries.prefixTaken', limit, region: labels });

  test('one that another has is refused once, with the region that has it, however it is written', async () => {
    await saveRegion(north, { postalCodePrefixes: ['24', 'LV-1'] });
    expect(await detailsOf(saveRegion(south, { postalCodePrefixes: ['24', '2 4'] }))).toEqual([
      taken('data.postalCodePrefixes.1', '2 4'),
    ]);
    expect(await detailsOf(saveRegion(south, { postalCodePrefixes: ['1', '24'] }))).toHaveLength(2);
    expect(await detailsOf(saveRegion(south, { postalCodePrefixes: ['2', '240'] }))).toBe('saved');
  });

  test('of two regions that take it at the same moment one is refused; both take other ones', async () => {
    const take = (...prefixes: string[]) =>
      Promise.all(
        [north, south].map((region, index) =>
          detailsOf(saveRegion(region, { postalCodePrefixes: [prefixes[index]] })),
        ),
      );
    expect(new Set(await take('24', '24'))).toEqual(
      new Set(['saved', [taken('data.postalCodePrefixes.0')]]),
    );
    expect(await take('1', '2')).toEqual(['saved', 'saved']);
  });

  test('of a new region, too; each country has its own', async () => {
    await saveRegion(north, { postalCodePrefixes: ['24'] });
    const create = (country: string) => {
      const data = { labels, country, statecode: 'X', postalCodePrefixes: ['24'] };
      const writing = { kind: 'create', entityclass: 'region', data } as const;
      return writeEntity({ writing, changeset: 'test' }, stage.asAdministrator());
    };
    expect(await detailsOf(create(testId('country')))).toEqual([
      taken('data.postalCodePrefixes.0'),
    ]);
    expect(await detailsOf(create(testId('careful')))).toBe('saved');
  });

  test('what was saved before stands in the way of no other change', async () => {
    for (const name of [north, south]) {
      const before = await stage.world.store.untyped.latest(name, { fresh: true });
      if (before === undefined) throw new Error('no region');
      const data = { ...before.data, postalCodePrefixes: ['24'] };
      const changes = [{ kind: 'update' as const, before, data }];
      await stage.world.store.save({ changes, by: 'system', changeset: 'test' });
    }
    expect(await detailsOf(saveRegion(south, { statecode: 'S' }))).toBe('saved');
  });
});

describe('who is responsible for a region is said once', () => {
  test('saving the region moves it from the list of the old authority to that of the new one', async () => {
    await saveRegion(north, { aut: mainz.id });
    expect([await listOf(munich.id), await listOf(mainz.id)]).toEqual([[south], [north]]);
    expect(await handedOver()).toEqual([north]);
    await expectOneTruth();
  });

  test('saving the account moves it from the old authority, and what is open with it', async () => {
    expect((await saveAccount(mainz.id, [south, north])).status).toBe(200);
    expect([await autOf(north), await autOf(south)]).toEqual([mainz.id, mainz.id]);
    expect(await listOf(munich.id)).toEqual([]);
    expect((await handedOver()).toSorted()).toEqual([north, south].toSorted());
    await expectOneTruth();
  });

  test('a new account takes its regions over, by either call', async () => {
    const staticData = { name: 'new', role: 'AUT', country: testId('country') };
    const created = await stage.call('createAccount', 'adm', {
      staticData: { ...staticData, responsibleForRegions: [north] },
      userData: {},
    });
    expect(await autOf(north)).toBe(created.data.id);
    await expectOneTruth();
    const data = {
      ...mainz.data,
      staticData: { ...mainz.data.staticData, responsibleForRegions: [south] },
    };
    const writing = { kind: 'create', entityclass: 'account', data: withoutUsers(data) } as const;
    const saved = await writeEntity({ writing, changeset: 'test' }, stage.asAdministrator());
    expect(await autOf(south)).toBe(saved.id);
    await expectOneTruth();
  });

  test('a new region is on the list of its authority', async () => {
    const data = { labels, country: testId('country'), statecode: 'NEW', aut: mainz.id };
    const writing = { kind: 'create', entityclass: 'region', data } as const;
    const { id } = await writeEntity({ writing, changeset: 'test' }, stage.asAdministrator());
    expect(await listOf(mainz.id)).toEqual([id]);
    await expectOneTruth();
  });

  test('taken from either, it has no authority', async () => {
    await saveAccount(munich.id, [south]);
    expect(await autOf(north)).toBeUndefined();
    await saveRegion(south, { aut: null });
    expect(await listOf(munich.id)).toEqual([]);
    expect(await handedOver()).toEqual([]);
    await expectOneTruth();
  });

  test.each(['dormant', 'redacted', 'vienna', 'seller'])(
    '%s cannot answer for it',
    async (name) => {
      const before = await stage.items();
      expect(await refusalOf(saveRegion(north, { aut: testId(name) }))).toEqual([
        422,
        'accounts.notAnAuthority',
        'data.aut accounts.notAnAuthority',
      ]);
      expect((await saveAccount(testId(name), [north])).status).not.toBe(200);
      expect(await stage.items()).toEqual(before);
    },
  );

  test('the office above a region does not become its own authority', async () => {
    await saveRegion(south, { supervisor: mainz.id });
    expect(await refusalOf(saveRegion(south, { aut: mainz.id }))).toEqual([
      422,
      'accounts.notAnAuthority',
      'data.supervisor accounts.notAnAuthority',
    ]);
    await saveAccount(mainz.id, [south]);
    const { data } = (await stage.world.store.untyped.latest(south, { fresh: true })) ?? {};
    const { aut, supervisor } = Region.parse(data);
    expect([aut, supervisor]).toEqual([mainz.id, undefined]);
  });

  test('a region stays in its country', async () => {
    expect(await refusalOf(saveRegion(south, { country: testId('careful'), aut: null }))).toEqual([
      403,
      'entities.fieldNotYours',
      'data.country entities.fieldNotYours',
    ]);
  });

  test('an authority does not move to another country with its regions', async () => {
    const staticData = { country: testId('careful') };
    const moved = await stage.call('updateAccount', 'adm', { account: munich.id, staticData });
    expect(moved.details).toMatchObject([
      { path: 'staticData.responsibleForRegions', code: 'accounts.notAnAuthority' },
    ]);
  });
});

test('whatever is saved, in any order and at the same moment, one truth remains', async () => {
  const random = seededRandom(runSeed('authorities of regions'));
  for (let round = 0; round < 6; round += 1) {
    const saves = [0, 1, 2].map(() => {
      const authority = random.pick([munich.id, mainz.id]);
      const region = random.pick(regions);
      return random.chance(0.5)
        ? saveRegion(region, { aut: random.chance(0.2) ? null : authority })
        : saveAccount(
            authority,
            regions.filter(() => random.chance(0.5)),
          );
    });
    await Promise.allSettled(saves);
    await expectOneTruth();
  }
});

function withoutUsers({ ssoUsers: _, ...account }: Account): object {
  return account;
}
