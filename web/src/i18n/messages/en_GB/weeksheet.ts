import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Weekly numbers',
  'weeksheet.sum': 'Total',
  'weeksheet.changes':
    '{changes, plural, one {# change} other {# changes}} in {offers, plural, one {# offer} other {# offers}}',
  'weeksheet.locked': 'too late to order ahead',
  'weeksheet.none': 'None of your offers is sold by the week',
  'weeksheet.paste':
    'Paste: {lines, plural, one {# row} other {# rows}} × {weeks, plural, one {# week} other {# weeks}}.',
  'weeksheet.pasteNew': '{count, plural, one {# new number} other {# new numbers}}',
  'weeksheet.pasteSame': '{count, number} unchanged',
  'weeksheet.pasteOutside': '{count, number} outside the table',
  'weeksheet.pasteUnread': '{count, number} not readable: {texts}',
};
