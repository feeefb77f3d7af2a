import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.more': 'Mer',
  'tables.columnsShown': 'Kolumner som visas',
  'tables.columnsUsual': 'Vanliga kolumner',
  'tables.export': 'Exportera',
  'tables.selection': 'Valda rader',
  'tables.selectAll': '{count, plural, one {Välj # rad} other {Välj alla # rader}}',
  'tables.select': 'Välj {name}',
  'tables.sort': 'Sorterat efter',
  'tables.ownOrder': 'Vanlig ordning',
  'tables.ascending': '{column}, stigande',
  'tables.descending': '{column}, fallande',
  'tables.savedViews': 'Sparade vyer',
  'tables.savedNone': 'Inga än. Spara filter som du ofta behöver.',
  'tables.savedName': 'Vyns namn',
  'tables.savedFull':
    '{count, plural, one {Det går att spara högst # vy.} other {Det går att spara högst # vyer.}} Ta bort en annan.',
  'tables.savedKeep': 'Spara vyn',
  'tables.savedNewName': 'Nytt namn på ”{name}”',
  'tables.done':
    '{count, plural, =0 {Ingen rad är ändrad} one {# rad är ändrad} other {# rader är ändrade}}{refused, plural, =0 {} one {, # inte} other {, # inte}}',
  'tables.progress': '{count} av {of} …',
} satisfies Partial<Messages<'tables'>>;
