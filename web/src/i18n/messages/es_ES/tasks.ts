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
  'tasks.wrong': '¿Ya no está todo?',
  'tasks.takeOffline': 'Retirar lo que falte en «Mis ofertas»',
} satisfies Partial<Messages<'tasks'>>;
