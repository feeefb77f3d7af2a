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
  'tasks.takeOffline': 'Unter „Meine Angebote“ vom Markt nehmen',
  'tasks.offers': '{count, plural, one {# Angebot} other {# Angebote}}',
  'offers.standing.action': 'Zu tun',
  'offers.standing.rejected': 'Abgelehnt',
  'offers.standing.online': 'Online',
  'offers.standing.waiting': 'Wartet auf Freigabe',
  'offers.standing.paused': 'Pausiert',
  'offers.standing.archived': 'Archiv',
  'tasks.weeks': 'Tiere in den nächsten Wochen',
  'tasks.weeksChange': 'Wochenzahlen ändern',
  'tasks.withoutPhoto': '{count, plural, one {# Angebot ohne Foto} other {# Angebote ohne Foto}}',
  'tasks.addPhotos': 'Fotos hinzufügen',
  'tasks.waiting':
    '{count, plural, one {# Angebot wartet auf Freigabe} other {# Angebote warten auf Freigabe}}',
} as const;
