import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.more': 'Mai multe',
  'tables.columnsShown': 'Coloane afișate',
  'tables.columnsUsual': 'Coloane obișnuite',
  'tables.export': 'Exportați',
  'tables.selection': 'Rânduri selectate',
  'tables.selectAll':
    '{count, plural, one {Selectați # rând} few {Selectați toate cele # rânduri} other {Selectați toate cele # de rânduri}}',
  'tables.select': 'Selectați {name}',
  'tables.sort': 'Sortat după',
  'tables.ownOrder': 'Ordinea obișnuită',
  'tables.ascending': '{column}, crescător',
  'tables.descending': '{column}, descrescător',
  'tables.savedViews': 'Vizualizări salvate',
  'tables.savedNone': 'Încă niciuna. Salvați filtrele de care aveți des nevoie.',
  'tables.savedName': 'Numele vizualizării',
  'tables.savedFull':
    '{count, plural, one {Se poate salva cel mult # vizualizare.} few {Se pot salva cel mult # vizualizări.} other {Se pot salva cel mult # de vizualizări.}} Scoateți alta.',
  'tables.savedKeep': 'Salvați vizualizarea',
  'tables.savedNewName': 'Numele nou pentru „{name}”',
  'tables.done':
    '{count, plural, =0 {Niciun rând modificat} one {# rând modificat} few {# rânduri modificate} other {# de rânduri modificate}}{refused, plural, =0 {} one {, # nu} few {, # nu} other {, # nu}}',
  'tables.progress': '{count} din {of}…',
} satisfies Partial<Messages<'tables'>>;
