import { beforeEach, describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { FILE_DELETED } from '#shared/offers/file-deleted.ts';
import { OFFER_ATTACHMENTS, OFFER_PHOTOS } from '#shared/offers/limits.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { offerDraft, supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld } from './offer-world.ts';

const NOW = '2026-03-02T08:00:00.000Z';
const NEXT_DAY = '2026-03-03T08:00:00.000Z';

let world: OfferWorld;
beforeEach(async () => {
  world = await makeOfferWorld();
});
const nextDay = () => {
  world.time.now += DAY_MS;
};
const putFile = (name: string, category: 'offer' | 'photo' = 'offer') =>
  world.put('upload', name, {
    name,
    category,
    owner: testId('supplier'),
    readers: [],
    file: { id: testId(`file ${name}`), name: 'a.png', size: 10, contentType: 'image/png' },
  });

test('a new offer gets what the product knows, and confirms the activity of its owner in the same transaction', async () => {
  const { data } = await world.create();
  expect(data).toEqual({
    ...offerDraft(),
    ownerActive: true,
    // The end of a day in Berlin.
    activityUntil: '2026-05-31T21:59:59.000Z',
    confirmedOn: NOW,
    geoPosition: { lat: 48.1, lon: 11.5 },
    region: testId('region'),
    place: { name: 'Hof am See', citycode: '80331', city: 'München' },
    autApproval: { status: 'none' },
    history: [{ begin: NOW }],
  });
  expect((await world.account())?.data.userData.supData).toEqual([
    supplierData({ activityConfirmedOn: NOW, animalkindsSold: [testId('cattle')] }),
  ]);
  expect((await world.account())?.rev).toBe(2);
  nextDay();
  await world.create();
  expect((await world.account())?.data.userData.supData[0]?.activityConfirmedOn).toBe(NEXT_DAY);
});

test('two offers of one owner saved at the same time are both saved', async () => {
  const saved = await Promise.all(Array.from({ length: 4 }, () => world.create()));
  expect(new Set(saved.map(({ id }) => id)).size).toBe(4);
  expect((await world.account())?.data.userData.supData[0]?.activityConfirmedOn).toBe(NOW);
});

test('the country sets for how long activity holds; the day of the confirmation stays when it sets another period', async () => {
  const offer = await world.create();
  await world.change('country', { activityPeriodDays: 10 });
  expect((await world.create()).data.activityUntil).toBe('2026-03-12T22:59:59.000Z');
  nextDay();
  expect((await world.patch(offer, { amount: 11 })).data.confirmedOn).toBe(NEXT_DAY);
});

test('an owner whom an administrator must confirm is not found before', async () => {
  await world.change('country', { registrationProcedure: 'confirmedByAdmin' });
  const { data } = await world.create();
  expect([data.ownerActive, data.history]).toEqual([false, []]);
});

test('the age comes with the usage that implies one', async () => {
  const calf = await world.put('agecategory', 'calf', {
    labels: [{ lang: 'en_GB', label: 'calf' }],
  });
  const usage = await world.put('animalusage', 'rearing', {
    labels: [{ lang: 'en_GB', label: 'rearing' }],
    ageCategory: calf,
  });
  expect((await world.create({ animalusage: usage })).data.ageCategory).toBe(calf);
});

test('a new offer shows as many files and photos as it may, also of an account that several people use', async () => {
  await world.change('supplier', { maxUsers: 5, ssoUsers: ['a', 'b', 'c', 'd', 'e'] });
  const putFiles = (count: number, use: 'offer' | 'photo') =>
    Promise.all(Array.from({ length: count }, (_, n) => putFile(`${use} ${n}`, use)));
  const attachments = await putFiles(OFFER_ATTACHMENTS, 'offer');
  const pictures = await putFiles(2 * OFFER_PHOTOS, 'photo');
  const photos = Array.from({ length: OFFER_PHOTOS }, (_, n) => ({
    large: pictures[n],
    small: pictures[OFFER_PHOTOS + n],
  }));
  const { data } = await world.create({ attachments, photos });
  expect(data).toMatchObject({ attachments, photos });
});

describe('availability', () => {
  let offer: Entity<Offer>;
  beforeEach(async () => {
    offer = await world.create();
    nextDay();
  });

  test('ends and begins the history of being online', async () => {
    const off = await world.patch(offer, { status: 'unavailable' });
    expect(off.data.history).toEqual([{ begin: NOW, end: NEXT_DAY }]);
    nextDay();
    const on = await world.patch(off, { status: 'available' });
    expect(on.data.history).toEqual([
      { begin: NOW, end: NEXT_DAY },
      { begin: '2026-03-04T08:00:00.000Z' },
    ]);
  });

  test('goes to the archive whatever has become of the location and the choices since', async () => {
    await world.change('country', { enabledAnimals: [] });
    const account = await world.account();
    await world.change('supplier', { userData: { ...account?.data.userData, supData: [] } });
    const { data } = await world.patch(offer, { status: 'archived' });
    expect([data.status, data.place]).toEqual(['archived', offer.data.place]);
  });

  test('an archived offer that nothing can be sold from any more gives its files away', async () => {
    const upload = await putFile('picture');
    const shown = await world.patch(offer, { attachments: [upload] });
    await world.change('country', { enabledAnimals: [] });
    const archived = await world.patch(shown, { status: 'archived' });
    expect((await world.patch(archived, { attachments: [] })).data.attachments).toEqual([]);
  });
});

describe('an offer of which a file is deleted', () => {
  const removeFile = (seen: { id: string; rev: number }, patch: object) =>
    world.patch(seen, patch, world.supplier, FILE_DELETED);
  test('stays lapsed where it is, whatever it could not promise any more, and confirms nothing', async () => {
    const attachments = [await putFile('one'), await putFile('two')];
    const { id, rev, data } = await world.create({ attachments, status: 'unavailable' });
    world.time.now = Date.parse(data.activityUntil) + DAY_MS;
    await world.change('country', { enabledAnimals: [] });
    const userData = (await world.account())?.data.userData;
    const supData = [supplierData({ locationsOfSale: [] })];
    await world.change('supplier', { userData: { ...userData, supData } });
    const owner = await world.account();
    const lost = await removeFile({ id, rev }, { attachments: attachments.slice(1) });
    expect(lost.data).toEqual({ ...data, attachments: attachments.slice(1), ownerActive: false });
    expect(await world.account()).toEqual(owner);
  });

  test('and that gets another, says something else, or is saved by hand, is confirmed', async () => {
    const attachments = [await putFile('one'), await putFile('two')];
    const third = await putFile('three');
    const offer = await world.create({ attachments });
    nextDay();
    for (const [save, change] of [
      [world.patch, { attachments: attachments.slice(1) }],
      [removeFile, { attachments: [third] }],
      [removeFile, { attachments: [], amount: 9 }],
    ] as const) {
      const latest = await world.world.store.untyped.latest(offer.id, { fresh: true });
      const changed = await save(latest ?? offer, change);
      expect(changed.data.confirmedOn).toBe(new Date(world.time.now).toISOString());
      nextDay();
    }
  });
});

test('weeks that have passed are kept although they are not sent again', async () => {
  await world.change('country', { animalkindsUsingPoultrySystem: [testId('cattle')] });
  const row = (calendarWeek: string) => ({ calendarWeek, ...weekDays(calendarWeek), available: 5 });
  const offer = await world.create({ statusWeekly: [row('2026-W10'), row('2026-W11')] });
  world.time.now += 7 * DAY_MS;
  const saved = await world.patch(offer, { statusWeekly: [row('2026-W12')] });
  expect(saved.data.statusWeekly).toEqual([row('2026-W10'), row('2026-W12')]);
});
