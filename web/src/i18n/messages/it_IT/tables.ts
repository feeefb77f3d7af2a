import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.more': 'Altro',
  'tables.columnsShown': 'Colonne visibili',
  'tables.columnsUsual': 'Colonne abituali',
  'tables.export': 'Esporta',
  'tables.selection': 'Righe selezionate',
  'tables.selectAll':
    '{count, plural, one {Seleziona # riga} other {Seleziona tutte e # le righe}}',
  'tables.select': 'Seleziona {name}',
  'tables.sort': 'Ordinato per',
  'tables.ownOrder': 'Ordine abituale',
  'tables.ascending': '{column}, crescente',
  'tables.descending': '{column}, decrescente',
  'tables.savedViews': 'Viste salvate',
  'tables.savedNone': 'Ancora nessuna. Si possono salvare i filtri usati spesso.',
  'tables.savedName': 'Nome della vista',
  'tables.savedFull':
    '{count, plural, one {Si può salvare al massimo # vista.} other {Si possono salvare al massimo # viste.}} Prima toglierne un’altra.',
  'tables.savedKeep': 'Salva vista',
  'tables.savedNewName': 'Nuovo nome di «{name}»',
  'tables.done':
    '{count, plural, =0 {Nessuna riga modificata} one {# riga modificata} other {# righe modificate}}{refused, plural, =0 {} one {, # non modificata} other {, # non modificate}}',
  'tables.progress': '{count} di {of}…',
} satisfies Partial<Messages<'tables'>>;
