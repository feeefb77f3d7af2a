import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Cifre săptămânale',
  'weeksheet.sum': 'Total',
  'weeksheet.changes':
    '{changes, plural, one {# modificare} few {# modificări} other {# de modificări}} în {offers, plural, one {# ofertă} few {# oferte} other {# de oferte}}',
  'weeksheet.locked': 'termenul de precomandă a trecut',
  'weeksheet.none': 'Niciuna dintre ofertele dumneavoastră nu se vinde pe săptămâni',
  'weeksheet.paste':
    'Lipire: {lines, plural, one {# rând} few {# rânduri} other {# de rânduri}} × {weeks, plural, one {# săptămână} few {# săptămâni} other {# de săptămâni}}.',
  'weeksheet.pasteNew':
    '{count, plural, one {# număr nou} few {# numere noi} other {# de numere noi}}',
  'weeksheet.pasteSame': '{count, plural, one {# la fel} few {# la fel} other {# la fel}}',
  'weeksheet.pasteOutside': '{count, number} în afara tabelului',
  'weeksheet.pasteUnread':
    '{count, plural, one {# ilizibil} few {# ilizibile} other {# ilizibile}}: {texts}',
};
