import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.lead':
    'Imágenes, certificados y listas de precios que muestra en sus ofertas, y su logotipo.',
  'uploads.none': 'Todavía no ha subido ningún archivo',
  'uploads.noneText':
    'Suba, por ejemplo, una foto o su certificado ecológico. Después podrá mostrarlo en sus ofertas.',
  'uploads.addTitle': 'Subir archivos',
  'uploads.upload': 'Subir',
  'uploads.done': 'Listo',
  'uploads.choose': 'Elegir archivos',
  'uploads.fileHint': 'Cada archivo, como máximo {limit}. Se admiten {endings}.',
  'uploads.nameHint': 'Como máximo {most, number} caracteres: letras, cifras, ( ) _ - y espacios',
  'uploads.nameError':
    'Indique un nombre: como máximo {most, number} caracteres, solo letras, cifras, ( ) _ - y espacios.',
  'uploads.noticeHint': 'Aparece junto al archivo. Quien pueda verlo también puede leer la nota.',
  'uploads.category': 'Uso',
  'uploads.category.offer': 'Para ofertas',
  'uploads.changed': 'Modificado',
  'uploads.use': 'Se muestra',
  'uploads.usedIn':
    '{count, plural, =0 {en ninguna oferta} one {en # oferta} other {en # ofertas}}',
  'uploads.fileMissing': 'El archivo no ha llegado',
  'uploads.logoShown': 'Aparece en sus ofertas',
  'uploads.logoNotShown': 'No se muestra',
  'uploads.showLogo': 'Usar como logotipo',
  'uploads.editTitle': 'Cambiar el nombre y la nota',
  'uploads.replace': 'Sustituir',
  'uploads.replaced': 'Sustituido',
  'uploads.deleted': '«{name}» se va a eliminar',
  'uploads.replaceTitle': '¿Sustituir «{name}»?',
  'uploads.replaceText': 'En lugar de {former} se pone {file}.',
  'uploads.replaceUndone': 'Vuelve a estar el archivo anterior',
  'uploads.deleteTitle': '¿Eliminar «{name}»?',
  'uploads.deleteText': 'El archivo no se muestra en ningún sitio. Después ya no existirá.',
  'uploads.shownBy':
    '{count, plural, one {# oferta muestra este archivo.} other {# ofertas muestran este archivo.}}',
  'uploads.showOffers': '{count, plural, one {Ver la oferta} other {Ver las ofertas}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Quitar de # oferta y eliminar} other {Quitar de # ofertas y eliminar}}',
  'uploads.missing': 'Elija un archivo.',
  'uploads.wrongType': 'No se admiten archivos de este tipo. Se admiten {endings}.',
  'uploads.tooLarge': 'Demasiado grande: {size}, se admiten {limit}.',
  'uploads.notArrived': 'El archivo no ha llegado. Compruebe su conexión a internet.',

  'download.origin': 'De',
  'download.size': 'Tamaño',
  'download.title': '¿Descargar este archivo?',
} satisfies Partial<Messages<'uploads'>>;
