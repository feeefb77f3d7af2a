import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Naar mijn adres sturen',
  'mails.testSent': 'De testmail gaat naar {to}.',
  'mails.plainText': 'Als platte tekst',
  'mails.historyBody': 'Eerdere teksten',
  'mails.historyBuiltIn': 'Ingebouwde tekst teruggehaald',
  'mails.historyWritten': 'Geschreven',
  'mails.historyTake': 'In het veld zetten',
} satisfies Partial<Messages<'mails'>>;
