import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.trialText': 'Cu ce este scris mai sus, chiar dacă nu este salvat, și cu valori inventate.',
  'mails.test': 'Trimiteți la adresa mea',
  'mails.testSent': 'E-mailul de probă merge la {to}.',
  'mails.plainText': 'Ca text simplu',
  'mails.historySubject': 'Subiecte anterioare',
  'mails.historyBody': 'Texte anterioare',
  'mails.historyNone': 'Aici nu a scris încă nimeni nimic.',
  'mails.historyBuiltIn': 'Revenire la textul standard',
  'mails.historyWritten': 'Scris',
  'mails.historyTake': 'Aduceți în câmp',
} satisfies Partial<Messages<'mails'>>;
