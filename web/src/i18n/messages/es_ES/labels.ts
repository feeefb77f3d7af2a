import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Clave o texto',
  'labels.show.missing': 'Faltan',
  'labels.show.outdated': 'Original cambiado',
  'labels.show.own': 'Cambiado por nosotros',
  'labels.show.unreviewed': 'Sin revisar',
  'labels.longer':
    '{length} caracteres: más que el texto más largo en este sitio ({longest}). Compruebe si cabe.',
  'labels.reviewed': 'Revisado',
  'labels.problem.brokenAt': 'No es un mensaje en formato ICU: mire el carácter {position}.',
  'labels.problem.missing': 'Aquí falta {value}: la página inserta ahí algo.',
  'labels.problem.unknown': '{value} no existe en este sitio.',
  'labels.problem.form': 'El idioma necesita en el plural también la forma {value}.',
  'labels.download': '{count, plural, one {# texto} other {# textos}} como archivo XLIFF',
  'labels.upload': 'Leer archivo XLIFF',
  'labels.taken':
    '{count, plural, =0 {El archivo no cambia nada} one {# texto del archivo está en su campo y aún no se ha guardado} other {# textos del archivo están en sus campos y aún no se han guardado}}',
  'labels.unknownKeys':
    '{count, plural, one {# clave del archivo no existe} other {# claves del archivo no existen}}; se omiten.',
  'labels.file.format': 'No es un archivo en formato XLIFF 1.2.',
  'labels.file.language': 'El archivo es de otro idioma.',
} satisfies Partial<Messages<'labels'>>;
