import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.more': 'Más',
  'tables.columnsShown': 'Columnas visibles',
  'tables.columnsUsual': 'Columnas habituales',
  'tables.export': 'Exportar',
  'tables.selection': 'Filas seleccionadas',
  'tables.selectAll': '{count, plural, one {Seleccionar # fila} other {Seleccionar las # filas}}',
  'tables.select': 'Seleccionar {name}',
  'tables.sort': 'Ordenado por',
  'tables.ownOrder': 'Orden habitual',
  'tables.ascending': '{column}, ascendente',
  'tables.descending': '{column}, descendente',
  'tables.savedViews': 'Vistas guardadas',
  'tables.savedNone': 'Todavía ninguna. Guarde los filtros que usa a menudo.',
  'tables.savedName': 'Nombre de la vista',
  'tables.savedFull':
    '{count, plural, one {Se puede guardar como máximo # vista.} other {Se pueden guardar como máximo # vistas.}} Quite otra.',
  'tables.savedKeep': 'Guardar vista',
  'tables.savedNewName': 'Nombre nuevo de «{name}»',
  'tables.done':
    '{count, plural, =0 {Ninguna fila cambiada} one {# fila cambiada} other {# filas cambiadas}}{refused, plural, =0 {} one {, # no} other {, # no}}',
  'tables.progress': '{count} de {of}…',
} satisfies Partial<Messages<'tables'>>;
