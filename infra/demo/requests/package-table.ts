import type { CountryRow } from '#infra/demo/countries/country-row.ts';
import { lawOf } from '#infra/demo/law/build-laws.ts';
import { type Texts, text } from '#infra/demo/texts.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import type { LEGAL_GROUNDS } from '#shared/requests/entities/requestpackage.ts';
import { APPLICATION_FIELDS } from './application-fields.ts';
import type { PACKAGE_FIELDS } from './package-fields.ts';
import type { StepKind } from './step-table.ts';

export type UnionKey =
  | 'ym'
  | 'mr'
  | 'fr'
  | 'f40a'
  | 'f40b'
  | 'f40c'
  | 'p3'
  | 'low'
  | 'lowp3'
  | 'eb'
  | 'cat'
  | 'bee'
  | 'aq'
  | 'aso';

export type PackageKey = UnionKey | SwissKey;

/** Swiss law has grounds of its own, and the certification body decides on them. */
type SwissKey = 'mrch' | 'frch' | 'f40ach' | 'f40bch' | 'f40cch' | 'p3ch';

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
  /** The fields of the first step, in order. */
  readonly fields: readonly (ApplicationField | PackageField)[];
  readonly steps: readonly StepKind[];
};

type UnionRow = PackageRow & { readonly key: UnionKey };

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

/**
 * The steps of a request that the authority decides after advice of the control body; purchases are reported
 * afterwards.
 */
const BY_AUTHORITY = {
  type: 'authority',
  steps: ['application', 'advice', 'decision', 'purchase'],
} as const;

/** The Union's law does not hold in Switzerland. */
const inTheUnion = ({ code }: CountryRow): boolean => code !== 'CH';

const hasGeneralOrder = (country: CountryRow): boolean =>
  lawOf(country).generalOrders.some(({ ground }) => ground === 'LOW');

const everyField = APPLICATION_FIELDS.map(({ name }) => name);

/** The common fields with the package's own before the number wanted; `without` those that make no sense. */
function fieldsWith(
  own: readonly PackageField[],
  without: readonly ApplicationField[] = [],
): PackageRow['fields'] {
  const common = everyField.filter((name) => !without.includes(name));
  const index = common.indexOf('numberWanted');
  return [...common.slice(0, index), ...own, ...common.slice(index)];
}

const UNION_PACKAGES: readonly UnionRow[] = [
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
    fields: fieldsWith(['youngestBirthDay', 'arrivalDay'], ['wantedFrom', 'wantedTo']),
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
      'For females that have not given birth yet, up to 10 or 20% of the herd a year.',
    ),
    button: text('Antrag für weibliche Tiere', 'Apply for females'),
    legalBasis: 'FR',
    species: MAMMALS,
    fields: fieldsWith(['quotaNote', 'nulliparous']),
  },
  {
    key: 'p3',
    ...BY_AUTHORITY,
    title: text('Küken unter drei Tagen', 'Chicks under three days old'),
    description: text(
      'Wenn ökologische Küken der gewünschten oder einer gleichwertigen Herkunft nicht in genügender Zahl zu haben sind.',
      'When organic chicks of the strain wanted, or of an equivalent one, are not available in sufficient numbers.',
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
    fields: fieldsWith(
      ['stockNow', 'animalSex', 'birthDay', 'arrivalDay', 'weightKg', 'weaningDate'],
      ['breedBefore', 'adultStock', 'femaleStock', 'boughtThisYear', 'wantedFrom', 'wantedTo'],
    ),
  },
  {
    key: 'f40a',
    ...BY_AUTHORITY,
    title: text(
      'Weibliche Tiere bei erheblicher Vergrößerung',
      'Females for a major extension of the holding',
    ),
    description: text(
      'Bis 40 % des Bestands, wenn die Behörde die erhebliche Vergrößerung bestätigt hat.',
      'Up to 40% of the herd when the authority has confirmed the major extension.',
    ),
    button: text('Antrag zur Vergrößerung', 'Apply for animals to extend the herd'),
    legalBasis: 'F40a',
    species: MAMMALS,
    fields: fieldsWith(
      ['confirmation', 'nulliparous', 'animalsBefore', 'animalsAfter', 'stallPlan'],
      ['breedBefore', 'newBranch'],
    ),
  },
  {
    key: 'f40b',
    ...BY_AUTHORITY,
    title: text('Weibliche Tiere bei Rassenumstellung', 'Females for a change of breed'),
    description: text(
      'Bis 40 % des Bestands, wenn die Behörde den Wechsel der Rasse bestätigt hat.',
      'Up to 40% of the herd when the authority has confirmed the change of breed.',
    ),
    button: text('Antrag zur Rassenumstellung', 'Apply for animals to change the breed'),
    legalBasis: 'F40b',
    species: MAMMALS,
    fields: fieldsWith(
      ['confirmation', 'nulliparous', 'oldBreed', 'newBreed'],
      ['breedBefore', 'newBranch'],
    ),
  },
  {
    key: 'f40c',
    ...BY_AUTHORITY,
    title: text(
      'Weibliche Tiere für einen neuen Betriebszweig',
      'Females for a new specialisation',
    ),
    description: text(
      'Bis 40 % des Bestands, wenn die Behörde den neuen Zweig der Tierhaltung bestätigt hat.',
      'Up to 40% of the herd when the authority has confirmed the new livestock specialisation.',
    ),
    button: text('Antrag für den neuen Betriebszweig', 'Apply for animals for the specialisation'),
    legalBasis: 'F40c',
    species: MAMMALS,
    fields: fieldsWith(
      ['confirmation', 'nulliparous', 'branchDescription', 'branchStart'],
      ['breedBefore', 'newBranch'],
    ),
  },
  {
    key: 'low',
    type: 'lowhatch',
    steps: ['application', 'hatch'],
    title: text('Minderschlupf-Anzeige', 'Low hatch notice'),
    description: text(
      'Wo eine Allgemeinverfügung den Zukauf nach Minderschlupf erlaubt. Ihre Brüterei bestätigt die Zahlen; die Behörde liest die Anzeige.',
      'Where a general order permits the purchase after a low hatch. Your hatchery confirms the numbers; the authority reads the notice.',
    ),
    button: text('Minderschlupf anzeigen', 'Give notice of a low hatch'),
    legalBasis: 'LOW',
    species: ['layinghens', 'meatchickens'],
    isUsedIn: (country) => country.lowhatchSpecies.length > 0 && hasGeneralOrder(country),
    fields: [
      ...(['purpose', 'chicksOrdered', 'numberWanted', 'wantedFrom'] as const),
      ...(['originHolding', 'declaration'] as const),
    ],
  },
  {
    key: 'lowp3',
    type: 'lowhatch',
    steps: ['application', 'hatch', 'quickDecision', 'purchase'],
    title: text('Küken nach einem Minderschlupf', 'Chicks after a low hatch'),
    description: text(
      'Wenn weniger ökologische Küken geschlüpft sind als bestellt. Ihre Brüterei bestätigt die Zahlen, dann entscheidet die Behörde: Ohne ihre Genehmigung dürfen Sie nicht zukaufen.',
      'When fewer organic chicks hatched than ordered. Your hatchery confirms the numbers, then the authority decides: without its permission you may not buy.',
    ),
    button: text('Antrag nach Minderschlupf', 'Apply after a low hatch'),
    legalBasis: 'P3',
    species: ['layinghens', 'meatchickens'],
    isUsedIn: ({ lowhatchSpecies }) => lowhatchSpecies.length > 0,
    fields: [
      ...(['purpose', 'chicksOrdered', 'numberWanted', 'wantedFrom'] as const),
      ...(['originHolding', 'declaration'] as const),
    ],
  },
  {
    key: 'eb',
    type: 'record',
    steps: ['notice'],
    title: text('Nachweis gefährdete Rasse', 'Record of an endangered breed'),
    description: text(
      'Tiere gefährdeter Rassen brauchen keine Genehmigung. Sie halten hier fest, was Sie zukaufen; Ihre Kontrollstelle liest es.',
      'Animals of endangered breeds need no permission. You record here what you buy; your control body reads it.',
    ),
    button: text('Zukauf festhalten', 'Record the purchase'),
    legalBasis: 'EB',
    species: [...MAMMALS, 'camelids', ...POULTRY, 'bees'],
    fields: [
      ...(['endangeredNote', 'forBreeding', 'numberWanted', 'arrivalDay'] as const),
      ...(['originHolding', 'declaration'] as const),
    ],
  },
  {
    key: 'cat',
    ...BY_AUTHORITY,
    title: text('Neubesatz nach einem Katastrophenfall', 'Restocking after a catastrophe'),
    description: text(
      'Nach Seuche, Brand oder hohen Verlusten, die der Staat förmlich als Katastrophe anerkannt hat; längstens 12 Monate.',
      'After disease, fire or high losses that the state has formally recognised as a catastrophe; for 12 months at most.',
    ),
    button: text('Antrag nach einem Katastrophenfall', 'Apply after a catastrophe'),
    legalBasis: 'CAT',
    species: [...MAMMALS, 'camelids', ...POULTRY, 'bees', ...AQUACULTURE],
    fields: fieldsWith(
      [
        'animalSex',
        'formalDecision',
        'formalDecisionOn',
        'disaster',
        'disasterDate',
        'animalsLost',
        'searchWaived',
        'vetReport',
      ],
      ['breedBefore', 'newBranch', 'catastropheCause'],
    ),
  },
  {
    key: 'bee',
    type: 'record',
    steps: ['notice'],
    title: text('Bienenköniginnen und Schwärme', 'Queen bees and swarms'),
    description: text(
      'Bis 20 % der Königinnen und Schwärme im Jahr, in jedem Fall eine: ohne Genehmigung. Sie halten hier fest, was Sie zukaufen.',
      'Up to 20% of the queens and swarms a year, one in any case: without a permission. You record here what you buy.',
    ),
    button: text('Zukauf festhalten', 'Record the purchase'),
    legalBasis: 'BE',
    species: ['bees'],
    fields: [
      ...(['beeShare', 'colonies', 'queensOrSwarms', 'boughtThisYear', 'numberWanted'] as const),
      ...(['arrivalDay', 'organicCombs', 'originHolding', 'declaration'] as const),
    ],
  },
  {
    key: 'aq',
    ...BY_AUTHORITY,
    title: text('Jungtiere der Aquakultur', 'Juveniles for aquaculture'),
    description: text(
      'Nur für Arten, die vor 2022 in der Union nicht ökologisch gezüchtet wurden: höchstens die Hälfte der Setzlinge, zwei Jahre lang und einmal.',
      'Only for species that were not bred organically in the Union before 2022: at most half of the juveniles, for two years and once.',
    ),
    button: text('Antrag für die Aquakultur', 'Apply for aquaculture juveniles'),
    legalBasis: 'AQ',
    species: AQUACULTURE,
    fields: fieldsWith(
      [
        'speciesNew',
        'halfAtMost',
        'lastTwoThirds',
        'lifeStage',
        'weightTotal',
        'healthCertificate',
      ],
      ['breedBefore', 'adultStock', 'femaleStock', 'qualityNeeds'],
    ),
  },
  {
    key: 'aso',
    type: 'association',
    steps: ['application', 'associationDecision', 'purchase'],
    title: text('Verbandsausnahme für Junghennen', 'Association’s exception for pullets'),
    description: text(
      'Für Junghennen, in deren Aufzucht konventionelles Futter gegeben wurde. Ihr Verband entscheidet nach seinen eigenen Regeln; das Gesetz verlangt keine Genehmigung.',
      'For pullets that were given conventional feed in rearing. Your association decides by its own rules; the law asks for no permission.',
    ),
    button: text('Verbandsausnahme beantragen', 'Apply for the association’s exception'),
    legalBasis: 'ASO',
    species: ['layinghens'],
    isUsedIn: (country) => lawOf(country).grounds.some(({ ground }) => ground === 'ASO'),
    fields: [
      ...(['purpose', 'flockSize', 'feedShare', 'deliveryDate', 'numberWanted'] as const),
      ...(['wantedFrom', 'whyOffersDoNotFit', 'originHolding', 'declaration'] as const),
    ],
  },
];

const UNION_KEYS: Readonly<Record<SwissKey, UnionKey>> = {
  mrch: 'mr',
  frch: 'fr',
  f40ach: 'f40a',
  f40bch: 'f40b',
  f40cch: 'f40c',
  p3ch: 'p3',
};

const isSwiss = (key: string): key is SwissKey => key in UNION_KEYS;

/** Returns the form of the Union that a Swiss one is like, and any other as it is. */
export const plainKey = (key: PackageKey): UnionKey => (isSwiss(key) ? UNION_KEYS[key] : key);

/** Returns the form of Swiss law that is like one of the Union; undefined where it knows none. */
export function swissKey(key: PackageKey): SwissKey | undefined {
  const swiss = Object.keys(UNION_KEYS).filter((name) => isSwiss(name));
  return swiss.find((name) => UNION_KEYS[name] === key);
}

/** Returns the same form under Swiss law, without the parts that this law does not know. */
function underSwissLaw(row: UnionRow): PackageRow[] {
  const key = swissKey(row.key);
  if (key === undefined) return [];
  return [
    {
      ...row,
      key,
      type: 'controlbody',
      steps: ['application', 'controlbodyDecision', 'purchase'],
      isUsedIn: (country) => !inTheUnion(country),
    },
  ];
}

/** The rules of associations are no law: they hold in Switzerland, too. */
function underUnionLaw(row: PackageRow): PackageRow {
  if (row.legalBasis === 'ASO') return row;
  return {
    ...row,
    isUsedIn: (country) => inTheUnion(country) && (row.isUsedIn?.(country) ?? true),
  };
}

export const PACKAGES: readonly PackageRow[] = [
  ...UNION_PACKAGES.map(underUnionLaw),
  ...UNION_PACKAGES.flatMap(underSwissLaw),
];
