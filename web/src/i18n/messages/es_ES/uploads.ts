import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'Todavía no ha subido ningún archivo',
  'uploads.noneText':
    'Suba, por ejemplo, una foto o su certificado ecológico. Después podrá mostrarlo en sus ofertas.',
  'uploads.addTitle': 'Subir archivos',
  'uploads.fileHint': 'Cada archivo, como máximo {limit}. Se admiten {endings}.',
  'uploads.nameHint': 'Como máximo {most, number} caracteres: letras, cifras, ( ) _ - y espacios',
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
  'uploads.replace': 'Sustituir',
  'uploads.replaceText': 'En lugar de {former} se pone {file}.',
  'uploads.shownBy':
    '{count, plural, one {# oferta muestra este archivo.} other {# ofertas muestran este archivo.}}',
  'uploads.showOffers': '{count, plural, one {Ver la oferta} other {Ver las ofertas}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Quitar de # oferta y eliminar} other {Quitar de # ofertas y eliminar}}',

  'download.origin': 'De',
  'download.size': 'Tamaño',
} satisfies Partial<Messages<'uploads'>>;
