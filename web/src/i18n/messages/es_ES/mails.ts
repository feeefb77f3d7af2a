import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Enviar a mi dirección',
  'mails.testSent': 'El correo de prueba se envía a {to}.',
  'mails.plainText': 'Como texto sin formato',
  'mails.historyBody': 'Textos anteriores',
  'mails.historyBuiltIn': 'Texto incorporado recuperado',
  'mails.historyWritten': 'Escrito',
  'mails.historyTake': 'Llevar al campo',
} satisfies Partial<Messages<'mails'>>;
