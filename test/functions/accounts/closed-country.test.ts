import { beforeEach, describe, expect, test } from 'vitest';
import { getAttachment } from '#functions/entities/reading/get-attachment.ts';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { accountOf } from '#test/support/accounts.ts';
import { offerOf, supplierData } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld } from '../offers/offer-world.ts';

const home = testId('country');
const abroad = testId('abroad');
const [seller, office, association] = [testId('seller'), testId('office'), testId('association')];
const [cattle, pigs] = [testId('cattle'), testId('pigs')];

/** A stranger whose account is in neither country. */
const stranger = principal('SUP', { account: testId('stranger'), country: testId('third') });

let stage: OfferWorld;
beforeEach(async () => {
  stage = await makeOfferWorld();
  await stage.put('country', 'abroad', stage.country('AT'));
  const account = (name: string, ...[role, more]: [Parameters<typeof accountOf>[0], object]) =>
    stage.put('account', name, accountOf(role, name, more).data);
  await account('association', 'ASO', {});
  await account('office', 'INS', { staticData: { country: abroad } });
  await account('seller', 'SUP', {
    supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z' },
    userData: {
      insData: [{ ins: office }],
      supData: [
        supplierData({ animalkindsSold: [cattle], associations: [association] }),
        supplierData({ country: abroad, animalkindsSold: [pigs], associations: [association] }),
      ],
    },
  });
});

const eq = (field: string, value: string): AttributeFilter => ({ field, comparison: 'eq', value });
const countAccounts = (who: Principal, ...conditions: AttributeFilter[]) =>
  stage.world.rowsFor(who).count({ entityClass: 'account', attributeFilter: { $and: conditions } });
const sellersIn = (who: Principal, country: string, ...more: AttributeFilter[]) =>
  countAccounts(who, eq('userData.supData.country', country), ...more);
const opens = (reading: Promise<unknown>) =>
  reading.then(
    () => true,
    () => false,
  );

/** Is the row read, by whatever call leads to it? Old revisions have rights of their own. */
async function reads(who: Principal, id: string): Promise<boolean> {
  const rows = stage.world.rowsFor(who);
  const ways = [
    await opens(rows.get(id)),
    await opens(rows.revision(id, 1)),
    (await rows.ids([id])).items.length > 0,
  ];
  expect(new Set(ways).size).toBe(1);
  return ways[0] === true;
}
async function entriesSeen(who: Principal): Promise<SupplierData[]> {
  const { entity } = await stage.world.rowsFor(who).get(seller, { fresh: true });
  return (entity.data as { userData: { supData: SupplierData[] } }).userData.supData;
}
const countriesSeen = async (who: Principal) =>
  (await entriesSeen(who)).map(({ country }) => country);

describe('while a country is off the website', () => {
  test('visitors and others find what its suppliers sell elsewhere only, and at once all of it again', async () => {
    const expectFound = async (countries: string[], counts: number[]) => {
      for (const who of [GUEST, stranger]) {
        expect(await countriesSeen(who)).toEqual(countries);
        expect([await sellersIn(who, home), await sellersIn(who, abroad)]).toEqual(counts);
      }
    };
    await expectFound([home, abroad], [3, 1]);
    await stage.change('abroad', { enabledForWebsite: false });
    await expectFound([home], [3, 0]);
    await stage.change('abroad', { enabledForWebsite: true });
    await expectFound([home, abroad], [3, 1]);
  });

  test('a search of another country tells nothing of what is sold there', async () => {
    await stage.change('abroad', { enabledForWebsite: false });
    const sold = 'userData.supData.animalkindsSold';
    expect(await sellersIn(GUEST, home, eq(sold, pigs))).toBe(0);
    expect(await sellersIn(GUEST, home, eq(sold, cattle))).toBe(1);
    const rows = await stage.world.rowsFor(GUEST).aggregate({
      entityClass: 'account',
      attributeFilter: eq('userData.supData.country', home),
      groupBy: ['userData.supData.country'],
      metrics: [{ op: 'count', as: 'count' }],
    });
    expect(rows).toEqual([{ key: { 'userData.supData.country': home }, values: { count: 3 } }]);
  });

  test('a supplier who sells nowhere else is not there, nor are its offices', async () => {
    for (const name of ['abroad', 'country']) {
      await stage.change(name, { enabledForWebsite: false });
    }
    const inspections = [eq('staticData.role', 'INS'), eq('staticData.country', abroad)];
    for (const who of [GUEST, stranger]) {
      expect([await reads(who, seller), await reads(who, office)]).toEqual([false, false]);
      expect(await countAccounts(who, ...inspections)).toBe(0);
    }
    await stage.change('abroad', { enabledForWebsite: true });
    expect([await reads(GUEST, seller), await reads(GUEST, office)]).toEqual([true, true]);
    expect(await countAccounts(GUEST, ...inspections)).toBe(1);
  });

  test('the account, its control body, the country’s authority and administrators go on reading it', async () => {
    for (const name of ['abroad', 'country']) {
      await stage.change(name, { enabledForWebsite: false });
    }
    for (const who of [
      principal('SUP', { account: seller, country: home }),
      principal('INS', { account: office, country: abroad }),
      principal('ADM', { account: testId('admin') }),
    ]) {
      expect(await countriesSeen(who)).toEqual([home, abroad]);
    }
    const authority = principal('AUT', { account: testId('authority'), country: abroad });
    expect(await countriesSeen(authority)).toEqual([abroad]);
    await stage.change('country', { enabledForWebsite: true });
    expect(await countriesSeen(authority)).toEqual([home, abroad]);
    const shown = (await entriesSeen(authority)).map(({ associations }) => associations);
    expect(shown).toEqual([[association], [association]]);
    const farmer = principal('AGR', { account: testId('farmer'), country: abroad });
    expect(await opens(stage.world.rowsFor(farmer).get(office))).toBe(true);
    expect(await countriesSeen(farmer)).toEqual([home]);
  });
});

test('an account shows associations only where its country uses them', async () => {
  const seen = async (who: Principal) =>
    (await entriesSeen(who)).map(({ associations }) => associations);
  expect(await seen(GUEST)).toEqual([[association], [association]]);
  await stage.change('abroad', { usesAssociations: false });
  expect(await seen(GUEST)).toEqual([[association], []]);
  expect(await seen(principal('SUP', { account: seller }))).toEqual([[association], [association]]);
  await stage.change('abroad', { usesAssociations: true });
  expect(await seen(GUEST)).toEqual([[association], [association]]);
});

describe('a file for offers', () => {
  const isRead = async (who: Principal, file: string) =>
    (await stage.world.rowsFor(who).ids([file])).items.length > 0;
  const put = (name: string) =>
    stage.put('upload', name, { name: 'file', category: 'offer', owner: testId('supplier') });

  test('that only a hidden offer shows is not read by others; with a second one it is', async () => {
    for (const [name, hidden] of [
      ['archived', { status: 'archived' }],
      ['waiting for approval', { autApproval: { status: 'pending' } }],
      ['rejected', { autApproval: { status: 'rejected', reason: 'no' } }],
      ['of a supplier, kind or country that is off', { ownerActive: false }],
      ['not confirmed any more', { activityUntil: '2026-03-01T00:00:00.000Z' }],
    ] as const) {
      const file = await put(`file ${name}`);
      const readers = () =>
        Promise.all(
          [GUEST, stage.stranger, stage.supplier, principal('ADM')].map((who) => isRead(who, file)),
        );
      await stage.put('offer', name, offerOf({ attachments: [file], ...hidden }));
      expect(await readers(), name).toEqual([false, false, true, true]);
      expect(await opens(stage.world.rowsFor(GUEST).get(file))).toBe(false);
      await expect(getAttachment({ id: file }, stage.as(GUEST))).rejects.toMatchObject({
        error: { code: 'entities.notFound' },
      });
      await stage.put('offer', `second, ${name}`, offerOf({ attachments: [file] }));
      expect(await readers(), name).toEqual([true, true, true, true]);
      await expect(getAttachment({ id: file }, stage.as(GUEST))).rejects.toMatchObject({
        error: { code: 'entities.attachmentNotFound' },
      });
    }
  });

  test('that nobody’s offer shows, or somebody else’s, is its owner’s alone', async () => {
    const file = await put('file');
    expect(await isRead(GUEST, file)).toBe(false);
    const foreign = { attachments: [file], owner: testId('stranger') };
    await stage.put('offer', 'foreign', offerOf(foreign));
    expect(await isRead(GUEST, file)).toBe(false);
    const uploads = { entityClass: 'upload', attributeFilter: eq('owner', testId('supplier')) };
    expect(await stage.world.rowsFor(GUEST).count(uploads)).toBe(0);
    expect(await stage.world.rowsFor(stage.supplier).count(uploads)).toBe(1);
  });
});
