import type { Messages } from '../../parts.ts';

export const messages = {
  'profile.missing': '{count, plural, one {Aquí falta # cosa} other {Aquí faltan # cosas}}',
  'profile.task.addLocation': 'Añadir una ubicación con dirección',
  'profile.task.confirmLocations': 'Confirmar que están todas las ubicaciones',
  'profile.task.verifyEmail': 'Confirmar una dirección de correo',
  'profile.task.awaitConfirmation':
    'El equipo de administración confirmará su cuenta. Hasta entonces sus ofertas no se ven.',
  'profile.task.acceptTerms': 'Aceptar las condiciones de uso',
  'profile.task.locationPosition': '{name}: elegir la localidad en la lista',
  'profile.askForRegion': 'Si es correcto, pregunte por la región',
  'profile.task.locationRegion':
    '{name}: revisar el código postal, no corresponde a ninguna región',
  'profile.task.locationContact': '{name}: indicar un teléfono o un correo',
  'profile.contactLead':
    'Así le encuentran los compradores, las autoridades y los organismos de control.',
  'profile.address.fax': 'Fax',
  'profile.address.website': 'Página web',
  'profile.emails': 'Direcciones de correo',
  'profile.emailsLead':
    'Los correos se envían a las direcciones confirmadas; mientras no haya ninguna, a la que figura en «Contacto» y, si no hay ninguna dirección, a la del inicio de sesión.',
  'profile.emailNew': 'Otra dirección de correo',
  'profile.emailAdd': 'Añadir',
  'profile.emailOfSignOn': 'Con esta dirección accede usted. No necesita código.',
  'profile.signOnRefused': 'El servicio de acceso no garantiza esta dirección. Pida un código.',
  'profile.verifyBySignOn': 'Confirmar con el acceso',
  'profile.addSignOnEmail': 'Usar la dirección de acceso: {email}',
  'profile.email.open': 'Sin confirmar',
  'profile.email.pending': 'Código enviado',
  'profile.email.verified': 'Confirmada',
  'profile.email.rejected': 'Rechazada',
  'profile.email.expired': 'Código caducado',
  'profile.emailText.pending': 'Hemos enviado un código a esta dirección. Es válido 30 minutos.',
  'profile.emailText.rejected':
    'Los correos no llegaban o el código ha fallado demasiadas veces. Puede volver a intentarlo con un código nuevo.',
  'profile.code': 'Código para {email}',
  'profile.codeWait':
    '{seconds, plural, one {Volver a enviar en # segundo} other {Volver a enviar en # segundos}}',
  'profile.salesCountry': 'País de venta',
  'profile.salesCountryHint':
    'Las ubicaciones, las especies, la entrega y el logotipo son propios de cada país.',
  'profile.countryClosed': 'Este país no está abierto en este momento.',
  'profile.locations': 'Ubicaciones',
  'profile.locationsLead':
    'Aquí están los animales. Cada oferta y cada solicitud tienen una ubicación.',
  'profile.locationEdit': 'Modificar ubicación',
  'profile.locationName': 'Nombre interno',
  'profile.locationNameHint':
    'Por ejemplo «Explotación principal». Los compradores no lo ven; las entidades de su explotación y de sus solicitudes, sí.',
  'profile.locationTown': 'Código postal y localidad',
  'profile.locationApproval':
    'Si allí es competente otra autoridad, sus ofertas de allí esperarán su aprobación.',
  'profile.locationFarm': 'Nombre de la explotación allí',
  'profile.locationContactHint': 'Si lo deja vacío, valen los datos de Contacto.',
  'profile.locationDefault': 'Ubicación principal',
  'profile.locationMakeDefault': 'Usar como principal',
  'profile.locationRemoveText':
    'Solo es posible si ninguna oferta usa ya la ubicación. Las solicitudes presentadas conservan su dirección.',
  'profile.position':
    '{lat}° {ns, select, south {S} other {N}}, {lon}° {ew, select, west {O} other {E}}',
  'profile.positionError':
    'Elija una localidad de la lista o indique la latitud (de −90 a 90) y la longitud (de −180 a 180).',
  'profile.positionLat': 'Latitud en grados',
  'profile.positionLon': 'Longitud en grados',
  'profile.positionPlace': 'Buscar localidad',
  'profile.positionSet': 'Fijar posición',
  'profile.positionText':
    'Con ella la búsqueda calcula la distancia. Elija la localidad y, si hace falta, mueva el punto hasta la explotación: muchos mapas copian juntas la latitud y la longitud.',
  'profile.positionTitle': 'Posición de {name}',
  'profile.positionTerm': 'Posición',
  'profile.reach': 'Contacto',
  'profile.delivery': 'Especies y entrega',
  'profile.kinds': 'Especies que vende',
  'profile.associationsHint': 'A cuyos miembros ofrece animales',
  'profile.radius': 'Radio de entrega',
  'profile.radiusHint': 'Déjelo vacío si no hace entregas',
  'profile.radiusError': 'Indique un número entero de 0 a 2000.',
  'profile.notice': 'Nota sobre la entrega',
  'profile.noticeHint': 'Aparece en sus ofertas, por ejemplo los días de entrega',
  'profile.logoLead': 'Aparece en sus ofertas de este país.',
  'profile.logoSending': 'Enviando…',
  'profile.folders': 'Carpetas de solicitudes',
  'profile.foldersLead': 'Solo para su cuenta. Los demás participantes no las ven.',
  'profile.folderName': 'Nombre de la carpeta {number}',
  'profile.folderAdd': 'Añadir carpeta',
  'profile.people': 'Quién actúa por nosotros',
  'profile.peopleLead':
    'Dentro de su entidad todos ven quién ha cambiado o resuelto algo. Lo que ven las explotaciones y otras entidades lo decide usted.',
  'profile.peopleShown': 'Los demás ven',
  'profile.people.office': 'solo el nombre de la entidad',
  'profile.people.initials': 'el nombre de la entidad y las iniciales, «C. R.»',
  'profile.people.name': 'el nombre de la entidad y de la persona, «Carmen Ruiz»',
  'profile.mails': 'Correos sobre solicitudes',
  'profile.mailsLead':
    'Siempre recibe un correo cuando una solicitud está pendiente de usted o se ha resuelto.',
  'profile.mailsWanted': 'Además, un correo cuando',
  'profile.mail.requestStepDone': 'otro participante ha terminado un paso',
  'profile.mail.requestRetracted': 'se ha retirado una solicitud',
  'profile.mail.requestMarkTaken': 'alguien sustituye o quita su anotación de tramitación',
  'profile.settings': 'Ajustes',
  'profile.settingsLead': 'Valen solo para usted en esta cuenta, no para otras personas.',
  'profile.density': 'Espaciado',
  'profile.density.auto': 'El habitual del rol',
  'profile.density.comfortable': 'Amplio',
  'profile.density.compact': 'Compacto si se usa ratón',
  'profile.shortcuts': 'Usar atajos de teclado en las listas',
  'profile.shortcutsHint': 'Teclas sueltas como j y k. Estorban a algunos productos de apoyo.',
  'profile.requestDefaults': 'Empezar solicitudes con',
  'profile.requestTypeNone': 'Preguntar siempre',
  'profile.requestDefaultsHint':
    'Lo que no exista para los animales o la explotación se pregunta como hasta ahora.',
  'profile.languageLead':
    'En este idioma enviamos los correos a la cuenta y mostramos las páginas después de acceder.',
  'profile.timeFormat': 'Horas',
  'profile.timeFormat.auto': 'Como es habitual en el idioma',
  'profile.timeFormat.12': '12 horas (1:07 p. m.)',
  'profile.timeFormat.24': '24 horas (13:07)',
  'profile.downloadData': 'Descargar mis datos',
  'profile.downloadDataText':
    'El archivo (JSON) contiene esta cuenta, sus ajustes, las búsquedas y ofertas guardadas y la lista de archivos. Las solicitudes y las ofertas se exportan en sus propias páginas.',
  'profile.leave': 'Dejar la cuenta',
  'profile.leaveTitle': '¿Dejar {name}?',
  'profile.leaveStays':
    'La cuenta sigue existiendo con sus ofertas y solicitudes. Si quiere que se borren sus datos, escríbanos.',
  'profile.leaveBack': 'Solo podrá volver con una nueva invitación o un nuevo registro.',
  'profile.leaveEvenLast': 'Dejarla de todos modos',
  'profile.leaveLastFarm':
    'Después nadie podrá entrar hasta que alguien vuelva a registrar la explotación con el organismo de control, el número de operador y el código postal. Es mejor que invite antes a quien vaya a continuar.',
  'profile.leaveLastText':
    'Después nadie podrá entrar hasta que el equipo de administración invite a alguien. Es mejor que invite antes a quien vaya a continuar.',
} satisfies Partial<Messages<'profile'>>;
