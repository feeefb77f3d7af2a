import { lineTextsEs } from '#shared/imports/line-texts/es-es.ts';
import { keysUnder } from '#shared/kernel/keys-under.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...keysUnder('imports.line.', lineTextsEs),
  'imports.again': 'Elegir otro archivo',
  'imports.agreeText':
    'Una explotación que no esté en el archivo deja de ser operador de este organismo de control. Se desactiva si tampoco la lleva otro.',
  'imports.back': 'A las columnas',
  'imports.cancelledText': 'Lo que se había importado hasta entonces se mantiene.',
  'imports.change': 'Cambiar la lectura',
  'imports.columns': '¿Qué es cada columna?',
  'imports.columnsKept': 'Asignadas como en su última importación. Compruébelas.',
  'imports.columnsLeft': 'Columnas del archivo que no se tienen en cuenta',
  'imports.columnsText':
    'Se propone lo que corresponde a los títulos. Lo que no asigne no se tiene en cuenta.',
  'imports.confirmCount': 'Número de explotaciones que se desactivan',
  'imports.controlBodyHint':
    'Las explotaciones pasan a ser operadores de este organismo de control.',
  'imports.done': 'Importación terminada',
  'imports.count.created': 'Nuevas',
  'imports.count.deactivated': 'Desactivadas',
  'imports.count.failed': 'Erróneas',
  'imports.count.noRegion': 'Sin región',
  'imports.count.notLocated': 'Dirección no encontrada',
  'imports.count.read': 'Leídas',
  'imports.count.removed': 'Eliminadas',
  'imports.count.restored': 'Restablecidas',
  'imports.count.unchanged': 'Sin cambios',
  'imports.count.updated': 'Modificadas',
  'imports.doneTry': 'La prueba ha terminado. No se ha cambiado nada.',
  'imports.encoding': 'Codificación',
  'imports.encoding.windows-1250': 'Windows 1250 (Europa Central)',
  'imports.encoding.windows-1252': 'Windows 1252 (Europa Occidental)',
  'imports.encoding.windows-1257': 'Windows 1257 (países bálticos)',
  'imports.faulty': 'Descargar filas erróneas',
  'imports.faultyText':
    '{count, plural, one {Una fila es errónea y no se importa.} other {# filas son erróneas y no se importan.}} Descárguelas, corríjalas y envíelas otra vez.',
  'imports.filter.ended': 'Lo que se desactiva',
  'imports.filter.faults': 'Solo errores',
  'imports.filter.notices': 'Solo observaciones',
  'imports.first': 'Las primeras filas',
  'imports.headerRow': 'Títulos en la fila',
  'imports.history': 'Importaciones anteriores',
  'imports.historyNone':
    'Aquí están las importaciones de los últimos 30 días. Todavía no hay ninguna.',
  'imports.kinds': '¿Qué va a importar?',
  'imports.of.farmers': 'Explotaciones',
  'imports.of.offergroups': 'Razas y estirpes',
  'imports.kind.import': 'Importación',
  'imports.kind.takeBack': 'Anulación',
  'imports.kind.try': 'Prueba',
  'imports.lead.offers':
    'Exporte sus ofertas con su identificador, cambie la tabla y vuelva a importarla. Las filas sin identificador son ofertas nuevas; lo que no esté en ella se queda.',
  'imports.limits': '{formats}: como máximo {size} MB y {rows} filas.',
  'imports.lines': 'Avisos',
  'imports.linesMore': 'Más avisos',
  'imports.linesNone': 'Ningún aviso de este tipo.',
  'imports.openRunning': 'Ver la importación en curso',
  'imports.partial': 'Parte de las explotaciones',
  'imports.partialText': 'Las explotaciones que no estén en el archivo se quedan como están.',
  'imports.privacy':
    'El archivo solo lo ven las personas que usan esta cuenta. Se elimina después de importarlo o, si no, a los ocho días.',
  'imports.progressBegins': 'Leyendo el archivo',
  'imports.readingCsv': '{format}, {encoding}, separado por {separator}, títulos en la fila {row}',
  'imports.readingSheet': '{format}, hoja «{sheet}», títulos en la fila {row}',
  'imports.recognised': 'Así se ha leído el archivo',
  'imports.result': 'Resultado',
  'imports.row': 'Fila',
  'imports.scope': '¿Qué hay en el archivo?',
  'imports.separator': 'Separador',
  'imports.separator.comma': 'Coma',
  'imports.separator.pipe': 'Barra vertical',
  'imports.separator.semicolon': 'Punto y coma',
  'imports.separator.tab': 'Tabulador',
  'imports.sheet': 'Hoja',
  'imports.column': 'Columna',
  'imports.started': 'Iniciada',
  'imports.step.done': 'Importación',
  'imports.takeBack': 'Anular la importación',
  'imports.takeBackText':
    'Hasta el {day} se puede anular la importación entera. Lo que creó se elimina y lo que cambió vuelve a estar como antes. Lo que alguien haya cambiado o usado desde entonces se queda y se indica.',
  'imports.takenBack': 'La importación se ha anulado',
  'imports.template': 'Descargar plantilla',
  'imports.templateText':
    'La plantilla contiene todas las columnas y un ejemplo. También vale su propia lista: las columnas se asignan en el paso siguiente.',
  'imports.templateText.offers':
    'Lo más fácil es exportar sus ofertas. Si solo son nuevas, basta con la plantilla vacía; contiene todas las columnas.',
  'imports.transfer':
    '{count, plural, =0 {Importar} one {Importar # fila} other {Importar # filas}}',
  'imports.transferNothing': 'No hay nada que importar.',
  'imports.try': 'Iniciar prueba',
  'imports.whole': 'Lista completa',
  'imports.wholeText':
    'Las explotaciones que no estén en el archivo se desactivan. Antes, la prueba las indica todas.',
  'imports.willEnd':
    '{count, plural, one {Una explotación no está en el archivo.} other {# explotaciones no están en el archivo.}}',
} satisfies Partial<Messages<'imports'>>;
