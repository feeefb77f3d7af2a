export const de_DE = {
  'tasks.approvals':
    '{count, plural, =0 {Kein Angebot wartet auf Ihre Freigabe} one {# Angebot wartet auf Ihre Freigabe} other {# Angebote warten auf Ihre Freigabe}}',
  'tasks.confirm':
    '{count, plural, one {# Angebot ist bis zum {day} zu bestätigen} other {# Angebote sind bis zum {day} zu bestätigen}}',
  'tasks.hidden':
    '{count, plural, one {# Angebot ist zu bestätigen, damit es wieder zu finden ist} other {# Angebote sind zu bestätigen, damit alle wieder zu finden sind}}',
} as const;
