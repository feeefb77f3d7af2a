import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Enviar a mi dirección',
  'mails.testSent': 'El correo de prueba se envía a {to}.',
  'mails.plainText': 'Como texto sin formato',
  'mails.historyBuiltIn': 'Texto incorporado recuperado',
} satisfies Partial<Messages<'mails'>>;
