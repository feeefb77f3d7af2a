import { text } from '../texts.ts';
import type { FieldRow } from './field-row.ts';

/** What only some packages ask in their first step. */
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
      'Im Jahr höchstens 10 % des Bestands an ausgewachsenen Rindern oder Pferden und 20 % an Schweinen, Schafen oder Ziegen; in kleinen Beständen ein Tier.',
      'At most 10 % of the adult cattle or horses and 20 % of the adult pigs, sheep or goats a year; one animal in small herds.',
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
] as const satisfies readonly FieldRow[];
