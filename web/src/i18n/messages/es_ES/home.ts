import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration': 'Aquí se gestiona lo que es común a todos los países.',
  'home.administrationCountries': 'Ver los países',
  'home.administrationInvited':
    'Para formar parte del equipo hace falta una invitación por correo. Abra el enlace que contiene y acceda; aquí no es posible registrarse.',
  'home.administrationOther':
    'Su cuenta no es de administración. Las ofertas y las solicitudes están en la página de su país.',
  'home.chooseAnimal': 'Elija los animales',
  'home.saved': 'Ofertas y búsquedas guardadas',
  'home.lead': 'Animales de explotaciones ecológicas cerca de usted. Gratis y sin registrarse.',
  'home.located': 'Mi ubicación',
  'home.locating': 'Buscando su ubicación…',
  'home.nearMe': 'Cerca de mí',
  'home.notLocated': 'Su dispositivo no da la ubicación. Indique su código postal.',
  'home.offersOnline':
    '{count, plural, =0 {Ahora no ofrece nada} one {# oferta suya} other {# ofertas suyas}}',
  'home.pathOffer': 'Ofrecer animales',
  'home.pathOfferAction': 'Acceder y ofrecer',
  'home.pathOfferText':
    'Las explotaciones con certificado ecológico vigente publican gratis. El nombre y el contacto son públicos.',
  'home.pathRequestText':
    '¿No encuentra ningún animal adecuado? Solicite aquí una autorización excepcional para comprar reproductores o pollitos no ecológicos.',
  'home.paths': 'Qué puede hacer aquí',
  'home.placeFailed':
    'Ahora no se puede buscar la localidad. Inténtelo de nuevo o deje el campo vacío.',
  'home.placeMany': 'Hay más de una localidad «{typed}». Elija la suya en la lista.',
  'home.placeUnknown':
    'Aquí no consta «{typed}». Revise cómo está escrito o deje el campo vacío para buscar en todo el país. Los demás países están al pie de la página.',
  'home.requestsDraft':
    '{count, plural, =0 {Ningún borrador pendiente} one {# de ellas sin enviar} other {# de ellas sin enviar}}',
  'home.requestsTurn':
    '{count, plural, =0 {Ninguna solicitud pendiente de usted} one {# solicitud pendiente de usted} other {# solicitudes pendientes de usted}}',
  'home.species': '{group}: ¿cuáles?',
  'home.tasks': 'Sus tareas',
  'home.title': '¿Qué animales busca?',
} satisfies Partial<Messages<'home'>>;
