import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Las solicitudes que empiece ahora serán de esta explotación. Elija primero la especie.',
  'accounts.acting.chooseAnimals': 'Elegir especie',
  'accounts.advice.accountDeactivated': 'Consúltenos si quiere volver a usar la cuenta.',
  'accounts.advice.alreadyLinked':
    'Vuelva a acceder: la cuenta aparecerá en la selección de cuentas.',
  'accounts.advice.expired': 'Vuelva a acceder. Después seguirá aquí.',
  'accounts.advice.farmerDeactivated':
    'Solo el organismo de control puede volver a activar la explotación.',
  'accounts.advice.maximumUsers':
    'Alguna de las personas que usan la cuenta puede renunciar a su acceso. Si tienen que usarla más personas, consúltenos.',
  'accounts.advice.invitation':
    'Pida una invitación a alguien de la explotación o a su organismo de control. Siempre es posible.',
  'accounts.agreement.needed':
    'Con el consentimiento puede presentar solicitudes por esta explotación. Sin él no es posible, tampoco con los borradores empezados.',
  'accounts.agreement.recorded':
    'Deja constancia de que esta explotación consiente que usted actúe en su nombre.',
  'accounts.agreement.label': 'La explotación ha dado su consentimiento',
  'accounts.agreement.title': 'Consentimiento',
  'accounts.certificate.caption':
    'El número de operador figura en su certificado ecológico, por ejemplo {example}.',
  'accounts.certificate.title': 'Certificado ecológico',
  'accounts.blocked.ask': 'Pregunte a su organismo de control:',
  'accounts.blocked.deactivatedByControlBody':
    'Su organismo de control ha desactivado su explotación.',
  'accounts.blocked.effect':
    'Mientras siga así no puede presentar solicitudes y sus ofertas no se ven.',
  'accounts.blocked.noActiveCertification':
    'No consta ninguna certificación ecológica vigente de su explotación.',
  'accounts.advice.notFound':
    'Se piden el código postal de la explotación (no el de su casa), el organismo de control que figura en su certificado y el número de operador con todas sus cifras y letras. Si todo es correcto, puede que su organismo de control aún no haya dado de alta la explotación. En ese caso, pregúntele.',
  'accounts.citycodeHint': 'El de la explotación, como figura en el certificado',
  'accounts.contact.message': 'Mensaje',
  'accounts.contact.missingBreed': '{animals}: en la lista falta esta raza o estirpe: {breed}',
  'accounts.contact.name': 'Nombre',
  'accounts.contact.receipt': 'Se envía una confirmación a {email}.',
  'accounts.contact.reference': 'Referencia: {reference}. Indíquela si vuelve a consultarnos.',
  'accounts.contact.send': 'Enviar mensaje',
  'accounts.contact.sent': 'Su mensaje está en camino',
  'accounts.contact.sentText': 'Recibirá una respuesta en un plazo de {days} días hábiles.',
  'accounts.contact.subject': '¿De qué se trata?',
  'accounts.contact.subject.offers': 'Ofertas y búsqueda',
  'accounts.contact.subject.other': 'Otra cosa',
  'accounts.contact.subject.privacy': 'Protección de datos',
  'accounts.controlNumberHint': 'Por ejemplo, {example}. Los espacios y guiones no importan.',
  'accounts.customers.agree':
    '{count, plural, one {Anotar # consentimiento} other {Anotar # consentimientos}}',
  'accounts.customers.agreeText':
    'Anote los consentimientos que tenga. Las explotaciones que ya lo habían dado conservan su fecha.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Ningún consentimiento anotado} one {# consentimiento anotado} other {# consentimientos anotados}}{already, plural, =0 {} one {, # ya constaba} other {, # ya constaban}}{refused, plural, =0 {} one {, # no ha sido posible} other {, # no han sido posibles}}',
  'accounts.customers.agreedOn': 'Consintió el',
  'accounts.customers.field': 'Nombre, número de operador, localidad o contacto',
  'accounts.customers.invite':
    '{count, plural, one {Invitar a # explotación} other {Invitar a # explotaciones}}',
  'accounts.customers.inviteText':
    'Cada explotación recibe en su correo una invitación a su cuenta. No la reciben quienes ya usan su cuenta o tienen una invitación pendiente.',
  'accounts.customers.invited':
    '{done, plural, =0 {Ninguna invitación enviada} one {# invitación enviada} other {# invitaciones enviadas}}{already, plural, =0 {} one {, # explotación ya está invitada o usa su cuenta} other {, # explotaciones ya están invitadas o usan su cuenta}}{refused, plural, =0 {} one {, # no ha sido posible} other {, # no han sido posibles}}',
  'accounts.customers.noneText':
    'Revise cómo está escrito y los filtros, o busque por el número de operador. Aquí solo encuentra las explotaciones que dependen de usted.',
  'accounts.customers.noneYet': 'Todavía no tiene ninguna explotación',
  'accounts.customers.notYours': 'Esta explotación no es de las suyas',
  'accounts.customers.only': 'Solo explotaciones',
  'accounts.customers.only.inactive': 'que no están activas',
  'accounts.customers.only.notAgreed': 'sin consentimiento',
  'accounts.customers.only.notRegistered': 'cuya cuenta aún no usa nadie',
  'accounts.customers.requests': 'Solicitudes en trámite',
  'accounts.customers.status.active': 'Activa',
  'accounts.customers.status.deactivatedByControlBody': 'Desactivada por el organismo de control',
  'accounts.customers.status.inactive': 'Cuenta desactivada',
  'accounts.customers.status.noActiveCertification': 'Sin certificación vigente',
  'accounts.deactivated':
    '{count, plural, one {Su cuenta está desactivada: {names}} other {Sus cuentas están desactivadas: {names}}}',
  'accounts.deactivatedText':
    'Puede seguir buscando. Pregúntenos por qué es así o cómo recuperar el acceso.',
  'accounts.inUse.back': 'Cambiar los datos',
  'accounts.inUse.code': 'Con un código',
  'accounts.inUse.codeField': 'Código del correo a la explotación',
  'accounts.inUse.codeSent': 'El código está en camino',
  'accounts.inUse.codeSentText':
    'Se ha enviado a una dirección de correo que conocemos de la explotación. Es válido hasta las {time}. Si no llega, pida una invitación.',
  'accounts.inUse.codeText':
    'Lo enviamos a una dirección de correo que conocemos de la explotación. Cuál es no lo mostramos aquí.',
  'accounts.inUse.invitation': 'Con una invitación',
  'accounts.inUse.invitationText':
    'Quien usa la cuenta puede invitarle en su perfil, en «Quién usa esta cuenta». También puede hacerlo su organismo de control.',
  'accounts.inUse.text':
    'Sus datos son correctos. Para que no entre nadie ajeno, necesita además una de estas dos cosas:',
  'accounts.invitation.accept': 'Aceptar invitación',
  'accounts.invitation.expired': 'Las invitaciones solo valen unos días. Pida una nueva.',
  'accounts.invitation.expires': 'Válida hasta',
  'accounts.invitation.further': 'Ahora usa la cuenta {name}. La cuenta de la invitación se añade.',
  'accounts.invitation.linked': 'Ya no necesita la invitación.',
  'accounts.invitation.notFound':
    'Puede que la dirección esté incompleta o que la invitación se haya retirado o enviado de nuevo. Use el enlace del correo más reciente.',
  'accounts.invitation.sender': 'Le invita',
  'accounts.invitation.signInAndAccept': 'Acceder y aceptar',
  'accounts.invitation.title': 'Invitación',
  'accounts.invitation.toAccount': 'Ir a la cuenta',
  'accounts.invitation.used':
    'Cada invitación se acepta una sola vez. Si fue usted, simplemente acceda. Si no, pida una nueva.',
  'accounts.login.changeText': 'Para cambiar algo, vuelva a acceder con contraseña y código.',
  'accounts.login.code': 'Código de la aplicación',
  'accounts.login.codeHint': '{digits} cifras, nuevas cada 30 segundos',
  'accounts.login.elsewhere':
    'Usted accede a través del servicio de acceso de su país. Allí se gestionan la contraseña y el segundo factor.',
  'accounts.login.factor': 'Segundo factor',
  'accounts.login.lost':
    '¿Ha perdido o cambiado el teléfono? Con el teléfono antiguo configura aquí la nueva aplicación. Sin él, el equipo de administración desactiva el segundo factor después de comprobar que es usted.',
  'accounts.login.needed': 'Un paso más: el segundo factor',
  'accounts.login.neededText':
    'Su cuenta solo se puede usar con un segundo factor. Configúrelo aquí; después seguirá donde estaba.',
  'accounts.login.newApp': 'Configurar otra aplicación',
  'accounts.login.off': 'Desactivado',
  'accounts.login.offNeeded':
    'Su cuenta solo se puede usar con el segundo factor. Si lo desactiva, tendrá que volver a configurarlo antes de seguir trabajando.',
  'accounts.login.offText':
    'Una aplicación de su teléfono le muestra un código cada vez que accede. Así, quien solo sepa su contraseña no podrá entrar.',
  'accounts.login.on': 'Activado',
  'accounts.login.openApp': 'Abrir en una aplicación de este dispositivo',
  'accounts.login.password': 'Contraseña',
  'accounts.login.passwordText':
    'La contraseña se cambia en la página de acceso: salga, empiece a acceder y elija allí «Contraseña olvidada».',
  'accounts.login.qr': 'Código QR para la aplicación de autenticación',
  'accounts.login.setUp': 'Configurar segundo factor',
  'accounts.login.stepApp': 'Abrir la aplicación',
  'accounts.login.stepAppText':
    'Por ejemplo, FreeOTP, Aegis, Google o Microsoft Authenticator. También sirven muchos gestores de contraseñas.',
  'accounts.login.stepCode': 'Escribir el código',
  'accounts.login.stepScan': 'Leer el código QR',
  'accounts.login.stepScanText':
    'Añada una cuenta nueva en la aplicación y apunte con la cámara al código QR.',
  'accounts.login.switchOff': 'Desactivar',
  'accounts.login.switchOn': 'Activar',
  'accounts.login.typed': 'O escriba esta clave:',
  'accounts.login.unused': 'Acceda ahora con el segundo factor',
  'accounts.login.unusedText':
    'Su sesión es anterior al segundo factor y ya dura poco. También tendrá que volver a acceder en sus otros dispositivos.',
  'accounts.numberRead': 'Leído como {number}',
  'accounts.objection.allRight': 'Si todo es correcto, cierre esta página sin más.',
  'accounts.objection.done': 'Se ha quitado a la persona',
  'accounts.objection.doneNext':
    'El correo cita también las ofertas y las solicitudes desde entonces: retire las que no sean suyas. Si ahora nadie usa la cuenta, pida una invitación a su organismo de control.',
  'accounts.objection.doneTold':
    'El organismo de control, el equipo de administración y quienes siguen usando la cuenta han recibido un correo.',
  'accounts.objection.effect':
    'La persona pierde el acceso de inmediato, y con ella todas las que haya invitado. Las direcciones, los correos y los lugares de venta vuelven a estar como antes. Nadie podrá registrarse para la explotación hasta que el organismo de control invite a alguien.',
  'accounts.objection.expired':
    'El enlace solo vale unos días. Escríbanos o diríjase a su organismo de control.',
  'accounts.link.failed': 'No se ha cambiado nada. Inténtelo de nuevo.',
  'accounts.objection.lead':
    'Alguien ha conseguido acceso a una cuenta con el organismo de control, el número de operador y el código postal.',
  'accounts.objection.notFound': 'Ya se ha usado o está incompleto.',
  'accounts.objection.person': 'Persona',
  'accounts.objection.remove': 'No he sido yo: quitar a la persona',
  'accounts.objection.since': 'Con acceso desde',
  'accounts.objection.title': '¿Conoce a esta persona?',
  'accounts.register.done': 'Se ha registrado y ahora usa esta cuenta.',
  'accounts.register.lead':
    'Para buscar no necesita cuenta. Para las ofertas y las solicitudes, sí.',
  'accounts.register.neededText':
    'Su organismo de control suele haber dado ya de alta su explotación. La encontrará con tres datos.',
  'accounts.register.noControlBody':
    'En este país aún no hay ningún organismo de control dado de alta',
  'accounts.register.sellerText':
    'Los comerciantes, las incubadoras y otros proveedores indican su nombre y dirección. No se publica nada antes de que acepte las condiciones de uso.',
  'accounts.register.signOnText':
    'Primero acceda o cree allí un acceso nuevo. Después volverá aquí.',
  'accounts.register.told':
    'La explotación y su organismo de control recibirán entonces un correo con su nombre y su dirección de correo electrónico.',
  'accounts.register.way.farm': 'Explotación ecológica',
  'accounts.register.way.seller': 'Proveedor sin explotación',
  'accounts.register.ways': '¿Cómo quiere registrarse?',
  'accounts.terms.accept': 'Aceptar las condiciones de uso',
  'accounts.terms.accepted': 'Aceptó estas condiciones de uso el {day}.',
  'accounts.terms.changed': 'Las condiciones de uso han cambiado desde que las aceptó el {day}.',
  'accounts.terms.done': 'Ha aceptado las condiciones de uso y ya puede ofrecer animales.',
  'accounts.terms.effect':
    'Si las acepta, podrá ofrecer animales. El nombre y el contacto de sus lugares de venta se harán públicos con las ofertas.',
  'accounts.terms.version': 'Versión del {day}',
  'accounts.users.forget': 'Borrar el nombre',
  'accounts.users.forgetText':
    'Junto a todo lo que hizo {name} figurará solo el organismo. No se puede deshacer.',
  'accounts.users.former': 'Personas anteriores',
  'accounts.users.full':
    'Esta cuenta la pueden usar como máximo {most} personas. Quite a alguien o consúltenos.',
  'accounts.users.inviteHint':
    'Allí se envía un enlace que vale unos días y una sola vez. Quien lo acepta puede leer y cambiar todo en esta cuenta.',
  'accounts.users.invites': 'Invitaciones pendientes',
  'accounts.users.lead':
    'Todas las personas tienen aquí los mismos derechos; solo quien acaba de entrar no puede quitar al principio lo que ya estaba. Si alguien entra o se va, todas reciben un correo.',
  'accounts.users.people':
    '{count} de {most} {most, plural, one {persona} other {personas}} {count, plural, one {usa} other {usan}} esta cuenta',
  'accounts.users.resent': 'La invitación se ha vuelto a enviar. El enlace anterior ya no vale.',
  'accounts.users.unknown': 'Nombre desconocido',
  'accounts.users.you': 'Usted',
  'accounts.wrongNumber': 'Un número de operador no tiene esa forma. Por ejemplo: {example}',
} satisfies Partial<Messages<'accounts'>>;
