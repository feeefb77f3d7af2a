import { expect, test } from 'vitest';
import { swissGerman } from '#shared/kernel/swiss-german.ts';

test.each([
  ['Der Antrag ist genehmigt.', 'Das Gesuch ist bewilligt.'],
  [
    'Sie können den Antrag senden\nder Antrag wartet',
    'Sie können das Gesuch senden\ndas Gesuch wartet',
  ],
  ['einen neuen Antrag, Ihren Antrag, keinen Antrag', 'ein neues Gesuch, Ihr Gesuch, kein Gesuch'],
  ['diesen Antrag, jeder Antrag, ein Antrag', 'dieses Gesuch, jedes Gesuch, ein Gesuch'],
  ['dem Antrag, eines Antrags, der Anträge', 'dem Gesuch, eines Gesuchs, der Gesuche'],
  ['Antragsteller, Folgeantrag', 'Gesuchsteller, Folgegesuch'],
  ['eine Ausnahmegenehmigung beantragen', 'eine Ausnahmebewilligung beantragen'],
  ['Beantragt am „großen Tag“', 'Beantragt am «grossen Tag»'],
])('%s', (german, swiss) => {
  expect(swissGerman({ text: [german] })).toEqual({ text: [swiss] });
});
