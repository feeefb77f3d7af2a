import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Brojevi po tjednima',
  'weeksheet.sum': 'Zbroj',
  'weeksheet.changes':
    '{changes, plural, one {# promjena} few {# promjene} other {# promjena}} u {offers, plural, one {# ponudi} few {# ponude} other {# ponuda}}',
  'weeksheet.locked': 'rok za prednarudžbu je prošao',
  'weeksheet.none': 'Nijedna se Vaša ponuda ne prodaje po tjednima',
  'weeksheet.paste':
    'Lijepljenje: {lines, plural, one {# redak} few {# retka} other {# redaka}} × {weeks, plural, one {# tjedan} few {# tjedna} other {# tjedana}}.',
  'weeksheet.pasteNew':
    '{count, plural, one {# novi broj} few {# nova broja} other {# novih brojeva}}',
  'weeksheet.pasteSame': '{count, plural, one {# jednak} few {# jednaka} other {# jednakih}}',
  'weeksheet.pasteOutside': '{count, number} izvan tablice',
  'weeksheet.pasteUnread':
    '{count, plural, one {# nečitljiv} few {# nečitljiva} other {# nečitljivih}}: {texts}',
};
