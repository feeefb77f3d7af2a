import { withPhrases } from './with-phrases.ts';

export const spanishMails = withPhrases({
  greeting: 'Buenos días:',
  openRequest: 'Abrir la solicitud',
  viewRequest: 'Ver la solicitud',
  mails: {
    requestStepWaiting: {
      subject: 'Solicitud ((hid)) pendiente de usted',
      body: `
La solicitud **((hid))** está pendiente de que usted la tramite.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Solicitudes traspasadas pendientes de usted: ((count))',
      body: `
Se le han traspasado solicitudes que hasta ahora tramitaba otra autoridad, porque la región a la que corresponden es ahora de su competencia.

Solicitudes pendientes de que usted las tramite: **((count))**

[Abrir las solicitudes](((link)))`,
    },
    requestStepDone: {
      subject: 'Novedades de la solicitud ((hid))',
      body: `
En la solicitud **((hid))** se ha terminado un paso. Ahora no tiene que hacer nada.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'La solicitud ((hid)) ha sido ((outcome))',
      body: `
La solicitud **((hid))** ha sido **((outcome))**. Todos los datos están en la solicitud.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'La solicitud ((hid)) se ha retirado',
      body: `
La solicitud **((hid))** se ha retirado antes de resolverse. No tiene que hacer nada más.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Autorización ((hid)): renuncia al resto',
      body: `
La explotación renuncia a lo que aún no ha comprado de la autorización **((hid))**. La resolución se mantiene; lo comprado hasta ahora estaba autorizado.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'La autorización ((hid)) se ha revocado',
      body: `
**((party))** ha revocado la autorización **((hid))**. Desde ahora ya no se pueden comprar animales con ella.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'La solicitud ((hid)) se ha eliminado',
      body: `
La administración de la base de datos ha eliminado la solicitud **((hid))**: ya no aparece en ella.

Si no es correcto, escríbanos con el formulario de contacto de ((domain)).`,
    },
    requestReopened: {
      subject: 'La solicitud ((hid)) vuelve a estar en trámite',
      body: `
La solicitud **((hid))** había vencido sin resolución. **((party))** la ha reabierto y aún tiene que resolver.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Solicitud ((hid)): plazo hasta el ((until))',
      body: `
La solicitud **((hid))** espera su respuesta. El plazo termina el **((until))**.

Si no responde, la solicitud pasará después a la siguiente entidad y en ella constará que falta su respuesta.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Solicitud ((hid)): plazo hasta el ((until))',
      body: `
La solicitud **((hid))** espera su respuesta. El plazo: **((until))**.

Seguirá pendiente de usted hasta que responda; no pasa sola a otra entidad.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Solicitud ((hid)): plazo hasta el ((until))',
      body: `
La solicitud **((hid))** está pendiente de que usted la tramite. El plazo termina el **((until))**.

Si hasta entonces no ocurre nada, la solicitud vence sin resolución.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Solicitud ((hid)): aún sin resolución',
      body: `
La solicitud **((hid))** aún no está resuelta. Está pendiente de: **((party))**. El plazo termina el **((until))**.

Si hasta entonces no hay resolución, la solicitud vence: así lo establece el formulario con el que se empezó. También se lo hemos recordado a la entidad competente; en caso de duda, pregunte allí.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'La solicitud ((hid)) ha pasado a otra entidad sin respuesta',
      body: `
En la solicitud **((hid))**, **((party))** no ha respondido en el plazo que terminaba el ((until)). La solicitud ha pasado a la siguiente entidad sin esa respuesta. Ahora no tiene que hacer nada.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Solicitud ((hid)): aún sin resolver, sigue en trámite',
      body: `
En la solicitud **((hid))**, **((party))** no ha respondido hasta el ((until)). Su solicitud no termina por ello: sigue en trámite hasta que se resuelva. El silencio no es ni autorización ni denegación.

Se lo hemos recordado de nuevo a la entidad y, si hay una designada, también a su superior. Usted también puede preguntar allí; qué derechos tiene si una autoridad no resuelve lo establece la legislación de su país.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'La solicitud ((hid)) está fuera de plazo',
      body: `
La solicitud **((hid))** está pendiente de: **((party))**. El plazo terminó el **((until))**. Sigue en trámite hasta que se responda.

La explotación y, si hay una designada, la entidad superior han recibido este mismo mensaje.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Autorización ((hid)): comunique lo comprado',
      body: `
La autorización **((hid))** termina pronto o ya ha terminado. Lo comprado que aún no esté comunicado, comuníquelo a más tardar el **((until))**. Si no se ha comprado nada, comunique 0. Si no viene nada más, márquelo.

Lo que no se comunique deja de contar para el máximo anual de la explotación cuando termine la autorización.

[Comunicar la compra](((link)))`,
    },
    requestReportMissing: {
      subject: 'Autorización ((hid)): la compra no se ha comunicado',
      body: `
De la autorización **((hid))** de **((party))** no se ha comunicado por completo la compra hasta el **((until))**. Lo que no se ha comunicado se da por no comprado. La comunicación todavía se puede hacer.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'La solicitud ((hid)) ha vencido sin resolución',
      body: `
En la solicitud **((hid))**, **((party))** no ha respondido en el plazo que terminaba el ((until)). Por ello la solicitud ha vencido sin resolución: no está ni autorizada ni denegada. Así lo establecía el formulario con el que se empezó.

Quien resuelve puede reabrirla durante 30 días; pídaselo. O bien la explotación crea otra solicitud a partir de esta: se conservan los datos que aún valgan.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Solicitud ((hid)): su anotación ya no vale',
      body: `
En la solicitud **((hid))** constaba la anotación de tramitación **((editor))**. Otra persona la ha sustituido o quitado. En la solicitud verá quién la tramita ahora.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) es su código de verificación',
      body: `
Su código para confirmar esta dirección de correo es:

**((code))**

Escríbalo antes de ((minutes)) minutos en su perfil de ((domain)). No se lo diga a nadie.

Si no ha pedido ningún código, no tiene que hacer nada.`,
    },
    invitation: {
      subject: 'Invitación: ((accountName)) en ((domain))',
      body: `
Le invitan a usar la cuenta **((accountName))** (((role))) en ((domain)).

[Aceptar la invitación](((link)))

La invitación vale hasta el ((expires)) y una sola vez. Para aceptarla, acceda con sus propios datos.`,
    },
    addressRemoved: {
      subject: 'Los correos de ((accountName)) ya no llegan a esta dirección',
      body: `
Alguien que usa la cuenta **((accountName))** en ((domain)) ha cambiado sus direcciones de correo. Los correos de esta cuenta ya no le llegarán a usted.

Si es correcto, no tiene que hacer nada.

Si no lo es, diríjase cuanto antes a su organismo de control o escríbanos con el formulario de contacto de ((domain)).`,
    },
    farmCode: {
      subject: '((code)) es el código de ((accountName))',
      body: `
**((person))** quiere usar la cuenta **((accountName))** en ((domain)) y pide un código:

**((code))**

Si es usted, escríbalo antes de ((minutes)) minutos donde lo ha pedido.

Quien tiene el código puede leer y cambiar todo lo de esta explotación. Si no sabe nada de esto, no se lo dé a nadie; así no pasará nada.`,
    },
    accountJoined: {
      subject: 'Una persona nueva usa ((accountName))',
      body: `
**((person))** ha aceptado una invitación y ahora usa la cuenta **((accountName))** en ((domain)).

[Ver quién usa esta cuenta](((link)))

Quienes usan la cuenta pueden quitar allí a una persona.`,
    },
    farmClaimed: {
      subject: 'Compruébelo: una persona nueva usa ((accountName))',
      body: `
**((person))** usa ahora la cuenta **((accountName))** en ((domain)). La persona conocía el organismo de control, el número de operador y el código postal de la explotación.

Si es correcto, no tiene que hacer nada.

Si no lo es, quite a la persona aquí:

[No he sido yo](((link)))

El enlace vale hasta el ((expires)) y una sola vez, aunque la persona haya dejado ya la cuenta.`,
    },
    accountLeft: {
      subject: 'Alguien ya no usa ((accountName))',
      body: `
**((person))** ya no usa la cuenta **((accountName))** en ((domain)): ((departure)).

Personas que usan ahora la cuenta: **((users))**

Si no es correcto, escríbanos con el formulario de contacto de ((domain)).`,
    },
    farmRestored: {
      subject: '((accountName)) vuelve a estar como antes: compruébelo',
      body: `
Alguien de la explotación ha dicho «No he sido yo». **((person))** ya no usa la cuenta **((accountName))** en ((domain)).

Las direcciones, los correos, los lugares de venta y la aceptación de las condiciones de uso vuelven a estar como antes del ((since)). También se ha deshecho lo que otras personas hayan cambiado en ellos desde entonces. Las invitaciones posteriores que nadie haya usado ya no valen.

Lo siguiente no lo deshacemos nosotros; compruébelo y retírelo usted:

Ofertas creadas o cambiadas desde entonces:
((offers))

Solicitudes enviadas desde entonces:
((requests))

Personas que usan ahora la cuenta: **((users))**

Nadie podrá registrarse de nuevo para esta explotación hasta que el organismo de control invite a alguien.`,
    },
    contactRequest: {
      subject: 'Consulta: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Nombre: ((name))
- Correo electrónico: ((email))
- Teléfono: ((phone))
- Número de operador: ((controlNumber))
- Referencia: ((reference))

Si responde a este correo, la respuesta llega a quien ha hecho la consulta.`,
    },
    contactRequestCopy: {
      subject: 'Su consulta: ((subject))',
      opening: 'Buenos días, ((name)):',
      body: `
Hemos recibido su consulta (referencia ((reference))) y le responderemos en un plazo de ((days)) días hábiles.

Su mensaje:

((message))`,
    },
    contactReceipt: {
      subject: 'Hemos recibido su mensaje (referencia ((reference)))',
      body: `
Hemos recibido su mensaje y le responderemos en un plazo de ((days)) días hábiles. Si vuelve a consultarnos, indique la referencia ((reference)).

Si no nos ha escrito, alguien ha indicado su dirección. En ese caso no tiene que hacer nada.`,
    },
    missingOffergroup: {
      subject: 'Falta una raza o estirpe: ((name))',
      body: `
**((accountName))** echa en falta en la especie **((animalkind))**:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'La raza o estirpe ya está: ((offergroup))',
      body: `
Usted echaba en falta **((name))**. Ahora encontrará la raza o estirpe como **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'Sobre su aviso: ((name))',
      body: `
Usted echaba en falta **((name))**. No vamos a incluir la raza o estirpe:

((answer))`,
    },
    activityWarning: {
      subject: 'Confirme sus ofertas: solo valen hasta el ((until))',
      body: `
¿Siguen vigentes sus ofertas en ((domain))? Solo están confirmadas hasta el **((until))**. Después nadie las encontrará hasta que las confirme. No se elimina nada.

Ofertas por confirmar: **((count))**

[Confirmar las ofertas](((link)))`,
    },
    newOffers: {
      subject: 'Ofertas nuevas: ((search))',
      body: `
Esto es lo nuevo en ((domain)):

((searches))

Este correo llega como mucho una vez al día.
[No recibir más ofertas nuevas por correo](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))** en ((domain)): ((act)).

Filas leídas: **((rows))**
Filas por revisar: **((failed))**

[Ver el resultado](((link)))`,
    },
    exportReady: {
      subject: 'Su exportación está lista: ((file))',
      body: `
Su exportación **((file))** está lista. Filas: ((rows))

[Descargar el archivo](((link)))

El archivo se conserva hasta el ((expires)). Para descargarlo, acceda con la cuenta con la que se inició la exportación.`,
    },
    offerAccepted: {
      subject: 'Oferta aprobada: ((offer))',
      body: `
**((authority))** ha aprobado:

((offers))

Quien busque ya puede encontrarlo, mientras esté confirmado y disponible.

[Abrir mis ofertas](((link)))`,
    },
    offerRejected: {
      subject: 'Oferta rechazada: ((offer))',
      body: `
**((authority))** ha rechazado:

((offers))

Motivo:

((reason))

Puede modificar la oferta y volver a presentarla. Hasta entonces no se ve.

[Modificar la oferta](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) es su código para la base de datos de animales ecológicos ((country))',
      body: `
Se ha registrado en la base de datos de animales ecológicos ((country)). Su código para confirmar esta dirección de correo es:

**((code))**

Escríbalo en la página de acceso. Si no ha sido usted, no tiene que hacer nada.`,
    },
    resetPassword: {
      subject: 'Base de datos de animales ecológicos ((country)): nueva contraseña',
      body: `
Con este código puede fijar una nueva contraseña en la página de acceso de la base de datos de animales ecológicos ((country)):

**((code))**

No se lo diga a nadie. Si no ha pedido una contraseña nueva, no tiene que hacer nada; la anterior sigue valiendo.`,
    },
    changeEmail: {
      subject: 'Base de datos de animales ecológicos ((country)): confirme su correo',
      body: `
Esta dirección de correo va a usarse para acceder a la base de datos de animales ecológicos ((country)). Su código para confirmarla es:

**((code))**

Si no ha sido usted, no se lo dé a nadie.`,
    },
    invited: {
      subject: 'Su acceso a la base de datos de animales ecológicos ((country))',
      body: `
Se ha creado para usted un acceso a la base de datos de animales ecológicos ((country)). Acceda en ((domain)):

- Nombre de usuario: **((login))**
- Contraseña provisional: **((code))**

La primera vez que acceda fijará su propia contraseña.`,
    },
    signInCode: {
      subject: '((code)) es su código de acceso',
      body: `
Con este código accede a la base de datos de animales ecológicos ((country)):

**((code))**

No se lo diga a nadie. Si no está accediendo en este momento, alguien conoce su contraseña: cámbiela.`,
    },
  },
  outcomes: { accepted: 'autorizada', rejected: 'denegada', closed: 'cerrada' },
  departures: {
    left: 'ha dejado la cuenta',
    removed: 'se le ha retirado el acceso',
  },
  importActs: {
    tried: 'Prueba terminada',
    imported: 'Importación terminada',
    takenBack: 'Importación anulada',
  },
  newOffers: { more: 'y ((count)) más; verlas todas', all: 'Abrir la búsqueda' },
  somebody: 'Una persona que no conocemos',
  roles: {
    ADM: 'Administración',
    SUP: 'Proveedor',
    AGR: 'Explotación',
    INS: 'Organismo de control',
    AUT: 'Autoridad',
    ASO: 'Asociación',
    NULL: 'sin rol',
  },
  footer: 'Este mensaje se ha enviado automáticamente desde ((domain)).',
});
