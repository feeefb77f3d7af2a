import { type Texts, text } from '#infra/demo/texts.ts';
import type { InputType } from '#shared/masterdata/input-facts.ts';
import type { FieldReportCode } from '#shared/masterdata/report-code.ts';

type OptionRow = readonly [id: string, texts: Texts, group?: string];

export type OfferfieldRow = {
  readonly key: string;
  readonly texts: Texts;
  readonly description?: Texts;
  readonly entryType: InputType;
  readonly filter?: true;
  readonly group: string;
  /** Empty: all species. */
  readonly species: readonly string[];
  readonly usages?: readonly string[];
  readonly ages?: readonly string[];
  readonly genders?: readonly ('female' | 'male' | 'mixed')[];
  readonly mandatory?: true;
  readonly options?: readonly OptionRow[];
  readonly optionGroups?: readonly (readonly [id: string, texts: Texts])[];
  readonly report?: FieldReportCode;
};

const LAND_ANIMALS = [
  'cattle',
  'buffalo',
  'pigs',
  'sheep',
  'goats',
  'layinghens',
  'meatchickens',
  'turkeys',
  'geese',
  'ducks',
  'guineafowl',
  'horses',
  'donkeys',
  'bees',
  'deer',
  'rabbits',
  'camelids',
] as const;
const FISH = ['rainbowtrout', 'browntrout', 'arcticchar', 'carp', 'perch', 'crayfish'] as const;
const HERDBOOK_SPECIES = [
  'cattle',
  'buffalo',
  'pigs',
  'sheep',
  'goats',
  'horses',
  'donkeys',
] as const;

export const OFFERFIELDS: readonly OfferfieldRow[] = [
  {
    key: 'healthstatus',
    texts: text('Gesundheitsstatus', 'Health status'),
    description: text(
      'Status des Herkunftsbestands, wie er in den Begleitpapieren steht.',
      'Status of the herd of origin, as the accompanying papers say.',
    ),
    entryType: 'select',
    filter: true,
    group: 'health',
    species: LAND_ANIMALS,
    report: 'healthStatus',
    options: [
      ['free', text('amtlich anerkannt frei', 'officially recognised as free'), 'official'],
      ['monitored', text('unter amtlicher Überwachung', 'under official monitoring'), 'official'],
      [
        'programme',
        text('freiwilliges Sanierungsprogramm', 'voluntary control programme'),
        'voluntary',
      ],
      [
        'tested',
        text('vor Abgabe einzeln untersucht', 'tested one by one before delivery'),
        'voluntary',
      ],
      ['unknown', text('kein besonderer Status', 'no special status')],
    ],
    optionGroups: [
      ['official', text('Amtlich', 'Official')],
      ['voluntary', text('Freiwillig', 'Voluntary')],
    ],
  },
  {
    key: 'aquahealth',
    texts: text('Gesundheitskategorie', 'Health category'),
    description: text(
      'Kategorie des Betriebs nach dem Recht der Wassertiere.',
      'Category of the farm under the law on aquatic animals.',
    ),
    entryType: 'select',
    filter: true,
    group: 'health',
    species: FISH,
    mandatory: true,
    report: 'healthStatus',
    options: [
      ['I', text('I, seuchenfrei', 'I, disease-free')],
      ['II', text('II, Überwachungsprogramm', 'II, surveillance programme')],
      ['III', text('III, unbestimmt', 'III, undetermined')],
    ],
  },
  {
    key: 'hornstatus',
    texts: text('Hornstatus', 'Horn status'),
    entryType: 'select',
    filter: true,
    group: 'quality',
    species: ['cattle', 'buffalo', 'goats'],
    mandatory: true,
    options: [
      ['horned', text('behornt', 'horned')],
      ['polled', text('genetisch hornlos', 'genetically polled')],
      ['dehorned', text('enthornt', 'dehorned')],
    ],
  },
  {
    key: 'housing',
    texts: text('Gewohnte Haltung', 'Housing they are used to'),
    entryType: 'multiselect',
    group: 'quality',
    species: ['cattle', 'buffalo', 'pigs', 'sheep', 'goats'],
    options: [
      ['loose', text('Laufstall', 'loose housing')],
      ['pasture', text('Weide', 'pasture')],
      ['alpine', text('gealpt', 'alpine pasture')],
      ['outdoor', text('ganzjährig draußen', 'outdoors all year')],
    ],
  },
  {
    key: 'herdbooknote',
    texts: text(
      'Angaben zur Abstammung bitte so, wie sie im Zuchtbuch stehen. Käufer vergleichen sie mit dem Abstammungsnachweis.',
      'Please give the pedigree as the herd book has it. Buyers compare it with the pedigree certificate.',
    ),
    entryType: 'hidden',
    group: 'quality',
    species: HERDBOOK_SPECIES,
  },
  {
    key: 'herdbook',
    texts: text('Im Herdbuch eingetragen', 'Entered in the herd book'),
    entryType: 'checkbox',
    filter: true,
    group: 'quality',
    species: HERDBOOK_SPECIES,
  },
  {
    key: 'bornon',
    texts: text('Geboren am', 'Born on'),
    entryType: 'datefield',
    group: 'animal',
    species: HERDBOOK_SPECIES,
  },
  {
    key: 'weight',
    texts: text('Gewicht je Tier (kg)', 'Weight of one animal (kg)'),
    entryType: 'numberfield',
    filter: true,
    group: 'animal',
    species: ['pigs', 'sheep', 'goats', 'rabbits'],
  },
  {
    key: 'milkyield',
    texts: text('Milchleistung der Mutter (kg im Jahr)', 'Milk yield of the dam (kg a year)'),
    entryType: 'numberfield',
    group: 'quality',
    species: ['cattle'],
    usages: ['dairy', 'dual'],
    genders: ['female', 'male'],
  },
  {
    key: 'multitier',
    texts: text('Aufzucht im Mehretagensystem', 'Reared in a multi-tier system'),
    entryType: 'select',
    filter: true,
    group: 'quality',
    species: ['layinghens'],
    ages: ['pullet'],
    mandatory: true,
    report: 'multiTier',
    options: [
      ['yes', text('ja', 'yes')],
      ['no', text('nein', 'no')],
    ],
  },
  {
    key: 'vaccinations',
    texts: text('Impfungen', 'Vaccinations'),
    entryType: 'singleline-multitext',
    group: 'health',
    species: ['layinghens', 'meatchickens', 'turkeys'],
    ages: ['dayold', 'pullet', 'hen', 'parent', 'poult'],
  },
  {
    key: 'sire',
    texts: text('Vater', 'Sire'),
    entryType: 'singleline-textfield',
    group: 'animal',
    species: ['cattle', 'horses'],
  },
  {
    key: 'parents',
    texts: text('Leistungen der Eltern', 'Performance of the parents'),
    description: text(
      'Je Eintrag eine Leistung, zum Beispiel eine Prüfung oder eine Auszeichnung.',
      'One performance in each entry, for example a test or an award.',
    ),
    entryType: 'multitext',
    group: 'quality',
    species: ['cattle', 'pigs', 'sheep', 'goats', 'horses'],
  },
  {
    key: 'remarks',
    texts: text('Weitere Angaben', 'More about the animals'),
    entryType: 'textfield',
    group: 'animal',
    species: [],
  },
];
