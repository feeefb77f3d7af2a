import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Pošalji na moju adresu',
  'mails.testSent': 'Probna poruka šalje se na {to}.',
  'mails.plainText': 'Kao običan tekst',
  'mails.historyBuiltIn': 'Vraćen ugrađeni tekst',
} satisfies Partial<Messages<'mails'>>;
