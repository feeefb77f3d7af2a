import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Trimiteți la adresa mea',
  'mails.testSent': 'E-mailul de probă merge la {to}.',
  'mails.plainText': 'Ca text simplu',
  'mails.historyBody': 'Texte anterioare',
  'mails.historyBuiltIn': 'Revenire la textul standard',
  'mails.historyWritten': 'Scris',
  'mails.historyTake': 'Aduceți în câmp',
} satisfies Partial<Messages<'mails'>>;
