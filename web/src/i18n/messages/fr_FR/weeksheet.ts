import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Chiffres par semaine',
  'weeksheet.sum': 'Total',
  'weeksheet.changes':
    '{changes, plural, one {# modification} other {# modifications}} dans {offers, plural, one {# offre} other {# offres}}',
  'weeksheet.locked': 'délai de précommande dépassé',
  'weeksheet.none': 'Aucune de vos offres ne se vend par semaine',
  'weeksheet.paste':
    'Coller : {lines, plural, one {# ligne} other {# lignes}} × {weeks, plural, one {# semaine} other {# semaines}}.',
  'weeksheet.pasteNew': '{count, plural, one {# nouveau chiffre} other {# nouveaux chiffres}}',
  'weeksheet.pasteSame': '{count, plural, one {# inchangé} other {# inchangés}}',
  'weeksheet.pasteOutside': '{count, number} hors du tableau',
  'weeksheet.pasteUnread': '{count, plural, one {# illisible} other {# illisibles}} : {texts}',
};
