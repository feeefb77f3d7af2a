import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Siųsti mano adresu',
  'mails.testSent': 'Bandomasis laiškas siunčiamas adresu {to}.',
  'mails.plainText': 'Tik tekstas',
  'mails.historyBuiltIn': 'Grąžintas įtaisytasis tekstas',
} satisfies Partial<Messages<'mails'>>;
