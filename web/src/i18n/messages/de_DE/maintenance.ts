/**
 * Texts for the time while the service or the signal is away. They come right after the start: then nothing may come
 * any more.
 */
export const messages = {
  'maintenance.drafts': 'Ihre Eingaben sind auf diesem Gerät gespeichert.',
  'maintenance.next': 'Nächster Versuch in {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  'maintenance.text':
    'Zurzeit werden Wartungsarbeiten durchgeführt. Bitte versuchen Sie es später noch einmal.',
  'maintenance.title': 'Wartungsarbeiten',
  'noSignal.asOf': 'Stand {time} Uhr, ohne Verbindung',
  'noSignal.drafts': 'Ohne Verbindung weiter ausfüllen',
  'noSignal.text':
    'Ihr Gerät erreicht diese Seite gerade nicht. Angebote und Listen brauchen eine Verbindung.',
  'noSignal.title': 'Keine Verbindung',
} as const;
