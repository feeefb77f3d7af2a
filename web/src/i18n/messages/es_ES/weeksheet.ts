import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Cifras semanales',
  'weeksheet.sum': 'Total',
  'weeksheet.changes':
    '{changes, plural, one {# cambio} other {# cambios}} en {offers, plural, one {# oferta} other {# ofertas}}',
  'weeksheet.locked': 'plazo de pedido anticipado vencido',
  'weeksheet.none': 'Ninguna de sus ofertas se vende por semanas',
  'weeksheet.paste':
    'Pegar: {lines, plural, one {# fila} other {# filas}} × {weeks, plural, one {# semana} other {# semanas}}.',
  'weeksheet.pasteNew': '{count, plural, one {# cifra nueva} other {# cifras nuevas}}',
  'weeksheet.pasteSame': '{count, plural, one {# igual} other {# iguales}}',
  'weeksheet.pasteOutside': '{count, number} fuera de la tabla',
  'weeksheet.pasteUnread': '{count, plural, one {# ilegible} other {# ilegibles}}: {texts}',
};
