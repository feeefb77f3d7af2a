export const messages = {
  'uploads.none': 'Sie haben noch keine Datei hochgeladen',
  'uploads.noneText':
    'Laden Sie zum Beispiel ein Foto oder Ihr Bio-Zertifikat hoch. Danach können Sie es bei Angeboten zeigen.',
  'uploads.addTitle': 'Dateien hochladen',
  'uploads.fileHint': 'Je Datei höchstens {limit}. Möglich sind {endings}.',
  'uploads.nameHint':
    'Höchstens {most, number} Zeichen: Buchstaben, Ziffern, ( ) _ - und Leerzeichen',
  'uploads.noticeHint':
    'Steht bei der Datei. Alle, die sie sehen dürfen, können auch die Notiz lesen.',
  'uploads.category': 'Verwendung',
  'uploads.category.offer': 'Für Angebote',
  'uploads.changed': 'Geändert',
  'uploads.use': 'Gezeigt',
  'uploads.usedIn':
    '{count, plural, =0 {in keinem Angebot} one {in # Angebot} other {in # Angeboten}}',
  'uploads.fileMissing': 'Die Datei ist nicht angekommen',
  'uploads.logoShown': 'Steht bei Ihren Angeboten',
  'uploads.logoNotShown': 'Wird nicht gezeigt',
  'uploads.showLogo': 'Als Logo zeigen',
  'uploads.replace': 'Ersetzen',
  'uploads.replaceText': 'An die Stelle von {former} kommt {file}.',
  'uploads.shownBy':
    '{count, plural, one {# Angebot zeigt diese Datei.} other {# Angebote zeigen diese Datei.}}',
  'uploads.showOffers': '{count, plural, one {Angebot ansehen} other {Angebote ansehen}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Aus # Angebot nehmen und löschen} other {Aus # Angeboten nehmen und löschen}}',

  'download.origin': 'Von',
  'download.size': 'Größe',
} as const;
