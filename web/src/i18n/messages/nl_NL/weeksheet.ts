import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Weekaantallen',
  'weeksheet.sum': 'Totaal',
  'weeksheet.changes':
    '{changes, plural, one {# wijziging} other {# wijzigingen}} in {offers, plural, one {# aanbieding} other {# aanbiedingen}}',
  'weeksheet.locked': 'besteltermijn voorbij',
  'weeksheet.none': 'Geen van uw aanbiedingen wordt per week verkocht',
  'weeksheet.paste':
    'Plakken: {lines, plural, one {# rij} other {# rijen}} × {weeks, plural, one {# week} other {# weken}}.',
  'weeksheet.pasteNew': '{count, plural, one {# nieuw aantal} other {# nieuwe aantallen}}',
  'weeksheet.pasteSame': '{count, number} gelijk',
  'weeksheet.pasteOutside': '{count, number} buiten de tabel',
  'weeksheet.pasteUnread': '{count, number} niet leesbaar: {texts}',
};
