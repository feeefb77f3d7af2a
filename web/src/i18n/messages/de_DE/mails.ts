export const messages = {
  'mails.trialText':
    'Mit dem, was oben steht, auch wenn es nicht gespeichert ist, und mit erfundenen Werten.',
  'mails.test': 'An meine Adresse schicken',
  'mails.testSent': 'Die Testmail geht an {to}.',
  'mails.plainText': 'Als reiner Text',
  'mails.historySubject': 'Frühere Betreffzeilen',
  'mails.historyBody': 'Frühere Texte',
  'mails.historyNone': 'Hier hat noch niemand etwas geschrieben.',
  'mails.historyBuiltIn': 'Mitgelieferter Text zurückgeholt',
  'mails.historyWritten': 'Geschrieben',
  'mails.historyTake': 'In das Feld holen',
} as const;
