import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Veckosiffror',
  'weeksheet.sum': 'Summa',
  'weeksheet.span': '{from} till {to}',
  'weeksheet.earlier': 'Tidigare veckor',
  'weeksheet.later': 'Senare veckor',
  'weeksheet.changes':
    '{changes, plural, one {# ändring} other {# ändringar}} i {offers, plural, one {# annons} other {# annonser}}',
  'weeksheet.unsaved': 'inte sparat än',
  'weeksheet.locked': 'för sent för förhandsbeställning',
  'weeksheet.discard': 'Släng',
  'weeksheet.none': 'Ingen av dina annonser säljs veckovis',
};
