export const messages = {
  'offers.mineNone': 'Sie haben noch kein Angebot',
  'offers.mineNoneText': 'Bieten Sie Ihre Bio-Tiere an: Käufer finden sie ohne Anmeldung.',
  'offers.archive': 'Archivieren',
  'offers.unarchive': 'Aus dem Archiv holen',
  'offers.place': 'Ort',
  'offers.activeUntil': 'Bestätigt bis',
  'offers.import': 'Aus Tabelle einbringen',
  'offers.printList': 'Liste drucken',
  'offers.allOffers': 'Alle Angebote zeigen',
  'offers.noneSo': 'So haben Sie kein Angebot',
  'offers.withFile': 'Angebote, die „{name}“ zeigen',
  'offers.editAndResubmit': 'Bearbeiten und neu einreichen',
  'offers.select': '{offer} auswählen',
  'offers.selectAll':
    '{count, plural, one {# gezeigtes Angebot auswählen} other {Alle # gezeigten auswählen}}',
  'offers.selectAllButArchived':
    '{count, plural, one {# gezeigtes Angebot auswählen, ohne archivierte} other {Alle # gezeigten auswählen, ohne archivierte}}',
  'offers.selected': '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
  'offers.clearSelection': 'Auswahl aufheben',
  'offers.bulk': 'Ausgewählte Angebote ändern',
  'offers.bulkLater': 'Später …',
  'offers.bulkRunning': '{done, number} von {total, number} gespeichert',
  'offers.bulkSaved':
    '{count, plural, =0 {Kein Angebot geändert} one {# Angebot geändert} other {# Angebote geändert}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Nichts zurückgenommen} one {# Änderung zurückgenommen} other {# Änderungen zurückgenommen}}',
  'offers.bulkSame':
    '{count, plural, one {# Angebot war schon so.} other {# Angebote waren schon so.}}',
  'offers.bulkRefused':
    '{count, plural, one {# Angebot wurde nicht geändert:} other {# Angebote wurden nicht geändert:}}',
  'offers.action.kind': 'Tierart wird dort nicht angeboten',
  'offers.action.location': 'Standort gibt es nicht mehr',
  'offers.action.country': 'Datenbank des Landes geschlossen',
  'offers.action.inactive': 'Konto darf noch nicht veröffentlichen',
  'offers.action.lapsed': 'Bestätigung abgelaufen',
  'offers.action.due': 'Der Tag ist gekommen',
  'offers.lapsedTitle': 'Käufer finden einige Ihrer Angebote nicht',
  'offers.lapsedText':
    'Sie haben lange nicht bestätigt, dass diese Angebote noch stimmen. Bestätigen Sie sie oder speichern Sie ein Angebot: dann ist es sofort wieder zu finden.',
  'offers.endingText': 'Was nicht bestätigt ist, finden Käufer danach nicht mehr.',
  'offers.confirmDue':
    '{count, plural, one {# Angebot stimmt noch} other {Alle # Angebote stimmen noch}}',
  'offers.bulkConfirm': 'Stimmt noch',
  'offers.notConfirmable':
    '{count, plural, one {# Angebot ist archiviert oder abgelehnt und lässt sich nicht bestätigen} other {# Angebote sind archiviert oder abgelehnt und lassen sich nicht bestätigen}}',
  'offers.standing.action': 'Zu tun',
  'offers.standing.rejected': 'Abgelehnt',
  'offers.standing.online': 'Online',
  'offers.standing.waiting': 'Wartet auf Freigabe',
  'offers.standing.paused': 'Pausiert',
  'offers.standing.archived': 'Archiv',
  'offers.changeDay': 'Tag ändern',
  'offers.rejectedBecause': 'Begründung der Behörde',
  'offers.availabilitySaved': 'Verfügbarkeit gespeichert',
  'offers.laterTitle': 'Ab wann verfügbar?',
} as const;
