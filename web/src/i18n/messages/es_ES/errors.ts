import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsEs } from '#shared/offers/problem-texts/es-es.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...keysUnder('errors.', offerProblemsEs),
  'errors.accounts.accountDeactivated': 'Esta cuenta está desactivada.',
  'errors.accounts.addressRejected':
    'Los correos enviados a esta dirección no llegan. Indique otra.',
  'errors.accounts.alreadyInvited': 'Alguien usa ya esta cuenta o hay una invitación pendiente.',
  'errors.accounts.alreadyLinked': 'Su acceso ya está vinculado a esta cuenta.',
  'errors.accounts.alreadyRegistered': 'Ya consta como proveedor en este país.',
  'errors.accounts.claimRefused':
    'Ahora nadie puede registrarse para esta explotación: alguien de la explotación se ha opuesto a un registro.',
  'errors.accounts.countryNotOpen': 'En este país nadie puede registrarse.',
  'errors.accounts.disputedAddress':
    'Esta dirección la ha puesto un usuario nuevo. Pida a la explotación su dirección e invite a esa.',
  'errors.accounts.farmInUse': 'Esta explotación ya se está usando.',
  'errors.accounts.farmerDeactivated': 'El organismo de control ha desactivado esta explotación.',
  'errors.accounts.folderInUse': 'En esta carpeta hay solicitudes.',
  'errors.accounts.inviteUsed': 'Esta invitación ya se ha aceptado.',
  'errors.accounts.lastUser': 'Usted es la única persona que usa esta cuenta.',
  'errors.accounts.locationInUse': 'Hay ofertas con este lugar de venta.',
  'errors.accounts.positionElsewhere':
    'El punto del mapa está a más de {limit} km del código postal. Corrija el punto o el código postal.',
  'errors.accounts.positionInUse':
    'Desde aquí se ofrecen animales: el lugar necesita una posición en el mapa.',
  'errors.accounts.contactInUse':
    'Desde aquí se ofrecen animales: deje un teléfono o una dirección de correo.',
  'errors.accounts.newcomer':
    'Todavía lleva poco tiempo usando la cuenta para quitar lo que ya estaba antes. Nuestro equipo de administración puede hacerlo.',
  'errors.accounts.noFarmAddress':
    'No se puede enviar un código a esta explotación: su dirección de correo falta o es nueva.',
  'errors.accounts.regionInUse':
    'Desde aquí se ofrecen animales: el lugar necesita un código postal del país.',
  'errors.accounts.locationNeeded': 'Debe quedar al menos un lugar de venta.',
  'errors.accounts.mayNotFindFarmers':
    'Su cuenta no tiene permiso para buscar operadores o miembros. Lo concede el equipo de administración de la base de datos.',
  'errors.accounts.maximumUsers': 'Esta cuenta ya tiene todas las personas que puede tener.',
  'errors.accounts.noEmail': 'Esta cuenta no tiene dirección de correo.',
  'errors.accounts.controlBodyNotConfirmed':
    'Este organismo de control aún no está confirmado. Póngase en contacto con nosotros.',
  'errors.accounts.notAnAuthority':
    'De una región solo puede encargarse una autoridad activa del mismo país.',
  'errors.accounts.notFound':
    'Con estos datos no se ha encontrado ninguna explotación. Compruébelos.',
  'errors.accounts.notYourself': 'Esto no es posible con la cuenta propia.',
  'errors.accounts.objectionNotFound': 'Este enlace ya no es válido.',
  'errors.accounts.otherCountry': 'Una explotación solo vende en su propio país.',
  'errors.accounts.redacted': 'Los datos personales de esta cuenta se han eliminado.',
  'errors.accounts.termsChanged': 'Las condiciones de uso han cambiado. Vuelva a leerlas.',
  'errors.accounts.termsMissing': 'Las condiciones de uso aún no están publicadas.',
  'errors.accounts.tooManyInvites': 'La cuenta tiene demasiadas invitaciones pendientes.',
  'errors.client.accountNotUsable':
    'Ya no puede usar esta cuenta. Arriba se ve con cuál trabaja ahora.',
  'errors.client.ownLoginOver': 'Ha pasado demasiado tiempo. Confirme de nuevo su acceso.',
  'errors.client.tooManyTries': 'Demasiados intentos. Espere unos minutos.',
  'errors.client.unreachable': 'No se puede llegar al servidor. Compruebe su conexión a internet.',
  'errors.client.waitMinutes': 'Demasiadas veces. Podrá volver a intentarlo {wait}.',
  'errors.client.wrongCode':
    'El código no es correcto. Escriba el que aparece ahora en la aplicación. Si no funciona, ponga en automático la fecha y la hora del dispositivo con la aplicación.',
  'errors.contact.tooManyReports':
    'Ya hay tantos avisos suyos pendientes de respuesta que no se admite ninguno más.',
  'errors.content.brokenLabel': 'Un texto no es un mensaje en formato ICU.',
  'errors.content.versionWithoutNote': 'Una versión nueva tiene que decir qué ha cambiado.',
  'errors.content.versionDay':
    'Una versión nueva es posterior a la anterior y, como muy tarde, de hoy.',
  'errors.content.pageNeeded':
    'Esta página se mantiene en todos los idiomas de un país mientras esté en el sitio web.',
  'errors.content.htmlInPage': 'Una página es texto sin HTML.',
  'errors.countries.approverMissing':
    'Cada región necesita una autoridad que apruebe las ofertas de su territorio. {limit, plural, =0 {El país aún no tiene ninguna región} one {Le falta a una región} other {Les falta a # regiones}}.',
  'errors.countries.authorityMissing':
    'Cada región necesita una autoridad; sin ella no se admiten sus solicitudes. {limit, plural, =0 {El país aún no tiene ninguna región} one {Le falta a una región} other {Les falta a # regiones}}.',
  'errors.countries.legalPageMissing':
    'La página «{limit}» necesita un texto en cada idioma del país.',
  'errors.countries.packageUndecided':
    'Un paquete de solicitud del país puede dejar solicitudes sin resolución.',
  'errors.countries.placesMissing':
    'Las localidades del país no están cargadas, así que nadie puede indicar dónde están los animales. Las carga quien gestiona el sistema.',
  'errors.countries.prefixTaken':
    'El comienzo de código postal {limit} ya es de la región «{region}».',
  'errors.countries.secondFactorElsewhere':
    'Sobre el segundo factor decide el servicio de acceso del país.',
  'errors.entities.attachmentNotFound': 'No se ha encontrado el archivo.',
  'errors.entities.attachmentTooLarge': 'El archivo es demasiado grande.',
  'errors.entities.busy': 'Otras personas están cambiando ahora esta entrada. Inténtelo de nuevo.',
  'errors.entities.notFound': 'Esta entrada no existe o ya no existe.',
  'errors.entities.notUnique': 'Otra entrada tiene ya este valor.',
  'errors.entities.revConflict': 'Entretanto se ha modificado algo aquí.',
  'errors.entities.inUse': 'Esta entrada se está usando y por eso no se puede eliminar.',
  'errors.entities.saveTooLarge': 'Este cambio es demasiado grande para guardarlo de una vez.',
  'errors.entities.wrongAttachmentContent': 'El contenido del archivo no corresponde a su tipo.',
  'errors.entities.wrongAttachmentType': 'No se admiten archivos de este tipo.',
  'errors.fields.filterTooLong': 'Una búsqueda tiene como máximo {limit} condiciones.',
  'errors.fields.tooFew': 'Hacen falta al menos {limit}.',
  'errors.fields.tooShort': 'Hacen falta al menos {limit} caracteres.',
  'errors.exports.alreadyRunning': 'Ya hay una exportación en curso.',
  'errors.exports.notAllowed': 'Los permisos con los que empezó esta exportación ya no existen.',
  'errors.exports.notFound':
    'Esta exportación no existe en su cuenta o su archivo ya no se conserva. Si tiene varias cuentas, cambie a aquella con la que se empezó.',
  'errors.exports.tooManyRows': 'En una exportación no caben tantas filas: acote la lista.',
  'errors.imports.alreadyRunning': 'Ya hay una importación en curso.',
  'errors.imports.fileNotFound': 'El archivo no ha llegado o ya no está. Vuelva a subirlo.',
  'errors.imports.missingColumn': 'Falta asignar una columna necesaria.',
  'errors.imports.noHeader': 'En el archivo no se ha encontrado ninguna fila con títulos.',
  'errors.imports.notConfirmed':
    'Una importación completa necesita una prueba con el mismo archivo y el número de explotaciones que esta indica.',
  'errors.imports.nothingListed': 'El archivo no contiene ninguna fila que se pueda leer.',
  'errors.geocoding.notLoaded': 'Las localidades de este país aún no están cargadas.',
  'errors.jobs.gaveUp': 'La tarea no ha podido seguir. El equipo de administración está avisado.',
  'errors.kernel.blocked':
    'La red desde la que se conecta está bloqueada. Pruebe con otra, por ejemplo con datos móviles, o escríbanos.',
  'errors.kernel.forbidden': 'Su rol no lo permite.',
  'errors.kernel.internal': 'Se ha producido un error inesperado.',
  'errors.kernel.invalidInput': 'Algunos datos no son válidos.',
  'errors.kernel.unavailable':
    'El servicio no está disponible ahora. Inténtelo de nuevo más tarde.',
  'errors.law.hasBegun':
    'Una norma que ya está en vigor no se elimina ni se aplaza: póngale fin con «Último día».',
  'errors.law.overBeforeBegin': 'La norma terminaría antes de empezar.',
  'errors.mail.noOwnAddress':
    'Su cuenta no tiene ninguna dirección de correo confirmada: un correo de prueba no se envía a nadie más.',
  'errors.mail.noSite': 'El país de su cuenta no tiene ningún sitio web que un correo pueda citar.',
  'errors.mail.codeExpired': 'El código ya no vale. Pida uno nuevo.',
  'errors.mail.missingVariable':
    'En el texto falta una variable sin la que este mensaje no sirve a nadie.',
  'errors.mail.tooManyAddresses': 'En el perfil no caben más direcciones de correo.',
  'errors.mail.unknownVariable': 'El texto contiene una variable que este mensaje no tiene.',
  'errors.mail.wrongCode': 'El código de verificación no es correcto.',
  'errors.mail.wrongLink': 'Un enlace lleva a ((link)) o a una dirección que empieza por https://.',
  'errors.masterdata.alreadyMerged': 'Esta raza ya se ha unido a otra. Elija la que permanece.',
  'errors.masterdata.mergeUnderWay': 'La unión sigue en curso. Espere hasta que todo haya pasado.',
  'errors.masterdata.remainingNarrower':
    'La raza que permanece no abarca todo lo que hay aquí. Complétela primero.',
  'errors.offers.mayNotApprove': 'Esta oferta la aprueba otra autoridad.',
  'errors.offers.nothingToConfirm':
    'Las ofertas archivadas, rechazadas o de otros países no se confirman.',
  'errors.requests.attachmentsTooBig': 'Los archivos adjuntos suman demasiado.',
  'errors.requests.conditionNotPossible':
    'La búsqueda contiene una condición que no corresponde a una solicitud o que ninguna oferta puede cumplir.',
  'errors.requests.countryWithoutRequests': 'En este país las solicitudes no se presentan aquí.',
  'errors.requests.farmerMissing': 'Elija la explotación para la que se presenta la solicitud.',
  'errors.requests.agreementMissing':
    'La explotación no ha dado su consentimiento para que usted presente solicitudes por ella. Si lo tiene, anótelo en la explotación, dentro de «Operadores».',
  'errors.requests.farmBlocked':
    'La explotación está desactivada o no tiene una certificación vigente, por lo que no se le puede autorizar nada. Espere a que se resuelva o deniegue la solicitud.',
  'errors.requests.farmLeft':
    'La explotación ya no es operador ni miembro suyo, por lo que no puede autorizarle nada. Si solo se espera su informe, la solicitud seguirá adelante sin él cuando venza el plazo.',
  'errors.requests.farmerNotActive':
    'La explotación está desactivada o no puede presentar solicitudes.',
  'errors.requests.grantedMoreThanAsked': 'No se pueden autorizar más animales de los solicitados.',
  'errors.requests.positionElsewhere':
    'El punto de la ubicación en el mapa no está en su código postal. Corríjalo en el perfil y vuelva a empezar la solicitud.',
  'errors.requests.refusedByRule': 'Las reglas de este formulario no admiten esta respuesta.',
  'errors.requests.conditionNever':
    'Este campo solo aparece con una respuesta que el paso no pregunta antes o que nadie puede dar.',
  'errors.requests.optionMissing':
    'Este campo exige una respuesta y no tiene ninguna opción que elegir.',
  'errors.requests.fieldMisread':
    'El propio sistema lee las respuestas a un campo con este nombre: el campo necesita el tipo y, si es una lista, las opciones que el sistema puede leer.',
  'errors.requests.outcomeMissing':
    'Ningún paso de este paquete resuelve: así no se puede activar.',
  'errors.requests.outcomeHidden':
    'Este campo resuelve, pero algunas respuestas anteriores lo ocultan.',
  'errors.requests.outcomeUndecided':
    'Cada respuesta tiene que autorizar o denegar la solicitud, y ambas cosas tienen que ser posibles.',
  'errors.requests.portionsTooEarly': 'Solo un paso posterior a la resolución puede repetirse.',
  'errors.requests.outcomeFirst':
    'Resuelve un único paso, y nunca el primero: ese es la solicitud.',
  'errors.requests.reminderTooEarly':
    'Un recordatorio cae antes del comienzo del paso: su plazo es más corto.',
  'errors.requests.timeTwice': 'Un plazo va en horas o en días hábiles, no en ambos.',
  'errors.requests.timeMissing': 'Para enviar recordatorios hace falta un plazo.',
  'errors.requests.clockMustNotEnd':
    'Una solicitud termina por la explotación o por una resolución, nunca solo por un plazo.',
  'errors.requests.nobodyToPassOn':
    'Ni el paso que resuelve ni los posteriores pasan la solicitud a otro.',
  'errors.requests.nobodyAbove':
    'La entidad superior solo recibe avisos hasta la resolución, y solo de una entidad cuyo paso tenga plazo y se quede en ella.',
  'errors.requests.outcomeNoChoice':
    'Solo resuelve un campo obligatorio en el que se elige una única opción.',
  'errors.requests.rulesetNotPublic': 'Las reglas de un paquete tienen que ser públicas.',
  'errors.requests.groundNotInLaw': 'La normativa de este país no contempla este motivo, o ya no.',
  'errors.requests.deciderNotLawful':
    'Según la normativa del país, sobre este motivo resuelve otra entidad.',
  'errors.requests.recordOnlyWithoutDecision':
    'Lo que nadie tiene que autorizar se registra y no se solicita; todo lo demás se solicita.',
  'errors.requests.noGeneralOrder':
    'En esta región ninguna resolución general lo permite. Presente una solicitud.',
  'errors.requests.generalOrderHolds':
    'En esta región lo permite una resolución general. Basta con una comunicación.',
  'errors.requests.breedNotListed':
    'Esta raza no figura en ninguna lista de razas en peligro vigente en este país.',
  'errors.requests.arrivalPast':
    'Este día ya ha pasado. Una autorización nunca tiene efecto retroactivo.',
  'errors.requests.arrivalBeforeBirth':
    'Los animales llegarían antes de nacer. Revise los dos días.',
  'errors.requests.tooOldOnArrival':
    'El día de la llegada estos animales tendrán más edad de la que permite la normativa.',
  'errors.requests.inTraining':
    'Estos animales pueden venir para su adiestramiento. Presente la solicitud en cuanto sean adultos.',
  'errors.requests.notGrownUp': 'El día de la llegada estos animales aún no serán adultos.',
  'errors.requests.weightNeeded':
    'En estos animales cuenta el peso del día de la llegada. Indíquelo.',
  'errors.requests.tooHeavyOnArrival':
    'El día de la llegada estos animales pesarán más de lo que permite la normativa.',
  'errors.requests.herdExists':
    'Un primer rebaño significa que antes no había ninguno. Para uno ya existente hay otras solicitudes.',
  'errors.requests.orderedTooLate':
    'Los animales ecológicos se pidieron más tarde de lo que exige la autoridad de su región.',
  'errors.requests.groundOverThen': 'Ese día el motivo ya no es válido según la normativa.',
  'errors.requests.permissionTooLong':
    'La autorización duraría más de lo que permite la normativa del país.',
  'errors.requests.overYearlyShare': 'Son más de los que la normativa permite todavía este año.',
  'errors.requests.boughtBeforeDecision':
    'Lo comprado o recibido antes de la resolución no queda cubierto por la autorización.',
  'errors.requests.boughtAfterEnd': 'Ese día la autorización ya no estaba vigente.',
  'errors.requests.boughtToCome': 'Ese día aún no ha llegado.',
  'errors.requests.boughtMoreThanGranted':
    'Son más animales de los que quedan pendientes en la autorización.',
  'errors.requests.noEarTag':
    'No es un número de crotal. Empieza con dos letras del país y sigue con cifras.',
  'errors.requests.tagsMissing': 'Falta el crotal de algún animal.',
  'errors.requests.markedByOther': 'Otra persona está tramitando ya esta solicitud.',
  'errors.requests.mayNotRequest': 'Esta cuenta no puede presentar solicitudes.',
  'errors.requests.noAssociation': 'No se ha encontrado ninguna asociación que pueda responder.',
  'errors.requests.noAutForRegion': 'Para esta región no consta ninguna autoridad.',
  'errors.requests.controlBodyNotConfirmed':
    'El organismo de control aún no está confirmado. Hasta entonces no se pueden presentar solicitudes con él.',
  'errors.requests.noControlBody':
    'La explotación no tiene este organismo de control entre los activos.',
  'errors.requests.statisticTooLarge': 'Elija un período más corto o menos regiones.',
  'errors.requests.notSent': 'No se ha enviado nada. Revise estos datos.',
  'errors.requests.notWhole': 'Los animales se cuentan en números enteros.',
  'errors.requests.nothingWanted': 'Solicite al menos un animal.',
  'errors.requests.notYours': 'Esto le corresponde a otro participante.',
  'errors.requests.offersChanged':
    'Han aparecido o cambiado ofertas que encajan. Diga por qué no le sirven.',
  'errors.requests.nothingLeft':
    'Se queda con tantos animales ecológicos como necesita: no queda nada que solicitar.',
  'errors.requests.offersUnanswered': 'Diga de cada oferta encontrada por qué no le sirve.',
  'errors.requests.searchTooWide':
    'Se encuentran tantas ofertas que nadie puede dar un motivo para cada una. Busque con más precisión, por ejemplo por raza, sexo o edad.',
  'errors.requests.takenTooMany': 'La oferta no tiene tantos animales.',
  'errors.requests.otherAccount': 'Ahora está usando otra cuenta.',
  'errors.requests.partyMissing': 'El formulario necesita un participante que falta.',
  'errors.requests.usageMissing': 'Diga para qué son los animales.',
  'errors.requests.supplierMissing': 'Elija el proveedor que interviene en la solicitud.',
  'errors.requests.supplierNoHatchery':
    'En una comunicación por baja eclosión solo puede intervenir una incubadora. Elija otro proveedor.',
  'errors.requests.supplierNotFound':
    'No se ha encontrado este proveedor o ahora no vende aquí estos animales.',
  'errors.requests.supplierNotNeeded':
    'En las solicitudes con este formulario no interviene ningún proveedor.',
  'errors.requests.tooManyAttachments': 'Son demasiados archivos adjuntos.',
  'errors.requests.transitionNotAllowed': 'Esto ya no es posible.',
  'errors.requests.typeNotAllowed': 'Aquí no se admiten solicitudes de este tipo.',
  'errors.requests.uploadSharedTooOften': 'Este archivo está adjunto a demasiadas solicitudes.',
  'errors.rules.caseNotMet': 'En este ejemplo se aplican reglas distintas de las que dice.',
  'errors.rules.comparedTwice': 'Compare con un valor o con otro dato.',
  'errors.rules.comparisonUnfit': 'Los datos de este tipo no se pueden comparar así.',
  'errors.rules.namedTwice': 'Esto aparece dos veces.',
  'errors.rules.otherType': 'El valor es de un tipo distinto al del dato.',
  'errors.rules.pinnedRuleset':
    'Hay paquetes de solicitud o páginas que usan estas reglas: siguen siendo públicas.',
  'errors.rules.tooManyRulesets': 'No se pueden crear más conjuntos de reglas.',
  'errors.rules.unknownPath': 'Estas reglas no tienen este dato.',
  'errors.search.tooManyGroups': 'Este resumen tiene demasiadas filas. Acote la búsqueda.',
  'errors.sessions.expiredToken': 'La sesión ha caducado. Vuelva a acceder.',
  'errors.sessions.secondFactorNeeded':
    'Esta cuenta solo se puede usar con un segundo factor. Actívelo primero.',
  'errors.sessions.secondFactorUnused':
    'Esta sesión es anterior a su segundo factor. Vuelva a acceder con él.',
  'errors.sessions.signInNeeded': 'Acceda primero.',
  'errors.sheets.empty': 'El archivo está vacío.',
  'errors.sheets.notSheet': 'Este archivo no se puede leer como tabla. Guarde la tabla como XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {Línea {limit} del archivo: }}Se abren unas comillas que no se cierran. Quítelas o añada las que faltan.',
  'errors.sheets.protected': 'El archivo está protegido con contraseña. Guárdelo sin contraseña.',
  'errors.sheets.tooManyColumns': 'La tabla tiene más columnas de las que se leen.',
  'errors.sheets.tooManyRows':
    'La tabla tiene más filas de las permitidas. Repártalas en varios archivos.',
  'errors.uploads.attachedToRequest':
    'Este archivo está adjunto a una solicitud enviada: se queda como está.',
  'errors.uploads.inUse': 'Hay ofertas que muestran este archivo. Quítelo antes de ellas.',
  'errors.uploads.isLogo': 'Este archivo es el logotipo de su perfil.',
  'errors.uploads.logoNotImage': 'Un logotipo es una imagen: PNG, JPEG o WebP.',
} satisfies Partial<Messages<'errors'>>;
