import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Ninguna oferta pendiente de su aprobación} one {# oferta pendiente de su aprobación} other {# ofertas pendientes de su aprobación}}',
  'tasks.hidden':
    '{count, plural, one {Hay que confirmar # oferta para que vuelva a verse} other {Hay que confirmar # ofertas para que vuelvan a verse todas}}',
  'tasks.ending':
    '{count, plural, one {Hay que confirmar # oferta a más tardar el {day}} other {Hay que confirmar # ofertas a más tardar el {day}}}',
  'tasks.endingText': 'Después, los compradores ya no encontrarán lo que no esté confirmado.',
  'tasks.confirmAll':
    '{count, plural, one {Sí, # oferta sigue vigente} other {Sí, las # ofertas siguen vigentes}}',
  'tasks.until': 'La confirmación vale hasta el {day}.',
  'tasks.untilAtLeast':
    'La confirmación vale al menos hasta el {day}, en algunos países más tiempo.',
  'tasks.takeOffline': 'Retirar lo que falte en «Mis ofertas»',
  'tasks.offers': '{count, plural, one {# oferta} other {# ofertas}}',
  'offers.standing.action': 'Por hacer',
  'offers.standing.rejected': 'Rechazadas',
  'offers.standing.online': 'Visibles',
  'offers.standing.waiting': 'Pendientes de aprobación',
  'offers.standing.paused': 'En pausa',
  'offers.standing.archived': 'Archivadas',
  'tasks.weeks': 'Animales en las próximas semanas',
  'tasks.weeksChange': 'Cambiar las cifras semanales',
  'tasks.withoutPhoto': '{count, plural, one {# oferta sin foto} other {# ofertas sin foto}}',
  'tasks.addPhotos': 'Añadir fotos',
  'tasks.waiting':
    '{count, plural, one {# oferta pendiente de aprobación} other {# ofertas pendientes de aprobación}}',
} satisfies Partial<Messages<'tasks'>>;
