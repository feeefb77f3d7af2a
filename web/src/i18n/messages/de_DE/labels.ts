export const messages = {
  'labels.search': 'Schlüssel oder Text',
  'labels.show.missing': 'Fehlt',
  'labels.show.outdated': 'Vorlage geändert',
  'labels.show.own': 'Von uns geändert',
  'labels.show.unreviewed': 'Nicht geprüft',
  'labels.longer':
    '{length} Zeichen: mehr als der längste Text an dieser Stelle ({longest}). Sehen Sie nach, ob er passt.',
  'labels.reviewed': 'Geprüft',
  'labels.problem.brokenAt':
    'Das ist keine Nachricht im ICU-Format: Sehen Sie bei Zeichen {position} nach.',
  'labels.problem.missing': 'Hier fehlt {value}: Die Seite setzt dort etwas ein.',
  'labels.problem.unknown': '{value} gibt es an dieser Stelle nicht.',
  'labels.problem.form': 'Die Sprache braucht im Plural auch die Form {value}.',
  'labels.download': '{count, plural, one {# Text} other {# Texte}} als XLIFF-Datei',
  'labels.upload': 'XLIFF-Datei einlesen',
  'labels.taken':
    '{count, plural, =0 {Die Datei ändert nichts} one {# Text aus der Datei steht in seinem Feld und ist noch nicht gespeichert} other {# Texte aus der Datei stehen in ihren Feldern und sind noch nicht gespeichert}}',
  'labels.unknownKeys':
    '{count, plural, one {# Schlüssel der Datei gibt es nicht} other {# Schlüssel der Datei gibt es nicht}}; sie bleiben weg.',
  'labels.file.format': 'Das ist keine Datei im Format XLIFF 1.2.',
  'labels.file.language': 'Die Datei ist für eine andere Sprache.',
} as const;
