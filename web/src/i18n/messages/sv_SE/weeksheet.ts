import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Veckosiffror',
  'weeksheet.sum': 'Summa',
  'weeksheet.changes':
    '{changes, plural, one {# ändring} other {# ändringar}} i {offers, plural, one {# annons} other {# annonser}}',
  'weeksheet.locked': 'för sent för förhandsbeställning',
  'weeksheet.none': 'Ingen av dina annonser säljs veckovis',
  'weeksheet.paste':
    'Klistra in: {lines, plural, one {# rad} other {# rader}} × {weeks, plural, one {# vecka} other {# veckor}}.',
  'weeksheet.pasteNew': '{count, plural, one {# ny siffra} other {# nya siffror}}',
  'weeksheet.pasteSame': '{count, plural, one {# lika} other {# lika}}',
  'weeksheet.pasteOutside': '{count, number} utanför tabellen',
  'weeksheet.pasteUnread': '{count, plural, one {# oläslig} other {# oläsliga}}: {texts}',
};
