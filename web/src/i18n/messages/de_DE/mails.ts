export const messages = {
  'mails.test': 'An meine Adresse schicken',
  'mails.testSent': 'Die Testmail geht an {to}.',
  'mails.plainText': 'Als reiner Text',
  'mails.historyBuiltIn': 'Mitgelieferter Text zurückgeholt',
} as const;
