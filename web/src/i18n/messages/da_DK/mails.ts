import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Send til min adresse',
  'mails.testSent': 'Testmailen sendes til {to}.',
  'mails.plainText': 'Som ren tekst',
  'mails.historyBuiltIn': 'Indbygget tekst hentet',
} satisfies Partial<Messages<'mails'>>;
