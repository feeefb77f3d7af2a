export const messages = {
  'exports.lead':
    '{count, plural, one {# Zeile, so wie die Liste gefiltert ist.} other {{shown} Zeilen, so wie die Liste gefiltert ist.}}',
  'exports.format': 'Dateiformat',
  'exports.columns.list':
    '{count, plural, one {Wie in der Liste (# Spalte)} other {Wie in der Liste (# Spalten)}}',
  'exports.columns.all': '{count, plural, one {Alle (# Spalte)} other {Alle (# Spalten)}}',
  'exports.columns.own':
    '{count, plural, =0 {Selbst auswählen} one {Selbst auswählen (# Spalte)} other {Selbst auswählen (# Spalten)}}',
  'exports.columnsChosen': 'Spalten der Datei',
  'exports.noColumn': 'Wählen Sie mindestens eine Spalte.',
  'exports.headings': 'Eigene Überschriften',
  'exports.proposed': 'Zurück zu den vorgeschlagenen',
  'exports.proposedAgain': 'Die vorgeschlagenen Spalten und Überschriften wurden wieder gewählt.',
  'exports.more': 'Sprache und Kennungen',
  'exports.language': 'Sprache der Datei',
  'exports.fallback': 'Ersatzsprache',
  'exports.fallbackNone': 'Wie üblich',
  'exports.ids': 'Kennungen statt Bezeichnungen',
  'exports.begin': 'Export starten',
  'exports.beginOwn': 'Zurück zum eigenen Export',
  'exports.tooLong':
    'Der Export ist nach {minutes, number} Minuten noch nicht fertig. Er läuft weiter; Sie bekommen eine E-Mail.',
  'exports.waitOn': 'Weiter warten',
  'exports.all': 'Exporte',
  'exports.noneText': 'Einen Export starten Sie in der Liste, deren Zeilen Sie brauchen.',
  'exports.titleOf': 'Export: {title}',
  'exports.begun': 'Begonnen: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {ohne Filter} one {Filter: # Bedingung} other {Filter: # Bedingungen}}',
  'exports.list': 'Liste mit diesen Filtern',
  'exports.rows': '{count, plural, one {# Zeile} other {{shown} Zeilen}}',
  'exports.keptUntil': 'aufbewahrt bis {day}',
} as const;
