export const messages = {
  'packages.faults':
    '{count, plural, one {# Fehler lässt} other {# Fehler lassen}} Anträge stehen bleiben',
  'packages.missing':
    '{count, plural, one {# Text fehlt} other {# Texte fehlen}} in Sprachen der Länder',
  'packages.missingIn': 'fehlt auf {languages}',
  'packages.step': 'Schritt {number}',
  'packages.newer':
    '{count, plural, one {# Feld hat} other {# Felder haben}} inzwischen einen neueren Stand',
  'packages.newerText':
    'Das Paket fragt sie, wie sie festgehalten sind. Was begonnen ist, bleibt in jedem Fall, wie es war.',
  'packages.newerShow': 'Ansehen, was sich ändert',
  'packages.newerStates': 'Stand {before} → Stand {now}',
  'packages.newerTake':
    '{count, plural, one {Den neueren Stand übernehmen} other {Alle # neueren Stände übernehmen}}',
  'packages.noTerm': 'Ohne Frist: Der Schritt wartet, bis jemand antwortet.',
  'packages.term': 'Begänne der Schritt jetzt, liefe seine Frist bis {until}.',
  'packages.workingDays': 'Gezählt nach dem Kalender: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Gezählt ohne Feiertage: Für kein Land des Pakets ist ein Kalender angelegt.',
  'packages.reminders': 'Erinnert würde am {days}.',
  'packages.after.close': 'Danach würde der Antrag geschlossen.',
} as const;
