import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Trimiteți la adresa mea',
  'mails.testSent': 'E-mailul de probă merge la {to}.',
  'mails.plainText': 'Ca text simplu',
  'mails.historyBuiltIn': 'Revenire la textul standard',
} satisfies Partial<Messages<'mails'>>;
