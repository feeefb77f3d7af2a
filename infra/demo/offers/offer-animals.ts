import { demoId } from '#infra/demo/demo-entity.ts';
import { type Breed, breedsOf, usagesOf } from '#infra/demo/masterdata/breeds-of.ts';
import type { Holding } from '#infra/demo/people/holding.ts';
import { elementAt, type Random } from '#infra/demo/random.ts';
import type {
  AgeRow,
  Category1Key,
  SpeciesRow,
  UsageRow,
} from '#infra/demo/species/species-row.ts';
import type { Gender } from '#shared/masterdata/gender.ts';
import { preorderOf } from '#shared/offers/preorder-of.ts';

/** Breeds of the lists that nobody offers, so that a search finds nothing. */
const NOBODY_OFFERS = ['Limpurger', 'Ennstaler Bergschecke', 'Turopolje', 'Poitou-Esel'];

/** Returns the animals of an offer, fitting together: breed, age, sex, usage and categories of one species. */
export function offerAnimals(seller: Holding, at: number, random: Random) {
  const species = elementAt(seller.species, at + (at >> 3));
  const breed = random.pick(
    breedsOf(species).filter(({ row }) => !NOBODY_OFFERS.includes(row.name)),
  );
  const age = random.pick(species.ages);
  const usage = random.pick(usagesOf(species, breed, age));
  const category1 = category1Of(species, age, usage, random);
  const increment = usage.increment ?? 1;
  const animals = {
    animalkind: demoId(`animalkind.${species.key}`),
    offergroup: breed.id,
    ...specificationOf(breed, random),
    animalusage: demoId(`animalusage.${species.key}.${usage.key}`),
    gender: genderOf(age, usage, random),
    ageCategory: demoId(`agecategory.${species.key}.${age.key}`),
    category1: [demoId(`category1.${category1}`)],
    category2: breed.category2,
    ...classificationOf(species, breed),
    amount: amountOf(species, increment, random),
    spotMarket: category1 === 'surplus',
  };
  const preorder = preorderOf(animals, { animalusage: usage, ageCategory: age });
  return { animals, rows: { species, breed, age }, increment, preorder };
}

function specificationOf({ row }: Breed, random: Random) {
  const all = row.specifications ?? [];
  if (all.length === 0 || random.chance(0.4)) return {};
  const [key] = random.pick(all);
  return { offerspecification: key };
}

function category1Of(
  { category1 }: SpeciesRow,
  age: AgeRow,
  usage: UsageRow,
  random: Random,
): Category1Key {
  const wanted: Category1Key[] = [
    ...(random.chance(0.06) ? (['surplus'] as const) : []),
    ...(usage.report === 'meat' ? (['fattening'] as const) : []),
    ...(age.report === 'adult' ? (['breeding'] as const) : (['young', 'rearing'] as const)),
  ];
  return wanted.find((key) => category1.includes(key)) ?? elementAt(category1, 0);
}

function genderOf(age: AgeRow, usage: UsageRow, random: Random): Gender {
  const all = age.genders ?? (['female', 'male', 'mixed'] as const);
  const allowed = all.filter(
    (gender) =>
      !(usage.noMixedGender && gender === 'mixed') && (usage.genders?.includes(gender) ?? true),
  );
  return random.pick(allowed);
}

function amountOf({ amount: [min, max] }: SpeciesRow, increment: number, random: Random): number {
  // Small lots are far more common than large ones.
  const largest = random.int(min, max);
  return Math.max(1, Math.round(random.int(min, largest) / increment)) * increment;
}

const CLASSIFICATION_OF: Readonly<Record<string, string>> = {
  'layinghens.brown': 'brownlayers',
  'layinghens.white': 'whitelayers',
  'layinghens.dual': 'dualhens',
  'meatchickens.slow': 'slowgrowing',
};

function classificationOf(species: SpeciesRow, breed: Breed) {
  const key = CLASSIFICATION_OF[`${species.key}.${breed.group}`];
  return key === undefined ? {} : { classification: demoId(`classification.${key}`) };
}
