import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import { makeRows } from '#functions/kernel/make-rows.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import { makeSearch } from '#functions/kernel/search/make-search.ts';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { shardName } from '#functions/kernel/store/keys.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import type { Account } from '#shared/accounts/account.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { foldText } from '#shared/kernel/fold-text.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { meterTable, type TableMeter } from '#test/night/bench/table-meter.ts';
import { sized } from '#test/support/campaign.ts';
import { testServices } from '#test/support/local-services.ts';
import { customerSearch, manyCustomers } from '#test/support/many-customers.ts';
import { patientStore } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { storeNewest, storeShard } from '#test/support/store-rows.ts';
import { testId } from '#test/support/test-id.ts';

const CUSTOMERS = sized(50_000);
const ins = testId('ins');
const AGREED = '2026-02-10T10:00:00.000Z';
const who = principal('INS', { account: ins });

const Named = z.object({ staticData: z.object({ name: z.string() }) });

let customers: readonly Entity<Account>[];
let rows: Rows;
let meter: TableMeter;
let rowsOf: (principal: Principal) => Rows;
let store: EntityStore;
beforeAll(async () => {
  const { table, bucket } = await testServices();
  const client = makeTableClient();
  const clock = { now: () => new Date('2026-03-02T08:00:00.000Z') };
  const files = makeS3Files({ bucket, pathStyle: true });
  const parts = { client, table, files, clock, entityClasses, newId: randomUUID };
  customers = manyCustomers(CUSTOMERS, ins);
  await storeShard(parts, shardName('account', 'customer', ins), customers);
  await storeNewest(parts, customers.slice(0, 500));
  store = patientStore(parts);
  const search = makeSearch(parts);
  rowsOf = (caller) => makeRows({ store, search, clock }, caller);
  rows = rowsOf(who);
  meter = meterTable(client);
  await rows.count({
    entityClass: 'account',
    attributeFilter: customerSearch('000').attributeFilter,
  });
});

const names = async (typed: string) => {
  const { items } = await rows.search(customerSearch(typed));
  return items.map(({ data }) => Named.parse(data).staticData.name);
};
const customer = (at: number) => {
  const entity = customers[at];
  if (!entity) throw new Error('no customer');
  return entity.data;
};
/** The last words of the name, in which its number makes it the only one. */
const words = (at: number) => customer(at).staticData.name.split(' ').slice(-3);

describe(`among ${CUSTOMERS} customers one is found`, () => {
  test('by any words of its name, in any order, without accents and in any case', async () => {
    const [number = '', first = '', last = ''] = words(123);
    const plain = (text: string) => foldText(text).toUpperCase();
    for (const typed of [`${plain(last)} ${number}`, `${number} ${plain(first)}`]) {
      expect(await names(typed)).toContain(customer(123).staticData.name);
      for (const name of await names(typed)) {
        for (const word of typed.split(' ')) expect(foldText(name)).toContain(foldText(word));
      }
    }
  });

  test.each(['2760000321', '276-000-0321', '276 000/0321', ' 27 60000 321 ', '0000321'])(
    'by its control number, typed as %s',
    async (typed) => {
      expect(await names(typed)).toEqual([customer(321).staticData.name]);
    },
  );

  test('by a number of ten digits with something behind it', async () => {
    expect(await names('276-000-0321-55')).toEqual([customer(321).staticData.name]);
  });

  test('by part of a number, with all that have it', async () => {
    const { attributeFilter } = customerSearch('276 000 1');
    expect(await rows.count({ entityClass: 'account', attributeFilter })).toBe(1000);
  });
});

test('a search reads one unit, and a row only when nobody has read it', async () => {
  const value = customers.slice(0, 150).map(({ id }) => id);
  const searches = ['276 000 01', 'biohof see 00', 'huber 001', 'grete 000'].map((typed) => {
    const { attributeFilter, ...search } = customerSearch(typed);
    const stored = { field: 'id', comparison: 'in', value } as const;
    return { ...search, attributeFilter: { $and: [attributeFilter, stored] } };
  });
  const askAll = async () => {
    let returned = 0;
    for (const search of searches) returned += (await rows.search(search)).items.length;
    return returned;
  };
  meter.take();
  const returned = await askAll();
  const { items } = meter.take();
  expect(returned).toBeGreaterThan(20);
  expect(items / returned).toBeLessThanOrEqual(1.05);
  expect(await askAll()).toBe(returned);
  const again = meter.take();
  expect([again.readUnits / searches.length <= 1, again.items]).toEqual([true, 0]);
});

test('a customer saved a moment ago is found', async () => {
  const [template] = customers;
  if (!template) throw new Error('no customer');
  const { staticData, userData } = template.data;
  const data = {
    ...template.data,
    staticData: { ...staticData, name: 'Schäferei Überlingen' },
    userData: { ...userData, controlNumber: 'DE-BW-006-99999-A' },
  };
  const create = { kind: 'create', id: testId('new'), entityclass: 'account', data } as const;
  await store.save({ changes: [create], by: 'system', changeset: 'test' });
  expect(await names('uberlingen schaf')).toEqual(['Schäferei Überlingen']);
  expect(await names('de bw 006 99999 a')).toEqual(['Schäferei Überlingen']);
});

test('the list is narrowed to farms of a region, those without the agreement, not active, or without users', async () => {
  const [template] = customers;
  if (!template) throw new Error('no customer');
  const { staticData, userData } = template.data;
  const region = testId('region');
  const address = { ...userData.address, region };
  const farms: readonly (readonly [string, Partial<Account>])[] = [
    ['Hof Neu', { userData: { ...userData, address } }],
    [
      'Hof Ruhend',
      {
        active: false,
        ssoUsers: ['sub-1'],
        userData: { ...userData, address, insData: [{ ins, agreementOn: AGREED }] },
      },
    ],
    [
      'Hof Umgestellt',
      {
        ssoUsers: ['sub-3'],
        userData: {
          ...userData,
          address,
          insData: [{ ins, agreementOn: AGREED }],
          certification: { active: false, since: AGREED },
        },
      },
    ],
    [
      'Hof Zwei',
      {
        ssoUsers: ['sub-2'],
        userData: {
          ...userData,
          address,
          insData: [{ ins }, { ins: testId('other'), agreementOn: AGREED }],
        },
      },
    ],
  ];
  const changes = farms.map(([name, more], index) => ({
    kind: 'create' as const,
    id: testId(`listed ${index}`),
    entityclass: 'account',
    data: {
      ...template.data,
      ...more,
      staticData: { ...staticData, name },
      userData: { ...(more.userData ?? userData), controlNumber: `DE-${index}` },
    },
  }));
  await store.save({ changes, by: 'system', changeset: 'test' });
  const listed = async (condition: AttributeFilter) => {
    const pinned = [
      { field: 'staticData.role', comparison: 'eq', value: 'AGR' } as const,
      { field: 'userData.address.region', comparison: 'eq', value: region } as const,
    ];
    const { items } = await rows.search({
      ...customerSearch('hof'),
      attributeFilter: { $and: [...pinned, condition] },
    });
    return items.map(({ data }) => Named.parse(data).staticData.name);
  };
  expect(await listed({ field: 'agreedWith', comparison: 'ne', value: ins })).toEqual([
    'Hof Neu',
    'Hof Zwei',
  ]);
  const isInactive: AttributeFilter = {
    field: 'state',
    comparison: 'in',
    value: ['blocked', 'deactivated'],
  };
  expect(await listed(isInactive)).toEqual(['Hof Ruhend', 'Hof Umgestellt']);
  expect(await listed({ field: 'hasUsers', comparison: 'eq', value: false })).toEqual(['Hof Neu']);
});

describe('the server refuses', () => {
  const isFarmer = { field: 'staticData.role', comparison: 'eq', value: 'AGR' } as const;
  const part = (value: string, comparison: 'contains' | 'startsWith' = 'contains') => ({
    entityClass: 'account',
    attributeFilter: { $and: [isFarmer, { field: 'staticData.name', comparison, value }] },
  });

  test.each(['hu', 'a-b', '...'])('a search for “%s”', async (typed) => {
    const refused = {
      error: { code: 'search.wrongValue' },
      details: [{ path: 'staticData.name', code: 'fields.tooShort', limit: 3 }],
    };
    for (const office of [who, principal('ASO')]) {
      await expect(rowsOf(office).count(part(typed))).rejects.toMatchObject(refused);
      await expect(rowsOf(office).count(part(typed, 'startsWith'))).rejects.toMatchObject(refused);
    }
  });

  test('a short part also where an overview could leave the longer one out', async () => {
    const longer = { field: 'staticData.name', comparison: 'contains', value: 'huber' } as const;
    const { $and } = part('hu').attributeFilter;
    const query = { entityClass: 'account', attributeFilter: { $and: [...$and, longer] } };
    expect(await rows.count(query)).toBeGreaterThan(0);
    await expect(
      rows.overview({ ...query, scope: 1, sorting: [], limit: 1, facets: [] }),
    ).rejects.toMatchObject({ error: { code: 'search.wrongValue' } });
  });

  test('nothing else: administrators search as they like, and all customers can be listed', async () => {
    expect(await rowsOf(principal('ADM')).count(part('hu'))).toBe(0);
    const all = { entityClass: 'account', attributeFilter: isFarmer };
    expect(await rows.count(all)).toBeGreaterThanOrEqual(CUSTOMERS);
  });
});

test('another control body finds none of them', async () => {
  const other = rowsOf(principal('INS', { account: testId('otherIns') }));
  const { items } = await other.search(customerSearch('huber'));
  expect(items).toEqual([]);
});
