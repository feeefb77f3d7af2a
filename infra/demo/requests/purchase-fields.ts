import { text } from '#infra/demo/texts.ts';
import type { FieldRow } from './field-row.ts';

/** The questions after the purchase (last step): bought is not the same as granted. */
export const PURCHASE_FIELDS = [
  {
    name: 'animalsBought',
    inputType: 'numberfield',
    label: text('Tatsächlich gekaufte Tiere', 'Animals really bought'),
    mandatory: true,
  },
  {
    name: 'purchaseDate',
    inputType: 'datefield',
    label: text('Tag des Kaufs', 'Day of purchase'),
    mandatory: true,
  },
  {
    name: 'earTags',
    inputType: 'singleline-multitext',
    label: text('Ohrmarken oder Nummer der Partie', 'Ear tags or number of the lot'),
  },
  {
    name: 'seller',
    inputType: 'singleline-textfield',
    label: text('Verkauft von', 'Sold by'),
    mandatory: true,
  },
  {
    name: 'stall',
    inputType: 'select',
    label: text('Wo stehen die Tiere?', 'Where are the animals?'),
    options: [
      ['quarantine', text('in Quarantäne', 'in quarantine')],
      ['herd', text('beim Bestand', 'with the herd')],
      ['newStall', text('in einem neuen Stall', 'in a new stall')],
    ],
  },
  {
    name: 'conversionStart',
    inputType: 'datefield',
    label: text('Beginn der Umstellungszeit', 'Start of the conversion time'),
    mandatory: true,
  },
] as const satisfies readonly FieldRow[];
