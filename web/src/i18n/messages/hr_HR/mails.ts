import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Pošalji na moju adresu',
  'mails.testSent': 'Probna poruka šalje se na {to}.',
  'mails.plainText': 'Kao običan tekst',
  'mails.historyBody': 'Raniji tekstovi',
  'mails.historyBuiltIn': 'Vraćen ugrađeni tekst',
  'mails.historyWritten': 'Napisano',
  'mails.historyTake': 'Vrati u polje',
} satisfies Partial<Messages<'mails'>>;
