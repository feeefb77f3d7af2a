import type { Messages } from '../../parts.ts';

export const messages: Messages<'tables'> = {
  'tables.more': 'More',
  'tables.columnsShown': 'Columns shown',
  'tables.columnsUsual': 'Usual columns',
  'tables.export': 'Export',
  'tables.selection': 'Selected rows',
  'tables.selectAll': '{count, plural, one {Select # row} other {Select all # rows}}',
  'tables.select': 'Select {name}',
  'tables.sort': 'Sorted by',
  'tables.ownOrder': 'Usual order',
  'tables.ascending': '{column}, ascending',
  'tables.descending': '{column}, descending',
  'tables.savedViews': 'Saved views',
  'tables.savedNone': 'None yet. Save the filters that you need often.',
  'tables.savedName': 'Name of the view',
  'tables.savedFull':
    '{count, plural, one {At most # view can be saved.} other {At most # views can be saved.}} Remove another one.',
  'tables.savedKeep': 'Save the view',
  'tables.savedNewName': 'New name of “{name}”',
  'tables.done':
    '{count, plural, =0 {No row is changed} one {# row is changed} other {# rows are changed}}{refused, plural, =0 {} one {, # is not} other {, # are not}}',
  'tables.progress': '{count} of {of} …',
};
