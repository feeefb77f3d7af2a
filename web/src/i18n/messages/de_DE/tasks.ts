export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Kein Angebot wartet auf Ihre Freigabe} one {# Angebot wartet auf Ihre Freigabe} other {# Angebote warten auf Ihre Freigabe}}',
  'tasks.hidden':
    '{count, plural, one {# Angebot ist zu bestätigen, damit es wieder zu finden ist} other {# Angebote sind zu bestätigen, damit alle wieder zu finden sind}}',
  'tasks.ending':
    '{count, plural, one {# Angebot ist bis zum {day} zu bestätigen} other {# Angebote sind bis zum {day} zu bestätigen}}',
  'tasks.endingText': 'Was nicht bestätigt ist, finden Käufer danach nicht mehr.',
  'tasks.confirmAll':
    '{count, plural, one {Ja, # Angebot stimmt noch} other {Ja, alle # Angebote stimmen noch}}',
  'tasks.until': 'Die Bestätigung gilt bis zum {day}.',
  'tasks.untilAtLeast': 'Die Bestätigung gilt mindestens bis zum {day}, in manchen Ländern länger.',
  'tasks.wrong': 'Doch nicht alles noch da?',
  'tasks.takeOffline': 'Unter „Meine Angebote“ vom Markt nehmen',
  'tasks.offers': '{count, plural, one {# Angebot} other {# Angebote}}',
  'tasks.state.online': '{count, plural, one {# online} other {# online}}',
  'tasks.state.waiting': '{count, plural, one {# wartet} other {# warten}}',
  'tasks.state.rejected': '{count, plural, one {# abgelehnt} other {# abgelehnt}}',
  'tasks.state.action': '{count, plural, one {# zu bearbeiten} other {# zu bearbeiten}}',
  'tasks.state.paused': '{count, plural, one {# pausiert} other {# pausiert}}',
  'tasks.state.archived': '{count, plural, one {# im Archiv} other {# im Archiv}}',
  'tasks.weeks': 'Tiere in den nächsten Wochen',
  'tasks.weeksChange': 'Wochenzahlen ändern',
  'tasks.withoutPhoto': '{count, plural, one {# Angebot ohne Foto} other {# Angebote ohne Foto}}',
  'tasks.withoutPhotoText': 'Käufer sehen dort das Bild der Tierart.',
  'tasks.addPhotos': 'Fotos hinzufügen',
  'tasks.waiting':
    '{count, plural, one {# Angebot wartet auf Freigabe} other {# Angebote warten auf Freigabe}}',
} as const;
