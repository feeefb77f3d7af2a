import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Weekaantallen',
  'weeksheet.sum': 'Totaal',
  'weeksheet.span': '{from} tot en met {to}',
  'weeksheet.earlier': 'Eerdere weken',
  'weeksheet.later': 'Latere weken',
  'weeksheet.changes':
    '{changes, plural, one {# wijziging} other {# wijzigingen}} in {offers, plural, one {# aanbieding} other {# aanbiedingen}}',
  'weeksheet.unsaved': 'nog niet opgeslagen',
  'weeksheet.locked': 'besteltermijn voorbij',
  'weeksheet.discard': 'Weggooien',
  'weeksheet.none': 'Geen van uw aanbiedingen wordt per week verkocht',
};
