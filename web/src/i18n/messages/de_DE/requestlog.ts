export const messages = {
  'requestlog.lead': 'Alle gesendeten Anträge aller Länder. Entwürfe sieht nur, wer sie schreibt.',
  'requestlog.month': 'Gesendet im',
  'requestlog.delete': '{count, plural, one {# Antrag löschen} other {# Anträge löschen}}',
  'requestlog.deleteText':
    'Alle Beteiligten verlieren den Zugang, und angehängte Dateien sind nicht mehr geschützt. Die Statistik zählt {count, plural, one {den Antrag} other {die Anträge}} weiter. Verlauf und Grund bleiben erhalten.',
  'requestlog.deleteNow': 'Endgültig löschen',
  'requestlog.deleted':
    '{count, plural, one {# Antrag ist gelöscht} other {# Anträge sind gelöscht}}',
  'requestlog.failed':
    '{count, plural, one {# Antrag ist nicht gelöscht} other {# Anträge sind nicht gelöscht}}',
  'requestlog.protocol': 'Protokoll exportieren',
} as const;
