import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.more': 'Mere',
  'tables.columnsShown': 'Viste kolonner',
  'tables.columnsUsual': 'Sædvanlige kolonner',
  'tables.export': 'Eksportér',
  'tables.selection': 'Valgte rækker',
  'tables.selectAll': '{count, plural, one {Vælg # række} other {Vælg alle # rækker}}',
  'tables.select': 'Vælg {name}',
  'tables.sort': 'Sorteret efter',
  'tables.ownOrder': 'Sædvanlig rækkefølge',
  'tables.ascending': '{column}, stigende',
  'tables.descending': '{column}, faldende',
  'tables.savedViews': 'Gemte visninger',
  'tables.savedNone': 'Ingen endnu. Gem de filtre, du tit bruger.',
  'tables.savedName': 'Visningens navn',
  'tables.savedFull':
    '{count, plural, one {Der kan højst gemmes # visning.} other {Der kan højst gemmes # visninger.}} Fjern en anden.',
  'tables.savedKeep': 'Gem visning',
  'tables.savedNewName': 'Nyt navn til ”{name}”',
  'tables.done':
    '{count, plural, =0 {Ingen række er ændret} one {# række er ændret} other {# rækker er ændret}}{refused, plural, =0 {} one {, # ikke} other {, # ikke}}',
  'tables.progress': '{count} af {of} …',
} satisfies Partial<Messages<'tables'>>;
