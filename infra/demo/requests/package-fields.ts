import { text } from '#infra/demo/texts.ts';
import type { FieldRow } from './field-row.ts';

/** The questions that only some packages ask in their first step. */
export const PACKAGE_FIELDS = [
  {
    name: 'animalSex',
    inputType: 'select',
    label: text('Geschlecht', 'Sex'),
    mandatory: true,
    options: [
      ['female', text('weiblich', 'female')],
      ['male', text('männlich', 'male')],
      ['mixed', text('gemischt', 'mixed')],
    ],
  },
  {
    name: 'ageMonths',
    inputType: 'numberfield',
    label: text('Alter in Monaten', 'Age in months'),
    description: text(
      'Ausgewachsen sind Rinder, Pferde und Hirsche über 12, Schweine, Schafe und Ziegen über 6 Monate.',
      'Adult are cattle, horses and deer over 12, pigs, sheep and goats over 6 months.',
    ),
    mandatory: true,
  },
  {
    name: 'nulliparous',
    inputType: 'checkbox',
    label: text('Die Tiere haben noch nicht geboren.', 'The animals have not given birth yet.'),
    mandatory: true,
  },
  {
    name: 'quotaNote',
    inputType: 'hidden',
    label: text(
      'Im Jahr höchstens 10 % des Bestands an ausgewachsenen Rindern oder Pferden und 20 % an Schweinen, Schafen, Ziegen, Hirschen oder Kaninchen; in kleinen Beständen ein Tier.',
      'At most 10 % of the adult cattle or horses and 20 % of the adult pigs, sheep, goats, deer or rabbits a year; one animal in small herds.',
    ),
  },
  {
    name: 'ageDays',
    inputType: 'numberfield',
    label: text('Alter in Tagen', 'Age in days'),
    description: text(
      'Rinder, Pferde und Hirsche unter 6 Monaten, Schafe und Ziegen unter 60 Tagen, Kaninchen unter 3 Monaten.',
      'Cattle, horses and deer under 6 months, sheep and goats under 60 days, rabbits under 3 months.',
    ),
    mandatory: true,
  },
  {
    name: 'weightKg',
    inputType: 'numberfield',
    label: text('Gewicht in kg (Ferkel unter 35 kg)', 'Weight in kg (piglets under 35 kg)'),
  },
  {
    name: 'weaningDate',
    inputType: 'datefield',
    label: text('Tag des Absetzens', 'Day of weaning'),
    mandatory: true,
  },
  {
    name: 'hatchDay',
    inputType: 'datefield',
    label: text('Gewünschter Schlupftag', 'Hatching day wanted'),
    mandatory: true,
  },
  {
    name: 'orderedOn',
    inputType: 'datefield',
    label: text('Ökologische Küken bestellt am', 'Organic chicks ordered on'),
    description: text(
      'Mindestens acht Wochen vor dem Schlupf.',
      'At least eight weeks before hatching.',
    ),
    mandatory: true,
  },
  {
    name: 'hatcheriesAsked',
    inputType: 'singleline-multitext',
    label: text('Angefragte ökologische Brütereien', 'Organic hatcheries asked'),
    mandatory: true,
  },
  {
    name: 'equivalentStrains',
    inputType: 'select',
    label: text('Gleichwertige Herkünfte', 'Equivalent strains'),
    mandatory: true,
    options: [
      ['accepted', text('werden angenommen', 'are accepted')],
      ['notAccepted', text('werden nicht angenommen', 'are not accepted')],
    ],
  },
  {
    name: 'partialLot',
    inputType: 'checkbox',
    label: text(
      'Ich nehme auch eine kleinere Menge ökologischer Küken.',
      'I also take a smaller lot of organic chicks.',
    ),
  },
  {
    name: 'animalsBefore',
    inputType: 'numberfield',
    label: text('Tiere vor der Vergrößerung', 'Animals before the extension'),
    mandatory: true,
  },
  {
    name: 'animalsAfter',
    inputType: 'numberfield',
    label: text('Tiere nach der Vergrößerung', 'Animals after the extension'),
    mandatory: true,
  },
  {
    name: 'stallPlan',
    inputType: 'hidden',
    label: text(
      'Fügen Sie unten den Stallplan als Anlage bei.',
      'Attach the plan of the stall below.',
    ),
  },
  {
    name: 'oldBreed',
    inputType: 'singleline-textfield',
    label: text('Rasse vor der Umstellung', 'Breed before the change'),
    mandatory: true,
  },
  {
    name: 'newBreed',
    inputType: 'singleline-textfield',
    label: text('Rasse nach der Umstellung', 'Breed after the change'),
    mandatory: true,
  },
  {
    name: 'branchDescription',
    inputType: 'textfield',
    label: text('Was ist neu an diesem Betriebszweig?', 'What is new about this branch?'),
    mandatory: true,
  },
  {
    name: 'branchStart',
    inputType: 'datefield',
    label: text('Beginn des Betriebszweigs', 'Start of the branch'),
    mandatory: true,
  },
  {
    name: 'chicksOrdered',
    inputType: 'numberfield',
    label: text('Bestellte ökologische Küken', 'Organic chicks ordered'),
    mandatory: true,
  },
  {
    name: 'breedList',
    inputType: 'select',
    label: text(
      'Liste, die die Rasse als gefährdet führt',
      'List that names the breed as endangered',
    ),
    mandatory: true,
    options: [
      ['national', text('Nationale Liste', 'National list')],
      [
        'breedingOrganisation',
        text('Liste eines Zuchtverbands', 'List of a breeding organisation'),
      ],
      [
        'ruralDevelopment',
        text('Liste des Förderprogramms', 'List of the rural development scheme'),
      ],
    ],
  },
  {
    name: 'recordedBreed',
    inputType: 'singleline-textfield',
    label: text('Rasse', 'Breed'),
    mandatory: true,
  },
  {
    name: 'breedListVersion',
    inputType: 'singleline-textfield',
    label: text('Stand der Liste', 'Version of the list'),
    mandatory: true,
  },
  {
    name: 'disaster',
    inputType: 'select',
    label: text('Was ist geschehen?', 'What has happened?'),
    mandatory: true,
    groups: [
      ['health', text('Tiergesundheit', 'Animal health')],
      ['event', text('Ereignis', 'Event')],
    ],
    options: [
      ['epizootic', text('Tierseuche', 'Notifiable disease'), 'health'],
      ['illness', text('Andere Krankheit', 'Another disease'), 'health'],
      ['highMortality', text('Hohe Sterblichkeit', 'High mortality'), 'health'],
      ['fire', text('Brand', 'Fire'), 'event'],
      ['flood', text('Hochwasser', 'Flood'), 'event'],
      ['predator', text('Beutegreifer', 'Predators'), 'event'],
    ],
  },
  {
    name: 'disasterDate',
    inputType: 'datefield',
    label: text('Tag des Ereignisses', 'Day of the event'),
    mandatory: true,
  },
  {
    name: 'animalsLost',
    inputType: 'numberfield',
    label: text('Verlorene Tiere', 'Animals lost'),
    mandatory: true,
  },
  {
    name: 'vetReport',
    inputType: 'hidden',
    label: text(
      'Fügen Sie unten den Bericht der Tierärztin oder des Tierarztes als Anlage bei.',
      'Attach the report of the veterinarian below.',
    ),
  },
  {
    name: 'colonies',
    inputType: 'numberfield',
    label: text('Bienenvölker im Vorjahr', 'Bee colonies last year'),
    mandatory: true,
  },
  {
    name: 'queensOrSwarms',
    inputType: 'select',
    label: text('Was soll zugekauft werden?', 'What is to be bought?'),
    mandatory: true,
    options: [
      ['queens', text('Königinnen', 'Queens')],
      ['swarms', text('Schwärme', 'Swarms')],
    ],
  },
  {
    name: 'beeShare',
    inputType: 'hidden',
    label: text(
      'Im Jahr dürfen höchstens 20 % der Königinnen und Schwärme nichtökologisch ersetzt werden.',
      'At most 20 % of the queens and swarms may be replaced by non-organic ones in a year.',
    ),
  },
  {
    name: 'lifeStage',
    inputType: 'select',
    label: text('Lebensstadium', 'Life stage'),
    mandatory: true,
    options: [
      ['eggs', text('Eier', 'Eggs')],
      ['fry', text('Brut', 'Fry')],
      ['juveniles', text('Setzlinge', 'Juveniles')],
    ],
  },
  {
    name: 'weightTotal',
    inputType: 'numberfield',
    label: text('Gesamtgewicht in kg', 'Total weight in kg'),
  },
  {
    name: 'healthCertificate',
    inputType: 'singleline-textfield',
    label: text('Nummer der Gesundheitsbescheinigung', 'Number of the health certificate'),
    mandatory: true,
  },
  {
    name: 'deliveryDate',
    inputType: 'datefield',
    label: text('Liefertermin', 'Day of delivery'),
    description: text(
      'Mindestens sechs Monate nach diesem Antrag.',
      'At least six months after this request.',
    ),
    mandatory: true,
  },
  {
    name: 'flockSize',
    inputType: 'numberfield',
    label: text('Größe der Herde', 'Size of the flock'),
    description: text(
      'Herden bis 350 Tiere brauchen keine Ausnahme.',
      'Flocks of up to 350 birds need no exception.',
    ),
    mandatory: true,
  },
  {
    name: 'feedShare',
    inputType: 'numberfield',
    label: text(
      'Anteil konventionellen Futters in der Aufzucht in Prozent',
      'Share of conventional feed in rearing, in per cent',
    ),
    mandatory: true,
  },
] as const satisfies readonly FieldRow[];
