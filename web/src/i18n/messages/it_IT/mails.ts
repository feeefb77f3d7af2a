import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Invia al mio indirizzo',
  'mails.testSent': 'L’e-mail di prova va a {to}.',
  'mails.plainText': 'Come testo semplice',
  'mails.historyBuiltIn': 'Ripreso il testo originale',
} satisfies Partial<Messages<'mails'>>;
