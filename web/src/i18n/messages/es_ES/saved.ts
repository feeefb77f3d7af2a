import type { Messages } from '../../parts.ts';

export const messages = {
  'saved.askGuest': 'Para ello, acceda. Después la búsqueda quedará guardada.',
  'saved.askText': 'Como mucho, un correo al día. Se cancela con un toque.',
  'saved.compare': 'Comparar',
  'saved.comparison': 'Comparación de ofertas',
  'saved.differs': 'distinto',
  'saved.full': 'Una cuenta guarda como máximo {count} búsquedas. Elimine antes otra.',
  'saved.gone':
    '{count, plural, one {# oferta guardada ya no existe.} other {# ofertas guardadas ya no existen.}}',
  'saved.keep': 'Guardar búsqueda',
  'saved.kept': 'La búsqueda está guardada.',
  'saved.mail': 'Ofertas nuevas por correo',
  'saved.mailAddress':
    'Los correos se envían a la dirección confirmada de la cuenta o a la que usa para acceder.',
  'saved.name': 'Nombre de la búsqueda',
  'saved.off': 'Ya no recibirá ofertas nuevas por correo',
  'saved.offText': 'Sus búsquedas siguen guardadas. Desde ahí puede volver a activar los correos.',
  'saved.offTitle': 'Cancelar los correos',
  'saved.offers': 'Ofertas guardadas',
  'saved.offersNone': 'Todavía ninguna. En cada oferta hay un botón «Guardar», sin registrarse.',
  'saved.onDevice': 'Guardadas solo en este dispositivo. Puede comparar hasta cuatro.',
  'saved.searches': 'Búsquedas guardadas',
  'saved.searchesNone':
    'Todavía ninguna. Debajo de cada búsqueda está «Guardar búsqueda»: así recibirá por correo las ofertas nuevas.',
} satisfies Partial<Messages<'saved'>>;
