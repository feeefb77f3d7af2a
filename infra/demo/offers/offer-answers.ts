import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Random } from '#infra/demo/random.ts';
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
const REMARKS = [
  'Ruhige Tiere, an Menschen gewöhnt.',
  'Abholung nach Absprache, Lieferung im Umkreis möglich.',
  'Nur in Gruppen ab drei Tieren.',
  'Weidehaltung von April bis Oktober. Die Elterntiere können auf dem Hof besichtigt werden.',
] as const;

/** Values for the fields that an offer like this has: all that must be filled, and most others. */
export function offerAnswers(
  fields: readonly OfferfieldEntity[],
  offer: DescribedOffer,
  times: DemoTimes,
  random: Random,
): Answers {
  return shownFields(fields, offer)
    .filter(takesValue)
    .filter((field) => isMandatory(field, offer) || random.chance(0.6))
    .map((field) => ({ field: field.id, value: answer(field.data, times, random) }));
}

function answer(
  { entryType, options, labels }: OfferfieldEntity['data'],
  times: DemoTimes,
  random: Random,
): Answers[number]['value'] {
  switch (entryType) {
    case 'select':
      return random.pick(options).id;
    case 'multiselect':
      return options.filter((_, index) => index === 0 || random.chance(0.4)).map(({ id }) => id);
    case 'checkbox':
      return random.chance(0.7);
    case 'datefield':
      return times.day(-random.int(30, 900));
    case 'numberfield':
      return labels.some(({ label }) => label.startsWith('Milchleistung'))
        ? random.int(48, 92) * 100
        : random.int(12, 34);
    case 'multitext':
      return PARENTS.filter((_, index) => index === 0 || random.chance(0.4));
    case 'singleline-multitext':
      return [...VACCINATIONS.filter(() => random.chance(0.6)), 'Kokzidiose'];
    case 'singleline-textfield':
      return random.pick(SIRES);
    case 'textfield':
    case 'hidden':
      return random.pick(REMARKS);
  }
}
