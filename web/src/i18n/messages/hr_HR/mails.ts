import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.trialText': 'S onim što piše gore, i ako nije spremljeno, te s izmišljenim vrijednostima.',
  'mails.test': 'Pošalji na moju adresu',
  'mails.testSent': 'Probna poruka šalje se na {to}.',
  'mails.plainText': 'Kao običan tekst',
  'mails.historySubject': 'Raniji predmeti',
  'mails.historyBody': 'Raniji tekstovi',
  'mails.historyNone': 'Ovdje još nitko ništa nije napisao.',
  'mails.historyBuiltIn': 'Vraćen ugrađeni tekst',
  'mails.historyWritten': 'Napisano',
  'mails.historyTake': 'Vrati u polje',
} satisfies Partial<Messages<'mails'>>;
