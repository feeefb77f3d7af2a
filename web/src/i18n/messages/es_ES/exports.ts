import type { Messages } from '../../parts.ts';

export const messages = {
  'exports.lead':
    '{count, plural, one {# fila, tal como está filtrada la lista.} other {{shown} filas, tal como está filtrada la lista.}}',
  'exports.format': 'Formato',
  'exports.columns.list':
    '{count, plural, one {Como en la lista (# columna)} other {Como en la lista (# columnas)}}',
  'exports.columns.all': '{count, plural, one {Todas (# columna)} other {Todas (# columnas)}}',
  'exports.columns.own':
    '{count, plural, =0 {Elegirlas} one {Elegirlas (# columna)} other {Elegirlas (# columnas)}}',
  'exports.columnsChosen': 'Columnas del archivo',
  'exports.noColumn': 'Elija al menos una columna.',
  'exports.headings': 'Títulos propios',
  'exports.proposed': 'Volver a las propuestas',
  'exports.proposedAgain': 'Se han vuelto a elegir las columnas y los títulos propuestos.',
  'exports.more': 'Idioma e identificadores',
  'exports.language': 'Idioma del archivo',
  'exports.fallback': 'Idioma sustituto',
  'exports.fallbackNone': 'El habitual',
  'exports.ids': 'Identificadores en lugar de nombres',
  'exports.begin': 'Exportar',
  'exports.beginOwn': 'Volver a la exportación propia',
  'exports.tooLong':
    'La exportación no ha terminado después de {minutes, number} minutos. Sigue en curso; recibirá un correo.',
  'exports.waitOn': 'Seguir esperando',
  'exports.all': 'Exportaciones',
  'exports.noneText': 'Una exportación se inicia en la lista cuyas filas necesite.',
  'exports.titleOf': 'Exportación: {title}',
  'exports.begun': 'Iniciada: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {sin filtros} one {Filtros: # condición} other {Filtros: # condiciones}}',
  'exports.list': 'Lista con estos filtros',
  'exports.rows': '{count, plural, one {# fila} other {{shown} filas}}',
  'exports.keptUntil': 'se conserva hasta el {day}',
} satisfies Partial<Messages<'exports'>>;
