import type { Messages } from '../../parts.ts';

export const messages = {
  'mails.trialText':
    'Avec ce qui figure ci-dessus, même non enregistré, et avec des valeurs inventées.',
  'mails.test': 'Envoyer à mon adresse',
  'mails.testSent': 'L’e-mail d’essai est envoyé à {to}.',
  'mails.plainText': 'En texte brut',
  'mails.historySubject': 'Objets précédents',
  'mails.historyBody': 'Textes précédents',
  'mails.historyNone': 'Personne n’a encore rien écrit ici.',
  'mails.historyBuiltIn': 'Texte d’origine rétabli',
  'mails.historyWritten': 'Écrit',
  'mails.historyTake': 'Reprendre dans le champ',
} satisfies Partial<Messages<'mails'>>;
