import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'De las semanas sin dato, los compradores no ven nada.',
  'offerform.week.past': 'pasada, ya no se puede cambiar',
  'offerform.week.noNumber':
    'Indique un número entero, por ejemplo 500, o bien + ({full}), – ({none}) o ? ({later}).',
  'offerform.week.tooMany': 'Son demasiados animales.',
  'offerform.week.behindLast': 'Después de la última semana',
  'offerform.week.refused': '{week}, «{text}»: {reason}',
  'offerform.week.refusedTitle': 'No anotado',
  'offerform.week.changed':
    '{count, plural, one {# semana cambiada} other {# semanas cambiadas}}{refused, plural, =0 {} one {, # no anotada} other {, # no anotadas}}',
  'offerform.week.undone': 'Último cambio deshecho',
  'offerform.week.clear': 'Vaciar',
  'offerform.week.copyTitle': 'Copiar semana',
  'offerform.week.copyNone': 'Rellene primero la semana que quiera copiar.',
  'offerform.week.copyFrom': 'Dato de la',
  'offerform.week.copyFirst': 'a las semanas desde la',
  'offerform.week.copyLast': 'hasta la',
  'offerform.week.copyNow': '{count, plural, one {Copiar a # semana} other {Copiar a # semanas}}',
  'offerform.week.more': 'Mostrar más semanas',
  'offerform.week.less': '{step, number} menos en la {week}',
  'offerform.week.moreAnimals': '{step, number} más en la {week}',
  'offerform.week.instead': 'En lugar de un número para la {week}',
  'offerform.keys':
    'Teclas como en una hoja de cálculo: flechas, con Mayús para varias semanas; Intro o F2 modifica, Ctrl + D rellena a la derecha. También se puede copiar y pegar desde una hoja de cálculo.',
  'offerform.keys.open': 'Cambiar el dato; Esc cancela',
  'offerform.keys.fill': 'Rellenar a la derecha',
  'offerform.progress': '{filled} de {all, plural, one {# relleno} other {# rellenos}}',
  'offerform.sectionPlace': '¿Dónde y de quién?',
  'offerform.reset.animalkind': 'Se ha cambiado la especie',
  'offerform.reset.country': 'Se ha cambiado el país',
  'offerform.resetFields': 'Hay que volver a elegir: {fields}.',
  'offerform.associationsHint':
    'Las asociaciones de su perfil. Los compradores pueden buscar por ellas.',
  'offerform.attachments': 'Archivos de la oferta',
  'offerform.attachmentsHint': 'Como máximo {most, number}. Los compradores pueden descargarlos.',
  'offerform.attachmentGone': 'Archivo que ya no está disponible',
  'offerform.attachmentsNone': 'Todavía no ha subido ningún archivo para ofertas.',
  'offerform.photosHint':
    'Como máximo {most, number}. La primera sale en la búsqueda. Se eliminan los datos del lugar y de la cámara. Una descripción ayuda a quien no puede ver la foto.',
  'offerform.photosAdd': 'Hacer o elegir fotos',
  'offerform.photosAwaited': 'Se guardará en cuanto lleguen las fotos.',
  'offerform.photoFirst': 'sale en la búsqueda',
  'offerform.photoNumber': 'Foto {number, number}',
  'offerform.photoText': '¿Qué se ve? (voluntario)',
  'offerform.photoEarlier': 'Hacia delante',
  'offerform.photoLater': 'Hacia atrás',
  'offerform.photoPreparing': 'preparando…',
  'offerform.photo.heic':
    'Este dispositivo no puede leer imágenes HEIC. Ponga la cámara en JPEG («Más compatible») o elija una foto en JPEG.',
  'offerform.photo.noPhoto':
    'No se admiten imágenes GIF ni dibujos (SVG). Elija una foto en JPEG, PNG o WebP.',
  'offerform.photo.noPicture':
    'Este archivo no es una imagen. Elija una foto; los demás archivos van en «Archivos de la oferta».',
  'offerform.photo.notSent': 'La foto no ha llegado. Vuelva a enviarla u omítala.',
  'offerform.photo.tooLarge':
    'La foto es demasiado grande: como máximo 40 megapíxeles y 40 MB. Ponga la cámara en menos megapíxeles, por ejemplo 12.',
  'offerform.photo.tooMany': 'Una oferta tiene como máximo 8 fotos. Quite antes otra.',
  'offerform.photo.tooSmall':
    'La foto es demasiado pequeña: cada lado necesita al menos 200 píxeles. Elija una más grande.',
  'offerform.photo.unreadable': 'Esta imagen no se puede leer. Vuelva a hacerla o elija otra.',
  'offerform.locationNoRegion': 'Falta la región',
  'offerform.locationNoContact': 'Falta un correo o un teléfono',
  'offerform.noLocationText':
    'Una oferta necesita un lugar de venta con dirección y posición en el mapa. Añádalo aquí y podrá seguir enseguida.',
  'offerform.restoredText': 'Si no guarda, se conserva en este dispositivo hasta el {until}.',
  'offerform.leaveText':
    'Lo que ha escrito aún no está guardado. Como borrador se conserva {days, number} días en este dispositivo.',
  'offerform.leaveKeep': 'Guardar borrador y salir',
  'offerform.savedRejected':
    'Guardada. La oferta sigue rechazada: no ha cambiado nada de los animales, el lugar ni los archivos.',
  'offerform.rejectedBecause': 'Rechazada por la autoridad',
  'offerform.outcome.online': 'Al guardarla se ve de inmediato.',
  'offerform.outcome.inactive':
    'La oferta se verá en cuanto su cuenta esté confirmada como proveedor.',
  'offerform.outcome.rejected':
    'Rechazada. En cuanto cambie datos de los animales, del lugar o de los archivos, la oferta volverá a enviarse a la autoridad para su aprobación.',
  'offerform.outcome.staysRejected': 'Rechazada. El país ya no revisa ofertas; esta sigue oculta.',
  'offerform.outcome.pending':
    'Al guardarla se envía a la autoridad para su aprobación. Recibirá un correo en cuanto decida.',
  'offers.edit': 'Modificar oferta',
  'offers.copyNotSaved': 'Copia como borrador – todavía sin guardar',
  'offers.noLocation': 'Falta un lugar de venta',
  'offers.sectionAvailability': '¿Desde cuándo?',
  'offers.increment': 'De {increment, number} en {increment, number}',
  'offers.restore': 'Restablecer los datos anteriores',
  'offers.spotMarketField': 'Publicar como oferta inmediata',
  'offers.preview': 'Así la ven los compradores',
  'offers.publish': 'Publicar oferta',
  'offers.savedOnline': 'Guardada. La oferta ya se ve así.',
  'offers.savedPending': 'Guardada. La autoridad revisa la oferta antes de que se vea.',
  'offers.clashes':
    'Sus cambios están incluidos. También se ha cambiado en otro sitio: {fields}. Aquí está su dato. Revíselo y vuelva a guardar.',
  'offers.error.amount': 'Indique cuántos animales son con un número entero, por ejemplo 12.',
} satisfies Partial<Messages<'offerform'>>;
