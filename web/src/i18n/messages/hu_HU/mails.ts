import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Küldés a saját címemre',
  'mails.testSent': 'A tesztlevelet elküldtük: {to}.',
  'mails.plainText': 'Egyszerű szövegként',
  'mails.historyBody': 'Korábbi szövegek',
  'mails.historyBuiltIn': 'Beépített szöveg visszaállítva',
  'mails.historyWritten': 'Megírva',
  'mails.historyTake': 'Átvétel a mezőbe',
} satisfies Partial<Messages<'mails'>>;
