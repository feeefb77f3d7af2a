export const messages = {
  'weeksheet.title': 'Wochenzahlen',
  'weeksheet.sum': 'Summe',
  'weeksheet.span': '{from} bis {to}',
  'weeksheet.earlier': 'Frühere Wochen',
  'weeksheet.later': 'Spätere Wochen',
  'weeksheet.changes':
    '{changes, plural, one {# Änderung} other {# Änderungen}} in {offers, plural, one {# Angebot} other {# Angeboten}}',
  'weeksheet.unsaved': 'noch nicht gespeichert',
  'weeksheet.locked': 'Vorbestellfrist vorbei',
  'weeksheet.discard': 'Verwerfen',
  'weeksheet.none': 'Keines Ihrer Angebote wird nach Wochen verkauft',
} as const;
