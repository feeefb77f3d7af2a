export const messages = {
  'activity.intro':
    'Käufer verlassen sich darauf, dass es die Tiere noch gibt. Bestätigen Sie Ihre Angebote von Zeit zu Zeit; was nicht bestätigt ist, wird ausgeblendet, nie gelöscht.',
  'activity.nowhere': 'Sie verkaufen noch in keinem Land',
  'activity.nothing': 'Hier gibt es nichts zu bestätigen.',
  'activity.question':
    '{count, plural, one {Stimmt Ihr # Angebot noch?} other {Stimmen alle # Angebote noch?}}',
  'activity.yes': 'Ja, alles stimmt',
  'activity.yesSome':
    '{count, plural, =0 {Kein Angebot bestätigen} one {Ja, dieses # Angebot stimmt} other {Ja, diese # Angebote stimmen}}',
  'activity.hidden':
    '{count, plural, one {# Angebot ist ausgeblendet} other {# Angebote sind ausgeblendet}}',
  'activity.hiddenText':
    'Die Bestätigung ist abgelaufen. Sobald Sie bestätigen, sind sie sofort wieder zu finden.',
  'activity.next': 'Nächste Frist',
  'activity.warnings': 'Erinnerungen seitdem',
  'activity.waiting':
    '{count, plural, one {# Angebot wird bestätigt, das dauert einige Minuten} other {# Angebote werden bestätigt, das dauert einige Minuten}}',
  'activity.until': 'Die Bestätigung gilt bis zum {day}. Vorher erinnern wir Sie per E-Mail.',
  'activity.ends': 'Bestätigt bis {day}',
} as const;
