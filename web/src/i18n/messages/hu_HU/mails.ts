import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Küldés a saját címemre',
  'mails.testSent': 'A tesztlevelet elküldtük: {to}.',
  'mails.plainText': 'Egyszerű szövegként',
  'mails.historyBuiltIn': 'Beépített szöveg visszaállítva',
} satisfies Partial<Messages<'mails'>>;
