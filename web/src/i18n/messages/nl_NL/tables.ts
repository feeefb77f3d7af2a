import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.more': 'Meer',
  'tables.columnsShown': 'Getoonde kolommen',
  'tables.columnsUsual': 'Gewone kolommen',
  'tables.export': 'Exporteren',
  'tables.selection': 'Geselecteerde regels',
  'tables.selectAll': '{count, plural, one {# regel selecteren} other {Alle # regels selecteren}}',
  'tables.select': '{name} selecteren',
  'tables.sort': 'Gesorteerd op',
  'tables.ownOrder': 'Gewone volgorde',
  'tables.ascending': '{column}, oplopend',
  'tables.descending': '{column}, aflopend',
  'tables.savedViews': 'Bewaarde weergaven',
  'tables.savedNone': 'Nog geen. Bewaar de filters die u vaak nodig hebt.',
  'tables.savedName': 'Naam van de weergave',
  'tables.savedFull':
    '{count, plural, one {Er kan hoogstens # weergave worden bewaard.} other {Er kunnen hoogstens # weergaven worden bewaard.}} Verwijder een andere.',
  'tables.savedKeep': 'Weergave bewaren',
  'tables.savedNewName': 'Nieuwe naam van ‘{name}’',
  'tables.done':
    '{count, plural, =0 {Geen regel gewijzigd} one {# regel is gewijzigd} other {# regels zijn gewijzigd}}{refused, plural, =0 {} one {, # niet} other {, # niet}}',
  'tables.progress': '{count} van {of} …',
} satisfies Partial<Messages<'tables'>>;
