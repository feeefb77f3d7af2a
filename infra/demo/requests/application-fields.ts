import { text } from '#infra/demo/texts.ts';
import type { FieldRow } from './field-row.ts';

/** The questions of every application (first step). */
export const APPLICATION_FIELDS = [
  {
    name: 'purpose',
    inputType: 'select',
    label: text('Zweck des Zukaufs', 'Purpose of the purchase'),
    mandatory: true,
    options: [
      ['renewal', text('Bestandserneuerung', 'Renewal of the herd')],
      ['firstHerd', text('Erstmaliger Bestandsaufbau', 'First herd')],
      ['extension', text('Erhebliche Vergrößerung', 'Major extension')],
      ['breedChange', text('Rassenumstellung', 'Change of breed')],
      ['newBranch', text('Neuer Betriebszweig', 'New livestock specialisation')],
      ['flockRenewal', text('Neuer Geflügelbestand', 'Renewal of the flock')],
      ['catastrophe', text('Katastrophenfall', 'Catastrophe')],
    ],
  },
  {
    name: 'breedBefore',
    inputType: 'singleline-textfield',
    label: text('Bisherige Rasse', 'Breed until now'),
    mandatory: true,
    visibleWhen: { field: 'purpose', oneOf: ['breedChange'] },
  },
  {
    name: 'newBranch',
    inputType: 'textfield',
    label: text('Beschreibung des neuen Betriebszweigs', 'Description of the new specialisation'),
    mandatory: true,
    visibleWhen: { field: 'purpose', oneOf: ['newBranch'] },
  },
  {
    name: 'catastropheCause',
    inputType: 'select',
    label: text('Ursache', 'Cause'),
    mandatory: true,
    options: [
      ['disease', text('Seuche oder Krankheit', 'Disease')],
      ['mortality', text('Hohe Sterblichkeit', 'High mortality')],
      ['fire', text('Brand', 'Fire')],
      ['other', text('Anderes', 'Other')],
    ],
    visibleWhen: { field: 'purpose', oneOf: ['catastrophe'] },
  },
  {
    name: 'numberWanted',
    inputType: 'numberfield',
    label: text('Gewünschte Anzahl Tiere', 'Number of animals wanted'),
    mandatory: true,
  },
  {
    name: 'wantedFrom',
    inputType: 'datefield',
    label: text('Gewünscht ab', 'Wanted from'),
    mandatory: true,
  },
  { name: 'wantedTo', inputType: 'datefield', label: text('Gewünscht bis', 'Wanted until') },
  {
    name: 'adultStock',
    inputType: 'numberfield',
    label: text('Ausgewachsene Tiere', 'Adult animals'),
    description: text(
      'Dieser Tierart, so gezählt, wie das Recht Ihres Landes es verlangt: in Österreich im letzten Kalenderjahr, sonst beim Antrag.',
      'Of this species, counted as the law of your country asks for: in Austria in the last calendar year, elsewhere at the application.',
    ),
    mandatory: true,
  },
  {
    name: 'femaleStock',
    inputType: 'numberfield',
    label: text('davon weiblich', 'of these female'),
  },
  {
    name: 'boughtThisYear',
    inputType: 'numberfield',
    label: text(
      'In diesem Jahr bereits nichtökologisch zugekauft',
      'Non-organic animals already bought this year',
    ),
    mandatory: true,
  },
  {
    name: 'qualityNeeds',
    inputType: 'multiselect',
    label: text('Notwendige Eigenschaften', 'Qualities needed'),
    options: [
      ['hornStatus', text('Hornstatus', 'Horn status')],
      ['looseHousing', text('An Laufstall gewöhnt', 'Used to loose housing')],
      ['milkPerformance', text('Milchleistung', 'Milk yield')],
      ['healthStatus', text('Gesundheitsstatus', 'Health status')],
      ['pedigree', text('Abstammung', 'Pedigree')],
      ['alpine', text('Alptauglich', 'Fit for alpine grazing')],
    ],
  },
  {
    name: 'proofOfSearch',
    inputType: 'hidden',
    label: text(
      'Das Ergebnis Ihrer Suche wird als Nachweis der Nichtverfügbarkeit mit dem Antrag gespeichert.',
      'The result of your search is kept with the request as proof of non-availability.',
    ),
  },
  {
    name: 'originHolding',
    inputType: 'singleline-textfield',
    label: text('Herkunftsbetrieb, falls bekannt', 'Holding of origin, if known'),
  },
  {
    name: 'declaration',
    inputType: 'checkbox',
    label: text(
      'Meine Angaben sind vollständig und richtig.',
      'What I have stated is complete and correct.',
    ),
    mandatory: true,
  },
] as const satisfies readonly FieldRow[];
