export const messages = {
  'offerform.weeksHint': 'Für Wochen ohne Angabe sehen Käufer nichts.',
  'offerform.week.past': 'vergangen, nicht mehr zu ändern',
  'offerform.week.noNumber':
    'Geben Sie eine ganze Zahl ein, zum Beispiel 500, oder + ({full}), – ({none}) oder ? ({later}).',
  'offerform.week.tooMany': 'Das sind zu viele Tiere.',
  'offerform.week.behindLast': 'Nach der letzten Woche',
  'offerform.week.refused': '{week}, „{text}“: {reason}',
  'offerform.week.refusedTitle': 'Nicht eingetragen',
  'offerform.week.changed':
    '{count, plural, one {# Woche geändert} other {# Wochen geändert}}{refused, plural, =0 {} one {, # nicht eingetragen} other {, # nicht eingetragen}}',
  'offerform.week.undone': 'Letzte Änderung zurückgenommen',
  'offerform.week.clear': 'Leeren',
  'offerform.week.copyTitle': 'Woche kopieren',
  'offerform.week.copyNone': 'Tragen Sie zuerst eine Woche ein, die Sie kopieren möchten.',
  'offerform.week.copyFrom': 'Angabe von',
  'offerform.week.copyFirst': 'in die Wochen von',
  'offerform.week.copyLast': 'bis',
  'offerform.week.copyNow':
    '{count, plural, one {In # Woche kopieren} other {In # Wochen kopieren}}',
  'offerform.week.more': 'Weitere Wochen anzeigen',
  'offerform.week.less': '{step, number} weniger in {week}',
  'offerform.week.moreAnimals': '{step, number} mehr in {week}',
  'offerform.week.instead': 'Statt einer Zahl für {week}',
  'offerform.keys':
    'Tasten wie in einer Tabelle: Pfeile, mit Umschalt für mehrere Wochen; Eingabe oder F2 ändert, Strg + D füllt nach rechts. Kopieren und Einfügen geht auch aus einer Tabelle.',
  'offerform.keys.open': 'Angabe ändern; Esc bricht ab',
  'offerform.keys.fill': 'Nach rechts füllen',
  'offerform.progress': '{filled} von {all} ausgefüllt',
  'offerform.sectionPlace': 'Wo und von wem?',
  'offerform.reset.animalkind': 'Die Tierart wurde geändert',
  'offerform.reset.country': 'Das Land wurde geändert',
  'offerform.resetFields': 'Neu zu wählen: {fields}.',
  'offerform.associationsHint': 'Die Verbände aus Ihrem Profil. Käufer können danach suchen.',
  'offerform.attachments': 'Dateien zum Angebot',
  'offerform.attachmentsHint': 'Höchstens {most, number}. Käufer können sie herunterladen.',
  'offerform.attachmentGone': 'Datei nicht mehr verfügbar',
  'offerform.attachmentsNone': 'Sie haben noch keine Dateien für Angebote hochgeladen.',
  'offerform.photosHint':
    'Höchstens {most, number}. Das erste steht in der Suche. Angaben zu Ort und Kamera werden entfernt. Eine Beschreibung hilft Menschen, die das Foto nicht sehen.',
  'offerform.photosAdd': 'Fotos aufnehmen oder wählen',
  'offerform.photosAwaited': 'Gespeichert wird, sobald die Fotos da sind.',
  'offerform.photoFirst': 'steht in der Suche',
  'offerform.photoNumber': 'Foto {number, number}',
  'offerform.photoText': 'Was ist zu sehen? (freiwillig)',
  'offerform.photoEarlier': 'Nach vorn',
  'offerform.photoLater': 'Nach hinten',
  'offerform.photoPreparing': 'wird vorbereitet …',
  'offerform.photo.heic':
    'Dieses Gerät kann HEIC-Bilder nicht lesen. Stellen Sie die Kamera auf JPEG („Maximale Kompatibilität“), oder wählen Sie ein Foto als JPEG.',
  'offerform.photo.noPhoto':
    'GIF-Bilder und Zeichnungen (SVG) werden nicht genommen. Wählen Sie ein Foto als JPEG, PNG oder WebP.',
  'offerform.photo.noPicture':
    'Diese Datei ist kein Bild. Wählen Sie ein Foto; andere Dateien gehören zu „Dateien zum Angebot“.',
  'offerform.photo.notSent':
    'Das Foto ist nicht angekommen. Senden Sie es noch einmal, oder lassen Sie es weg.',
  'offerform.photo.tooLarge':
    'Das Foto ist zu groß: höchstens 40 Megapixel und 40 MB. Stellen Sie die Kamera auf weniger Megapixel, zum Beispiel 12.',
  'offerform.photo.tooMany': 'Ein Angebot hat höchstens 8 Fotos. Entfernen Sie zuerst ein anderes.',
  'offerform.photo.tooSmall':
    'Das Foto ist zu klein: Jede Seite braucht mindestens 200 Pixel. Wählen Sie ein größeres.',
  'offerform.photo.unreadable':
    'Dieses Bild lässt sich nicht lesen. Nehmen Sie es neu auf, oder wählen Sie ein anderes.',
  'offerform.locationNoRegion': 'Region fehlt',
  'offerform.locationNoContact': 'E-Mail oder Telefon fehlt',
  'offerform.noLocationText':
    'Ein Angebot braucht einen Verkaufsort mit Adresse und Lage auf der Karte. Tragen Sie ihn hier ein, dann geht es gleich weiter.',
  'offerform.restoredText': 'Sie bleiben bis {until} auf diesem Gerät, wenn Sie nicht speichern.',
  'offerform.leaveText':
    'Ihre Eingaben sind noch nicht gespeichert. Als Entwurf bleiben sie {days, number} Tage auf diesem Gerät.',
  'offerform.leaveKeep': 'Entwurf behalten und gehen',
  'offerform.savedRejected':
    'Gespeichert. Das Angebot bleibt abgelehnt: An den Tieren, dem Ort und den Dateien hat sich nichts geändert.',
  'offerform.rejectedBecause': 'Von der Behörde abgelehnt',
  'offerform.outcome.online': 'Nach dem Speichern sofort online.',
  'offerform.outcome.inactive':
    'Das Angebot ist zu finden, sobald Ihr Konto als Anbieter freigeschaltet ist.',
  'offerform.outcome.rejected':
    'Abgelehnt. Sobald Sie Angaben zu Tieren, Ort oder Dateien ändern, geht das Angebot erneut zur Freigabe.',
  'offerform.outcome.staysRejected':
    'Abgelehnt. Das Land prüft keine Angebote mehr; dieses bleibt verborgen.',
  'offerform.outcome.pending':
    'Geht nach dem Speichern zur Freigabe an die Behörde. Sie bekommen eine E-Mail, sobald sie entschieden hat.',
  'offers.edit': 'Angebot bearbeiten',
  'offers.copyNotSaved': 'Kopie als Entwurf – noch nicht gespeichert',
  'offers.noLocation': 'Es fehlt ein Verkaufsort',
  'offers.sectionAvailability': 'Wann verfügbar?',
  'offers.increment': 'In Schritten von {increment, number}',
  'offers.restore': 'Vorherige Angaben wiederherstellen',
  'offers.spotMarketField': 'Auf dem Spotmarkt anbieten',
  'offers.preview': 'So sehen es Käufer',
  'offers.publish': 'Angebot veröffentlichen',
  'offers.savedOnline': 'Gespeichert. Das Angebot ist jetzt so zu finden.',
  'offers.savedPending': 'Gespeichert. Die Behörde prüft das Angebot, bevor es zu finden ist.',
  'offers.clashes':
    'Ihre Änderungen sind eingetragen. Auch anderswo geändert wurde: {fields}. Hier steht Ihre Angabe. Prüfen Sie sie und speichern Sie erneut.',
  'offers.error.amount': 'Geben Sie die Anzahl der Tiere als ganze Zahl ein, zum Beispiel 12.',
} as const;
