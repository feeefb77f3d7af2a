import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.more': 'Továbbiak',
  'tables.columnsShown': 'Látható oszlopok',
  'tables.columnsUsual': 'Szokásos oszlopok',
  'tables.export': 'Exportálás',
  'tables.selection': 'Kijelölt sorok',
  'tables.selectAll': '{count, plural, one {# sor kijelölése} other {Mind a # sor kijelölése}}',
  'tables.select': 'Kijelölés: {name}',
  'tables.sort': 'Rendezés',
  'tables.ownOrder': 'Szokásos sorrend',
  'tables.ascending': '{column}, növekvő',
  'tables.descending': '{column}, csökkenő',
  'tables.savedViews': 'Mentett nézetek',
  'tables.savedNone': 'Még nincs. Mentse el a gyakran használt szűrőket.',
  'tables.savedName': 'A nézet neve',
  'tables.savedFull':
    '{count, plural, one {Legfeljebb # nézet menthető.} other {Legfeljebb # nézet menthető.}} Töröljön egy másikat.',
  'tables.savedKeep': 'Nézet mentése',
  'tables.savedNewName': '„{name}” új neve',
  'tables.done':
    '{count, plural, =0 {Nincs módosított sor} one {# sor módosítva} other {# sor módosítva}}{refused, plural, =0 {} one {, # nem} other {, # nem}}',
  'tables.progress': '{count} / {of}…',
} satisfies Partial<Messages<'tables'>>;
