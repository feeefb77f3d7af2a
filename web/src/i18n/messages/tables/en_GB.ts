import type { Messages } from '../../parts.ts';

export const en_GB: Messages<'tables'> = {
  'tables.columns': 'Columns',
  'tables.columnsShown': 'Columns shown',
  'tables.csv': '{count, plural, one {Save # row (CSV)} other {Save # rows (CSV)}}',
  'tables.csvSelected': '{count, plural, one {Save # row (CSV)} other {Save # rows (CSV)}}',
  'tables.selection': 'Selected rows',
  'tables.selected': '{count, plural, one {# row selected} other {# rows selected}}',
  'tables.selectNone': 'Select none',
  'tables.selectAll': '{count, plural, one {Select # row} other {Select all # rows}}',
  'tables.select': 'Select {name}',
  'tables.sort': 'Sorted by',
  'tables.ownOrder': 'Usual order',
  'tables.ascending': '{column}, ascending',
  'tables.descending': '{column}, descending',
  'tables.languages': 'Languages',
};
