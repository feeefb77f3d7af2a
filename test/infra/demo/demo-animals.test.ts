import { describe, expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { demoId } from '#infra/demo/demo-entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { Offer } from '#shared/offers/offer.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const data = buildDemoData(NOW);
const offers = data
  .filter(({ entityclass }) => entityclass === 'offer')
  .map(({ data: offer }) => Offer.parse(offer));
const requests = data
  .filter(({ entityclass }) => entityclass === 'request-process')
  .map(({ data: process }) => RequestProcess.parse(process));

describe('the animals of an offer', () => {
  test.each([
    ['category2.cattle.dairy', ['animalusage.cattle.suckler', 'animalusage.cattle.dual']],
    ['category2.cattle.beef', ['animalusage.cattle.dairy', 'animalusage.cattle.dual']],
    ['category2.cattle.crosses', ['animalusage.cattle.dairy', 'animalusage.cattle.dual']],
    ['category2.sheep.meat', ['animalusage.sheep.milk']],
    ['category2.sheep.milk', ['animalusage.sheep.landscape']],
    ['category2.sheep.land', ['animalusage.sheep.milk']],
    ['category2.goats.meat', ['animalusage.goats.milk']],
    ['category2.layinghens.brown', ['animalusage.layinghens.dual']],
    ['category2.layinghens.white', ['animalusage.layinghens.dual']],
  ])('of %s are for a use that such breeds have, and so are requests', (group, others) => {
    const never = others.map(demoId);
    const used = [...offers, ...requests].filter(({ category2 }) => category2 === demoId(group));
    expect(used).not.toEqual([]);
    expect(used.filter(({ animalusage = '' }) => never.includes(animalusage))).toEqual([]);
  });

  test.each([
    ['layinghens.hen', ['layinghens.parents']],
    ['layinghens.parent', ['layinghens.eggs', 'layinghens.dual']],
    ['meatchickens.eggs', ['meatchickens.capon']],
    ['meatchickens.parent', ['meatchickens.capon']],
  ])('of age %s are for a use that they can still have', (age, others) => {
    const never = others.map((usage) => demoId(`animalusage.${usage}`));
    const ofAge = offers.filter(({ ageCategory }) => ageCategory === demoId(`agecategory.${age}`));
    expect(ofAge).not.toEqual([]);
    expect(ofAge.filter(({ animalusage = '' }) => never.includes(animalusage))).toEqual([]);
  });

  test('that become capons are male', () => {
    const capons = offers.filter(
      ({ animalusage }) => animalusage === demoId('animalusage.meatchickens.capon'),
    );
    expect(new Set(capons.map(({ gender }) => gender))).toEqual(new Set(['male']));
  });
});

describe('what an offer says of its animals', () => {
  const answers = (field: string, kinds: readonly Offer[] = offers) =>
    kinds.flatMap((offer) =>
      offer.dynamicFields
        .filter((answer) => answer.field === demoId(`offerfield.${field}`))
        .map(({ value }) => ({ offer, value })),
    );
  const ofAge = (...ages: string[]) => {
    const ids = ages.map((age) => demoId(`agecategory.${age}`));
    return offers.filter(({ ageCategory = '' }) => ids.includes(ageCategory));
  };

  test.each([
    [['cattle.calf', 'buffalo.calf', 'horses.foal'], 0, 182],
    [['cattle.young'], 183, 365],
    [['cattle.heifer', 'cattle.heiferInCalf', 'cattle.bull'], 366, 1500],
    [['cattle.cow', 'buffalo.cow'], 700, 5000],
    [['sheep.lamb', 'goats.kid'], 0, 60],
    [['sheep.ram', 'goats.buck', 'pigs.gilt', 'pigs.boar'], 183, 2500],
    [['pigs.piglet'], 0, 90],
    [['horses.mare', 'horses.stallion', 'donkeys.adult'], 1000, 8000],
  ])('bears out the age of %j in its day of birth', (ages, youngest, oldest) => {
    const days = answers('bornon', ofAge(...ages)).map(
      ({ value }) => (Date.parse('2026-03-02') - Date.parse(String(value))) / DAY_MS,
    );
    expect(days).not.toEqual([]);
    expect(days.filter((old) => old < youngest || old > oldest)).toEqual([]);
  });

  test.each([
    [['pigs.piglet'], 5, 34],
    [['pigs.gilt', 'pigs.sow', 'pigs.boar'], 90, 350],
    [['sheep.lamb', 'goats.kid'], 3, 30],
    [['sheep.ewe', 'sheep.ram', 'goats.doe', 'goats.buck'], 40, 140],
    [['rabbits.young', 'rabbits.doe', 'rabbits.buck'], 1, 8],
  ])('bears out the age of %j in its weight', (ages, lightest, heaviest) => {
    const kilos = answers('weight', ofAge(...ages)).map(({ value }) => Number(value));
    expect(kilos).not.toEqual([]);
    expect(kilos.filter((kg) => kg < lightest || kg > heaviest)).toEqual([]);
  });

  test('has no horns on a polled line, and horns on a horned one', () => {
    const lines = answers('hornstatus').filter(({ offer: { offerspecification: line = '' } }) =>
      ['polled', 'horned'].includes(line),
    );
    expect(lines).not.toEqual([]);
    expect(lines.filter(({ offer, value }) => offer.offerspecification !== value)).toEqual([]);
  });

  test('enters no cross in a herd book, vaccinates no egg, and drives no bird or fish to pasture', () => {
    const crosses = [demoId('category2.cattle.crosses')];
    const entered = answers('herdbook').filter(({ value }) => value === true);
    expect(entered.filter(({ offer }) => crosses.includes(offer.category2 ?? ''))).toEqual([]);
    expect(answers('vaccinations', ofAge('layinghens.eggs', 'meatchickens.eggs'))).toEqual([]);
    expect(answers('vaccinations', ofAge('rabbits.young', 'rabbits.doe'))).toEqual([]);
    const grazing = ['cattle', 'buffalo', 'sheep', 'goats', 'pigs', 'horses', 'donkeys', 'deer'];
    const kinds = [...grazing, 'camelids', 'rabbits'].map((kind) => demoId(`animalkind.${kind}`));
    const remarks = answers('remarks').filter(({ offer }) => !kinds.includes(offer.animalkind));
    expect(remarks.filter(({ value }) => /Weide|Menschen/.test(String(value)))).toEqual([]);
    const few = answers('remarks').filter(({ offer }) => offer.amount < 3);
    expect(few.filter(({ value }) => /ab drei/.test(String(value)))).toEqual([]);
  });
});

test('no mammal is applied for to be fattened, which no law permits', () => {
  const fattened = ['cattle', 'pigs', 'buffalo', 'rabbits'].map((kind) =>
    demoId(`animalusage.${kind}.fattening`),
  );
  expect(requests.filter(({ animalusage = '' }) => fattened.includes(animalusage))).toEqual([]);
});
