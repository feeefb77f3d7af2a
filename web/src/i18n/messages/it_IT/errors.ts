import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsIt } from '#shared/offers/problem-texts/it-it.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...keysUnder('errors.', offerProblemsIt),
  'errors.accounts.accountDeactivated': 'Questo account è disattivato.',
  'errors.accounts.addressRejected':
    'Le e-mail inviate a questo indirizzo non arrivano. Indicarne un altro.',
  'errors.accounts.alreadyInvited': 'Qualcuno usa già questo account, o c’è un invito in attesa.',
  'errors.accounts.alreadyLinked': 'È già collegato a questo account.',
  'errors.accounts.alreadyRegistered': 'In questo paese risulta già registrato come fornitore.',
  'errors.accounts.claimRefused':
    'Al momento nessuno può registrarsi per questa azienda: qualcuno dell’azienda si è opposto a una registrazione.',
  'errors.accounts.countryNotOpen': 'In questo paese nessuno può registrarsi.',
  'errors.accounts.disputedAddress':
    'Questo indirizzo è stato inserito da un nuovo utente. Chiedere all’azienda il suo indirizzo e mandare l’invito a quello.',
  'errors.accounts.farmInUse': 'Questa azienda è già in uso.',
  'errors.accounts.farmerDeactivated': 'L’organismo di controllo ha disattivato questa azienda.',
  'errors.accounts.folderInUse': 'In questa cartella ci sono domande.',
  'errors.accounts.inviteUsed': 'Questo invito è già stato accettato.',
  'errors.accounts.lastUser': 'Lei è l’unica persona che usa questo account.',
  'errors.accounts.locationInUse': 'Alcune offerte usano questo luogo di vendita.',
  'errors.accounts.positionElsewhere':
    'Il punto sulla mappa dista più di {limit} km dal CAP. Correggere il punto o il CAP.',
  'errors.accounts.positionInUse':
    'Da qui si offrono animali: il luogo ha bisogno di una posizione sulla mappa.',
  'errors.accounts.contactInUse':
    'Da qui si offrono animali: lasciare un numero di telefono o un indirizzo e-mail.',
  'errors.accounts.newcomer':
    'Usa l’account da troppo poco tempo per togliere ciò che c’era prima. Può farlo la nostra amministrazione.',
  'errors.accounts.noFarmAddress':
    'A questa azienda non si può inviare un codice: il suo indirizzo e-mail manca o è nuovo.',
  'errors.accounts.regionInUse':
    'Da qui si offrono animali: il luogo ha bisogno di un CAP del paese.',
  'errors.accounts.locationNeeded': 'Deve restare almeno un luogo di vendita.',
  'errors.accounts.mayNotFindFarmers':
    'Il suo account non ha il diritto di cercare operatori o soci. Può concederlo l’amministrazione della banca dati.',
  'errors.accounts.maximumUsers': 'Questo account ha già il numero massimo di persone.',
  'errors.accounts.noEmail': 'Questo account non ha un indirizzo e-mail.',
  'errors.accounts.controlBodyNotConfirmed':
    'Questo organismo di controllo non è ancora confermato. Si prega di scriverci.',
  'errors.accounts.notAnAuthority':
    'Per una regione può essere competente solo un’autorità attiva dello stesso paese.',
  'errors.accounts.notFound': 'Con questi dati non è stata trovata alcuna azienda. Controllarli.',
  'errors.accounts.notYourself': 'Non è possibile con il proprio account.',
  'errors.accounts.objectionNotFound': 'Questo link non vale più.',
  'errors.accounts.otherCountry': 'Un’azienda vende solo nel proprio paese.',
  'errors.accounts.redacted': 'I dati personali di questo account sono stati rimossi.',
  'errors.accounts.termsChanged': 'Le condizioni d’uso sono cambiate. Leggerle di nuovo.',
  'errors.accounts.termsMissing': 'Le condizioni d’uso non sono ancora pubblicate.',
  'errors.accounts.tooManyInvites': 'L’account ha troppi inviti in attesa.',
  'errors.client.accountNotUsable':
    'Non può più usare questo account. In alto si vede con quale sta lavorando ora.',
  'errors.client.ownLoginOver': 'È passato troppo tempo. Confermare di nuovo l’accesso.',
  'errors.client.tooManyTries': 'Troppi tentativi. Attendere alcuni minuti.',
  'errors.client.unreachable':
    'Il server non è raggiungibile. Controllare la connessione a internet.',
  'errors.client.waitMinutes': 'Troppe volte. Si può riprovare {wait}.',
  'errors.client.wrongCode':
    'Il codice non è giusto. Inserire quello che ora si legge nell’app. Se non basta, impostare su automatico data e ora del dispositivo con l’app.',
  'errors.contact.tooManyReports':
    'Troppe sue segnalazioni attendono già risposta: per ora non se ne accettano altre.',
  'errors.content.brokenLabel': 'Un testo non è un messaggio in formato ICU.',
  'errors.content.versionWithoutNote': 'Una nuova versione indica che cosa è cambiato.',
  'errors.content.versionDay':
    'Una nuova versione è successiva alla precedente e ha al massimo la data di oggi.',
  'errors.content.pageNeeded':
    'Questa pagina resta in tutte le lingue di un paese finché è sul sito.',
  'errors.content.htmlInPage': 'Una pagina è testo senza HTML.',
  'errors.countries.approverMissing':
    'Ogni regione ha bisogno di un’autorità che approvi le offerte nel suo paese. {limit, plural, =0 {Il paese non ha ancora regioni} one {Manca per una regione} other {Manca per # regioni}}.',
  'errors.countries.authorityMissing':
    'Ogni regione ha bisogno di un’autorità, altrimenti le domande vengono rifiutate. {limit, plural, =0 {Il paese non ha ancora regioni} one {Manca per una regione} other {Manca per # regioni}}.',
  'errors.countries.legalPageMissing':
    'La pagina «{limit}» ha bisogno di un testo in ogni lingua del paese.',
  'errors.countries.packageUndecided':
    'Un tipo di domanda del paese può lasciare domande senza decisione.',
  'errors.countries.placesMissing':
    'Le località del paese non sono caricate: nessuno può indicare dove stanno gli animali. Le carica chi gestisce il sistema.',
  'errors.countries.prefixTaken':
    'Il CAP che inizia con {limit} appartiene già alla regione «{region}».',
  'errors.countries.secondFactorElsewhere':
    'Sul secondo fattore decide il servizio di accesso del paese.',
  'errors.entities.attachmentNotFound': 'Il file non è stato trovato.',
  'errors.entities.attachmentTooLarge': 'Il file è troppo grande.',
  'errors.entities.busy': 'Altri stanno modificando questa voce. Si prega di riprovare.',
  'errors.entities.notFound': 'Questa voce non esiste o non esiste più.',
  'errors.entities.notUnique': 'Questo valore è già usato da un’altra voce.',
  'errors.entities.revConflict': 'Nel frattempo qui qualcosa è stato modificato.',
  'errors.entities.inUse': 'Questa voce è in uso e quindi non si può eliminare.',
  'errors.entities.saveTooLarge':
    'Questa modifica è troppo ampia per essere salvata in una volta sola.',
  'errors.entities.wrongAttachmentContent': 'Il contenuto del file non corrisponde al suo tipo.',
  'errors.entities.wrongAttachmentType': 'File di questo tipo non sono accettati.',
  'errors.fields.filterTooLong': 'Una ricerca ha al massimo {limit} condizioni.',
  'errors.fields.tooFew': 'Indicarne almeno {limit}.',
  'errors.fields.tooShort': 'Servono almeno {limit} caratteri.',
  'errors.exports.alreadyRunning': 'Un’esportazione è già in corso.',
  'errors.exports.notAllowed': 'I diritti con cui è iniziata questa esportazione non esistono più.',
  'errors.exports.notFound':
    'Questa esportazione non esiste per il suo account, oppure il suo file non è più conservato. Se ha più account, passare a quello con cui è stata avviata.',
  'errors.exports.tooManyRows':
    'Un’esportazione non può contenere così tante righe: restringere l’elenco.',
  'errors.imports.alreadyRunning': 'Un’importazione è già in corso.',
  'errors.imports.fileNotFound':
    'Il file non è arrivato o non è più disponibile. Caricarlo di nuovo.',
  'errors.imports.missingColumn': 'Una colonna necessaria non è abbinata.',
  'errors.imports.noHeader': 'Nel file non è stata trovata una riga con le intestazioni.',
  'errors.imports.notConfirmed':
    'Un’importazione completa richiede una prova con lo stesso file e il numero di aziende che essa indica.',
  'errors.imports.nothingListed': 'Il file non contiene righe leggibili.',
  'errors.geocoding.notLoaded': 'Le località di questo paese non sono ancora caricate.',
  'errors.jobs.gaveUp': 'L’elaborazione si è fermata. L’amministrazione ne è informata.',
  'errors.kernel.blocked':
    'La rete da cui si collega è bloccata. Provare da un’altra, per esempio con i dati mobili, oppure scriverci.',
  'errors.kernel.forbidden': 'Il suo ruolo non lo permette.',
  'errors.kernel.internal': 'Si è verificato un errore imprevisto.',
  'errors.kernel.invalidInput': 'Alcuni dati non sono validi.',
  'errors.kernel.unavailable':
    'Al momento il servizio non è disponibile. Si prega di riprovare più tardi.',
  'errors.law.hasBegun':
    'Una norma già in vigore non si elimina né si rinvia: la si fa terminare con «Ultimo giorno».',
  'errors.law.overBeforeBegin': 'La norma finirebbe prima di iniziare.',
  'errors.mail.noOwnAddress':
    'Il suo account non ha un indirizzo e-mail confermato: un’e-mail di prova non va a nessun altro.',
  'errors.mail.noSite': 'Il paese del suo account non ha un sito che un’e-mail possa indicare.',
  'errors.mail.codeExpired': 'Il codice non è più valido. Richiederne uno nuovo.',
  'errors.mail.missingVariable':
    'Nel testo manca una variabile senza la quale il messaggio non serve a nessuno.',
  'errors.mail.tooManyAddresses': 'Nel profilo non c’è posto per un altro indirizzo e-mail.',
  'errors.mail.unknownVariable': 'Il testo contiene una variabile che questo messaggio non ha.',
  'errors.mail.wrongCode': 'Il codice di verifica è sbagliato.',
  'errors.mail.wrongLink': 'Un link porta a ((link)) o a un indirizzo che inizia con https://.',
  'errors.masterdata.alreadyMerged':
    'Questa razza è già stata unita a un’altra. Scegliere quella che resta.',
  'errors.masterdata.mergeUnderWay': 'L’unione è ancora in corso. Attendere che tutto sia passato.',
  'errors.masterdata.remainingNarrower':
    'La razza che resta non comprende tutto ciò che c’è qui. Completare prima quella.',
  'errors.offers.mayNotApprove': 'L’approvazione di questa offerta spetta a un’altra autorità.',
  'errors.offers.nothingToConfirm':
    'Le offerte archiviate o rifiutate e quelle di altri paesi non si confermano.',
  'errors.requests.attachmentsTooBig': 'Gli allegati nel complesso sono troppo grandi.',
  'errors.requests.conditionNotPossible':
    'La ricerca contiene una condizione estranea a una domanda o che nessuna offerta può soddisfare.',
  'errors.requests.countryWithoutRequests': 'In questo paese qui non si presentano domande.',
  'errors.requests.farmerMissing': 'Scegliere l’azienda per cui si presenta la domanda.',
  'errors.requests.agreementMissing':
    'L’azienda non ha dato il consenso a presentare domande per suo conto. Se ha ricevuto il consenso, registrarlo nella scheda dell’azienda, alla voce «Operatori».',
  'errors.requests.farmBlocked':
    'L’azienda è disattivata o non ha una certificazione valida: non le si può autorizzare nulla. Attendere che la situazione sia chiarita oppure respingere la domanda.',
  'errors.requests.farmLeft':
    'L’azienda non è più tra i Suoi operatori o soci, quindi non può autorizzarle nulla. Se si attende solo il Suo parere, allo scadere del termine la domanda prosegue senza.',
  'errors.requests.farmerNotActive': 'L’azienda è disattivata o non può presentare domande.',
  'errors.requests.grantedMoreThanAsked':
    'Non si possono autorizzare più animali di quelli richiesti.',
  'errors.requests.positionElsewhere':
    'Il punto della sede sulla mappa non si trova nel suo CAP. Correggerlo nel profilo e iniziare di nuovo la domanda.',
  'errors.requests.refusedByRule': 'Le regole di questo modulo non ammettono questa risposta.',
  'errors.requests.conditionNever':
    'Questo campo compare solo con una risposta che il passo non chiede prima o che nessuno può dare.',
  'errors.requests.optionMissing':
    'Questo campo richiede una risposta e non ha opzioni tra cui scegliere.',
  'errors.requests.fieldMisread':
    'Le risposte a un campo con questo nome le legge il sistema stesso: il campo deve avere il tipo e, se è una scelta, le opzioni che il sistema sa leggere.',
  'errors.requests.outcomeMissing':
    'Nessun passo di questo tipo di domanda decide: così non si può attivare.',
  'errors.requests.outcomeHidden':
    'Questo campo decide, ma alcune risposte precedenti lo nascondono.',
  'errors.requests.outcomeUndecided':
    'Ogni risposta deve accogliere o respingere la domanda, ed entrambe le cose devono essere possibili.',
  'errors.requests.portionsTooEarly': 'Solo un passo dopo la decisione si ripete.',
  'errors.requests.outcomeFirst': 'Decide un solo passo, e mai il primo: quello è la domanda.',
  'errors.requests.reminderTooEarly':
    'Un promemoria cade prima dell’inizio del passo: il suo termine è più breve.',
  'errors.requests.timeTwice': 'Un termine è in ore oppure in giorni lavorativi, non in entrambi.',
  'errors.requests.timeMissing': 'Per inviare promemoria serve un termine.',
  'errors.requests.clockMustNotEnd':
    'Una domanda finisce per volontà dell’azienda o con una decisione, mai solo per un termine.',
  'errors.requests.nobodyToPassOn':
    'Né il passo che decide né uno successivo passa la domanda ad altri.',
  'errors.requests.nobodyAbove':
    'L’ente superiore ne viene informato solo fino alla decisione, e solo per un ente il cui passo ha un termine e resta presso di esso.',
  'errors.requests.outcomeNoChoice':
    'Può decidere solo un campo obbligatorio in cui si sceglie una sola opzione.',
  'errors.requests.rulesetNotPublic': 'Le regole di un tipo di domanda devono essere pubbliche.',
  'errors.requests.groundNotInLaw':
    'La legge di questo paese non prevede questo motivo, o non lo prevede più.',
  'errors.requests.deciderNotLawful':
    'Per la legge del paese su questo motivo decide un altro ente.',
  'errors.requests.recordOnlyWithoutDecision':
    'Ciò che nessuno deve autorizzare si registra e non si chiede; tutto il resto si chiede.',
  'errors.requests.noGeneralOrder':
    'In questa regione nessuna autorizzazione generale lo consente. Presentare una domanda.',
  'errors.requests.generalOrderHolds':
    'In questa regione un’autorizzazione generale lo consente. Basta una comunicazione.',
  'errors.requests.breedNotListed':
    'Questa razza non è in alcun elenco di razze minacciate di abbandono valido in questo paese.',
  'errors.requests.arrivalPast': 'Questo giorno è passato. Una deroga non è mai retroattiva.',
  'errors.requests.arrivalBeforeBirth':
    'Gli animali arriverebbero prima di nascere. Controllare entrambe le date.',
  'errors.requests.tooOldOnArrival':
    'Il giorno dell’arrivo questi animali sono più vecchi di quanto la legge ammetta.',
  'errors.requests.inTraining':
    'Questi animali possono arrivare per l’addestramento. La domanda si presenta quando sono adulti.',
  'errors.requests.notGrownUp': 'Il giorno dell’arrivo questi animali non sono ancora adulti.',
  'errors.requests.weightNeeded':
    'Per questi animali conta il peso il giorno dell’arrivo. Indicarlo.',
  'errors.requests.tooHeavyOnArrival':
    'Il giorno dell’arrivo questi animali sono più pesanti di quanto la legge ammetta.',
  'errors.requests.herdExists':
    'Prima costituzione vuol dire che prima non c’erano animali. Per un allevamento già esistente ci sono altre domande.',
  'errors.requests.orderedTooLate':
    'Gli animali biologici sono stati ordinati più tardi di quanto chiede l’ente della sua regione.',
  'errors.requests.groundOverThen': 'In quel giorno, per legge, il motivo non vale più.',
  'errors.requests.permissionTooLong':
    'La deroga varrebbe più a lungo di quanto la legge del paese ammetta.',
  'errors.requests.overYearlyShare':
    'Sono più animali di quanti la legge ne lasci ancora per quest’anno.',
  'errors.requests.boughtBeforeDecision':
    'La deroga non copre ciò che è stato acquistato o è arrivato prima della decisione.',
  'errors.requests.boughtAfterEnd': 'In quel giorno la deroga non valeva più.',
  'errors.requests.boughtToCome': 'Questo giorno deve ancora arrivare.',
  'errors.requests.boughtMoreThanGranted': 'Sono più animali di quanti la deroga ne lasci ancora.',
  'errors.requests.noEarTag':
    'Non è il numero di una marca auricolare. Inizia con le due lettere del paese, poi seguono le cifre.',
  'errors.requests.tagsMissing': 'Non è indicata una marca auricolare per ogni animale.',
  'errors.requests.markedByOther': 'Qualcun altro ha già in carico questa domanda.',
  'errors.requests.mayNotRequest': 'Questo account non può presentare domande.',
  'errors.requests.noAssociation': 'Non è stata trovata un’associazione che possa rispondere.',
  'errors.requests.noAutForRegion': 'Per questa regione non è registrata alcuna autorità.',
  'errors.requests.controlBodyNotConfirmed':
    'L’organismo di controllo non è ancora confermato. Fino ad allora non sono possibili domande.',
  'errors.requests.noControlBody': 'L’azienda non ha un tale organismo di controllo attivo.',
  'errors.requests.statisticTooLarge': 'Scegliere un periodo più breve o meno regioni.',
  'errors.requests.notSent': 'Non è stato inviato nulla. Controllare questi dati.',
  'errors.requests.notWhole': 'Gli animali si contano con numeri interi.',
  'errors.requests.nothingWanted': 'Chiedere almeno un animale.',
  'errors.requests.notYours': 'Spetta a un’altra delle parti coinvolte nella domanda.',
  'errors.requests.offersChanged':
    'Offerte adatte si sono aggiunte o sono cambiate. Indicare perché non vanno bene.',
  'errors.requests.nothingLeft':
    'Prende tutti gli animali biologici che servono: non resta nulla da chiedere.',
  'errors.requests.offersUnanswered': 'Per ogni offerta trovata indicare perché non va bene.',
  'errors.requests.searchTooWide':
    'Le offerte trovate sono troppe per dare un motivo a ciascuna. Precisare la ricerca, per esempio con razza, sesso o età.',
  'errors.requests.takenTooMany': 'L’offerta non ha così tanti animali.',
  'errors.requests.otherAccount': 'Nel frattempo sta usando un altro account.',
  'errors.requests.partyMissing': 'Al modulo serve una parte coinvolta che manca.',
  'errors.requests.usageMissing': 'Indicare a che cosa servono gli animali.',
  'errors.requests.supplierMissing': 'Scegliere il fornitore che interviene nella domanda.',
  'errors.requests.supplierNoHatchery':
    'In una comunicazione di schiusa scarsa può intervenire solo un incubatoio. Sceglierne un altro.',
  'errors.requests.supplierNotFound':
    'Questo fornitore non è stato trovato o al momento non vende qui questi animali.',
  'errors.requests.supplierNotNeeded':
    'Nelle domande con questo modulo non interviene alcun fornitore.',
  'errors.requests.tooManyAttachments': 'Gli allegati sono troppi.',
  'errors.requests.transitionNotAllowed': 'Non è più possibile.',
  'errors.requests.typeNotAllowed': 'Qui non sono possibili domande di questo tipo.',
  'errors.requests.uploadSharedTooOften': 'Questo file è allegato a troppe domande.',
  'errors.rules.caseNotMet': 'In questo esempio scattano regole diverse da quelle che indica.',
  'errors.rules.comparedTwice': 'Confrontare con un valore oppure con un altro dato.',
  'errors.rules.comparisonUnfit': 'Dati di questo tipo non si possono confrontare così.',
  'errors.rules.namedTwice': 'Questo compare due volte.',
  'errors.rules.otherType': 'Il valore è di tipo diverso dal dato.',
  'errors.rules.pinnedRuleset':
    'Alcuni tipi di domanda o le pagine usano queste regole: restano pubbliche.',
  'errors.rules.tooManyRulesets': 'Non si possono creare altri insiemi di regole.',
  'errors.rules.unknownPath': 'Queste regole non hanno questo dato.',
  'errors.search.tooManyGroups': 'Questo riepilogo ha troppe righe. Restringere la ricerca.',
  'errors.sessions.expiredToken': 'L’accesso è scaduto. Accedere di nuovo.',
  'errors.sessions.secondFactorNeeded':
    'Questo account si può usare solo con un secondo fattore. Prima occorre attivarlo.',
  'errors.sessions.secondFactorUnused':
    'Questo accesso è precedente al secondo fattore. Accedere di nuovo con quello.',
  'errors.sessions.signInNeeded': 'Prima occorre accedere.',
  'errors.sheets.empty': 'Il file è vuoto.',
  'errors.sheets.notSheet':
    'Questo file non si può leggere come tabella. Salvare la tabella come XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {Riga {limit} del file: }}Una virgoletta si apre e non si chiude. Toglierla o aggiungere quella che manca.',
  'errors.sheets.protected': 'Il file è protetto da password. Salvarlo senza password.',
  'errors.sheets.tooManyColumns': 'La tabella ha più colonne di quante se ne leggano.',
  'errors.sheets.tooManyRows': 'La tabella ha più righe di quelle ammesse. Dividerla in più file.',
  'errors.uploads.attachedToRequest': 'Questo file è allegato a una domanda inviata: resta com’è.',
  'errors.uploads.inUse': 'Alcune offerte mostrano questo file. Prima toglierlo da quelle.',
  'errors.uploads.isLogo': 'Questo file è il logo del suo profilo.',
  'errors.uploads.logoNotImage': 'Un logo è un’immagine: PNG, JPEG o WebP.',
} satisfies Partial<Messages<'errors'>>;
