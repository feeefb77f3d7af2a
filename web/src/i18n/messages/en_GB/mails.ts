import type { Messages } from '../../parts.ts';

export const messages: Messages<'mails'> = {
  'mails.test': 'Send to my address',
  'mails.testSent': 'The test mail goes to {to}.',
  'mails.plainText': 'As plain text',
  'mails.historyBuiltIn': 'Built-in text brought back',
};
