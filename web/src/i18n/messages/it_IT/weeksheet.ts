import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Numeri settimanali',
  'weeksheet.sum': 'Totale',
  'weeksheet.changes':
    '{changes, plural, one {# modifica} other {# modifiche}} in {offers, plural, one {# offerta} other {# offerte}}',
  'weeksheet.locked': 'termine di prenotazione scaduto',
  'weeksheet.none': 'Nessuna delle sue offerte è venduta a settimane',
  'weeksheet.paste':
    'Incolla: {lines, plural, one {# riga} other {# righe}} × {weeks, plural, one {# settimana} other {# settimane}}.',
  'weeksheet.pasteNew': '{count, plural, one {# numero nuovo} other {# numeri nuovi}}',
  'weeksheet.pasteSame': '{count, plural, one {# uguale} other {# uguali}}',
  'weeksheet.pasteOutside': '{count, number} fuori dalla tabella',
  'weeksheet.pasteUnread':
    '{count, plural, one {# non leggibile} other {# non leggibili}}: {texts}',
};
