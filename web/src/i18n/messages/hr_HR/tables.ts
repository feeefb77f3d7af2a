import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.more': 'Više',
  'tables.columnsShown': 'Prikazani stupci',
  'tables.columnsUsual': 'Uobičajeni stupci',
  'tables.export': 'Izvezi',
  'tables.selection': 'Odabrani reci',
  'tables.selectAll':
    '{count, plural, one {Odaberi # redak} few {Odaberi sva # retka} other {Odaberi svih # redaka}}',
  'tables.select': 'Odaberi: {name}',
  'tables.sort': 'Poredano prema',
  'tables.ownOrder': 'Uobičajeni redoslijed',
  'tables.ascending': '{column}, uzlazno',
  'tables.descending': '{column}, silazno',
  'tables.savedViews': 'Spremljeni prikazi',
  'tables.savedNone': 'Još nijedan. Spremite filtre koje često trebate.',
  'tables.savedName': 'Naziv prikaza',
  'tables.savedFull':
    '{count, plural, one {Može se spremiti najviše # prikaz.} few {Mogu se spremiti najviše # prikaza.} other {Može se spremiti najviše # prikaza.}} Uklonite neki drugi.',
  'tables.savedKeep': 'Spremi prikaz',
  'tables.savedNewName': 'Novi naziv za „{name}”',
  'tables.done':
    '{count, plural, =0 {Nijedan redak nije promijenjen} one {Promijenjen je # redak} few {Promijenjena su # retka} other {Promijenjeno je # redaka}}{refused, plural, =0 {} one {, # nije} few {, # nisu} other {, # nije}}',
  'tables.progress': '{count} od {of} …',
} satisfies Partial<Messages<'tables'>>;
