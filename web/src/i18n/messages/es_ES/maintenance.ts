import type { Messages } from '../../parts.ts';

export const messages = {
  'maintenance.drafts': 'Lo que ha escrito está guardado en este dispositivo.',
  'maintenance.next': 'Próximo intento en {seconds, plural, one {# segundo} other {# segundos}}',
  'maintenance.text': 'Estamos haciendo tareas de mantenimiento. Inténtelo de nuevo más tarde.',
  'maintenance.title': 'Mantenimiento',
  'noSignal.asOf': 'Datos de las {time}, sin conexión',
  'noSignal.drafts': 'Seguir rellenando sin conexión',
  'noSignal.text':
    'Su dispositivo no llega ahora a esta página. Las ofertas y las listas necesitan conexión.',
  'noSignal.title': 'Sin conexión',
} satisfies Partial<Messages<'maintenance'>>;
