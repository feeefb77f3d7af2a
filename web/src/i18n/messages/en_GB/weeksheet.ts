import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Weekly numbers',
  'weeksheet.sum': 'Total',
  'weeksheet.span': '{from} to {to}',
  'weeksheet.earlier': 'Earlier weeks',
  'weeksheet.later': 'Later weeks',
  'weeksheet.changes':
    '{changes, plural, one {# change} other {# changes}} in {offers, plural, one {# offer} other {# offers}}',
  'weeksheet.unsaved': 'not saved yet',
  'weeksheet.locked': 'too late to order ahead',
  'weeksheet.discard': 'Discard',
  'weeksheet.none': 'None of your offers is sold by the week',
};
