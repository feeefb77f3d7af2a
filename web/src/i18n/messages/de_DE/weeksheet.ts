export const messages = {
  'weeksheet.title': 'Wochenzahlen',
  'weeksheet.sum': 'Summe',
  'weeksheet.changes':
    '{changes, plural, one {# Änderung} other {# Änderungen}} in {offers, plural, one {# Angebot} other {# Angeboten}}',
  'weeksheet.locked': 'Vorbestellfrist vorbei',
  'weeksheet.none': 'Keines Ihrer Angebote wird nach Wochen verkauft',
  'weeksheet.paste':
    'Einfügen: {lines, plural, one {# Zeile} other {# Zeilen}} × {weeks, plural, one {# Woche} other {# Wochen}}.',
  'weeksheet.pasteNew': '{count, plural, one {# Zahl neu} other {# Zahlen neu}}',
  'weeksheet.pasteSame': '{count, number} gleich',
  'weeksheet.pasteOutside': '{count, number} ohne Platz in der Tabelle',
  'weeksheet.pasteUnread': '{count, number} nicht lesbar: {texts}',
} as const;
