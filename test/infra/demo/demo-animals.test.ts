import { describe, expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { demoId } from '#infra/demo/demo-id.ts';
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

test('no mammal is applied for to be fattened, which no law permits', () => {
  const fattened = ['cattle', 'pigs', 'buffalo', 'rabbits'].map((kind) =>
    demoId(`animalusage.${kind}.fattening`),
  );
  expect(requests.filter(({ animalusage = '' }) => fattened.includes(animalusage))).toEqual([]);
});
