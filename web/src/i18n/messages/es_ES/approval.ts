import type { Messages } from '../../parts.ts';

export const messages = {
  'approval.views': 'Estado de la aprobación',
  'approval.view.pending': 'Pendientes',
  'approval.view.accepted': 'Aprobadas',
  'approval.view.rejected': 'Rechazadas',
  'approval.none.pending': 'Ninguna oferta pendiente de su aprobación',
  'approval.none.decided': 'Todavía no hay ninguna oferta aquí',
  'approval.offeredAgo': 'Oferta nueva, {when}',
  'approval.changedAgo': 'Modificada {when}',
  'approval.keys':
    'Mientras esta lista tenga el foco: A aprueba, R rechaza, las flechas cambian de oferta.',
  'approval.notListed': 'Esta oferta no está en la lista',
  'approval.accept': 'Aprobar',
  'approval.acceptTogether':
    '{count, plural, one {Aprobar # oferta de este proveedor…} other {Aprobar # ofertas de este proveedor…}}',
  'approval.acceptTogetherText':
    'Estas ofertas se aprueban juntas: todas o, si alguna ha cambiado mientras tanto, ninguna.',
  'approval.acceptThese': '{count, plural, one {Aprobar # oferta} other {Aprobar # ofertas}}',
  'approval.heldMany.accept':
    '{count, plural, one {# oferta aprobada} other {# ofertas aprobadas}}',
  'approval.heldMany.reject':
    '{count, plural, one {# oferta rechazada} other {# ofertas rechazadas}}',
  'approval.heldText':
    'El proveedor lo sabrá dentro de {seconds} segundos. Hasta entonces puede deshacerlo.',
  'approval.sendNow': 'Enviar ahora',
  'approval.newer': 'La oferta ha cambiado mientras la miraba',
  'approval.newerText': 'Aquí está tal como es ahora. Mírela antes de decidir.',
  'approval.newerSeen': 'Vista, seguir con la decisión',
  'approval.notDecided': 'La decisión no se ha guardado',
  'approval.rejectTitle': 'Rechazar la oferta',
  'approval.template': 'Motivo habitual',
  'approval.ownWords': 'Con sus palabras',
  'approval.template.certificate':
    'No consta ningún certificado ecológico vigente de la explotación. Preséntelo ante su organismo de control.',
  'approval.template.animalkind': 'El certificado de la explotación no incluye esta especie.',
  'approval.template.category':
    'La categoría indicada no corresponde a la edad ni a la orientación de los animales.',
  'approval.template.amount':
    'El número de animales no concuerda con el censo comunicado de la explotación.',
  'approval.template.unclear': 'Los datos no bastan para la aprobación. Complete lo siguiente:',
  'approval.reasonHint': 'El proveedor lo lee tal cual, también en el correo.',
  'approval.whatOffered': 'Qué se ofrece',
  'approval.foreignBefore':
    'La última vez decidió otra autoridad. Lo que se ofrecía entonces no se ve aquí.',
  'approval.unchanged': 'Todos los demás datos',
  'approval.since.accepted': 'Desde la aprobación del {day}:',
  'approval.since.rejected': 'Desde el rechazo del {day}:',
  'approval.noChanges': 'No se ha cambiado nada.',
  'approval.field': 'Dato',
  'approval.before': 'Antes',
  'approval.now': 'Ahora',
  'approval.notApproved': 'no necesita aprobación',
  'approval.supplier': 'Ofertas de este proveedor en sus regiones',
  'approval.event.offer': 'Oferta presentada',
  'approval.event.change': 'Modificada por el proveedor',
} satisfies Partial<Messages<'approval'>>;
