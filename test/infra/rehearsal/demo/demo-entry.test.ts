import { expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { completionOf, entryOf, leaveOut, neededBy } from '#infra/rehearsal/demo/demo-entry.ts';
import { Account } from '#shared/accounts/account.ts';
import { Region } from '#shared/countries/region.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { OfferDraft } from '#shared/offers/offer.ts';

const NOW = new Date('2026-06-10T08:00:00.000Z');
const demo = buildDemoData(NOW);
const first = (entityclass: string) => demo.filter((entity) => entity.entityclass === entityclass);

test('fields are left out wherever lists lead to them', () => {
  const data = { a: 1, b: { c: 2, d: 3 }, list: [{ e: 4, f: 5 }, { e: 6 }] };
  expect(leaveOut(data, ['b.c', 'list.e', 'nothing.here'])).toEqual({
    a: 1,
    b: { d: 3 },
    list: [{ f: 5 }, {}],
  });
});

test('what is entered is what a caller may send: nothing that the product fills in', () => {
  for (const entity of [...first('account'), ...first('offer'), ...first('upload')]) {
    const text = JSON.stringify(Object.keys(entryOf(entity)));
    for (const path of Object.keys(entityClasses[entity.entityclass].fieldRights)) {
      if (!path.includes('.')) expect(text).not.toContain(`"${path}"`);
    }
  }
  const offers = first('offer').map((offer) => OfferDraft.safeParse(entryOf(offer)));
  expect(offers.filter(({ success }) => !success)).toEqual([]);
});

test('who is closed is entered as it was when it was open', () => {
  const accounts = first('account');
  expect(new Set(accounts.map((account) => Account.parse(account.data).active))).toEqual(
    new Set([true, false]),
  );
  for (const account of accounts) expect(entryOf(account)).toMatchObject({ active: true });
});

test('what closes a circle is said afterwards: the authority of a region, the logo of a seller', () => {
  const [region] = first('region');
  const { aut } = Region.parse(region?.data);
  expect(region && completionOf(region)).toEqual({ aut });
  const seller = first('account').find(
    (account) => Account.parse(account.data).userData.supData.length > 0,
  );
  if (seller === undefined) throw new Error('Nobody sells.');
  expect(completionOf(seller)).toBeUndefined();
  const { userData } = Account.parse(seller.data);
  const supData = userData.supData.map((entry) => ({ ...entry, logo: seller.id }));
  const withLogo = { ...seller, data: { ...seller.data, userData: { ...userData, supData } } };
  expect(completionOf(withLogo)).toEqual({ userData: { supData } });
  expect(JSON.stringify(entryOf(withLogo))).not.toContain('"logo"');
});

test('entities wait for what they refer to, and no two for each other', () => {
  const there = new Set<string>();
  for (let waiting = demo; waiting.length > 0; ) {
    const ready = waiting.filter((entity) => neededBy(entity).every((id) => there.has(id)));
    expect(ready.length).toBeGreaterThan(0);
    for (const { id } of ready) there.add(id);
    waiting = waiting.filter(({ id }) => !there.has(id));
  }
  for (const region of first('region')) {
    expect(neededBy(region)).toEqual([Region.parse(region.data).country]);
  }
});
