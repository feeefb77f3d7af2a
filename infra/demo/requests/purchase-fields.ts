import { text } from '#infra/demo/texts.ts';
import type { FieldRow } from './field-row.ts';

/** The questions after the purchase (last step), portion by portion: bought is not the same as granted. */
export const PURCHASE_FIELDS = [
  {
    name: 'animalsBought',
    inputType: 'numberfield',
    label: text('Tatsächlich gekaufte Tiere', 'Animals actually bought'),
    description: text(
      'Nur die dieser Meldung. Haben Sie keine gekauft, schreiben Sie 0.',
      'Only those of this report. If you have bought none, write 0.',
    ),
    mandatory: true,
  },
  {
    name: 'purchaseDate',
    inputType: 'datefield',
    label: text('Tag des Kaufs', 'Day of purchase'),
  },
  {
    name: 'arrivedOn',
    inputType: 'datefield',
    label: text('Tag der Ankunft', 'Day of arrival'),
  },
  {
    name: 'bornOn',
    inputType: 'datefield',
    label: text('Geburtstag des ältesten Tieres', 'Date of birth of the oldest animal'),
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
  },
  {
    name: 'stall',
    inputType: 'select',
    label: text('Wo stehen die Tiere?', 'Where are the animals?'),
    options: [
      ['quarantine', text('in Quarantäne', 'in quarantine')],
      ['herd', text('beim Bestand', 'with the herd')],
      ['newStall', text('in einem neuen Stall', 'in a new building')],
    ],
  },
  {
    name: 'lastPurchase',
    inputType: 'checkbox',
    label: text(
      'Nach dieser Genehmigung kaufe ich nichts mehr.',
      'I will buy nothing more under this permission.',
    ),
  },
] as const satisfies readonly FieldRow[];
