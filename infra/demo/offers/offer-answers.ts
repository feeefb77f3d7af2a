import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Breed } from '#infra/demo/masterdata/breeds-of.ts';
import type { Random } from '#infra/demo/random.ts';
import type { AgeRow, MenuKey, SpeciesRow } from '#infra/demo/species/species-row.ts';
import type { Offer } from '#shared/offers/offer.ts';
import {
  type DescribedOffer,
  isMandatory,
  type OfferfieldEntity,
  shownFields,
  takesValue,
} from '#shared/offers/offer-fields.ts';

type Answers = Offer['dynamicFields'];

const VACCINATIONS = [
  'Marek',
  'Newcastle-Krankheit',
  'Infektiöse Bronchitis',
  'Salmonellen',
] as const;
const SIRES = ['Wigald', 'Hutera', 'Mahango', 'Zefix', 'Incredible'] as const;
const PARENTS = [
  'Eigenleistung mit sehr gut geprüft.',
  'Mutter seit fünf Jahren im Bestand, leichte Geburten.',
  'Vater auf der Landesschau ausgezeichnet.',
] as const;
const DELIVERY = 'Abholung nach Absprache, Lieferung im Umkreis möglich.';
const OF_MAMMALS = [
  'Ruhige Tiere, an Menschen gewöhnt.',
  DELIVERY,
  'Weidehaltung von April bis Oktober. Die Elterntiere können auf dem Hof besichtigt werden.',
] as const;
const OF_SEVERAL = [...OF_MAMMALS, 'Nur in Gruppen ab drei Tieren.'] as const;
const WITHOUT_MAMMALS: readonly MenuKey[] = ['poultry', 'bees', 'aquaculture'];

type Answered = DescribedOffer & Pick<Offer, 'amount' | 'offerspecification'>;
/** The rows that an offer is made of. */
type Rows = {
  readonly species: SpeciesRow;
  readonly breed: Breed;
  readonly age: AgeRow;
  readonly times: DemoTimes;
  readonly random: Random;
};

/** Values for the fields that an offer like this has: all that must be filled, and most others. */
export function offerAnswers(
  fields: readonly OfferfieldEntity[],
  offer: Answered,
  rows: Rows,
): Answers {
  return shownFields(fields, offer)
    .filter(takesValue)
    .filter((field) => isMandatory(field, offer) || rows.random.chance(0.6))
    .map((field) => ({ field: field.id, value: answer(field.data, offer, rows) }));
}

function answer(
  { entryType, options, labels }: OfferfieldEntity['data'],
  { amount, offerspecification }: Answered,
  { species, breed, age, times, random }: Rows,
): Answers[number]['value'] {
  switch (entryType) {
    case 'select':
      return lineOr(random.pick(options).id, { options, offerspecification });
    case 'multiselect':
      return options.filter((_, index) => index === 0 || random.chance(0.4)).map(({ id }) => id);
    case 'checkbox':
      return random.chance(0.7) && !breed.row.name.startsWith('Kreuzung');
    case 'datefield':
      return times.day(-random.int(...(age.days ?? [30, 900])));
    case 'numberfield':
      return labels.some(({ label }) => label.startsWith('Milchleistung'))
        ? random.int(48, 92) * 100
        : random.int(...(age.kg ?? [12, 34]));
    case 'multitext':
      return PARENTS.filter((_, index) => index === 0 || random.chance(0.4));
    case 'singleline-multitext':
      return [...VACCINATIONS.filter(() => random.chance(0.6)), 'Kokzidiose'];
    case 'singleline-textfield':
      return random.pick(SIRES);
    case 'textfield':
    case 'hidden':
      return random.pick(remarksOn(species, amount));
  }
}

/** Returns the option that the line of the breed has by its own name (`polled`), else the given one. */
const lineOr = (
  given: string,
  {
    options,
    offerspecification: line,
  }: Pick<Answered, 'offerspecification'> & Pick<OfferfieldEntity['data'], 'options'>,
): string => options.find(({ id }) => id === line)?.id ?? given;

function remarksOn({ menu }: SpeciesRow, amount: number): readonly string[] {
  if (WITHOUT_MAMMALS.includes(menu)) return [DELIVERY];
  return amount < 3 ? OF_MAMMALS : OF_SEVERAL;
}
