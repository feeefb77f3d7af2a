import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'exports'> = {
  'exports.lead':
    '{count, plural, one {# row, as the list is filtered.} other {{shown} rows, as the list is filtered.}}',
  'exports.format': 'File format',
  'exports.columns.list':
    '{count, plural, one {As in the list (# column)} other {As in the list (# columns)}}',
  'exports.columns.all': '{count, plural, one {All (# column)} other {All (# columns)}}',
  'exports.columns.own':
    '{count, plural, =0 {Choose them myself} one {Choose them myself (# column)} other {Choose them myself (# columns)}}',
  'exports.columnsChosen': 'Columns of the file',
  'exports.noColumn': 'Choose at least one column.',
  'exports.headings': 'Own headings',
  'exports.proposed': 'Back to the proposed ones',
  'exports.proposedAgain': 'The proposed columns and headings were chosen again.',
  'exports.more': 'Language and ids',
  'exports.language': 'Language of the file',
  'exports.fallback': 'Fallback language',
  'exports.fallbackNone': 'As usual',
  'exports.ids': 'Ids instead of labels',
  'exports.begin': 'Start the export',
  'exports.beginOwn': 'Back to my own export',
  'exports.tooLong':
    'The export is not ready after {minutes, number} minutes. It goes on; you will get an e-mail.',
  'exports.waitOn': 'Go on waiting',
  'exports.all': 'Exports',
  'exports.noneText': 'You start an export in the list whose rows you need.',
  'exports.titleOf': 'Export: {title}',
  'exports.begun': 'Begun: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {without a filter} one {Filter: # condition} other {Filter: # conditions}}',
  'exports.list': 'List with these filters',
  'exports.rows': '{count, plural, one {# row} other {{shown} rows}}',
  'exports.keptUntil': 'kept until {day}',
};
