import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld, refusalOf } from './offer-world.ts';

const labels = [{ lang: 'en_GB', label: 'test' }];
const cattle = [testId('cattle')];
const pigs = [testId('pigs')];

let world: OfferWorld;
beforeAll(async () => {
  world = await makeOfferWorld();
  const { put } = world;
  await put('country', 'austria', world.country('AT'));
  await put('offergroup', 'duroc', { labels, animalkind: testId('pigs') });
  await put('offergroup', 'elsewhere-only', {
    labels,
    animalkind: testId('cattle'),
    activeInCountries: [testId('austria')],
  });
  await put('category2', 'dairy', { labels, animalkinds: cattle });
  await put('category2', 'beef', { labels, animalkinds: cattle });
  await put('offergroup', 'holstein', {
    labels,
    animalkind: testId('cattle'),
    category2: [testId('dairy')],
  });
  await put('animalusage', 'herds', {
    labels,
    animalkinds: cattle,
    offerSizeIncrement: 5,
    noMixedGender: true,
    ageCategory: await put('agecategory', 'heifer', { labels }),
  });
  await put('animalusage', 'pork', { labels, animalkinds: pigs });
  await put('agecategory', 'piglet', { labels, animalkinds: pigs });
  await put('category1', 'austrian', { labels, country: testId('austria') });
  await put('category1', 'one', { labels });
  await put('classification', 'lines', { labels, animalkinds: pigs });
  await put('offerfield', 'health', {
    labels,
    entryType: 'checkbox',
    visibility: { animalkinds: pigs },
  });
  const upload = { name: 'stable', category: 'offer' };
  await put('upload', 'foreign', { ...upload, owner: testId('stranger') });
  await put('upload', 'own', { ...upload, owner: testId('supplier') });
  await put('upload', 'own request', { ...upload, owner: testId('supplier'), category: 'request' });
});

describe('what does not belong to the animal kind and country is refused by name', () => {
  test.each<[object, string[]]>([
    [
      { animalkind: testId('pigs'), offergroup: testId('duroc') },
      ['animalkind offers.animalkindNotOffered'],
    ],
    [{ offergroup: testId('duroc') }, ['offergroup offers.otherAnimalkind']],
    [{ offergroup: testId('elsewhere-only') }, ['offergroup offers.otherCountry']],
    [{ animalusage: testId('pork') }, ['animalusage offers.otherAnimalkind']],
    [{ ageCategory: testId('piglet') }, ['ageCategory offers.otherAnimalkind']],
    [
      { category1: [testId('one'), testId('austrian')] },
      ['category1 offers.onlyOneCategory1', 'category1.1 offers.otherCountry'],
    ],
    [
      { offergroup: testId('holstein'), category2: testId('beef') },
      ['category2 offers.otherOffergroup'],
    ],
    [{ classification: testId('lines') }, ['classification offers.otherAnimalkind']],
    [
      { animalusage: testId('herds'), amount: 12, gender: 'mixed' },
      ['amount fields.notMultiple', 'gender offers.noMixedGender'],
    ],
    [
      { animalusage: testId('herds'), ageCategory: testId('piglet') },
      ['ageCategory offers.otherAnimalkind', 'ageCategory offers.otherAgeCategory'],
    ],
    [
      { attachments: [testId('own'), testId('foreign'), testId('own request')] },
      ['attachments.1 offers.uploadNotUsable', 'attachments.2 offers.uploadNotUsable'],
    ],
    [
      { dynamicFields: [{ field: testId('health'), value: true }] },
      ['dynamicFields.0.field offers.fieldNotShown'],
    ],
    [{ status: 'later' }, ['availableFrom fields.required']],
    [
      { statusWeekly: [{ calendarWeek: '2026-W09', ...weekDays('2026-W09') }] },
      ['statusWeekly.0.calendarWeek offers.pastWeek'],
    ],
  ])('%j', async (more, details) => {
    expect(await refusalOf(world.create(more))).toEqual([
      422,
      'offers.savingFailed',
      ...details.map((detail) => `data.${detail}`),
    ]);
  });

  test('what belongs is saved', async () => {
    const more = {
      offergroup: testId('holstein'),
      category1: [testId('one')],
      category2: testId('dairy'),
      animalusage: testId('herds'),
      ageCategory: testId('heifer'),
      amount: 15,
      gender: 'female',
      attachments: [testId('own')],
    };
    expect((await world.create(more)).data).toMatchObject(more);
  });
});

describe('an unknown id is refused by name', () => {
  test.each(['country', 'animalkind', 'offergroup', 'animalusage'])('%s', async (field) => {
    expect(await refusalOf(world.create({ [field]: testId('nothing') }))).toEqual([
      400,
      'entities.unknownReference',
      `data.${field} entities.unknownReference`,
    ]);
  });

  test('a location of sale of somebody else is none', async () => {
    expect(await refusalOf(world.create({ locationOfSale: testId('nowhere') }))).toEqual([
      422,
      'offers.locationNotFound',
      'data.locationOfSale offers.locationNotFound',
    ]);
  });
});

describe('who may not offer', () => {
  test.each([
    ['a guest', GUEST],
    ['a farmer without the terms of service', principal('AGR', { account: testId('supplier') })],
    ['an administrator', principal('ADM')],
    [
      'another supplier, in the name of this one',
      principal('SUP', { account: testId('stranger') }),
    ],
  ])('%s', async (_, who) => {
    expect(await refusalOf(world.create({}, who))).toEqual([403, 'kernel.forbidden']);
  });

  test('a supplier without the terms of service, by name', async () => {
    const { data } = (await world.account()) ?? {};
    await world.change('supplier', { supExtra: {} });
    expect(await refusalOf(world.create())).toEqual([422, 'offers.tosNotAccepted']);
    await world.change('supplier', { supExtra: data?.supExtra });
  });
});

describe('an offer is edited', () => {
  let offer: Entity<Offer>;
  beforeEach(async () => {
    offer = await world.create();
  });

  test('by its creator only', async () => {
    expect(await refusalOf(world.patch(offer, { amount: 5 }, world.stranger))).toEqual([
      403,
      'kernel.forbidden',
    ]);
    expect(await refusalOf(world.patch(offer, { owner: testId('stranger') }))).toEqual([
      403,
      'kernel.forbidden',
    ]);
  });

  test.each(['ownerActive', 'activityUntil', 'region', 'autApproval', 'history'])(
    'but never what the product keeps: %s',
    async (field) => {
      const foreign = {
        ownerActive: false,
        activityUntil: '2030-01-01T00:00:00.000Z',
        region: testId('elsewhere'),
        autApproval: { status: 'accepted' },
        history: [],
      }[field];
      expect(await refusalOf(world.patch(offer, { [field]: foreign }))).toEqual([
        403,
        'entities.fieldNotYours',
        `data.${field} entities.fieldNotYours`,
      ]);
    },
  );

  test('from the archive to unavailable first', async () => {
    const archived = await world.patch(offer, { status: 'archived' });
    expect(await refusalOf(world.patch(archived, { status: 'available' }))).toEqual([
      422,
      'offers.savingFailed',
      'data.status offers.availabilityNotReached',
    ]);
    const back = await world.patch(archived, { status: 'unavailable' });
    expect((await world.patch(back, { status: 'available' })).data.status).toBe('available');
  });

  test('not on top of a newer revision, and then nothing changes', async () => {
    await world.patch(offer, { amount: 20 });
    const before = await world.account();
    expect(await refusalOf(world.patch(offer, { amount: 30 }))).toEqual([
      409,
      'entities.revConflict',
      'rev entities.revConflict',
    ]);
    expect(await world.account()).toEqual(before);
  });
});
