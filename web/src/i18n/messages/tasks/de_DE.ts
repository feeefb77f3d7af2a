export const de_DE = {
  'tasks.approvals':
    '{count, plural, =0 {Kein Angebot wartet auf Ihre Freigabe} one {# Angebot wartet auf Ihre Freigabe} other {# Angebote warten auf Ihre Freigabe}}',
} as const;
