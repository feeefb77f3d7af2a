import type { CountryRow } from '#infra/demo/countries/country-row.ts';
import { type Texts, text } from '#infra/demo/texts.ts';
import type { RequestType } from '#shared/requests/request-type.ts';
import type { LEGAL_GROUNDS } from '#shared/requests/requestpackage.ts';
import { APPLICATION_FIELDS } from './application-fields.ts';
import type { PACKAGE_FIELDS } from './package-fields.ts';
import type { StepKind } from './step-table.ts';

export type PackageKey =
  | 'ym'
  | 'mr'
  | 'fr'
  | 'f40a'
  | 'f40b'
  | 'f40c'
  | 'p3'
  | 'low'
  | 'eb'
  | 'cat'
  | 'bee'
  | 'aq'
  | 'aso';

type ApplicationField = (typeof APPLICATION_FIELDS)[number]['name'];
type PackageField = (typeof PACKAGE_FIELDS)[number]['name'];

export type PackageRow = {
  readonly key: PackageKey;
  readonly title: Texts;
  readonly description: Texts;
  readonly button: Texts;
  readonly legalBasis: (typeof LEGAL_GROUNDS)[number];
  readonly type: RequestType;
  readonly species: readonly string[];
  /** All countries unless it says which. */
  readonly isUsedIn?: (country: CountryRow) => boolean;
  /** Of the first step, in order. */
  readonly fields: readonly (ApplicationField | PackageField)[];
  readonly steps: readonly StepKind[];
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

const AQUACULTURE = ['rainbowtrout', 'browntrout', 'arcticchar', 'carp', 'perch', 'crayfish'];

/** Decided by the authority after advice of the control body; what was bought is reported afterwards. */
const BY_AUTHORITY = {
  type: 'authority',
  steps: ['application', 'advice', 'decision', 'purchase'],
} as const;

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
    ...BY_AUTHORITY,
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
    ...BY_AUTHORITY,
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
    ...BY_AUTHORITY,
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
    ...BY_AUTHORITY,
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
  {
    key: 'f40a',
    ...BY_AUTHORITY,
    title: text(
      'Weibliche Tiere bei erheblicher Vergrößerung',
      'Females for a major extension of the holding',
    ),
    description: text(
      'Bis 40 % des Bestands, wenn der Betrieb erheblich vergrößert wird.',
      'Up to 40 % of the herd when the holding is extended considerably.',
    ),
    button: text('Antrag zur Vergrößerung', 'Apply for the extension'),
    legalBasis: 'F40a',
    species: MAMMALS,
    fields: fieldsWith(
      ['nulliparous', 'animalsBefore', 'animalsAfter', 'stallPlan'],
      ['breedBefore', 'newBranch'],
    ),
  },
  {
    key: 'f40b',
    ...BY_AUTHORITY,
    title: text('Weibliche Tiere bei Rassenumstellung', 'Females for a change of breed'),
    description: text(
      'Bis 40 % des Bestands, wenn die Rasse gewechselt wird.',
      'Up to 40 % of the herd when the breed is changed.',
    ),
    button: text('Antrag zur Rassenumstellung', 'Apply for the change of breed'),
    legalBasis: 'F40b',
    species: MAMMALS,
    fields: fieldsWith(['nulliparous', 'oldBreed', 'newBreed'], ['breedBefore', 'newBranch']),
  },
  {
    key: 'f40c',
    ...BY_AUTHORITY,
    title: text('Weibliche Tiere für einen neuen Betriebszweig', 'Females for a new branch'),
    description: text(
      'Bis 40 % des Bestands, wenn der Betrieb einen neuen Zweig der Tierhaltung beginnt.',
      'Up to 40 % of the herd when the holding begins a new branch of livestock.',
    ),
    button: text('Antrag für den neuen Betriebszweig', 'Apply for the new branch'),
    legalBasis: 'F40c',
    species: MAMMALS,
    fields: fieldsWith(
      ['nulliparous', 'branchDescription', 'branchStart'],
      ['breedBefore', 'newBranch'],
    ),
  },
  {
    key: 'low',
    type: 'lowhatch',
    steps: ['application', 'hatch', 'acknowledgement', 'purchase'],
    title: text('Minderschlupf-Anzeige', 'Low hatch notice'),
    description: text(
      'Wenn weniger ökologische Küken geschlüpft sind als geplant. Ihre Brüterei bestätigt die Zahlen. Ohne Einwand der Behörde gilt die Anzeige 48 Stunden danach als erledigt.',
      'When fewer organic chicks hatched than planned. Your hatchery confirms the numbers. Without an objection of the authority the notice is settled 48 hours later.',
    ),
    button: text('Minderschlupf anzeigen', 'Give notice of a low hatch'),
    legalBasis: 'LOW',
    species: ['layinghens', 'meatchickens'],
    isUsedIn: ({ lowhatchSpecies }) => lowhatchSpecies.length > 0,
    fields: [
      ...(['purpose', 'chicksOrdered', 'numberWanted', 'wantedFrom'] as const),
      ...(['originHolding', 'declaration'] as const),
    ],
  },
  {
    key: 'eb',
    type: 'controlbody',
    steps: ['notice', 'purchase', 'breedCheck'],
    title: text('Nachweis gefährdete Rasse', 'Record of an endangered breed'),
    description: text(
      'Tiere gefährdeter Rassen brauchen keine Genehmigung. Sie halten hier fest, was Sie zukaufen; Ihre Kontrollstelle prüft, ob die Rasse auf der Liste steht.',
      'Animals of endangered breeds need no permission. You record here what you buy; your control body checks whether the breed is on the list.',
    ),
    button: text('Zukauf festhalten', 'Record the purchase'),
    legalBasis: 'EB',
    species: ['cattle', 'pigs', 'sheep', 'goats', 'layinghens'],
    fields: [
      ...(['purpose', 'recordedBreed', 'breedList', 'breedListVersion'] as const),
      ...(['numberWanted', 'wantedFrom', 'originHolding', 'declaration'] as const),
    ],
  },
  {
    key: 'cat',
    ...BY_AUTHORITY,
    title: text('Neubesatz nach einem Katastrophenfall', 'Restocking after a catastrophe'),
    description: text(
      'Nach Seuche, Brand oder hohen Verlusten, wenn keine ökologischen Tiere zu haben sind.',
      'After disease, fire or high losses, when no organic animals are to be had.',
    ),
    button: text('Antrag nach einem Katastrophenfall', 'Apply after a catastrophe'),
    legalBasis: 'CAT',
    species: [...MAMMALS, 'camelids', ...POULTRY],
    fields: fieldsWith(
      ['animalSex', 'disaster', 'disasterDate', 'animalsLost', 'vetReport'],
      ['breedBefore', 'newBranch', 'catastropheCause'],
    ),
  },
  {
    key: 'bee',
    type: 'controlbody',
    steps: ['application', 'controlbodyDecision', 'purchase'],
    title: text('Bienenköniginnen und Schwärme', 'Queen bees and swarms'),
    description: text(
      'Bis 20 % der Königinnen und Schwärme im Jahr; Ihre Kontrollstelle entscheidet.',
      'Up to 20 % of the queens and swarms a year; your control body decides.',
    ),
    button: text('Antrag für Bienen', 'Apply for bees'),
    legalBasis: 'BE',
    species: ['bees'],
    fields: fieldsWith(
      ['beeShare', 'colonies', 'queensOrSwarms'],
      ['breedBefore', 'newBranch', 'adultStock', 'femaleStock', 'qualityNeeds'],
    ),
  },
  {
    key: 'aq',
    ...BY_AUTHORITY,
    title: text('Jungtiere der Aquakultur', 'Juveniles for aquaculture'),
    description: text(
      'Für Setzlinge, Brut und Eier, wenn ökologische nicht zu haben sind.',
      'For juveniles, fry and eggs when organic ones are not to be had.',
    ),
    button: text('Antrag für die Aquakultur', 'Apply for aquaculture'),
    legalBasis: 'AQ',
    species: AQUACULTURE,
    fields: fieldsWith(
      ['lifeStage', 'weightTotal', 'healthCertificate'],
      ['breedBefore', 'adultStock', 'femaleStock', 'qualityNeeds'],
    ),
  },
  {
    key: 'aso',
    type: 'association',
    steps: ['application', 'answer', 'decision', 'purchase'],
    title: text('Verbandsausnahme für Junghennen', "Association's exception for pullets"),
    description: text(
      'Für Junghennen, in deren Aufzucht konventionelles Futter gegeben wurde. Ihr Verband antwortet zuerst.',
      'For pullets that were given conventional feed in rearing. Your association answers first.',
    ),
    button: text('Verbandsausnahme beantragen', "Apply for the association's exception"),
    legalBasis: 'ASO',
    species: ['layinghens'],
    isUsedIn: ({ usesAssociations }) => usesAssociations,
    fields: [
      ...(['purpose', 'flockSize', 'feedShare', 'deliveryDate', 'numberWanted'] as const),
      ...(['wantedFrom', 'whyOffersDoNotFit', 'originHolding', 'declaration'] as const),
    ],
  },
];
