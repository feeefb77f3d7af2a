import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Le domande iniziate ora sono domande di questa azienda. Scegliere prima la specie.',
  'accounts.acting.chooseAnimals': 'Scegli la specie',
  'accounts.advice.accountDeactivated': 'Per tornare a usare l’account basta scriverci.',
  'accounts.advice.alreadyLinked':
    'Accedere di nuovo: l’account comparirà tra quelli da scegliere.',
  'accounts.advice.expired': 'Accedere di nuovo. Poi si continua da qui.',
  'accounts.advice.farmerDeactivated': 'Solo l’organismo di controllo può riattivare l’azienda.',
  'accounts.advice.maximumUsers':
    'Una delle persone che usano l’account può lasciare il proprio accesso. Se serve che più persone usino l’account, scriverci.',
  'accounts.advice.invitation':
    'Chiedere un invito a qualcuno dell’azienda o all’organismo di controllo. Funziona sempre.',
  'accounts.agreement.needed':
    'Con il consenso può presentare domande per questa azienda. Senza, tutto resta sospeso, anche le bozze già iniziate.',
  'accounts.agreement.recorded':
    'Registra che questa azienda ha dato il consenso a operare in suo nome.',
  'accounts.agreement.label': 'L’azienda ha dato il consenso',
  'accounts.agreement.title': 'Consenso',
  'accounts.certificate.caption':
    'Il codice operatore si trova sul certificato biologico, per esempio {example}.',
  'accounts.certificate.title': 'Certificato biologico',
  'accounts.blocked.ask': 'Chiedere all’organismo di controllo:',
  'accounts.blocked.deactivatedByControlBody':
    'L’organismo di controllo ha disattivato la sua azienda.',
  'accounts.blocked.effect':
    'Finché è così, non può presentare domande e le sue offerte non sono visibili.',
  'accounts.blocked.noActiveCertification':
    'Per la sua azienda non risulta una certificazione biologica valida.',
  'accounts.advice.notFound':
    'Servono il CAP dell’azienda (non quello dell’abitazione), l’organismo di controllo indicato sul certificato e il codice operatore con tutte le cifre e le lettere. Se è tutto giusto, forse l’organismo di controllo non ha ancora segnalato l’azienda. In tal caso chiedere all’organismo.',
  'accounts.citycodeHint': 'Quello dell’azienda, come sul certificato',
  'accounts.contact.message': 'Messaggio',
  'accounts.contact.missingBreed': '{animals}: nell’elenco manca questa razza o linea: {breed}',
  'accounts.contact.name': 'Nome',
  'accounts.contact.receipt': 'Una conferma va a {email}.',
  'accounts.contact.reference': 'Pratica: {reference}. Da indicare per chiarimenti.',
  'accounts.contact.send': 'Invia messaggio',
  'accounts.contact.sent': 'Il messaggio è partito',
  'accounts.contact.sentText': 'La risposta arriva entro {days} giorni lavorativi.',
  'accounts.contact.subject': 'Di che cosa si tratta?',
  'accounts.contact.subject.offers': 'Offerte e ricerca',
  'accounts.contact.subject.other': 'Altro',
  'accounts.contact.subject.privacy': 'Protezione dei dati',
  'accounts.controlNumberHint': 'Per esempio {example}. Spazi e trattini non contano.',
  'accounts.customers.agree':
    '{count, plural, one {Registra # consenso} other {Registra # consensi}}',
  'accounts.customers.agreeText':
    'Registrare i consensi ricevuti. Le aziende che hanno già dato il consenso mantengono la loro data.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Nessun consenso registrato} one {# consenso registrato} other {# consensi registrati}}{already, plural, =0 {} one {, # già presente} other {, # già presenti}}{refused, plural, =0 {} one {, # non possibile} other {, # non possibili}}',
  'accounts.customers.agreedOn': 'Consenso dato il',
  'accounts.customers.field': 'Nome, codice operatore, località o contatto',
  'accounts.customers.invite': '{count, plural, one {Invita # azienda} other {Invita # aziende}}',
  'accounts.customers.inviteText':
    'Ogni azienda riceve al proprio indirizzo e-mail un invito al suo account. Non riceve nulla chi usa già il proprio account o ha un invito in attesa.',
  'accounts.customers.invited':
    '{done, plural, =0 {Nessun invito inviato} one {# invito inviato} other {# inviti inviati}}{already, plural, =0 {} one {, # azienda è già invitata o usa il suo account} other {, # aziende sono già invitate o usano il loro account}}{refused, plural, =0 {} one {, # non possibile} other {, # non possibili}}',
  'accounts.customers.noneText':
    'Controllare come è scritto e i filtri, oppure cercare con il codice operatore. Qui si trovano solo le aziende sotto il suo controllo.',
  'accounts.customers.noneYet': 'Ancora nessuna azienda è assegnata a lei',
  'accounts.customers.notYours': 'Questa azienda non è assegnata a lei',
  'accounts.customers.only': 'Solo aziende',
  'accounts.customers.only.inactive': 'che non sono attive',
  'accounts.customers.only.notAgreed': 'senza consenso',
  'accounts.customers.only.notRegistered': 'il cui account non è ancora usato',
  'accounts.customers.requests': 'Domande aperte',
  'accounts.customers.status.active': 'Attivo',
  'accounts.customers.status.deactivatedByControlBody': 'Disattivato dall’organismo di controllo',
  'accounts.customers.status.inactive': 'Account disattivato',
  'accounts.customers.status.noActiveCertification': 'Nessuna certificazione valida',
  'accounts.deactivated':
    '{count, plural, one {Il suo account è disattivato: {names}} other {I suoi account sono disattivati: {names}}}',
  'accounts.deactivatedText':
    'La ricerca resta possibile. Ci scriva per sapere il motivo o come riavere l’accesso.',
  'accounts.inUse.back': 'Modifica i dati',
  'accounts.inUse.code': 'Con un codice',
  'accounts.inUse.codeField': 'Codice dell’e-mail inviata all’azienda',
  'accounts.inUse.codeSent': 'Il codice è partito',
  'accounts.inUse.codeSentText':
    'È andato a un indirizzo e-mail dell’azienda che conosciamo. Vale fino alle {time}. Se l’e-mail non arriva, chiedere un invito.',
  'accounts.inUse.codeText':
    'Lo mandiamo a un indirizzo e-mail dell’azienda che conosciamo. Qui non lo mostriamo.',
  'accounts.inUse.invitation': 'Con un invito',
  'accounts.inUse.invitationText':
    'Chi usa l’account può mandare l’invito dal profilo, alla voce «Chi usa questo account». Può farlo anche l’organismo di controllo.',
  'accounts.inUse.text':
    'I dati sono giusti. Perché nessun estraneo ottenga l’accesso, serve ancora una di queste due cose:',
  'accounts.invitation.accept': 'Accetta l’invito',
  'accounts.invitation.expired': 'Gli inviti valgono solo alcuni giorni. Chiederne uno nuovo.',
  'accounts.invitation.expires': 'Valido fino al',
  'accounts.invitation.further': 'Ora sta usando l’account {name}. Quello dell’invito si aggiunge.',
  'accounts.invitation.linked': 'L’invito non le serve più.',
  'accounts.invitation.notFound':
    'Forse l’indirizzo è incompleto, oppure l’invito è stato ritirato o inviato di nuovo. Usare il link dell’e-mail più recente.',
  'accounts.invitation.sender': 'Invito di',
  'accounts.invitation.signInAndAccept': 'Accedi e accetta',
  'accounts.invitation.title': 'Invito',
  'accounts.invitation.toAccount': 'Vai all’account',
  'accounts.invitation.used':
    'Ogni invito si può accettare una volta sola. Se lo ha accettato lei, basta accedere. Altrimenti chiederne uno nuovo.',
  'accounts.login.changeText':
    'Per cambiare qualcosa occorre accedere di nuovo, con password e codice.',
  'accounts.login.code': 'Codice dell’app',
  'accounts.login.codeHint': '{digits} cifre, nuove ogni 30 secondi',
  'accounts.login.elsewhere':
    'Il suo accesso avviene tramite il servizio di accesso del suo paese. Password e secondo fattore si gestiscono lì.',
  'accounts.login.factor': 'Secondo fattore',
  'accounts.login.lost':
    'Telefono perso o nuovo? Con il vecchio telefono si configura qui la nuova app. Senza il vecchio, l’amministrazione disattiva il secondo fattore dopo aver verificato la sua identità.',
  'accounts.login.needed': 'Ancora un passo: il secondo fattore',
  'accounts.login.neededText':
    'Il suo account si può usare solo con un secondo fattore. Configurarlo qui; poi si riprende da dove si era rimasti.',
  'accounts.login.newApp': 'Configura un’altra app',
  'accounts.login.off': 'Disattivato',
  'accounts.login.offNeeded':
    'Il suo account si può usare solo con il secondo fattore. Se lo disattiva, dovrà riconfigurarlo prima di continuare a lavorare.',
  'accounts.login.offText':
    'A ogni accesso un’app sul telefono mostra un codice. Così chi conosce solo la password non entra.',
  'accounts.login.on': 'Attivato',
  'accounts.login.openApp': 'Apri in un’app su questo dispositivo',
  'accounts.login.password': 'Password',
  'accounts.login.passwordText':
    'La password si cambia nella pagina di accesso: uscire, iniziare l’accesso e scegliere lì «Password dimenticata».',
  'accounts.login.qr': 'Codice QR per l’app di autenticazione',
  'accounts.login.setUp': 'Configura il secondo fattore',
  'accounts.login.stepApp': 'Aprire l’app di autenticazione',
  'accounts.login.stepAppText':
    'Per esempio FreeOTP, Aegis, Google o Microsoft Authenticator. Lo fanno anche molti gestori di password.',
  'accounts.login.stepCode': 'Inserire il codice',
  'accounts.login.stepScan': 'Leggere il codice QR',
  'accounts.login.stepScanText':
    'Aggiungere un nuovo account nell’app e puntare la fotocamera sul codice QR.',
  'accounts.login.switchOff': 'Disattiva',
  'accounts.login.switchOn': 'Attiva',
  'accounts.login.typed': 'Oppure digitare questa chiave:',
  'accounts.login.unused': 'Ora accedere con il secondo fattore',
  'accounts.login.unusedText':
    'L’accesso in corso è precedente al secondo fattore e vale ancora per poco. Anche sugli altri dispositivi occorre accedere di nuovo.',
  'accounts.numberRead': 'Letto come {number}',
  'accounts.objection.allRight': 'Se è tutto a posto, basta chiudere questa pagina.',
  'accounts.objection.done': 'La persona è stata rimossa',
  'accounts.objection.doneNext':
    'L’e-mail elenca anche offerte e domande fatte da allora: ritirare ciò che non è suo. Se ora nessuno usa l’account, chiedere un invito all’organismo di controllo.',
  'accounts.objection.doneTold':
    'L’organismo di controllo, l’amministrazione e chi usa ancora l’account hanno ricevuto un’e-mail.',
  'accounts.objection.effect':
    'La persona perde subito l’accesso, e con lei tutti quelli che ha invitato. Indirizzi, e-mail e luoghi di vendita tornano come prima. Nessuno può registrarsi di nuovo per l’azienda finché l’organismo di controllo non ha invitato qualcuno.',
  'accounts.objection.expired':
    'Il link vale solo alcuni giorni. Scriverci o rivolgersi all’organismo di controllo.',
  'accounts.link.failed': 'Non è stato cambiato nulla. Si prega di riprovare.',
  'accounts.objection.lead':
    'Con organismo di controllo, codice operatore e CAP qualcuno ha ottenuto l’accesso a un account.',
  'accounts.objection.notFound': 'È già stato usato o è incompleto.',
  'accounts.objection.person': 'Persona',
  'accounts.objection.remove': 'Non l’ho fatto io: rimuovi la persona',
  'accounts.objection.since': 'Accesso dal',
  'accounts.objection.title': 'Conosce questa persona?',
  'accounts.register.done': 'La registrazione è riuscita: ora può usare questo account.',
  'accounts.register.lead': 'Per cercare non serve un account. Per offerte e domande invece sì.',
  'accounts.register.neededText':
    'Di solito l’organismo di controllo ha già inserito la sua azienda. Con tre dati si trova.',
  'accounts.register.noControlBody':
    'In questo paese non è ancora registrato alcun organismo di controllo',
  'accounts.register.sellerText':
    'Commercianti, incubatoi e altri fornitori indicano nome e indirizzo. Nulla diventa pubblico finché non si accettano le condizioni d’uso.',
  'accounts.register.signOnText':
    'Prima occorre accedere, oppure creare lì un nuovo accesso. Poi si torna qui.',
  'accounts.register.told':
    'L’azienda e il suo organismo di controllo ricevono poi un’e-mail con il suo nome e il suo indirizzo e-mail.',
  'accounts.register.way.farm': 'Azienda biologica',
  'accounts.register.way.seller': 'Fornitore senza azienda',
  'accounts.register.ways': 'Come vuole registrarsi?',
  'accounts.terms.accept': 'Accetta le condizioni d’uso',
  'accounts.terms.accepted': 'Ha accettato queste condizioni d’uso il {day}.',
  'accounts.terms.changed':
    'Le condizioni d’uso sono cambiate da quando le ha accettate, il {day}.',
  'accounts.terms.done': 'Ha accettato le condizioni d’uso e ora può offrire animali.',
  'accounts.terms.effect':
    'Accettando, può offrire animali. Nome e contatti dei suoi luoghi di vendita diventano pubblici insieme alle offerte.',
  'accounts.terms.version': 'Versione del {day}',
  'accounts.users.forget': 'Cancella il nome',
  'accounts.users.forgetText':
    'Accanto a tutto ciò che {name} ha fatto figurerà solo l’organismo. Non si può annullare.',
  'accounts.users.former': 'Utenti precedenti',
  'accounts.users.full':
    'Questo account può essere usato al massimo da {most} persone. Rimuovere qualcuno o scriverci.',
  'accounts.users.inviteHint':
    'Lì arriva un link che vale alcuni giorni e una volta sola. Chi lo accetta può leggere e cambiare tutto in questo account.',
  'accounts.users.invites': 'Inviti in attesa',
  'accounts.users.lead':
    'Qui tutti hanno gli stessi diritti; solo chi è appena entrato all’inizio non può togliere ciò che c’era prima. Se qualcuno entra o esce, tutti ricevono un’e-mail.',
  'accounts.users.people':
    '{count} di {most} {most, plural, one {persona} other {persone}} {count, plural, one {usa} other {usano}} questo account',
  'accounts.users.resent': 'L’invito è stato inviato di nuovo. Il vecchio link non vale più.',
  'accounts.users.unknown': 'Nome non noto',
  'accounts.users.you': 'Lei',
  'accounts.wrongNumber': 'Il codice operatore non è fatto così. Per esempio: {example}',
} satisfies Partial<Messages<'accounts'>>;
