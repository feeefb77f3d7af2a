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
      'At most 10% of the adult cattle or horses and 20% of the adult pigs, sheep, goats, deer or rabbits a year; one animal in small herds.',
    ),
  },
  {
    name: 'stockNow',
    inputType: 'numberfield',
    label: text('Tiere dieser Art auf dem Betrieb', 'Animals of this species on the farm'),
    description: text(
      'Ein erster Bestand heißt: Es gibt noch keine.',
      'A first herd means that there are none yet.',
    ),
    mandatory: true,
  },
  {
    name: 'birthDay',
    inputType: 'datefield',
    label: text('Geburtstag des ältesten Tieres', 'Date of birth of the oldest animal'),
    description: text(
      'Am Tag der Ankunft zählt sein Alter.',
      'Its age on the day of arrival counts.',
    ),
    mandatory: true,
  },
  {
    name: 'youngestBirthDay',
    inputType: 'datefield',
    label: text('Geburtstag des jüngsten Tieres', 'Date of birth of the youngest animal'),
    description: text(
      'Am Tag der Ankunft zählt sein Alter.',
      'Its age on the day of arrival counts.',
    ),
    mandatory: true,
  },
  {
    name: 'arrivalDay',
    inputType: 'datefield',
    label: text('Tag der Ankunft', 'Day of arrival'),
    description: text(
      'Der späteste, wenn die Tiere in Teilen kommen.',
      'The latest one, if the animals come in parts.',
    ),
    mandatory: true,
  },
  {
    name: 'weightKg',
    inputType: 'numberfield',
    label: text(
      'Gewicht des schwersten Tieres bei der Ankunft, in kg',
      'Weight of the heaviest animal on arrival, in kg',
    ),
    description: text('Nur bei Schweinen.', 'Of pigs only.'),
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
      'Wie lange vor dem Schlupf, sagt das Recht Ihres Landes.',
      'The law of your country says how long before hatching.',
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
    name: 'confirmation',
    inputType: 'singleline-textfield',
    label: text(
      'Bestätigung der Behörde, dass der Grund vorliegt',
      'Confirmation by the authority that the ground applies',
    ),
    description: text(
      'Tag und Aktenzeichen. Ohne sie bleibt es bei 10 oder 20 %.',
      'Day and file number. Without it the limit stays at 10 or 20%.',
    ),
    mandatory: true,
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
      'Attach the plan of the building below.',
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
    label: text('Was ist neu an diesem Betriebszweig?', 'What is new about this specialisation?'),
    mandatory: true,
  },
  {
    name: 'branchStart',
    inputType: 'datefield',
    label: text('Beginn des Betriebszweigs', 'Start of the specialisation'),
    mandatory: true,
  },
  {
    name: 'chicksOrdered',
    inputType: 'numberfield',
    label: text('Bestellte ökologische Küken', 'Organic chicks ordered'),
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
    ],
  },
  {
    name: 'formalDecision',
    inputType: 'singleline-textfield',
    label: text(
      'Förmliche Entscheidung, die die Katastrophe anerkennt',
      'Formal decision that recognises the catastrophe',
    ),
    description: text(
      'Stelle und Aktenzeichen. Ohne sie kann nichts genehmigt werden.',
      'Office and file number. Without it nothing can be permitted.',
    ),
    mandatory: true,
  },
  {
    name: 'formalDecisionOn',
    inputType: 'datefield',
    label: text('Tag der förmlichen Entscheidung', 'Day of the formal decision'),
    mandatory: true,
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
    name: 'searchWaived',
    inputType: 'checkbox',
    label: text(
      'Die Anerkennung als Katastrophe verzichtet auf die Suche nach ökologischen Tieren.',
      'With the formal decision on the catastrophe, no search for organic animals is needed.',
    ),
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
      'At most 20% of the queens and swarms may be replaced by non-organic ones in a year.',
    ),
  },
  {
    name: 'organicCombs',
    inputType: 'checkbox',
    label: text(
      'Die Bienen kommen auf Waben oder Mittelwände aus ökologischem Wachs.',
      'The bees come onto combs or foundations from organic units.',
    ),
    mandatory: true,
  },
  {
    name: 'endangeredNote',
    inputType: 'hidden',
    label: text(
      'Die Rasse steht auf einer Liste gefährdeter Rassen. Darum brauchen Sie keine Genehmigung; für die Zucht dürfen die Tiere auch schon geboren haben.',
      'The breed is on a list of endangered breeds. So you need no permission; for breeding, animals may have given birth before.',
    ),
  },
  {
    name: 'forBreeding',
    inputType: 'checkbox',
    label: text('Die Tiere sind für die Zucht.', 'The animals are for breeding.'),
    mandatory: true,
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
    name: 'speciesNew',
    inputType: 'checkbox',
    label: text(
      'Die Art wurde vor 2022 in der Union nicht ökologisch gezüchtet.',
      'The species was not bred organically in the Union before 2022.',
    ),
    mandatory: true,
  },
  {
    name: 'halfAtMost',
    inputType: 'checkbox',
    label: text(
      'Höchstens die Hälfte der Setzlinge ist nichtökologisch.',
      'At most half of the juveniles are non-organic.',
    ),
    mandatory: true,
  },
  {
    name: 'lastTwoThirds',
    inputType: 'checkbox',
    label: text(
      'Mindestens die letzten zwei Drittel der Zeit werden sie ökologisch gehalten.',
      'They are kept organically for at least the last two thirds of the cycle.',
    ),
    mandatory: true,
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
      'Demeter verlangt mindestens sechs Monate zwischen Antrag und Lieferung; andere Verbände haben eigene Regeln.',
      'Demeter asks for at least six months between request and delivery; other associations have their own rules.',
    ),
    mandatory: true,
  },
  {
    name: 'flockSize',
    inputType: 'numberfield',
    label: text('Größe der Herde', 'Size of the flock'),
    description: text(
      'Bei Demeter brauchen Herden bis 350 Tiere keine Ausnahme.',
      'With Demeter, flocks of up to 350 birds need no exception.',
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
  {
    name: 'whyOffersDoNotFit',
    inputType: 'multitext',
    label: text('Warum gefundene Angebote nicht passen', 'Why the offers found do not fit'),
    description: text('Eine Zeile je Angebot.', 'One line for each offer.'),
  },
] as const satisfies readonly FieldRow[];
