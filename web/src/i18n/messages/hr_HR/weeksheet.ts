import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Brojevi po tjednima',
  'weeksheet.sum': 'Zbroj',
  'weeksheet.span': '{from} – {to}',
  'weeksheet.earlier': 'Raniji tjedni',
  'weeksheet.later': 'Kasniji tjedni',
  'weeksheet.changes':
    '{changes, plural, one {# promjena} few {# promjene} other {# promjena}} u {offers, plural, one {# ponudi} few {# ponude} other {# ponuda}}',
  'weeksheet.unsaved': 'još nije spremljeno',
  'weeksheet.locked': 'rok za prednarudžbu je prošao',
  'weeksheet.discard': 'Odbaci',
  'weeksheet.none': 'Nijedna se vaša ponuda ne prodaje po tjednima',
};
