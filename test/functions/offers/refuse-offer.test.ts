import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Offer, WeekStatus } from '#shared/offers/offer.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld, refusalOf } from './offer-world.ts';

const labels = [{ lang: 'en_GB', label: 'test' }];
const cattle = [testId('cattle')];
const pigs = [testId('pigs')];

const week = (calendarWeek: string, available = 100): WeekStatus => ({
  calendarWeek,
  ...weekDays(calendarWeek),
  available,
});

let world: OfferWorld;
beforeAll(async () => {
  world = await makeOfferWorld();
  const { put } = world;
  await put('animalkind', 'hens', { labels });
  await put('animalkind', 'sheep', { labels, cat1Mandatory: true });
  await world.change('country', {
    enabledAnimals: [testId('cattle'), testId('hens'), testId('sheep')],
    animalkindsUsingPoultrySystem: [testId('hens')],
  });
  await put('offergroup', 'lohmann', { labels, animalkind: testId('hens') });
  await put('offergroup', 'merino', { labels, animalkind: testId('sheep') });
  await put('agecategory', 'eggs', { labels, preorder: 'hatchingEggs' });
  await put('agecategory', 'chicks', { labels, preorder: 'dayOldChicks' });
  await put('animalusage', 'hatching', { labels, ageCategory: testId('eggs') });
  await put('offergroup', 'angus', {
    labels,
    animalkind: testId('cattle'),
    offerSpecifications: [{ id: 'polled', labels }],
  });
  await put('account', 'demeter', accountOf('ASO', 'demeter').data);
  await put('account', 'naturland', accountOf('ASO', 'naturland').data);
  const { data } = (await world.account()) ?? {};
  const [supData] = data?.userData.supData ?? [];
  await world.change('supplier', {
    userData: { ...data?.userData, supData: [{ ...supData, associations: [testId('demeter')] }] },
  });
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
  const file = { id: testId('file'), name: 'stable.pdf', contentType: 'application/pdf', size: 9 };
  const upload = { name: 'stable', category: 'offer', file };
  // A file of a request that the supplier reads: it is refused for its owner, not as unknown.
  const readers = [testId('supplier')];
  await put('upload', 'foreign', { ...upload, owner: testId('stranger'), readers });
  await put('upload', 'own', { ...upload, owner: testId('supplier') });
  await put('upload', 'own request', { ...upload, owner: testId('supplier'), category: 'request' });
});

const sheep = { animalkind: testId('sheep'), offergroup: testId('merino') };
const hens = { animalkind: testId('hens'), offergroup: testId('lohmann') };

/** The offers of the supplier and its account, by id and revision. */
async function everything(): Promise<unknown> {
  const { items } = await world.world.search.hits({
    entityClass: 'offer',
    group: 'owner',
    keys: [testId('supplier')],
    sorting: [],
    pagination: { start: 0, limit: 50 },
  });
  return { offers: items, account: (await world.account())?.rev };
}

describe('what does not belong to the animal kind and country is refused by name', () => {
  let before: unknown;
  beforeAll(async () => {
    before = await everything();
  });

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
    [{ ...sheep, category1: [] }, ['category1 fields.required']],
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
      { offergroup: testId('angus'), offerspecification: 'with horns' },
      ['offerspecification fields.notAllowed'],
    ],
    [
      { associations: [testId('demeter'), testId('naturland')] },
      ['associations.1 offers.otherAssociation'],
    ],
    [{ statusWeekly: [week('2026-W20')] }, ['statusWeekly offers.notByWeek']],
    [
      { ...hens, statusWeekly: [week('2026-W09')] },
      ['statusWeekly.0.calendarWeek offers.pastWeek'],
    ],
    [
      { ...hens, animalusage: testId('hatching'), statusWeekly: [week('2026-W14')] },
      ['statusWeekly.0.calendarWeek offers.leadTooShort'],
    ],
    [
      { ...hens, ageCategory: testId('chicks'), status: 'later', availableFrom: '2026-04-26' },
      ['availableFrom offers.leadTooShort'],
    ],
  ])('%j', async (more, details) => {
    expect(await refusalOf(world.create(more))).toEqual([
      422,
      'offers.savingFailed',
      ...details.map((detail) => `data.${detail}`),
    ]);
  });

  test('and nothing is saved', async () => {
    expect(await everything()).toEqual(before);
  });

  test('an animal kind that demands a first category is saved with one', async () => {
    const more = { ...sheep, category1: [testId('one')] };
    expect((await world.create(more)).data).toMatchObject(more);
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
      associations: [testId('demeter')],
    };
    const specified = { offergroup: testId('angus'), offerspecification: 'polled' };
    expect((await world.create(specified)).data).toMatchObject(specified);
    const weekly = {
      ...hens,
      ageCategory: testId('eggs'),
      status: 'later',
      availableFrom: '2026-04-06',
      statusWeekly: [week('2026-W15'), week('2027-W09')],
    };
    expect((await world.create(weekly)).data).toMatchObject(weekly);
    const spot = { ...weekly, spotMarket: true, statusWeekly: [week('2026-W10')] };
    expect((await world.create(spot)).data).toMatchObject(spot);
    expect((await world.create(more)).data).toMatchObject(more);
  });
});

describe('weeks that were offered in time', () => {
  test('stay, and become less, when their lead time has begun; nothing comes to them', async () => {
    const offer = await world.create({
      ...hens,
      ageCategory: testId('eggs'),
      statusWeekly: [week('2026-W15'), week('2026-W20')],
    });
    world.time.now += 21 * DAY_MS;
    const less = { statusWeekly: [week('2026-W15', 60), week('2026-W20')] };
    const saved = await world.patch(offer, less);
    expect(saved.data.statusWeekly).toEqual(less.statusWeekly);
    world.time.now += 2 * DAY_MS;
    const more = { statusWeekly: [week('2026-W15', 61), week('2026-W16')] };
    expect(await refusalOf(world.patch(saved, more))).toEqual([
      422,
      'offers.savingFailed',
      'data.statusWeekly.0.calendarWeek offers.leadTooShort',
      'data.statusWeekly.1.calendarWeek offers.leadTooShort',
    ]);
    world.time.now -= 23 * DAY_MS;
  });

  test('stay when the country ends the weeks of the animal kind', async () => {
    const offer = await world.create({ ...hens, statusWeekly: [week('2026-W20')] });
    await world.change('country', { animalkindsUsingPoultrySystem: [] });
    const saved = await world.patch(offer, { amount: 20 });
    expect(saved.data.statusWeekly).toEqual([week('2026-W20')]);
    const more = { statusWeekly: [week('2026-W20', 200)] };
    expect(await refusalOf(world.patch(saved, more))).toEqual([
      422,
      'offers.savingFailed',
      'data.statusWeekly offers.notByWeek',
    ]);
    await world.change('country', { animalkindsUsingPoultrySystem: [testId('hens')] });
  });

  test('are not those of another animal kind', async () => {
    const offer = await world.create({ ...hens, statusWeekly: [week('2026-W20')] });
    const cattleNow = { animalkind: testId('cattle'), offergroup: testId('fleckvieh') };
    expect(await refusalOf(world.patch(offer, cattleNow))).toEqual([
      422,
      'offers.savingFailed',
      'data.statusWeekly offers.notByWeek',
    ]);
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

test('a supplier without the terms of service offers nothing, by name', async () => {
  const { data } = (await world.account()) ?? {};
  await world.change('supplier', { supExtra: {} });
  expect(await refusalOf(world.create())).toEqual([422, 'offers.tosNotAccepted']);
  await world.change('supplier', { supExtra: data?.supExtra });
});

describe('an offer is edited', () => {
  let offer: Entity<Offer>;
  beforeEach(async () => {
    offer = await world.create();
  });

  test('but never what the product keeps, nor in whose name it is', async () => {
    const kept = {
      ownerActive: false,
      activityUntil: '2030-01-01T00:00:00.000Z',
      confirmedOn: '2030-01-01T00:00:00.000Z',
      region: testId('elsewhere'),
      autApproval: { status: 'accepted' },
      history: [],
    };
    const [status, code, ...fields] = await refusalOf(world.patch(offer, kept));
    expect([status, code]).toEqual([403, 'entities.fieldNotYours']);
    expect(fields.toSorted()).toEqual(
      Object.keys(kept)
        .map((field) => `data.${field} entities.fieldNotYours`)
        .toSorted(),
    );
    expect(await refusalOf(world.patch(offer, { owner: testId('stranger') }))).toEqual([
      403,
      'kernel.forbidden',
    ]);
  });

  test.each<[Partial<Offer>, string[]]>([
    [
      { amount: 15, animalusage: testId('herds'), gender: 'mixed' },
      ['gender offers.noMixedGender'],
    ],
    [{ statusWeekly: [week('2026-W20')] }, ['statusWeekly offers.notByWeek']],
    [
      { dynamicFields: [{ field: testId('health'), value: true }] },
      ['dynamicFields.0.field offers.fieldNotShown'],
    ],
    [{ attachments: [testId('foreign')] }, ['attachments.0 offers.uploadNotUsable']],
  ])('into the archive and in it with %j', async (wrong, refusals) => {
    const archive = { status: 'archived', ...wrong } as const;
    const refused = [422, 'offers.savingFailed', ...refusals.map((refusal) => `data.${refusal}`)];
    expect(await refusalOf(world.patch(offer, archive))).toEqual(refused);
    const archived = await world.patch(offer, { status: 'archived' });
    expect(await refusalOf(world.patch(archived, archive))).toEqual(refused);
  });

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
});
