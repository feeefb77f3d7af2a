import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Tal for ugerne',
  'weeksheet.sum': 'I alt',
  'weeksheet.changes':
    '{changes, plural, one {# ændring} other {# ændringer}} i {offers, plural, one {# tilbud} other {# tilbud}}',
  'weeksheet.locked': 'fristen for forudbestilling er udløbet',
  'weeksheet.none': 'Ingen af dine tilbud sælges uge for uge',
  'weeksheet.paste':
    'Indsæt: {lines, plural, one {# række} other {# rækker}} × {weeks, plural, one {# uge} other {# uger}}.',
  'weeksheet.pasteNew': '{count, plural, one {# nyt tal} other {# nye tal}}',
  'weeksheet.pasteSame': '{count, plural, one {# uændret} other {# uændrede}}',
  'weeksheet.pasteOutside': '{count, number} uden for tabellen',
  'weeksheet.pasteUnread': '{count, plural, one {# ulæseligt} other {# ulæselige}}: {texts}',
};
