import { type Texts, text } from '#infra/demo/texts.ts';
import type { RuleFinding } from '#shared/requests/law/rule-findings.ts';
import type { Condition } from '#shared/rules/ruleset.ts';
import type { PackageKey } from './package-table.ts';

/**
 * One rule over the answers of a request: the text that people read when all its conditions hold, and the field it is
 * at.
 */
export type RuleRow = {
  readonly what: string;
  readonly kind: RuleFinding['kind'];
  readonly field: string;
  readonly sentence: Texts;
  readonly when: readonly Condition[];
  /** The packages of the rule; without them every package that asks the field. */
  readonly only?: readonly PackageKey[];
};

/** Days are told in UTC: where it is already tomorrow, a day is not refused as one to come. */
const TOMORROW = 1;
/** No half year is shorter. */
const HALF_YEAR_DAYS = 181;

const STILL_TO_COME = text('Dieser Tag kommt erst noch.', 'This day is still to come.');

/** Rules of answers against each other. The law of the country is no rule of a form: `infra/demo/law`. */
export const RULE_ROWS: readonly RuleRow[] = [
  {
    what: 'noAnimals',
    kind: 'refused',
    field: 'numberWanted',
    sentence: text('Geben Sie mindestens ein Tier an.', 'Ask for at least one animal.'),
    when: [{ path: 'answers.numberWanted', comparison: 'eq', value: 0 }],
  },
  {
    what: 'periodTurned',
    kind: 'refused',
    field: 'wantedTo',
    sentence: text('Der Zeitraum endet, bevor er beginnt.', 'The period ends before it begins.'),
    when: [{ path: 'answers.wantedTo', comparison: 'lt', than: { path: 'answers.wantedFrom' } }],
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
    what: 'weanedBefore',
    kind: 'noticed',
    field: 'weaningDate',
    sentence: text(
      'Die Tiere werden abgesetzt, bevor sie auf den Hof kommen. Sie müssen gleich danach ökologisch gehalten werden.',
      'The animals are weaned before they come to the farm. They must be kept organically straight after that.',
    ),
    when: [{ path: 'answers.weaningDate', comparison: 'lt', than: { path: 'answers.arrivalDay' } }],
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
    what: 'orderedLater',
    kind: 'refused',
    field: 'orderedOn',
    sentence: STILL_TO_COME,
    when: [{ path: 'days.orderedOn', comparison: 'gt', value: TOMORROW }],
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
    what: 'deliveredTooSoon',
    kind: 'noticed',
    field: 'deliveryDate',
    sentence: text(
      'Demeter verlangt den Antrag mindestens sechs Monate vor der Lieferung.',
      'Demeter asks for the application at least six months before the delivery.',
    ),
    when: [{ path: 'days.deliveryDate', comparison: 'lt', value: HALF_YEAR_DAYS }],
  },
  {
    what: 'smallFlock',
    kind: 'noticed',
    field: 'flockSize',
    sentence: text(
      'Bei Demeter brauchen Herden bis 350 Tiere keinen Antrag.',
      'With Demeter, flocks of up to 350 animals need no application.',
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
    what: 'certificateDoubted',
    kind: 'noticed',
    field: 'advice',
    sentence: text(
      'Der Antrag ist befürwortet, die Gültigkeit des Zertifikats aber nicht bestätigt.',
      'The advice is positive, but the certificate is not confirmed to be valid.',
    ),
    when: [
      { path: 'answers.advice', comparison: 'in', value: ['positive', 'positiveWithCondition'] },
      { path: 'answers.certificateValid', comparison: 'ne', value: true },
    ],
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
    what: 'purchaseDayMissing',
    kind: 'refused',
    field: 'purchaseDate',
    sentence: text('Nennen Sie den Tag des Kaufs.', 'Name the day of purchase.'),
    when: [
      { path: 'answers.animalsBought', comparison: 'gt', value: 0 },
      { path: 'answers.purchaseDate', comparison: 'eq', value: null },
    ],
  },
  {
    what: 'arrivalMissing',
    kind: 'refused',
    field: 'arrivedOn',
    sentence: text('Nennen Sie den Tag der Ankunft.', 'Name the day of arrival.'),
    when: [
      { path: 'answers.animalsBought', comparison: 'gt', value: 0 },
      { path: 'answers.arrivedOn', comparison: 'eq', value: null },
    ],
  },
  {
    what: 'sellerMissing',
    kind: 'refused',
    field: 'seller',
    sentence: text('Nennen Sie, wer verkauft hat.', 'Name who sold them.'),
    when: [
      { path: 'answers.animalsBought', comparison: 'gt', value: 0 },
      { path: 'answers.seller', comparison: 'eq', value: null },
    ],
  },
  {
    what: 'arrivalToCome',
    kind: 'refused',
    field: 'arrivedOn',
    sentence: STILL_TO_COME,
    when: [{ path: 'days.arrivedOn', comparison: 'gt', value: TOMORROW }],
  },
  {
    what: 'arrivedBeforePurchase',
    kind: 'noticed',
    field: 'arrivedOn',
    sentence: text(
      'Die Tiere kamen an, bevor sie gekauft waren. Prüfen Sie beide Tage.',
      'The animals arrived before they were bought. Check both days.',
    ),
    when: [{ path: 'answers.arrivedOn', comparison: 'lt', than: { path: 'answers.purchaseDate' } }],
  },
];
