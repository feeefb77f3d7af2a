import { beforeEach, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { SERVER_LIST_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld, OPENED, refusalOf } from './offer-world.ts';

const labels = [{ lang: 'de_DE', label: 'x' }];
const options = (...disabled: string[]) =>
  ['dehorned', 'polled', 'horned'].map((id) => ({ id, labels, enabled: !disabled.includes(id) }));
const [HORNS, CARE] = [testId('horns'), testId('care')];

let world: OfferWorld;
let offer: Entity<Offer>;
beforeEach(async () => {
  world = await makeOfferWorld([
    ['offerfield', 'horns', { labels, entryType: 'select', options: options() }],
    ['offerfield', 'care', { labels, entryType: 'multiselect', options: options() }],
    ['category2', 'dairy', { labels, animalkinds: [testId('cattle')] }],
    ['animalusage', 'herds', { labels, animalkinds: [testId('cattle')] }],
  ]);
  offer = await world.create({
    category2: testId('dairy'),
    animalusage: testId('herds'),
    gender: 'mixed',
    amount: 7,
    dynamicFields: [
      { field: HORNS, value: 'dehorned' },
      { field: CARE, value: ['dehorned', 'polled'] },
    ],
  });
});

const readFieldsAgain = () => {
  world.time.now += SERVER_LIST_SECONDS * SECOND_MS;
};

/** What the master data forbids later, each by itself. */
const LATER: readonly (readonly [string, (world: OfferWorld) => Promise<void>])[] = [
  ['a disabled option', ({ change }) => change('horns', { options: options('dehorned') })],
  ['a removed option', ({ change }) => change('horns', { options: options().slice(1) })],
  ['a field that is switched off', ({ change }) => change('care', { active: false })],
  [
    'a field that came later and is mandatory',
    async ({ put }) => {
      const field = { labels, entryType: 'checkbox', mandatory: {} };
      await put('offerfield', 'later', field);
    },
  ],
  [
    'a category of another kind',
    ({ change }) => change('dairy', { animalkinds: [testId('pigs')] }),
  ],
  [
    'a usage in steps, without mixed groups',
    ({ change }) => change('herds', { offerSizeIncrement: 5, noMixedGender: true }),
  ],
  [
    'a breed that another country has',
    ({ change }) => change('fleckvieh', { activeInCountries: [testId('abroad')] }),
  ],
  [
    'an animal kind that the country gave up',
    ({ change }) => change('country', { enabledAnimals: [] }),
  ],
  ['a category that became mandatory', ({ change }) => change('cattle', { cat1Mandatory: true })],
];

test('whatever the master data forbid later freezes no offer that had it before', async () => {
  let amount = 10;
  let kept: Entity<Offer> = offer;
  for (const [name, change] of LATER) {
    await change(world);
    readFieldsAgain();
    const freezes = (error: unknown) =>
      Promise.reject(new Error(`${name} freezes it`, { cause: error }));
    const paused = await world.patch(kept, { status: 'unavailable' }).catch(freezes);
    amount += 10;
    const more = { amount, status: 'available', spotMarket: true };
    kept = await world.patch(paused, more).catch(freezes);
    expect(kept.data, name).toMatchObject({ amount, category2: testId('dairy') });
    expect(kept.data.dynamicFields, name).toEqual(offer.data.dynamicFields);
  }
});

test('an association that its supplier left may stay or be taken out; none comes to it', async () => {
  const memberOf = async (associations: string[]) => {
    const supData = [supplierData({ associations })];
    const supExtra = { tosAcceptedOn: OPENED };
    const { data } = accountOf('SUP', 'supplier', { supExtra, userData: { supData } });
    await world.change('supplier', data);
  };
  const [left, other] = [testId('Bioland'), testId('Demeter')];
  for (const name of ['Bioland', 'Demeter']) {
    await world.put('account', name, accountOf('ASO', name).data);
  }
  await memberOf([left]);
  const named = await world.create({ associations: [left] });
  await memberOf([]);
  const more = await world.patch(named, { amount: 3 });
  expect(more.data).toMatchObject({ amount: 3, associations: [left] });
  const both = { associations: [left, other] };
  const refused = ['data.associations.1 offers.otherAssociation'];
  expect(await refusalOf(world.patch(more, both))).toEqual([
    422,
    'offers.savingFailed',
    ...refused,
  ]);
  const without = await world.patch(more, { associations: [] });
  expect(without.data.associations).toEqual([]);
});

test('what was chosen then may become less; nothing that is forbidden now comes to it', async () => {
  await world.change('care', { options: options('polled', 'horned') });
  readFieldsAgain();
  const saying = (...value: string[]) => ({
    dynamicFields: [
      { field: HORNS, value: 'polled' },
      { field: CARE, value },
    ],
  });
  const added = ['data.dynamicFields.1.value fields.notAllowed'];
  for (const value of [['horned'], ['dehorned', 'polled', 'horned']]) {
    const refused = await refusalOf(world.patch(offer, saying(...value)));
    expect(refused).toEqual([422, 'offers.savingFailed', ...added]);
  }
  const less = await world.patch(offer, saying('polled'));
  expect(less.data.dynamicFields).toEqual(saying('polled').dynamicFields);
});

test('a change of the animals is checked like a new offer', async () => {
  await world.change('cattle', { cat1Mandatory: true });
  await world.change('country', { enabledAnimals: [testId('cattle'), testId('pigs')] });
  await world.put('offergroup', 'duroc', { labels, animalkind: testId('pigs') });
  const pigs = { animalkind: testId('pigs'), offergroup: testId('duroc') };
  expect(
    await refusalOf(world.patch(offer, { ...pigs, category2: null, animalusage: null })),
  ).toEqual([422, 'offers.savingFailed', 'data.category1 fields.required']);
});
