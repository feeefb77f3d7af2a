import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Skicka till min adress',
  'mails.testSent': 'Testmejlet skickas till {to}.',
  'mails.plainText': 'Som ren text',
  'mails.historyBody': 'Tidigare texter',
  'mails.historyBuiltIn': 'Inbyggd text återställd',
  'mails.historyWritten': 'Skriven',
  'mails.historyTake': 'Hämta till fältet',
} satisfies Partial<Messages<'mails'>>;
