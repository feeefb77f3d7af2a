export const messages = {
  'approval.views': 'Stand der Freigabe',
  'approval.view.pending': 'Wartet auf Sie',
  'approval.view.accepted': 'Freigegeben',
  'approval.view.rejected': 'Abgelehnt',
  'approval.none.pending': 'Kein Angebot wartet auf Ihre Freigabe',
  'approval.none.decided': 'Hier steht noch kein Angebot',
  'approval.offeredAgo': 'Neu angeboten {when}',
  'approval.changedAgo': 'Geändert {when}',
  'approval.keys':
    'Solange diese Liste den Fokus hat: A gibt frei, R lehnt ab, Pfeiltasten wechseln das Angebot.',
  'approval.notListed': 'Dieses Angebot steht nicht in der Liste',
  'approval.accept': 'Freigeben',
  'approval.acceptTogether':
    '{count, plural, one {# Angebot dieses Anbieters freigeben …} other {# Angebote dieses Anbieters freigeben …}}',
  'approval.acceptTogetherText':
    'Diese Angebote werden zusammen freigegeben: alle oder, wenn eines inzwischen geändert wurde, keines.',
  'approval.acceptThese': '{count, plural, one {# Angebot freigeben} other {# Angebote freigeben}}',
  'approval.heldMany.accept':
    '{count, plural, one {# Angebot freigegeben} other {# Angebote freigegeben}}',
  'approval.heldMany.reject':
    '{count, plural, one {# Angebot abgelehnt} other {# Angebote abgelehnt}}',
  'approval.heldText':
    'Der Anbieter erfährt es in {seconds} Sekunden. Bis dahin können Sie es zurücknehmen.',
  'approval.sendNow': 'Jetzt senden',
  'approval.newer': 'Das Angebot wurde geändert, während Sie es ansahen',
  'approval.newerText': 'Hier steht es, wie es jetzt ist. Sehen Sie es an, bevor Sie entscheiden.',
  'approval.newerSeen': 'Angesehen, weiter zur Entscheidung',
  'approval.notDecided': 'Die Entscheidung wurde nicht gespeichert',
  'approval.rejectTitle': 'Angebot ablehnen',
  'approval.template': 'Üblicher Grund',
  'approval.ownWords': 'Eigene Worte',
  'approval.template.certificate':
    'Für den Betrieb liegt kein gültiges Bio-Zertifikat vor. Bitte reichen Sie es bei Ihrer Kontrollstelle nach.',
  'approval.template.animalkind': 'Das Zertifikat des Betriebs nennt diese Tierart nicht.',
  'approval.template.category':
    'Die angegebene Kategorie passt nicht zu Alter und Nutzung der Tiere.',
  'approval.template.amount':
    'Die Anzahl der Tiere passt nicht zu den gemeldeten Beständen des Betriebs.',
  'approval.template.unclear':
    'Die Angaben reichen für eine Freigabe nicht aus. Bitte ergänzen Sie:',
  'approval.reasonHint': 'Der Anbieter liest ihn wörtlich, auch in der E-Mail.',
  'approval.whatOffered': 'Was angeboten wird',
  'approval.foreignBefore':
    'Zuletzt hat eine andere Behörde entschieden. Was damals angeboten wurde, ist hier nicht zu sehen.',
  'approval.unchanged': 'Alle übrigen Angaben',
  'approval.since.accepted': 'Seit der Freigabe am {day}:',
  'approval.since.rejected': 'Seit der Ablehnung am {day}:',
  'approval.noChanges': 'Es wurde nichts geändert.',
  'approval.field': 'Angabe',
  'approval.before': 'Vorher',
  'approval.now': 'Jetzt',
  'approval.notApproved': 'braucht keine Freigabe',
  'approval.supplier': 'Angebote dieses Anbieters in Ihren Regionen',
  'approval.event.offer': 'Angebot eingereicht',
  'approval.event.change': 'Vom Anbieter geändert',
} as const;
