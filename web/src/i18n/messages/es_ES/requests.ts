import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Borrador de solicitud',
  'requests.draftOf': 'Borrador del {day}',
  'requests.number': 'Número',
  'requests.filedBy': 'Presentada por',
  'requests.site': 'Ubicación',
  'requests.package': 'Qué se solicita',
  'requests.type': 'Dirigida a',
  'requests.editor': 'En tramitación',
  'requests.noEditor': 'Nadie',
  'requests.turn': 'Pendiente de',
  'requests.waitingSince': 'Desde',
  'requests.you': 'usted',
  'requests.yourTurn': 'Le toca a usted',
  'requests.system': 'automático',
  'requests.someone': 'un participante',
  'requests.quoted': '«{text}»',

  'requests.status.new': 'Borrador',
  'requests.status.open': 'En trámite',
  'requests.status.closed': 'Cerrada',
  'requests.status.accepted': 'Autorizada',
  'requests.status.rejected': 'Denegada',
  'requests.status.retracted': 'Retirada',
  'requests.status.lapsed': 'Plazo vencido',
  'requests.status.waived': 'Con renuncia',
  'requests.status.revoked': 'Revocada',

  'requests.way.alone': 'Resuelve: {decider}.',
  'requests.way.decided': 'Antes se consulta a: {parties}. Resuelve: {decider}.',
  'requests.way.free': 'Nadie tiene que autorizarlo.',
  'requests.way.recorded': 'Nadie tiene que autorizarlo. Lo que registre lo recibe: {parties}.',
  'requests.way.varies': 'Quién interviene depende de la solicitud que elija.',

  'requests.notFound': 'Esta solicitud no existe para su cuenta',
  'requests.notFoundText':
    'Se ha descartado o es de otra cuenta. Si tiene varias cuentas, cambie de cuenta arriba.',
  'requests.toRequest': 'Ver la solicitud',
  'requests.notYourTurn': 'Ahora no tiene nada que rellenar aquí',
  'requests.nothingWaits': 'La solicitud está finalizada.',

  'requests.saidBefore': 'Datos anteriores: {farmer}',
  'requests.noticed': 'Tenga en cuenta',
  'requests.noticedOnly': 'Las reglas de este formulario llaman la atención sobre esta respuesta.',
  'requests.quota': 'Máximo anual',
  'requests.quotaShare':
    '{most, plural, one {# animal} other {# animales}}, el {share} % de {stock} adultos',
  'requests.quotaSmall':
    '{most, plural, one {# animal} other {# animales}}, porque el rebaño es pequeño ({stock} adultos)',
  'requests.quotaClaim':
    'Ya comprados este año: {before}{kind, select, asked {; solicitados: {animals}} granted {; autorizados: {animals}} bought {; con esta solicitud: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Con esto se agota.} one {Queda # animal disponible.} other {Quedan # animales disponibles.}}',
  'requests.quotaOver': '{over, plural, one {Sobra # animal.} other {Sobran # animales.}}',
  'requests.takeMost': 'Poner el máximo permitido: {value}',
  'requests.textBlocks': 'Textos tipo de su entidad',
  'requests.keepText': 'Guardar como texto tipo',
  'requests.saveDraft': 'Guardar borrador',
  'requests.draftSavedWithout':
    '{count, plural, one {Un dato no es posible así y está} other {{count} datos no son posibles así y están}} solo en este dispositivo; todo lo demás está en la cuenta.',
  'requests.savedOnDevice':
    'Guardado a las {time} en este dispositivo; se conserva aquí hasta el {until}',
  'requests.savedInAccount': 'Guardado el {day} a las {time} en su cuenta',
  'requests.otherFarmersDraft': 'Este borrador es de {farmer}',
  'requests.otherFarmersDraftText':
    'Ahora actúa en nombre de {farmer}. Para que nada acabe en la explotación equivocada, elija primero para quién continúa.',
  'requests.goOnFor': 'Continuar para {farmer}',
  'requests.restoredText':
    'Se conserva en este dispositivo hasta el {until}. Si lo usan también otras personas, envíe o descarte el borrador.',
  'requests.takeFromAccount': 'Usar en su lugar el borrador guardado',
  'requests.olderOnDevice': 'En este dispositivo hay otros datos del {at}',
  'requests.olderOnDeviceText': 'Entretanto el borrador se ha guardado en otro sitio.',
  'requests.takeFromDevice': 'Usar los datos de este dispositivo',
  'requests.noSignalDraft':
    'Sus respuestas se conservan en este dispositivo hasta el {until}. En cuanto vuelva la conexión se guardarán solas en su cuenta. Solo entonces podrá enviarlas.',
  'requests.noSignalStep':
    'Sus respuestas se conservan en este dispositivo hasta el {until}. Podrá enviarlas en cuanto vuelva la conexión.',
  'requests.waits.saving':
    'Lo que ha escrito está en este dispositivo. Puede seguir: cada pocos segundos se vuelve a intentar guardarlo en su cuenta.',
  'requests.waits.sending':
    'Todavía no se ha enviado nada. Deje abierta esta página: se enviará en cuanto vuelva la conexión.',
  'requests.notYet': 'No enviar todavía',

  'requests.attachmentsNone': 'Sin adjuntos',
  'requests.attachmentsHint':
    'Cada archivo, como máximo {size}; las fotos grandes se reducen. Se admiten {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# de {most} archivos} other {# de {most} archivos}}, {size} de {limit}',
  'requests.file.shrinking': 'reduciendo…',
  'requests.file.uploading': 'guardando…',
  'requests.file.sending': 'enviando: {percent, number} %',
  'requests.file.failed': 'no guardado: el envío se ha interrumpido',
  'requests.filesBusy': 'Espere a que todos los archivos estén guardados.',

  'requests.checkTitle': 'Revisar respuestas',
  'requests.checkLead': 'Todavía no se ha enviado nada.',
  'requests.declaration': 'Declaración',
  'requests.send': 'Enviar solicitud',
  'requests.sendStep': 'Enviar',
  'requests.sendDecision': 'Enviar resolución',
  'requests.becomes': 'Al enviarla, la solicitud queda:',

  'requests.sentTitle': 'Su solicitud se ha enviado',
  'requests.sentStep': '{form}: enviado',
  'requests.whatNext': 'Qué pasa ahora',
  'requests.timeOver.remindAndStay':
    'Plazo: {day}. Después la solicitud sigue en trámite hasta que la entidad responda; el silencio no es ni autorización ni denegación.',
  'requests.timeOver.close':
    'Plazo: {day}. Si hasta entonces no hay resolución, la solicitud vence: así lo establece el formulario con el que se empezó. Quien resuelve puede reabrirla durante 30 días.',
  'requests.overdue':
    'El plazo terminó el {day}. La solicitud sigue en trámite hasta que la entidad responda; el silencio no es ni autorización ni denegación.',
  'requests.timeOver.passOn':
    'Plazo: {day}. Si hasta entonces no hay respuesta, la solicitud pasa a la siguiente entidad.',
  'requests.workingDays':
    '{days, plural, one {Un día hábil} other {# días hábiles}} desde el {day}, sin contar festivos ni fines de semana.',
  'requests.youGetMail': 'Los participantes reciben un correo cuando hay novedades.',
  'requests.partyGone': 'Por ahora nadie puede actuar en nombre de esta cuenta.',
  'requests.mayRetract': 'Puede retirar la solicitud mientras no esté resuelta.',
  'requests.printTooMuch': 'Los archivos adjuntos son demasiado grandes para imprimirlos',
  'requests.printTooMuchText':
    'Juntos ocupan {total} y solo se pueden imprimir {limit}. En el papel constan el nombre y el tamaño de cada archivo adjunto; abra e imprima los archivos uno a uno.',
  'requests.attachmentsOnPaper':
    'Los archivos no se imprimen aquí; en la base de datos están junto a esta solicitud.',
  'requests.usualTime':
    '{count, plural, =0 {{party} suele resolver el mismo día.} one {{party} suele resolver en {shown} día.} other {{party} suele resolver en {shown} días.}}',

  'requests.redacted':
    'El nombre, el lugar y los archivos de la explotación se han eliminado. Las respuestas y la resolución se conservan en el expediente.',
  'requests.previewText': 'Aquí no se puede cambiar nada.',
  'requests.since': 'desde el {day} ({ago})',
  'requests.decisive': 'Lo que cuenta',
  'requests.askedOfAllowed': 'Solicitados: {asked}; permitidos: {allowed}',
  'requests.noneFound': 'Ninguna oferta encontrada',
  'requests.foundAndAnswered': 'Encontradas: {found}; con motivo: {said}',
  'requests.foundWithoutConditions': 'sin condiciones propias: {all}',
  'requests.farmSoFar': 'Resoluciones sobre la explotación visibles para usted',
  'requests.farmUndecided': 'Ninguna todavía',
  'requests.allOfFarm': 'Todas las solicitudes de la explotación',
  'requests.facts': 'De qué se trata',
  'requests.answers': 'Datos',
  'requests.draftSoFar': 'Borrador, sin enviar',
  'requests.search': 'Búsqueda de animales ecológicos',
  'requests.searchProved': 'Justificante firmado de la búsqueda: {number}',
  'requests.searchFound':
    '{count, plural, =0 {Ninguna oferta} one {{shown} oferta} other {{shown} ofertas}} en un radio de {radius}, {time}',
  'requests.due': 'Plazo',
  'requests.dueFilter.over': 'vencido',
  'requests.dueFilter.today': 'termina hoy',
  'requests.dueFilter.week': 'termina en 7 días',
  'requests.due.over':
    '{days, plural, =0 {Vencido hoy} one {Vencido ayer} other {Vencido hace # días}}',
  'requests.due.today': 'Termina hoy',
  'requests.due.soon': '{days, plural, one {Termina mañana} other {Quedan # días}}',
  'requests.searchConditions': 'Condiciones de la búsqueda',
  'requests.searchNoConditions': 'ninguna más, se han buscado todas las ofertas de esta especie',
  'requests.withoutConditions':
    'Buscando solo por especie, sexo y edad: {kind}, {count, plural, =0 {ninguna oferta} one {{shown} oferta} other {{shown} ofertas}}{near, select, yes { en un radio de {radius}. Esta cifra también consta en la solicitud.} other {.}}',
  'requests.offersCounted':
    'Se cuenta lo que está disponible cuando necesita los animales, y solo en las categorías que valen para las solicitudes.',
  'requests.categoriesLeftOut':
    'Esta categoría no vale para las solicitudes, por eso se busca sin ella: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Sus condiciones no excluyen ninguna oferta} one {Sus condiciones excluyen {shown} oferta} other {Sus condiciones excluyen {shown} ofertas}}; buscando solo por especie, sexo y edad son {all}: {kind}',
  'requests.countedUntil':
    'Se contó lo disponible hasta el {day}, solo en las categorías que valen para las solicitudes',
  'requests.searchAround': 'Radio: {radius} alrededor de {place}',
  'requests.searchPoint': 'Punto en el mapa: latitud {lat}, longitud {lon}',
  'requests.farFromTown':
    'Este punto está a {km} de la localidad más cercana del código postal: compruebe que la explotación está ahí.',
  'requests.searchWord':
    'Palabra «{word}» en la raza o estirpe, los detalles, la ubicación o la localidad',
  'requests.searchBy': 'Solo lo disponible hasta el {day}',
  'requests.searchUnknown': 'Una condición que esta página no conoce: {asked}',
  'requests.searchNothingMeets': 'Una condición que ninguna oferta puede cumplir',
  'requests.newOffers':
    '{count, plural, one {Ha aparecido # oferta más} other {Han aparecido # ofertas más}}',
  'requests.newOffersText':
    'Estas ofertas no existían cuando empezó la solicitud, u ofrecían otros animales. Diga de cada una por qué no le sirve y vuelva a enviarla. Si alguna le sirve, no necesita la autorización excepcional.',
  'requests.foundWhenSent':
    'al enviar, {time}: {count, plural, =0 {ninguna oferta} one {{shown} oferta} other {{shown} ofertas}}; solo por especie, sexo y edad, {all}',
  'requests.offersFoundSince': 'Aparecidas al enviar la solicitud',
  'requests.followupFor': 'Sigue a',
  'requests.earlier': 'una solicitud anterior',
  'requests.printedOn': 'impreso el {time}',
  'requests.lapsedOn': 'Vencida sin resolución el {day}',
  'requests.lapsedText':
    '{form}: nadie respondió en plazo. La solicitud no está ni autorizada ni denegada; el formulario con el que se empezó la daba entonces por vencida.',
  'requests.granted':
    '{count, plural, one {{granted} animal de {asked} solicitados} other {{granted} animales de {asked} solicitados}}',
  'requests.validUntil': 'Válida hasta el {day}',

  'requests.stepState.filled': 'Hecho',
  'requests.stepState.yours': 'Pendiente de usted',
  'requests.stepState.waiting': 'Pendiente de otros',
  'requests.stepState.lapsed': 'Fuera de plazo',
  'requests.stepState.ahead': 'Sin empezar',
  'requests.stepState.notReached': 'No alcanzado',
  'requests.stepState.notNeeded': 'No hace falta',

  'requests.event.init': 'Solicitud empezada',
  'requests.event.saveDraft': 'Borrador guardado',
  'requests.event.send': 'Solicitud enviada',
  'requests.event.remove': 'Borrador descartado',
  'requests.event.fillStep': 'Rellenado: {form}',
  'requests.event.decide': 'Resuelta',
  'requests.event.autoClose': 'Vencida sin resolución, sin respuesta en plazo: {form}',
  'requests.event.passOn': 'Pasada a la siguiente entidad sin respuesta en plazo: {form}',
  'requests.event.remind': 'Recordatorio del plazo: {form}',
  'requests.event.escalate': 'Plazo vencido, retraso comunicado: {form}',
  'requests.event.handOver': 'Traspasada al organismo ahora competente',
  'requests.event.retract': 'Solicitud retirada',
  'requests.event.waive': 'Renuncia al resto de la autorización',
  'requests.event.revoke': 'Autorización revocada',
  'requests.event.reopen': 'Vencida sin resolución y reabierta',
  'requests.event.mark': 'Tramitación anotada',
  'requests.event.moveToFolder': 'Movida a una carpeta',
  'requests.event.followUp': 'Nueva solicitud empezada',

  'requests.goOn': 'Seguir con el borrador',
  'requests.fillIn': '– rellenar',
  'requests.followUp': 'Crear otra a partir de esta',
  'requests.retract': 'Retirar solicitud',
  'requests.retractText':
    'Ya no se resolverá sobre ella. Más adelante podrá crear otra a partir de esta.',
  'requests.waive': 'Renunciar al resto',
  'requests.waiveText':
    'La resolución se mantiene, y lo que ha comprado hasta ahora estaba autorizado; podrá comunicarlo también más adelante. Ya no podrá comprar más animales con esta autorización. No se puede deshacer.',
  'requests.purchases': 'Compra y conversión',
  'requests.purchases.due':
    'Comunique la compra a más tardar el {day}, también por partes si lo prefiere. Lo que no se comunique hasta entonces se da por no comprado.',
  'requests.purchases.mayReport':
    'Lo comprado antes de la renuncia puede comunicarse hasta el {day}. Lo que no se comunique hasta entonces se da por no comprado.',
  'requests.purchases.left':
    '{count, plural, one {Con esta autorización se puede comprar todavía {shown} animal.} other {Con esta autorización se pueden comprar todavía {shown} animales.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} animal autorizado no se compró.} other {{shown} animales autorizados no se compraron.}}',
  'requests.purchases.recalled':
    'Los períodos de conversión aún no se han comprobado con el texto legal. En caso de duda, pregunte a su organismo de control.',
  'requests.purchases.animals':
    '{count, plural, one {{shown} animal comprado} other {{shown} animales comprados}}',
  'requests.purchases.boughtOn': 'Fecha de compra',
  'requests.purchases.arrivedOn': 'Fecha de llegada',
  'requests.purchases.seller': 'Vendedor',
  'requests.purchases.tags': 'Crotales o lote',
  'requests.purchases.organic': 'ecológico desde el {day}',
  'requests.purchases.earliest':
    'ecológico no antes del {day}: cuentan tres cuartas partes de la vida y no consta el día de nacimiento',
  'requests.purchases.calendar': 'Guardar en el calendario',
  'requests.purchases.event': '{product}: ecológico (autorización {hid})',
  'requests.product.meat': 'carne',
  'requests.product.milk': 'leche',
  'requests.product.eggs': 'huevos',
  'requests.product.beeProducts': 'productos apícolas',
  'requests.waivedRest':
    '{count, plural, =0 {No quedaba nada pendiente. Lo comprado estaba autorizado.} one {{shown} animal aún no se había comprado. Lo comprado estaba autorizado.} other {{shown} animales aún no se habían comprado. Lo comprado estaba autorizado.}}',
  'requests.revoke': 'Revocar autorización',
  'requests.revoke.text':
    'Desde ahora ya no se podrán comprar animales con ella. La resolución y lo comprado hasta ahora se mantienen. Se avisa a todos los participantes. Si hay que dar audiencia antes a la explotación y qué forma debe tener la revocación lo establece el derecho administrativo de su país.',
  'requests.revokedText': 'Desde ese día ya no se pueden comprar animales con ella.',
  'requests.reopen': 'Reabrir',
  'requests.reopen.text':
    'Venció sin resolución. Al reabrirla queda de nuevo pendiente, sin plazo, de la entidad que no respondió, hasta que lo haga. Se avisa a todos los participantes.',
  'requests.reopenUntil': 'Quien resuelve puede reabrirla hasta el {day} si usted lo pide.',
  'requests.reason': 'Motivos',
  'requests.reasonHint': 'Los leen la explotación y las entidades que participan.',
  'requests.removeDraft': 'Descartar borrador',
  'requests.removeText': 'Se pierden todos sus datos, también en este dispositivo.',
  'requests.tryAgainNewest': 'Se ha cargado la última versión. Inténtelo de nuevo.',
  'requests.folder': 'Carpeta',
  'requests.moveTo': 'Mover a carpeta',
  'requests.moved':
    '{count, plural, =0 {No se ha movido ninguna solicitud} one {Se ha movido # solicitud} other {Se han movido # solicitudes}}',
  'requests.mark': 'Anotar quién tramita',
  'requests.markRemove': 'Quitar anotación',
  'requests.markReplace': 'Sustituir anotación',
  'requests.markedSince': '{editor} tramita esta solicitud desde el {time}',
  'requests.markReplaceText': 'Póngase de acuerdo antes de sustituir o quitar la anotación.',
  'requests.editorName': 'Sus iniciales',
  'requests.editorNameHint':
    'Las ven todos los participantes, también la explotación, por ejemplo «MS».',
  'requests.statusLabel': 'Nota sobre el estado',
  'requests.statusLabelHint':
    'La ven todos los participantes, por ejemplo «Consulta a la explotación».',

  'requests.view.needsMe': 'Pendientes de mí',
  'requests.view.all': 'Todas',
  'requests.view.noFolder': 'En ninguna carpeta',
  'requests.view.drafts': 'Borradores',
  'requests.view.archived': 'Archivadas',
  'requests.found':
    '{count, plural, =0 {Ninguna solicitud} one {{shown} solicitud} other {{shown} solicitudes}}',
  'requests.searchText': 'Número o explotación',
  'requests.noneMatch': 'Ninguna solicitud coincide con los filtros',
  'requests.none.needsMe': 'Ninguna solicitud pendiente de usted',
  'requests.beginText':
    'Una solicitud empieza con la búsqueda: si no encuentra ningún animal ecológico adecuado, pida allí la autorización excepcional.',

  'requests.step.site': '¿Adónde van?',
  'requests.step.type': '¿Quién decide?',
  'requests.step.package': '¿Qué solicitud?',
  'requests.back': 'Atrás',
  'requests.neededText':
    'Si no encuentra ningún animal ecológico adecuado, puede solicitar autorización para comprar reproductores no ecológicos.',
  'requests.needed.search': 'una búsqueda; de cada oferta que encuentre dirá por qué no le sirve',
  'requests.needed.account': 'el acceso de su explotación, con el número de operador',
  'requests.needed.site': 'la ubicación a la que van los animales, con su posición en el mapa',
  'requests.needed.time': 'unos 10 minutos; el borrador se guarda y se puede continuar más tarde',
  'requests.mayNot.role':
    'Las solicitudes las presentan las explotaciones ganaderas, sus organismos de control y sus asociaciones. Si tiene una cuenta de este tipo, cambie a ella en la parte superior. Si tiene una explotación y aún no tiene una cuenta de este tipo, pida una invitación a su organismo de control.',
  'requests.mayNot.account':
    'Su cuenta no tiene este permiso. Lo concede el equipo de administración de la base de datos.',
  'requests.mayNot.blocked': 'Arriba se explica por qué y a quién preguntar.',
  'requests.followUpNotice':
    'Será una nueva solicitud a partir de otra anterior. Se conservan las respuestas que aún valen.',
  'requests.offersFit':
    '{count, plural, =0 {Ninguna oferta coincide con su búsqueda} one {{shown} oferta coincide con su búsqueda} other {{shown} ofertas coinciden con su búsqueda}}',
  'requests.offersNear':
    '{count, plural, =0 {Ninguna oferta coincide en un radio de {radius}} one {{shown} oferta coincide en un radio de {radius}} other {{shown} ofertas coinciden en un radio de {radius}}}',
  'requests.offersFirst':
    'La autorización excepcional es solo para animales que no encuentre de producción ecológica. En la solicitud dirá por qué una oferta no le sirve o no le basta.',
  'requests.offersAll': '{count, plural, one {Ver la oferta} other {Ver las {shown} ofertas}}',
  'requests.searchLimits':
    'Se busca alrededor de la ubicación elegida, siempre en un radio de {radius}. El transporte de animales vivos debe durar como máximo {hours, plural, one {# hora} other {# horas}}.',
  'requests.offersAnswer':
    'Diga de cada una por qué no le sirve o no le basta: aquí mismo o, a más tardar, antes de enviar. Los motivos quedan registrados con la solicitud.',
  'requests.offersNearest':
    'Aquí están las {shown} más cercanas; las demás vienen antes de enviar.',
  'requests.offersFarther': '{count, plural, one {# oferta más lejos} other {# ofertas más lejos}}',
  'requests.offersFartherSaid': '{count, plural, one {# contestada} other {# contestadas}}',
  'requests.whyNot': '¿Por qué no le sirve?',
  'requests.whyNotSaid': 'contestada',
  'requests.whyNotText': 'Con sus palabras',
  'requests.whyNotNeedsText': 'Explique el otro motivo con sus palabras.',
  'requests.taken': '¿Con cuántos de estos se queda?',
  'requests.takenHint':
    '{most, plural, =0 {} other {Como máximo {most, number}. }}Estos animales los compra ecológicos; se solicitan otros tantos menos.',
  'requests.takenMissing': 'Diga con cuántos de los animales se queda; 0 si con ninguno.',
  'requests.takenNotice':
    '{count, plural, one {Se queda con {taken} animal ecológico.} other {Se queda con {taken} animales ecológicos.}} Se solicitan {applied} en lugar de {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {No se queda con ninguno.} one {Se queda con #.} other {Se queda con #.}}',
  'requests.offersLeft': 'Ofertas aún sin motivo: {shown} de {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {Ya se ha dicho por qué no sirve la oferta.} other {Ya se ha dicho por qué no sirven las {shown} ofertas.}}',
  'requests.sameReason': 'El mismo motivo para las {count, number} ofertas pendientes',
  'requests.offerReason.breed': 'otra raza o estirpe',
  'requests.offerReason.gender': 'otro sexo',
  'requests.offerReason.age': 'otra edad',
  'requests.offerReason.amount': 'muy pocos animales',
  'requests.offerReason.time': 'no se consigue a tiempo',
  'requests.offerReason.health': 'estado sanitario',
  'requests.offerReason.performance': 'rendimiento o genealogía',
  'requests.offerReason.housing': 'manejo o cuernos',
  'requests.offerReason.transport': 'transporte muy largo',
  'requests.offerReason.other': 'otro motivo',
  'requests.offersFound': 'Ofertas encontradas',
  'requests.offersFoundText':
    'Tal como estaba la búsqueda al empezar la solicitud. Los cambios posteriores de las ofertas no la modifican.',
  'requests.offersOnPaper':
    'Aquí figuran solo las más cercanas; todas ({all}) constan en el justificante {number}.',
  'requests.offerFoundAt': 'a {distance}, versión {rev}',
  'requests.offerGone': 'ya no se ve',
  'requests.offerNotAnswered': 'No se dijo por qué no sirve.',
  'requests.offerDoesNotFit': 'No sirve: {reasons}.',
  'requests.use': '¿Para qué son los animales?',
  'requests.otherFilters': 'De su búsqueda se aplican también: {filters}.',
  'requests.onlyHere':
    'Para la solicitud solo cuentan las ofertas de este país ({country}); las de otros países no entran en ella.',
  'requests.otherFiltersChange': 'Cambiar en la búsqueda',
  'requests.farmerSearch': '¿Para qué explotación?',
  'requests.farmerHint': 'Nombre o número de operador, al menos {count} caracteres',
  'requests.farmersFound':
    '{count, plural, =0 {Ninguna explotación encontrada} one {# explotación encontrada} other {# explotaciones encontradas}}',
  'requests.farmerInactive': 'no activa',
  'requests.farmerNotAgreed': 'sin consentimiento',
  'requests.actFor': 'Actuar por esta explotación',
  'requests.otherFarmer': 'Elegir otra explotación',
  'requests.noSite': 'Falta una ubicación con dirección y posición en el mapa.',
  'requests.siteOfFarm': 'La explotación completa sus ubicaciones ella misma, en su perfil.',
  'requests.askForRegion':
    'Revise el código postal. Si es correcto, le falta la región: escriba a quien gestiona este país.',
  'requests.unusableSites': 'Estas ubicaciones no se pueden usar',
  'requests.typesWithheld': 'Aquí no es posible',
  'requests.typeWithheld': 'No está previsto para esta explotación o estos animales.',
  'requests.supplierQuestion': '¿De qué proveedor se trata?',
  'requests.supplierNone': 'Ningún proveedor',
  'requests.supplierFills':
    'Una vez enviada, el proveedor lee las respuestas que le afectan y el resultado; de la explotación, solo nombre, localidad y región, sin archivos. El proveedor rellena: {form}.',
  'requests.supplierReads':
    'Voluntario. Una vez enviada, el proveedor lee las respuestas que le afectan y el resultado; de la explotación, solo nombre, localidad y región, sin archivos.',
  'requests.supplierNotListed': 'Mi proveedor no está en la lista',
  'requests.supplierUnknown': '«{name}» no está en la lista',
  'requests.noSuppliers': 'Para estos animales aún no hay aquí ningún proveedor que elegir',
  'requests.supplierInvite':
    'Pídale que se registre aquí como proveedor e indique esta especie. Es gratis y rápido. Lo que ha elegido hasta ahora está en la dirección de esta página: vuelva a abrirla después.',
  'requests.hatcheryInvite':
    'Escriba también a nuestro equipo de administración: tras una baja eclosión solo se puede elegir a los proveedores que este haya marcado como incubadora.',
  'requests.supplierGone':
    'Hable con el proveedor o empiece de nuevo con otro. Sus respuestas siguen en este borrador.',
  'requests.supplierText':
    'Si una explotación le indica como proveedor, su solicitud aparece aquí en cuanto se envía.',
  'requests.noPackage': 'Aquí no hay ninguna solicitud para eso',
  'requests.noPackageText':
    'Este país no admite aquí solicitudes para estos animales. Si hace falta una autorización, lo indica la entidad competente.',
  'requests.earlierRunning':
    '{count, plural, one {Ya hay # solicitud en trámite para estos animales} other {Ya hay # solicitudes en trámite para estos animales}}',
  'requests.keys':
    'Mientras esta lista tenga el foco: J y K cambian de fila, {selects, select, yes {X la selecciona, } other {}}Intro la abre, / lleva al buscador.',

  'requests.changedSince': 'Ha cambiado desde su última visita',
  'requests.moreFilters': 'Más filtros',
  'requests.sentOn': 'Enviada',
  'requests.sentFrom': 'Enviada desde',
  'requests.sentTo': 'Enviada hasta',
} satisfies Partial<Messages<'requests'>>;
