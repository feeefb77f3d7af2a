import { type Texts, text } from '../texts.ts';
import { APPLICATION_FIELDS } from './application-fields.ts';
import type { PACKAGE_FIELDS } from './package-fields.ts';

export const PACKAGE_KEYS = ['mr', 'fr', 'p3', 'ym'] as const;
export type PackageKey = (typeof PACKAGE_KEYS)[number];

type ApplicationField = (typeof APPLICATION_FIELDS)[number]['name'];
type PackageField = (typeof PACKAGE_FIELDS)[number]['name'];

export type PackageRow = {
  readonly key: PackageKey;
  readonly title: Texts;
  readonly description: Texts;
  readonly button: Texts;
  readonly legalBasis: string;
  readonly species: readonly string[];
  /** Of the first step, in order. */
  readonly fields: readonly (ApplicationField | PackageField)[];
};

const MAMMALS = [
  'cattle',
  'buffalo',
  'pigs',
  'sheep',
  'goats',
  'horses',
  'donkeys',
  'deer',
  'rabbits',
];
const POULTRY = ['layinghens', 'meatchickens', 'turkeys', 'geese', 'ducks', 'guineafowl'];

const everyField = APPLICATION_FIELDS.map(({ name }) => name);

/** The common fields with the package's own before the number wanted; `without` those that make no sense. */
function fieldsWith(
  own: readonly PackageField[],
  without: readonly ApplicationField[] = [],
): PackageRow['fields'] {
  const common = everyField.filter((name) => !without.includes(name));
  const at = common.indexOf('numberWanted');
  return [...common.slice(0, at), ...own, ...common.slice(at)];
}

export const PACKAGES: readonly PackageRow[] = [
  {
    key: 'mr',
    title: text(
      'Männliche Zuchttiere zur Bestandserneuerung',
      'Male breeding animals to renew the herd',
    ),
    description: text(
      'Für ausgewachsene männliche Tiere, ohne Höchstzahl.',
      'For adult male animals, without a limit on their number.',
    ),
    button: text('Antrag für männliche Zuchttiere', 'Apply for male breeding animals'),
    legalBasis: 'MR',
    species: [...MAMMALS, 'camelids'],
    fields: fieldsWith(['ageMonths']),
  },
  {
    key: 'fr',
    title: text(
      'Weibliche nullipare Tiere zur Bestandserneuerung',
      'Nulliparous females to renew the herd',
    ),
    description: text(
      'Für weibliche Tiere, die noch nicht geboren haben, bis 10 oder 20 % des Bestands im Jahr.',
      'For females that have not given birth yet, up to 10 or 20 % of the herd a year.',
    ),
    button: text('Antrag für weibliche Tiere', 'Apply for females'),
    legalBasis: 'FR',
    species: MAMMALS,
    fields: fieldsWith(['quotaNote', 'nulliparous', 'ageMonths']),
  },
  {
    key: 'p3',
    title: text('Küken unter drei Tagen', 'Chicks under three days old'),
    description: text(
      'Wenn ökologische Küken der gewünschten oder einer gleichwertigen Herkunft nicht in genügender Zahl zu haben sind.',
      'When organic chicks of the strain wanted, or of an equivalent one, are not to be had in sufficient number.',
    ),
    button: text('Antrag für Küken', 'Apply for chicks'),
    legalBasis: 'P3',
    species: POULTRY,
    fields: fieldsWith(
      ['hatchDay', 'orderedOn', 'hatcheriesAsked', 'equivalentStrains', 'partialLot'],
      ['breedBefore', 'adultStock', 'femaleStock', 'qualityNeeds', 'wantedTo'],
    ),
  },
  {
    key: 'ym',
    title: text('Jungtiere für den erstmaligen Bestandsaufbau', 'Young animals for a first herd'),
    description: text(
      'Für junge Säugetiere zur Zucht, die gleich nach dem Absetzen ökologisch gehalten werden.',
      'For young mammals for breeding that are kept organically straight after weaning.',
    ),
    button: text('Antrag für Jungtiere', 'Apply for young animals'),
    legalBasis: 'YM',
    species: ['cattle', 'buffalo', 'pigs', 'sheep', 'goats', 'horses', 'deer', 'rabbits'],
    fields: fieldsWith(['animalSex', 'ageDays', 'weightKg', 'weaningDate'], ['breedBefore']),
  },
];
