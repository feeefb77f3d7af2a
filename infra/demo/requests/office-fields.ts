import { text } from '#infra/demo/texts.ts';
import type { FieldRow } from './field-row.ts';

/** The control body's advice (second step). */
export const ADVICE_FIELDS = [
  {
    name: 'certificateValid',
    inputType: 'checkbox',
    label: text('Das Zertifikat des Betriebs ist gültig.', 'The certificate of the farm is valid.'),
  },
  {
    name: 'stockChecked',
    inputType: 'select',
    label: text(
      'Stimmt der Bestand mit der letzten Kontrolle überein?',
      'Does the stock agree with the last inspection?',
    ),
    mandatory: true,
    options: [
      ['yes', text('ja', 'yes')],
      ['partly', text('teilweise', 'partly')],
      ['no', text('nein', 'no')],
    ],
  },
  {
    name: 'quotaCheck',
    inputType: 'hidden',
    label: text(
      'Beachten Sie die Höchstzahl des Jahres: der Antrag nennt Bestand und bisherige Zukäufe.',
      'Mind the highest number of the year: the application names the stock and what was bought before.',
    ),
  },
  {
    name: 'advice',
    inputType: 'select',
    label: text('Stellungnahme', 'Advice'),
    mandatory: true,
    options: [
      ['positive', text('befürwortet', 'positive')],
      ['positiveWithCondition', text('mit Auflage befürwortet', 'positive with a condition')],
      ['negative', text('nicht befürwortet', 'negative')],
    ],
  },
  {
    name: 'adviceCondition',
    inputType: 'textfield',
    label: text('Auflage', 'Condition'),
    mandatory: true,
    visibleWhen: { field: 'advice', oneOf: ['positiveWithCondition'] },
  },
  {
    name: 'adviceComment',
    inputType: 'textfield',
    label: text('Anmerkung für die Behörde', 'Comment for the authority'),
  },
] as const satisfies readonly FieldRow[];

/** The authority's decision (third step). */
export const DECISION_FIELDS = [
  {
    name: 'decision',
    inputType: 'select',
    label: text('Entscheidung', 'Decision'),
    mandatory: true,
    options: [
      ['accept', text('genehmigt', 'granted')],
      ['acceptFewer', text('für weniger Tiere genehmigt', 'granted for fewer animals')],
      ['reject', text('abgelehnt', 'refused')],
    ],
  },
  {
    name: 'animalsGranted',
    inputType: 'numberfield',
    label: text('Genehmigte Anzahl Tiere', 'Number of animals granted'),
    mandatory: true,
    visibleWhen: { field: 'decision', oneOf: ['acceptFewer'] },
  },
  {
    name: 'justificationCode',
    inputType: 'select',
    label: text('Begründung für den Jahresbericht', 'Justification for the yearly report'),
    mandatory: true,
    options: [
      ['lackOfSuitableAnimals', text('Mangel an geeigneten Tieren', 'Lack of suitable animals')],
      ['other', text('andere Gründe', 'Other reasons')],
    ],
    visibleWhen: { field: 'decision', oneOf: ['accept', 'acceptFewer'] },
  },
  {
    name: 'validUntil',
    inputType: 'datefield',
    label: text('Gültig bis', 'Valid until'),
    mandatory: true,
    visibleWhen: { field: 'decision', oneOf: ['accept', 'acceptFewer'] },
  },
  {
    name: 'conditions',
    inputType: 'multitext',
    label: text('Auflagen', 'Conditions'),
    visibleWhen: { field: 'decision', oneOf: ['accept', 'acceptFewer'] },
  },
  {
    name: 'reasons',
    inputType: 'textfield',
    label: text('Gründe', 'Reasons'),
    mandatory: true,
    visibleWhen: { field: 'decision', oneOf: ['acceptFewer', 'reject'] },
  },
] as const satisfies readonly FieldRow[];
