import { type Texts, text } from '#infra/demo/texts.ts';
import type { SpeciesReportCode } from '#shared/masterdata/report-code.ts';
import type { RuleFinding } from '#shared/requests/rule-findings.ts';
import type { Condition } from '#shared/rules/ruleset.ts';
import type { PackageKey } from './package-table.ts';

/** One rule over the answers of a request: what people read when all its conditions hold, and at which field. */
export type RuleRow = {
  readonly what: string;
  readonly kind: RuleFinding['kind'];
  readonly field: string;
  readonly sentence: Texts;
  readonly when: readonly Condition[];
  /** Every package that asks the field, unless it says which. */
  readonly only?: readonly PackageKey[];
};

/** Days are told in UTC: where it is already tomorrow, a day is not refused as one to come. */
const TOMORROW = 1;
const ORDER_DAYS = 8 * 7;
/** No half year is longer, no quarter, no half year shorter. */
const HALF_YEAR = { most: 184, least: 181 } as const;
const QUARTER_DAYS = 92;
const ANIMALS_OF_60_DAYS: readonly SpeciesReportCode[] = ['ovine', 'caprine'];
const ANIMALS_OF_HALF_A_YEAR: readonly SpeciesReportCode[] = ['bovine', 'equine', 'cervine'];
const ADULT_AT_HALF_A_YEAR: readonly SpeciesReportCode[] = ['porcine', 'ovine', 'caprine'];

/** The only animals with a package for males that the yearly report does not count. */
const CAMELIDS = null;

const AT_LEAST_ONE = text('Geben Sie mindestens ein Tier an.', 'Ask for at least one animal.');
const NEVER_FOR_THE_PAST = text(
  'Dieser Tag ist vorbei. Eine Genehmigung gilt nie rückwirkend.',
  'This day is over. A permission never applies to the past.',
);

const STILL_TO_COME = text('Dieser Tag kommt erst noch.', 'This day is still to come.');

const species = (...codes: readonly (SpeciesReportCode | null)[]): Condition => ({
  path: 'request.species',
  comparison: 'in',
  value: [...codes],
});

/** Regulation (EU) 2018/848, Annex II Part II, 1.3.4, as far as answers can be held against it, and what cannot be. */
export const RULE_ROWS: readonly RuleRow[] = [
  {
    what: 'noAnimals',
    kind: 'refused',
    field: 'numberWanted',
    sentence: AT_LEAST_ONE,
    // Fish are asked for by weight, too.
    when: [
      { path: 'answers.numberWanted', comparison: 'eq', value: 0 },
      { path: 'answers.weightTotal', comparison: 'eq', value: null },
    ],
  },
  {
    what: 'neitherAnimalsNorWeight',
    kind: 'refused',
    field: 'numberWanted',
    sentence: AT_LEAST_ONE,
    when: [
      { path: 'answers.numberWanted', comparison: 'eq', value: 0 },
      { path: 'answers.weightTotal', comparison: 'eq', value: 0 },
    ],
  },
  {
    what: 'periodTurned',
    kind: 'refused',
    field: 'wantedTo',
    sentence: text('Der Zeitraum endet, bevor er beginnt.', 'The period ends before it begins.'),
    when: [{ path: 'answers.wantedTo', comparison: 'lt', than: { path: 'answers.wantedFrom' } }],
  },
  {
    what: 'periodOver',
    kind: 'refused',
    field: 'wantedTo',
    sentence: NEVER_FOR_THE_PAST,
    when: [{ path: 'days.wantedTo', comparison: 'lt', value: 0 }],
  },
  {
    what: 'moreFemalesThanAnimals',
    kind: 'refused',
    field: 'femaleStock',
    sentence: text(
      'Das sind mehr weibliche als ausgewachsene Tiere. Prüfen Sie beide Zahlen.',
      'These are more females than adult animals. Check both numbers.',
    ),
    when: [{ path: 'answers.femaleStock', comparison: 'gt', than: { path: 'answers.adultStock' } }],
  },
  {
    what: 'olderThanHalfAYear',
    kind: 'refused',
    field: 'ageDays',
    sentence: text(
      'Für den ersten Bestand müssen diese Tiere jünger als sechs Monate sein.',
      'For a first herd these animals must be younger than six months.',
    ),
    when: [
      species(...ANIMALS_OF_HALF_A_YEAR),
      { path: 'answers.ageDays', comparison: 'gte', value: HALF_YEAR.most },
    ],
  },
  {
    what: 'olderThan60Days',
    kind: 'refused',
    field: 'ageDays',
    sentence: text(
      'Für den ersten Bestand müssen Lämmer und Kitze jünger als 60 Tage sein.',
      'For a first herd lambs and kids must be younger than 60 days.',
    ),
    when: [
      species(...ANIMALS_OF_60_DAYS),
      { path: 'answers.ageDays', comparison: 'gte', value: 60 },
    ],
  },
  {
    what: 'olderThanAQuarter',
    kind: 'refused',
    field: 'ageDays',
    sentence: text(
      'Für den ersten Bestand müssen Kaninchen jünger als drei Monate sein.',
      'For a first herd rabbits must be younger than three months.',
    ),
    when: [species('rabbits'), { path: 'answers.ageDays', comparison: 'gte', value: QUARTER_DAYS }],
  },
  {
    what: 'weightMissing',
    kind: 'refused',
    field: 'weightKg',
    sentence: text(
      'Bei Schweinen zählt das Gewicht. Geben Sie es an.',
      'For pigs the weight counts. Please give it.',
    ),
    when: [species('porcine'), { path: 'answers.weightKg', comparison: 'eq', value: null }],
  },
  {
    what: 'heavierThan35Kg',
    kind: 'refused',
    field: 'weightKg',
    sentence: text(
      'Für den ersten Bestand müssen Ferkel leichter als 35 kg sein.',
      'For a first herd piglets must weigh less than 35 kg.',
    ),
    when: [species('porcine'), { path: 'answers.weightKg', comparison: 'gte', value: 35 }],
  },
  {
    what: 'weanedBefore',
    kind: 'noticed',
    field: 'weaningDate',
    sentence: text(
      'Die Tiere werden abgesetzt, bevor sie auf den Hof kommen. Sie müssen gleich danach ökologisch gehalten werden.',
      'The animals are weaned before they come to the farm. They must be kept organically straight after that.',
    ),
    when: [{ path: 'answers.weaningDate', comparison: 'lt', than: { path: 'answers.wantedFrom' } }],
  },
  {
    what: 'notAdultAtOneYear',
    kind: 'noticed',
    field: 'ageMonths',
    only: ['mr'],
    sentence: text(
      'Männliche Tiere dieser Art gelten erst ab 12 Monaten als ausgewachsen.',
      'Males of this kind count as adult from 12 months on.',
    ),
    when: [
      species(...ANIMALS_OF_HALF_A_YEAR, CAMELIDS),
      { path: 'answers.ageMonths', comparison: 'lt', value: 12 },
    ],
  },
  {
    what: 'notAdultAtHalfAYear',
    kind: 'noticed',
    field: 'ageMonths',
    only: ['mr'],
    sentence: text(
      'Männliche Tiere dieser Art gelten erst ab 6 Monaten als ausgewachsen.',
      'Males of this kind count as adult from 6 months on.',
    ),
    when: [
      species(...ADULT_AT_HALF_A_YEAR),
      { path: 'answers.ageMonths', comparison: 'lt', value: 6 },
    ],
  },
  {
    what: 'notAdultAtAQuarter',
    kind: 'noticed',
    field: 'ageMonths',
    only: ['mr'],
    sentence: text(
      'Männliche Tiere dieser Art gelten erst ab 3 Monaten als ausgewachsen.',
      'Males of this kind count as adult from 3 months on.',
    ),
    when: [species('rabbits'), { path: 'answers.ageMonths', comparison: 'lt', value: 3 }],
  },
  {
    what: 'noExtension',
    kind: 'refused',
    field: 'animalsAfter',
    sentence: text(
      'Nach einer Vergrößerung sind es mehr Tiere als vorher. Prüfen Sie beide Zahlen.',
      'After an extension there are more animals than before. Check both numbers.',
    ),
    when: [
      { path: 'answers.animalsAfter', comparison: 'lte', than: { path: 'answers.animalsBefore' } },
    ],
  },
  {
    what: 'sameBreed',
    kind: 'refused',
    field: 'newBreed',
    sentence: text(
      'Das ist die bisherige Rasse. Nennen Sie die neue.',
      'This is the breed you have. Name the new one.',
    ),
    when: [{ path: 'answers.newBreed', comparison: 'eq', than: { path: 'answers.oldBreed' } }],
  },
  {
    what: 'hatchOver',
    kind: 'refused',
    field: 'hatchDay',
    sentence: NEVER_FOR_THE_PAST,
    when: [{ path: 'days.hatchDay', comparison: 'lt', value: 0 }],
  },
  {
    what: 'orderedLater',
    kind: 'refused',
    field: 'orderedOn',
    sentence: STILL_TO_COME,
    when: [{ path: 'days.orderedOn', comparison: 'gt', value: TOMORROW }],
  },
  {
    what: 'orderedTooLate',
    kind: 'refused',
    field: 'orderedOn',
    sentence: text(
      'Ökologische Küken sind mindestens acht Wochen vor dem Schlupf zu bestellen. Wählen Sie einen späteren Schlupftag.',
      'Organic chicks are to be ordered at least eight weeks before they hatch. Choose a later hatching day.',
    ),
    when: [
      {
        path: 'days.hatchDay',
        comparison: 'lt',
        than: { path: 'days.orderedOn', plus: ORDER_DAYS },
      },
    ],
  },
  {
    what: 'hatchedAsPlanned',
    kind: 'refused',
    field: 'chicksHatched',
    sentence: text(
      'Anzuzeigen ist nur, wenn weniger Küken geschlüpft sind als geplant. Prüfen Sie beide Zahlen.',
      'Notice is given only when fewer chicks hatched than planned. Check both numbers.',
    ),
    when: [
      { path: 'answers.chicksHatched', comparison: 'gte', than: { path: 'answers.chicksPlanned' } },
    ],
  },
  {
    what: 'hatchToCome',
    kind: 'refused',
    field: 'hatchedOn',
    sentence: STILL_TO_COME,
    when: [{ path: 'days.hatchedOn', comparison: 'gt', value: TOMORROW }],
  },
  {
    what: 'moreThanMissing',
    kind: 'noticed',
    field: 'chicksHatched',
    sentence: text(
      'Es fehlen weniger Küken, als gewünscht sind.',
      'Fewer chicks are missing than are wanted.',
    ),
    when: [
      {
        path: 'answers.numberWanted',
        comparison: 'gt',
        than: { path: 'answers.chicksPlanned', less: 'answers.chicksHatched' },
      },
    ],
  },
  {
    what: 'disasterToCome',
    kind: 'refused',
    field: 'disasterDate',
    sentence: STILL_TO_COME,
    when: [{ path: 'days.disasterDate', comparison: 'gt', value: TOMORROW }],
  },
  {
    what: 'moreThanLost',
    kind: 'noticed',
    field: 'numberWanted',
    sentence: text(
      'Das sind mehr Tiere, als verloren gingen.',
      'These are more animals than were lost.',
    ),
    when: [
      { path: 'answers.numberWanted', comparison: 'gt', than: { path: 'answers.animalsLost' } },
    ],
  },
  {
    what: 'moreThanAFifth',
    kind: 'noticed',
    field: 'numberWanted',
    sentence: text(
      'Mit dem, was in diesem Jahr schon zugekauft wurde, sind das mehr als 20 % der Völker.',
      'With what was bought this year already, these are more than 20 % of the colonies.',
    ),
    when: [
      {
        path: 'answers.numberWanted',
        comparison: 'gt',
        than: { path: 'answers.colonies', times: 0.2, less: 'answers.boughtThisYear' },
      },
    ],
  },
  {
    what: 'deliveredTooSoon',
    kind: 'refused',
    field: 'deliveryDate',
    sentence: text(
      'Der Antrag ist mindestens sechs Monate vor der Lieferung zu stellen. Wählen Sie einen späteren Liefertermin.',
      'The application is to be made at least six months before the delivery. Choose a later day.',
    ),
    when: [{ path: 'days.deliveryDate', comparison: 'lt', value: HALF_YEAR.least }],
  },
  {
    what: 'smallFlock',
    kind: 'refused',
    field: 'flockSize',
    sentence: text(
      'Herden bis 350 Tiere sind ausgenommen: Sie brauchen keinen Antrag.',
      'Flocks of up to 350 animals are exempt: you need no application.',
    ),
    when: [{ path: 'answers.flockSize', comparison: 'lte', value: 350 }],
  },
  {
    what: 'moreThanAll',
    kind: 'refused',
    field: 'feedShare',
    sentence: text('Geben Sie höchstens 100 % an.', 'Give 100 % at most.'),
    when: [{ path: 'answers.feedShare', comparison: 'gt', value: 100 }],
  },
  {
    what: 'noneGranted',
    kind: 'refused',
    field: 'animalsGranted',
    sentence: text(
      'Soll kein Tier genehmigt werden, wählen Sie „abgelehnt“.',
      'To grant no animal, choose “refused”.',
    ),
    when: [{ path: 'answers.animalsGranted', comparison: 'eq', value: 0 }],
  },
  {
    what: 'notFewerGranted',
    kind: 'noticed',
    field: 'animalsGranted',
    sentence: text(
      'Das sind so viele, wie beantragt wurden: Dafür ist „genehmigt“ da.',
      'These are as many as were asked for: “granted” is meant for that.',
    ),
    when: [
      {
        path: 'answers.animalsGranted',
        comparison: 'eq',
        than: { path: 'answers.numberWanted' },
      },
    ],
  },
  {
    what: 'overBeforeWanted',
    kind: 'noticed',
    field: 'validUntil',
    sentence: text(
      'Die Genehmigung endet, bevor die Tiere gebraucht werden.',
      'The permission ends before the animals are needed.',
    ),
    when: [{ path: 'answers.validUntil', comparison: 'lt', than: { path: 'answers.wantedFrom' } }],
  },
  {
    what: 'purchaseToCome',
    kind: 'refused',
    field: 'purchaseDate',
    sentence: STILL_TO_COME,
    when: [{ path: 'days.purchaseDate', comparison: 'gt', value: TOMORROW }],
  },
  {
    what: 'boughtTooLate',
    kind: 'noticed',
    field: 'purchaseDate',
    sentence: text(
      'An diesem Tag galt die Genehmigung nicht mehr.',
      'On this day the permission was over.',
    ),
    when: [
      { path: 'answers.purchaseDate', comparison: 'gt', than: { path: 'answers.validUntil' } },
    ],
  },
  {
    what: 'moreThanGranted',
    kind: 'noticed',
    field: 'animalsBought',
    sentence: text('Das sind mehr Tiere als genehmigt.', 'These are more animals than granted.'),
    when: [
      { path: 'answers.animalsBought', comparison: 'gt', than: { path: 'answers.animalsGranted' } },
    ],
  },
  {
    what: 'moreThanAsked',
    kind: 'noticed',
    field: 'animalsBought',
    sentence: text(
      'Das sind mehr Tiere als vorher angegeben.',
      'These are more animals than stated before.',
    ),
    when: [
      { path: 'answers.animalsGranted', comparison: 'eq', value: null },
      { path: 'answers.animalsBought', comparison: 'gt', than: { path: 'answers.numberWanted' } },
    ],
  },
  {
    what: 'conversionBeforePurchase',
    kind: 'refused',
    field: 'conversionStart',
    sentence: text(
      'Die Umstellung beginnt frühestens mit dem Zukauf.',
      'Conversion begins with the purchase at the earliest.',
    ),
    when: [
      {
        path: 'answers.conversionStart',
        comparison: 'lt',
        than: { path: 'answers.purchaseDate' },
      },
    ],
  },
];
