import { text } from '#infra/demo/texts.ts';
import type { FieldRow } from './field-row.ts';

/**
 * The questions about a low hatch that only the hatchery can answer. Other farms are counted, not named: this farm
 * reads the answers, too.
 */
export const HATCH_FIELDS = [
  {
    name: 'hatchedOn',
    inputType: 'datefield',
    label: text('Schlupftag', 'Day of the hatch'),
    mandatory: true,
  },
  {
    name: 'chicksPlanned',
    inputType: 'numberfield',
    label: text('Geplante ökologische Küken', 'Organic chicks planned'),
    mandatory: true,
  },
  {
    name: 'chicksHatched',
    inputType: 'numberfield',
    label: text('Geschlüpfte ökologische Küken', 'Organic chicks hatched'),
    mandatory: true,
  },
  {
    name: 'lowHatchReason',
    inputType: 'singleline-textfield',
    label: text('Woran lag es?', 'What was the reason?'),
    description: text('Kurz, in eigenen Worten.', 'In a few words of your own.'),
    mandatory: true,
  },
  {
    name: 'farmsConcerned',
    inputType: 'numberfield',
    label: text('Betroffene Betriebe', 'Farms concerned'),
    description: text('Wie viele, diesen mitgezählt.', 'How many, this one included.'),
  },
] as const satisfies readonly FieldRow[];
