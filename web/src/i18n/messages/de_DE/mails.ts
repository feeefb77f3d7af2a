export const messages = {
  'mails.test': 'An meine Adresse schicken',
  'mails.testSent': 'Die Testmail geht an {to}.',
  'mails.plainText': 'Als reiner Text',
  'mails.historyBody': 'Frühere Texte',
  'mails.historyBuiltIn': 'Mitgelieferter Text zurückgeholt',
  'mails.historyWritten': 'Geschrieben',
  'mails.historyTake': 'In das Feld holen',
} as const;
