export const messages = {
  'requestlog.lead': 'Alle gesendeten Anträge aller Länder. Entwürfe sieht nur, wer sie schreibt.',
  'requestlog.anyCountry': 'Alle Länder',
  'requestlog.month': 'Gesendet im',
  'requestlog.anyMonth': 'Jeder Monat',
  'requestlog.none': 'Kein Antrag passt zu dieser Suche',
  'requestlog.tooMany': 'Auf einmal lassen sich höchstens {count} Anträge löschen.',
  'requestlog.delete': '{count, plural, one {# Antrag löschen} other {# Anträge löschen}}',
  'requestlog.deleteText':
    'Alle Beteiligten verlieren den Zugang, und angehängte Dateien sind nicht mehr geschützt. Die Statistik zählt {count, plural, one {ihn} other {sie}} weiter. Verlauf und Grund bleiben erhalten.',
  'requestlog.reasonHint': 'Er bleibt im Verlauf stehen.',
  'requestlog.reasonMissing': 'Schreiben Sie einen Grund mit mindestens {count} Zeichen.',
  'requestlog.typeNumber': 'Zur Bestätigung die Nummer eingeben: {wanted}',
  'requestlog.typeCount': 'Zur Bestätigung die Anzahl eingeben: {wanted}',
  'requestlog.notConfirmed': 'Das stimmt nicht überein.',
  'requestlog.deleteNow': 'Endgültig löschen',
  'requestlog.deleted':
    '{count, plural, one {# Antrag ist gelöscht} other {# Anträge sind gelöscht}}',
  'requestlog.failed':
    '{count, plural, one {# Antrag ist nicht gelöscht} other {# Anträge sind nicht gelöscht}}',
  'requestlog.failedLine': '{number}: {reason}',
  'requestlog.protocol': 'Protokoll exportieren',
} as const;
