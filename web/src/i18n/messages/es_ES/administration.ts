import { screenWordsEs } from '#shared/entities/screen-words/es-es.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...screenWordsEs,
  'administration.nav': 'Menú de administración',
  'administration.waiting': 'Qué está pendiente',
  'administration.nothingWaits': 'No hay nada pendiente.',
  'administration.breedsMissing':
    '{count, plural, one {# raza que falta espera} other {# razas que faltan esperan}} respuesta',
  'administration.makeBreed': 'Crear raza',
  'administration.waits.supplier':
    '{count, plural, one {# proveedor espera} other {# proveedores esperan}} su confirmación',
  'administration.waits.controlBody':
    '{count, plural, one {# organismo de control espera} other {# organismos de control esperan}} su confirmación',
  'administration.waits.mail':
    'En {count, plural, one {# cuenta} other {# cuentas}} falla una dirección de correo',
  'administration.doubleDiffers': 'En qué se diferencian las dos',
  'administration.doubleThis': 'esta:',
  'administration.doubleRemaining': 'la que permanece:',
  'administration.doubleLeft': 'Uniendo',
  'administration.doubleDone': 'Unidas',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# oferta espera} other {# ofertas esperan}} una aprobación que en la región nadie puede dar',
  'administration.ready': 'Listos para el sitio web',
  'administration.notOnWebsite': '– todavía no está en el sitio web',
  'administration.readyCountry': 'No falta nada: el país puede publicarse en el sitio web.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# código postal no está} other {# códigos postales no están}} en ninguna región',
  'administration.gap.packageBarred':
    'no se ofrece a nadie, porque la normativa del país lo excluye.',
  'administration.gap.pageMissing': 'Falta la página «{usageKey}» o le falta un idioma del país.',
  'administration.gap.pageCommon':
    'El país muestra la página «{usageKey}» común a todos. Una propia indica quién es responsable aquí.',
  'administration.gap.animalsMissing': 'Ninguna especie está habilitada: nadie puede ofrecer nada.',
  'administration.gap.breedsMissing':
    'no hay ninguna raza en el país, por eso nadie puede ofrecer nada.',
  'administration.gap.categoryMissing':
    'la categoría I es obligatoria y el país no tiene ninguna, por eso nadie puede guardar una oferta.',
  'administration.gap.controlBodyMissing':
    'Ningún organismo de control está confirmado: ninguna explotación puede registrarse.',
  'administration.gap.packageMissing':
    'Ningún paquete de solicitud está activado: nadie puede solicitar nada.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# autoridad aún no tiene} other {# autoridades aún no tienen}} ningún usuario: allí nadie lee las solicitudes.',
  'administration.gap.calendarMissing':
    'El país aún no tiene días festivos: los plazos los cuentan como días hábiles.',
  'administration.gap.holidaysOver':
    'Los días festivos que valen solo un año se terminan: sin otros nuevos, los plazos los cuentan como días hábiles.',
  'administration.gap.signOnMissing':
    'El acceso aún no está configurado. Lo hace quien gestiona el sistema.',
  'administration.page.correction': 'Pequeña corrección',
  'administration.page.correctionHint':
    'Se mantiene el día de la versión; nadie tiene que volver a aceptar nada.',
  'administration.page.version': 'Versión nueva',
  'administration.page.versionHint':
    'Con una fecha y con lo que ha cambiado. Todos los proveedores tienen que volver a aceptar las condiciones de uso.',
  'administration.pageKeys': 'Páginas que muestra el programa',
  'administration.pageMissing': 'falta: escribir {key}',
  'administration.jobsFailed':
    '{count, plural, one {# tarea del sistema ha} other {# tareas del sistema han}} fallado',
  'administration.labels.missing':
    '{language}: {count, plural, one {falta # texto} other {faltan # textos}} de la interfaz',
  'administration.labels.outdated':
    '{language}: {count, plural, one {# texto de la interfaz sigue} other {# textos de la interfaz siguen}} un original que ha cambiado',
  'administration.without': 'Sin',
  'administration.jobs': 'Tareas fallidas',
  'administration.job.kind': 'Tarea',
  'administration.jobKind.export': 'Exportación',
  'administration.jobKind.import': 'Importación',
  'administration.job.settle': '{count, plural, one {# tarea resuelta} other {# tareas resueltas}}',
  'administration.job.settleText':
    'Desaparece de esta lista. La cuenta la sigue viendo como fallida y puede iniciarla de nuevo.',
  'administration.textsMissingIn':
    '{name}: en {count, plural, one {# entrada} other {# entradas}} falta un texto',
  'administration.group.places': 'Lugares',
  'administration.group.contents': 'Contenidos',
  'administration.purpose.productsettings':
    'Lo que vale para todos los países. Un campo vacío tiene el valor habitual. Un cambio vale como muy tarde al cabo de un minuto.',
  'administration.range': 'De {least} a {most}; habitual: {usual}.',
  'administration.section.settingsMails': 'Mensajes',
  'administration.hint.productsettings.notifiedAdministrators':
    'Cuántas cuentas, las más antiguas primero, reciben los mensajes para administración.',
  'administration.hint.productsettings.usualTimeDays':
    'Con las resoluciones de este período se calcula cuánto suele tardar una autoridad.',
  'administration.purpose.missingoffergroup':
    'Razas y estirpes que alguien no ha encontrado, y su respuesta. Quien preguntó la recibe por correo.',
  'administration.purpose.category1':
    'Divide las ofertas de una especie, por ejemplo según manejo o mercado.',
  'administration.purpose.category2': 'Reúne razas de una especie.',
  'administration.purpose.classification': 'Marca ofertas; las búsquedas se pueden limitar a ella.',
  'administration.purpose.offerfield':
    'Qué dice una oferta además de los datos fijos y dónde se pregunta.',
  'administration.purpose.region':
    'Dónde resuelve una autoridad. El código postal de una explotación determina su región.',
  'administration.newEntry': 'Entrada nueva',
  'administration.found': '{count, number} de {all, number}',
  'administration.bulk.activate': '{count, plural, one {Activar #} other {Activar #}}',
  'administration.bulk.deactivate': '{count, plural, one {Desactivar #} other {Desactivar #}}',
  'administration.bulk.join':
    '{count, plural, one {Añadir # a un país} other {Añadir # a un país}}',
  'administration.bulk.remove':
    '{count, plural, one {Quitar # de un país} other {Quitar # de un país}}',
  'administration.bulk.stay':
    '{count, plural, one {# entrada se queda} other {# entradas se quedan}}, porque sin este país {count, plural, one {valdría} other {valdrían}} en todas partes: {names}',
  'administration.nothing': 'Todavía ninguna entrada',
  'administration.nothingFound': 'Nada encontrado',
  'administration.textMissing': 'Faltan textos: {count}',
  'administration.missing': 'falta',
  'administration.languages': 'Texto en {have} de {of} idiomas',
  'administration.otherLanguages': '{count, plural, one {# idioma más} other {# idiomas más}}',
  'administration.addRow': '{name}: añadir línea',
  'administration.row': '{name}, línea {number}',
  'administration.removeRow': 'Quitar la línea {number}',
  'administration.moveUp': 'Subir la línea {number}',
  'administration.moveDown': 'Bajar la línea {number}',
  'administration.addPart': 'Definir {name}',
  'administration.removePart': 'Dejar de definir: {name}',
  'administration.changedBy': 'Modificada {when}, {who}',
  'administration.system': 'Sistema',
  'administration.changes': '{count, plural, =0 {Nada cambiado} one {# cambio} other {# cambios}}',
  'administration.coverage': 'Códigos postales',
  'administration.coverageHere': 'en esta región',
  'administration.coverageElsewhere': 'en otras regiones',
  'administration.coverageNowhere': 'en ninguna región',
  'administration.coverageUnknown': 'De este país no se conocen códigos postales.',
  'administration.coverageGaps':
    '{count, plural, one {# código postal no es} other {# códigos postales no son}} de ninguna región: desde allí nadie puede presentar una solicitud',
  'administration.coverageIdle': 'Ningún código postal del país empieza con estos comienzos',
  'administration.coverageInside':
    'Comienzos más largos de otras regiones quitan localidades a esta región',
  'administration.moreEffects': '{count, plural, one {# efecto más} other {# efectos más}}',
  'administration.sampleOffer': 'Probar con una oferta',
  'administration.sampleShown': 'Se muestra',
  'administration.sampleHidden': 'No se muestra',
  'administration.sampleUnmet':
    '{count, plural, one {No se cumple: {lists}} other {No se cumplen: {lists}}}',
  'administration.effects': 'Qué efecto tiene el cambio',
  'administration.effectsUnknown': 'No se sabe qué efecto tiene el cambio.',
  'administration.effect.offersHidden':
    '{count, plural, one {# oferta deja} other {# ofertas dejan}} de aparecer en las búsquedas',
  'administration.effect.offersShown':
    '{count, plural, one {# oferta pendiente de aprobación aparece} other {# ofertas pendientes de aprobación aparecen}} sin ella',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# oferta rechazada sigue oculta} other {# ofertas rechazadas siguen ocultas}}, aunque el proveedor {count, plural, one {la} other {las}} cambie',
  'administration.effect.associationsHidden':
    '{count, plural, one {# oferta deja} other {# ofertas dejan}} de mostrar sus asociaciones',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# oferta lleva} other {# ofertas llevan}} esta entrada y {count, plural, one {sigue} other {siguen}} así hasta que el proveedor elija otra',
  'administration.effect.offersMoved':
    '{count, plural, one {# oferta pasa} other {# ofertas pasan}} a la raza que permanece',
  'administration.effect.requestsMoved':
    '{count, plural, one {# solicitud sin resolver pasa} other {# solicitudes sin resolver pasan}} a la raza que permanece',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# solicitud resuelta conserva} other {# solicitudes resueltas conservan}} la raza indicada',
  'administration.effect.draftsStop':
    '{count, plural, one {# solicitud empezada ya no se puede} other {# solicitudes empezadas ya no se pueden}} enviar',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# solicitud en trámite sigue} other {# solicitudes en trámite siguen}} su curso como hasta ahora',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# solicitud en trámite deja de ser accesible} other {# solicitudes en trámite dejan de ser accesibles}} para las partes',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# solicitud en trámite solo podrá} other {# solicitudes en trámite solo podrán}} denegarse',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# solicitud en trámite pasa} other {# solicitudes en trámite pasan}} a la nueva autoridad, que recibe un correo cuando le toque',
  'administration.effect.requestsStay':
    '{count, plural, one {# solicitud en trámite se queda} other {# solicitudes en trámite se quedan}} en la autoridad anterior; no se admiten solicitudes nuevas de la región',
  'administration.effect.requestsWait':
    '{count, plural, one {# solicitud en trámite se mantiene} other {# solicitudes en trámite se mantienen}}; nadie puede intervenir ya por la cuenta',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# oferta pendiente de aprobación pasa} other {# ofertas pendientes de aprobación pasan}} a la nueva autoridad',
  'administration.effect.approvalsWait':
    '{count, plural, one {# oferta espera} other {# ofertas esperan}} una aprobación que ya nadie puede dar',
  'administration.effect.regionsUnapproved':
    'Las ofertas nuevas de {count, plural, one {# región} other {# regiones}} esperan después una aprobación que nadie puede dar',
  'administration.effect.farmersStay':
    '{count, plural, one {# explotación sigue} other {# explotaciones siguen}} en esta cuenta, con la que ya nadie puede actuar',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# explotación ya no empieza ni envía} other {# explotaciones ya no empiezan ni envían}} solicitudes a través de este organismo de control',
  'administration.effect.regionsWithout':
    '{count, plural, one {# región se queda} other {# regiones se quedan}} sin autoridad que responda',
  'administration.effect.termsAskedAgain':
    'Se pide a {count, plural, one {# proveedor que acepte} other {# proveedores que acepten}} la nueva versión',
  'administration.effect.countryLacks':
    '{count, plural, one {aún falta # cosa} other {aún faltan # cosas}}',
  'administration.effect.usersOut':
    '{count, plural, one {# usuario pierde} other {# usuarios pierden}} el acceso',
  'administration.now': 'ahora:',
  'administration.before': 'antes:',
  'administration.reason': 'Motivo del cambio (voluntario)',
  'administration.create': 'Crear',
  'administration.conflictText':
    'Estos campos los han cambiado los dos. En el formulario está lo que guardó la otra persona. Sus demás cambios siguen ahí.',
  'administration.mine': 'Su dato',
  'administration.takeMine': '{name}: usar mi dato',
  'administration.usedBy': 'Usado por',
  'administration.usedText': 'Por eso no se puede eliminar. Quítelo primero de estas entradas.',
  'administration.changeset.create': 'Creado',
  'administration.changeset.administration': 'Modificado',
  'administration.revision': 'Versión {rev}',
  'administration.changedThen':
    '{count, plural, =0 {Entonces no cambió nada} one {Entonces cambió # campo} other {Entonces cambiaron # campos}}',
  'administration.changedSince':
    '{count, plural, =0 {Sigue así} one {Distinto desde entonces: # campo} other {Distintos desde entonces: # campos}}',
  'administration.restore': 'Llevar esta versión al formulario',
  'administration.older': 'Anteriores',
  'administration.asOf': 'Cómo estaba al final del día',
  'administration.section.asked': 'Dónde se pregunta',
  'administration.section.website': 'Sitio web',
  'administration.section.procedures': 'Procedimientos',
  'administration.section.double': 'Duplicada',
  'administration.section.signOn': 'Acceso',
  'administration.hint.supervisor':
    'Recibe un aviso si una entidad de la región deja vencer su plazo y entonces puede leer esa solicitud',
  'administration.htmlInPage':
    'Línea {line}: «{tag}» es HTML. Quien lea la página lo vería tal cual.',
  'administration.hint.missingoffergroup.offergroup': 'Necesario si ya existe: así se llama aquí',
  'administration.hint.answer': 'Figura en el correo; necesario si no se incluye',
  'administration.hint.sameAs':
    'Las ofertas y las solicitudes en trámite pasan a la otra; esta ya no la elige nadie',
  'administration.hint.disabledForRequestSearch': 'Estas ofertas no impiden una solicitud',
  'administration.unrestricted': 'Si no se indica: sin restricción',
  'administration.onePerLine': 'Uno por línea',
  'administration.hint.id': 'Letras, cifras, _ y -; no cambia después del primer uso',
  'administration.hint.active':
    'Si se desactiva, ninguna oferta pregunta ya por él; lo indicado se conserva',
  'administration.hint.enabled': 'Si se desactiva, se sigue leyendo donde estaba elegida',
  'administration.hint.visibility':
    'Toda lista que no esté vacía tiene que contener el valor de la oferta',
  'administration.hint.domains': 'Una dirección por línea, sin https://',
  'administration.hint.languages': 'El primero elegido es el idioma del país',
  'administration.hint.code': 'Dos letras mayúsculas según ISO 3166-1',
  'administration.hint.isAdmin':
    'Aquí solo accede el equipo de administración; no es un país para visitantes',
  'administration.hint.offerAutApproval':
    'La búsqueda no muestra las ofertas nuevas hasta que la autoridad las aprueba. Cada región necesita una que apruebe ofertas',
  'administration.hint.userAgreement':
    'Si una entidad necesita el consentimiento de una explotación para solicitar por ella',
  'administration.hint.townDistanceKm':
    'Hasta esta distancia puede estar el punto de una ubicación de la localidad más próxima de su código postal; si no se indica, 50 km: alrededor de él se buscan ofertas',
  'administration.hint.contactEmail': 'Si no se indica, van al equipo de administración',
  'administration.hint.statecode':
    'De 1 a 16 caracteres, único en el país; no decide qué localidades comprende',
  'administration.hint.aut': 'Sin autoridad no se admiten solicitudes de la región',
  'administration.hint.postalCodePrefixes':
    'Un comienzo por línea; entre varias regiones decide el más largo. Sin comienzos decide el nombre de la región',
  'administration.hint.usageKey':
    'Con este nombre muestra la interfaz la página; las demás están en /content/nombre',
  'administration.hint.cmspage.country':
    'Sin país, para todos. Donde un país tiene una página propia, se muestra esa en su lugar',
  'administration.hint.cmspage.content':
    'Una línea vacía empieza un párrafo, «- » una lista, «## » un título; **negrita**, [enlace](https://…)',
  'administration.purpose.requestpackage':
    'Para qué puede pedir una explotación una autorización excepcional: pasos, campos, quién los rellena y cómo se resuelve.',
  'administration.choose': 'Elegir: {name}',
  'administration.takeNewer': 'Versión {rev}: usar la nueva versión {newest}',
  'administration.pinned': '{name}, versión {rev}',
  'administration.section.texts': 'Textos',
  'administration.hint.escalationDays':
    'Si no se indica, 7 días. La solicitud sigue en trámite hasta que se responda',
  'administration.hint.reminderDays':
    'Un número por línea, por ejemplo 7 y 2; si no se indica, 3 días y 1 día antes; 0 es el mismo día',
  'administration.hint.autoCloseHours': 'Si no se indica, espera hasta que alguien responda',
  'administration.hint.reportTable': 'Si no se indica, según la base jurídica',
  'administration.hint.requestformfield.internalName':
    'Con este nombre se guardan las respuestas: animalsGranted',
  'administration.hint.requestpackage.countries':
    'Se ofrece en estos países; si no se indica, en ninguno',
  'administration.hint.requestpackage.enabled':
    'Si se desactiva, nadie empieza una solicitud y los borradores ya no se pueden enviar; las enviadas siguen su curso',
  'administration.hint.requestpackage.animalkinds':
    'Para estas especies; si no se indica, para ninguna',
  'administration.mails': 'Correos',
  'administration.mail': 'Qué correo',
  'administration.mailBuiltIn':
    'En este idioma vale el texto incorporado o el de su idioma sustituto.',
  'administration.mailSubject': 'Asunto',
  'administration.mailChanged':
    'Mientras tanto, otra persona ha cambiado este texto; el historial lo muestra. Quien vuelva a guardar lo sustituye.',
  'administration.mailVariables': 'Qué se inserta',
  'administration.mailNeeded': 'tiene que estar en el texto',
  'administration.mailMarkdown':
    'Una línea vacía empieza un párrafo, «- » una lista; **negrita**, [enlace](((link))).',
  'administration.purpose.ruleset':
    'Qué se deduce de los datos: si se cumplen todas las condiciones, algo queda fijado. Los paquetes de solicitud comprueban así las respuestas.',
  'administration.section.facts': 'Datos que conocen las reglas',
  'administration.hint.public': 'Solo así pueden usarlas los paquetes de solicitud',
  'administration.ofRow': 'en la línea {number}',
  'administration.rowActs': 'Mover o quitar',
  'administration.knownFacts': 'Datos que da el programa',
  'administration.fact.account': 'Cuenta (identificador)',
  'administration.fact.species': 'Especie (comunicación a la UE)',
  'administration.fact.requestType': 'Tipo de solicitud',
  'administration.fact.today': 'Fecha de hoy',
  'administration.fact.lowhatch': 'Especie con solicitudes tras una baja eclosión',
  'administration.fact.controlBody': 'La explotación tiene un organismo de control',
  'administration.fact.association': 'La explotación pertenece a una asociación',
  'administration.factsOf.requestTypes': 'Solicitud que empieza',
  'administration.decision': 'Decisión del programa',
  'administration.decisionNone':
    'Ninguna: los paquetes de solicitud comprueban con ellas las respuestas',
  'administration.decisionText.requestTypes':
    'Una regla pone «withheld.…» en un tipo de solicitud: entonces no se ofrece, y el nombre del dato es la frase que lo explica. Lo que ninguna entidad podría responder no se ofrece nunca.',
  'administration.decisionText.exportType':
    'Una regla pone «export.type» en la configuración con la que una cuenta exporta solicitudes. Sin regla son todas las columnas.',
  'administration.decision.requestTypes': 'Qué tipos de solicitud se ofrecen',
  'administration.decision.exportType': 'Con qué exporta solicitudes una cuenta',
  'administration.rowNumber': 'Núm.',
  'administration.openRow': 'Modificar {name}',
  'administration.ruleGap': 'todavía incompleta',
  'administration.ruleAlways': 'siempre',
  'administration.ruleHits': 'Aplicaciones en {days, number} días',
  'administration.ruleHitLast': 'última el {day}',
  'administration.outcome.refused': 'Envío impedido',
  'administration.outcome.noticed': 'Aviso',
  'administration.outcome.withheld': 'No se ofrece',
  'administration.factsOfAnswers': 'Respuestas del formulario',
  'administration.factsOfDays': 'Días hasta una respuesta',
  'administration.daysUntil': 'Días hasta: {name}',
  'administration.compareValue': 'Comparar con un valor',
  'administration.compareOther': 'Comparar con otro dato',
  'administration.benchFired':
    '{count, plural, =0 {No se aplica ninguna de {rules, number} reglas} one {Se aplica una de {rules, number} reglas} other {Se aplican {count, number} de {rules, number} reglas}}',
  'administration.ruleFires': 'se aplica',
  'administration.ruleRests': 'no se aplica',
  'administration.ruleOff': 'no activa',
  'administration.conditionHolds': 'se cumple',
  'administration.conditionFails': 'no se cumple',
  'administration.conditionHas': 'indicado:',
  'administration.cases': 'Ejemplos guardados',
  'administration.casesNone':
    'Todavía ninguno. Un ejemplo guardado recoge qué reglas se aplican: solo se puede guardar mientras sea así.',
  'administration.caseName': 'Nombre del ejemplo',
  'administration.caseKeep': 'Guardar como ejemplo',
  'administration.caseNotMet': 'ya no es correcto',
  'administration.caseTry': 'Insertar: {name}',
  'administration.casesFull': 'No se guardan más de {most, number} ejemplos.',
  'administration.purpose.countrycalendar':
    'Los días festivos oficiales de un país y sus regiones. Según ellos se cuentan los plazos en días hábiles; los sábados y domingos no cuentan nunca.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (cada año el 1 de mayo), easter+1 (días después del Domingo de Pascua; antes, easter-2), orthodox+1, wed>=11-16 (el miércoles desde el 16/11) o 2027-05-04 (solo ese año)',
  'administration.hint.workingDays':
    'En lugar de horas: se cuenta desde el día siguiente, sin fines de semana ni festivos de la región; el último día cuenta entero',
  'administration.purpose.countrylaw':
    'Cuándo se pueden comprar animales no ecológicos: motivos, porcentajes, edades y períodos de conversión de un país, cada línea con su fuente.',
  'administration.section.shares': 'Porcentajes anuales',
  'administration.hint.countrylaw.terms.states':
    'Si no se indica: en todas las regiones que no figuren en otra línea',
  'administration.hint.inPortions':
    'Vuelve hasta que se haya comprado todo o la explotación diga que no viene nada más',
  'administration.hint.endangeredLists': 'Una lista sin país vale en todos',
  'administration.hint.countrylaw.validTo':
    'Si no se indica, vale hasta que empiece una más reciente',
  'administration.hint.countrylaw.grounds.act': 'Solo si es otro',
  'administration.hint.isComplete': 'Si no, se considera desconocido y hay que preguntar',
} satisfies Partial<Messages<'administration'>>;
