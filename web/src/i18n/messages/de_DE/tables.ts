export const messages = {
  'tables.more': 'Mehr',
  'tables.columnsShown': 'Gezeigte Spalten',
  'tables.columnsUsual': 'Übliche Spalten',
  'tables.export': 'Exportieren',
  'tables.selection': 'Ausgewählte Zeilen',
  'tables.selectAll': '{count, plural, one {# Zeile auswählen} other {Alle # Zeilen auswählen}}',
  'tables.select': '{name} auswählen',
  'tables.sort': 'Sortiert nach',
  'tables.ownOrder': 'Übliche Reihenfolge',
  'tables.ascending': '{column}, aufsteigend',
  'tables.descending': '{column}, absteigend',
  'tables.savedViews': 'Gespeicherte Ansichten',
  'tables.savedNone': 'Noch keine. Speichern Sie die Filter, die Sie oft brauchen.',
  'tables.savedName': 'Name der Ansicht',
  'tables.savedFull':
    '{count, plural, one {Es lässt sich höchstens # Ansicht speichern.} other {Es lassen sich höchstens # Ansichten speichern.}} Entfernen Sie eine andere.',
  'tables.savedKeep': 'Ansicht speichern',
  'tables.savedNewName': 'Neuer Name von „{name}“',
  'tables.done':
    '{count, plural, =0 {Keine Zeile ist geändert} one {# Zeile ist geändert} other {# Zeilen sind geändert}}{refused, plural, =0 {} one {, # nicht} other {, # nicht}}',
  'tables.progress': '{count} von {of} …',
};
