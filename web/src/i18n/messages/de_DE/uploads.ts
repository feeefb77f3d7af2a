export const messages = {
  'uploads.lead':
    'Bilder, Zeugnisse und Preislisten, die Sie bei Ihren Angeboten zeigen, und Ihr Logo.',
  'uploads.none': 'Sie haben noch keine Datei hochgeladen',
  'uploads.noneText':
    'Laden Sie zum Beispiel ein Foto oder Ihr Bio-Zertifikat hoch. Danach können Sie es bei Angeboten zeigen.',
  'uploads.addTitle': 'Dateien hochladen',
  'uploads.upload': 'Hochladen',
  'uploads.done': 'Fertig',
  'uploads.choose': 'Dateien wählen',
  'uploads.fileHint': 'Je Datei höchstens {limit}. Möglich sind {endings}.',
  'uploads.nameHint':
    'Höchstens {most, number} Zeichen: Buchstaben, Ziffern, ( ) _ - und Leerzeichen',
  'uploads.nameError':
    'Geben Sie einen Namen ein: höchstens {most, number} Zeichen, nur Buchstaben, Ziffern, ( ) _ - und Leerzeichen.',
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
  'uploads.editTitle': 'Name und Notiz ändern',
  'uploads.replace': 'Ersetzen',
  'uploads.replaced': 'Ersetzt',
  'uploads.deleted': '„{name}“ wird gelöscht',
  'uploads.replaceTitle': '„{name}“ ersetzen?',
  'uploads.replaceText': 'An die Stelle von {former} kommt {file}.',
  'uploads.replaceUndone': 'Die frühere Datei ist wieder da',
  'uploads.deleteTitle': '„{name}“ löschen?',
  'uploads.deleteText': 'Die Datei wird nirgends gezeigt. Sie ist danach nicht mehr da.',
  'uploads.shownBy':
    '{count, plural, one {# Angebot zeigt diese Datei.} other {# Angebote zeigen diese Datei.}}',
  'uploads.showOffers': '{count, plural, one {Angebot ansehen} other {Angebote ansehen}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Aus # Angebot nehmen und löschen} other {Aus # Angeboten nehmen und löschen}}',
  'uploads.missing': 'Wählen Sie eine Datei.',
  'uploads.wrongType': 'Dateien dieser Art sind nicht möglich. Möglich sind {endings}.',
  'uploads.tooLarge': 'Zu groß: {size}, erlaubt sind {limit}.',
  'uploads.notArrived': 'Die Datei ist nicht angekommen. Prüfen Sie Ihre Internetverbindung.',

  'download.origin': 'Von',
  'download.size': 'Größe',
  'download.title': 'Diese Datei herunterladen?',
} as const;
