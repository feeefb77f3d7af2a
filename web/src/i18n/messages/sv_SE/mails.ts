import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Skicka till min adress',
  'mails.testSent': 'Testmejlet skickas till {to}.',
  'mails.plainText': 'Som ren text',
  'mails.historyBuiltIn': 'Inbyggd text återställd',
} satisfies Partial<Messages<'mails'>>;
