import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Send til min adresse',
  'mails.testSent': 'Testmailen sendes til {to}.',
  'mails.plainText': 'Som ren tekst',
  'mails.historyBody': 'Tidligere tekster',
  'mails.historyBuiltIn': 'Indbygget tekst hentet',
  'mails.historyWritten': 'Skrevet',
  'mails.historyTake': 'Hent ind i feltet',
} satisfies Partial<Messages<'mails'>>;
