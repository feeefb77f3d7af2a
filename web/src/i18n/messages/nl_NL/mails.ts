import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Naar mijn adres sturen',
  'mails.testSent': 'De testmail gaat naar {to}.',
  'mails.plainText': 'Als platte tekst',
  'mails.historyBuiltIn': 'Ingebouwde tekst teruggehaald',
} satisfies Partial<Messages<'mails'>>;
