import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Siųsti mano adresu',
  'mails.testSent': 'Bandomasis laiškas siunčiamas adresu {to}.',
  'mails.plainText': 'Tik tekstas',
  'mails.historyBody': 'Ankstesni tekstai',
  'mails.historyBuiltIn': 'Grąžintas įtaisytasis tekstas',
  'mails.historyWritten': 'Parašyta',
  'mails.historyTake': 'Įkelti į lauką',
} satisfies Partial<Messages<'mails'>>;
