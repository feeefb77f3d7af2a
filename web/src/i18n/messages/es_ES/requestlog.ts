import type { Messages } from '../../parts.ts';

export const messages = {
  'requestlog.lead':
    'Todas las solicitudes enviadas de todos los países. Los borradores solo los ve quien los escribe.',
  'requestlog.month': 'Enviada en',
  'requestlog.delete': '{count, plural, one {Eliminar # solicitud} other {Eliminar # solicitudes}}',
  'requestlog.deleteText':
    'Todos los participantes pierden el acceso y los archivos adjuntos dejan de estar protegidos. La estadística {count, plural, one {la sigue contando} other {las sigue contando}}. El historial y el motivo se conservan.',
  'requestlog.deleteNow': 'Eliminar para siempre',
  'requestlog.deleted':
    '{count, plural, one {# solicitud eliminada} other {# solicitudes eliminadas}}',
  'requestlog.failed':
    '{count, plural, one {# solicitud no se ha eliminado} other {# solicitudes no se han eliminado}}',
  'requestlog.protocol': 'Exportar el registro',
} satisfies Partial<Messages<'requestlog'>>;
