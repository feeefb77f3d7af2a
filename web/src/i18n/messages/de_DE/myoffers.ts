export const messages = {
  'offers.mineNone': 'Sie haben noch kein Angebot',
  'offers.archive': 'Archivieren',
  'offers.unarchive': 'Aus dem Archiv holen',
  'offers.activeUntil': 'Bestätigt bis',
  'offers.noneSo': 'So haben Sie kein Angebot',
  'offers.withFile': 'Angebote, die „{name}“ zeigen',
  'offers.editAndResubmit': 'Bearbeiten und neu einreichen',
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
  'offers.action.inactive': 'Konto darf noch nicht veröffentlichen',
  'offers.bulkConfirm': 'Stimmt noch',
  'offers.notConfirmable':
    '{count, plural, one {# Angebot ist archiviert oder abgelehnt und lässt sich nicht bestätigen} other {# Angebote sind archiviert oder abgelehnt und lassen sich nicht bestätigen}}',
  'offers.changeDay': 'Tag ändern',
  'offers.rejectedBecause': 'Begründung der Behörde',
  'offers.withoutPhoto': 'Angebote ohne Foto',
} as const;
