import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.test': 'Envoyer à mon adresse',
  'mails.testSent': 'L’e-mail d’essai est envoyé à {to}.',
  'mails.plainText': 'En texte brut',
  'mails.historyBuiltIn': 'Texte d’origine rétabli',
} satisfies Partial<Messages<'mails'>>;
