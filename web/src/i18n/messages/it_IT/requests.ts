import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Bozza di domanda',
  'requests.draftOf': 'Bozza del {day}',
  'requests.number': 'Numero',
  'requests.filedBy': 'Presentata da',
  'requests.site': 'Sede',
  'requests.package': 'Oggetto',
  'requests.type': 'Destinatario',
  'requests.editor': 'In carico a',
  'requests.noEditor': 'Nessuno',
  'requests.turn': 'In attesa di',
  'requests.waitingSince': 'Dal',
  'requests.you': 'lei',
  'requests.yourTurn': 'Tocca a lei',
  'requests.system': 'in automatico',
  'requests.someone': 'una delle parti coinvolte',
  'requests.quoted': '«{text}»',

  'requests.status.new': 'Bozza',
  'requests.status.open': 'Aperta',
  'requests.status.closed': 'Chiusa',
  'requests.status.accepted': 'Accolta',
  'requests.status.rejected': 'Respinta',
  'requests.status.retracted': 'Ritirata',
  'requests.status.lapsed': 'Termine scaduto',
  'requests.status.waived': 'Rinuncia',
  'requests.status.revoked': 'Revocata',

  'requests.way.alone': 'Decide: {decider}.',
  'requests.way.decided': 'Prima si chiede a: {parties}. Decide: {decider}.',
  'requests.way.free': 'Nessuno deve autorizzarlo.',
  'requests.way.recorded': 'Nessuno deve autorizzarlo. Quanto registrato va a: {parties}.',
  'requests.way.varies': 'Chi interviene dipende dalla domanda scelta.',

  'requests.notFound': 'Questa domanda non esiste per il suo account',
  'requests.notFoundText':
    'È stata eliminata o appartiene a un altro account. Se ha più account, cambiare account in alto.',
  'requests.toRequest': 'Vai alla domanda',
  'requests.notYourTurn': 'Al momento qui non c’è nulla da compilare per lei',
  'requests.nothingWaits': 'La domanda è conclusa.',

  'requests.saidBefore': 'Dati già forniti: {farmer}',
  'requests.noticed': 'Attenzione',
  'requests.noticedOnly': 'Le regole di questo modulo segnalano questa risposta.',
  'requests.quota': 'Massimo annuo',
  'requests.quotaShare':
    '{most, plural, one {# animale} other {# animali}}, {share}% di {stock} adulti',
  'requests.quotaSmall':
    '{most, plural, one {# animale} other {# animali}}, perché l’allevamento è piccolo ({stock} adulti)',
  'requests.quotaClaim':
    'Già acquistati quest’anno: {before}{kind, select, asked {, richiesti: {animals}} granted {, autorizzati: {animals}} bought {, con questa domanda: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Così il massimo è raggiunto.} one {Resta libero # animale.} other {Restano liberi # animali.}}',
  'requests.quotaOver': '{over, plural, one {# animale di troppo.} other {# animali di troppo.}}',
  'requests.takeMost': 'Inserisci il massimo consentito: {value}',
  'requests.textBlocks': 'Testi predefiniti del proprio ente',
  'requests.keepText': 'Conservare come testo predefinito',
  'requests.saveDraft': 'Salva bozza',
  'requests.draftSavedWithout':
    '{count, plural, one {Un dato così non è possibile e resta} other {{count} dati così non sono possibili e restano}} solo su questo dispositivo; tutto il resto è nell’account.',
  'requests.savedOnDevice': 'Salvata alle {time} su questo dispositivo, dove resta fino al {until}',
  'requests.savedInAccount': 'Salvata il {day} alle {time} nel suo account',
  'requests.otherFarmersDraft': 'Questa bozza è di {farmer}',
  'requests.otherFarmersDraftText':
    'Ora sta operando per {farmer}. Perché nulla finisca all’azienda sbagliata, scegliere prima per chi continuare.',
  'requests.goOnFor': 'Continua per {farmer}',
  'requests.restoredText':
    'Resta su questo dispositivo fino al {until}. Se lo usano anche altri, inviare o eliminare la bozza.',
  'requests.takeFromAccount': 'Usa invece la bozza salvata',
  'requests.olderOnDevice': 'Su questo dispositivo ci sono altri dati inseriti il {at}',
  'requests.olderOnDeviceText': 'Nel frattempo la bozza è stata salvata altrove.',
  'requests.takeFromDevice': 'Usa i dati di questo dispositivo',
  'requests.noSignalDraft':
    'Le risposte restano su questo dispositivo fino al {until}. Appena torna la connessione si salvano da sole nel suo account. Solo allora si può inviare.',
  'requests.noSignalStep':
    'Le risposte restano su questo dispositivo fino al {until}. Si può inviare appena torna la connessione.',
  'requests.waits.saving':
    'Quanto inserito è su questo dispositivo. Può continuare a scrivere: il salvataggio nel suo account viene ritentato ogni pochi secondi.',
  'requests.waits.sending':
    'Non è stato ancora inviato nulla. Lasciare aperta questa pagina: l’invio parte appena torna la connessione.',
  'requests.notYet': 'Non inviare ancora',

  'requests.attachmentsNone': 'Nessun allegato',
  'requests.attachmentsHint':
    'Al massimo {size} per file, le foto grandi vengono ridotte. Sono ammessi {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# di {most} file} other {# di {most} file}}, {size} di {limit}',
  'requests.file.shrinking': 'viene ridotto…',
  'requests.file.uploading': 'viene salvato…',
  'requests.file.sending': 'invio in corso: {percent, number}%',
  'requests.file.failed': 'non salvato: il trasferimento si è interrotto',
  'requests.filesBusy': 'Attendere che tutti i file siano salvati.',

  'requests.checkTitle': 'Controlla le risposte',
  'requests.checkLead': 'Non è stato ancora inviato nulla.',
  'requests.declaration': 'Dichiarazione',
  'requests.send': 'Invia domanda',
  'requests.sendStep': 'Invia',
  'requests.sendDecision': 'Invia la decisione',
  'requests.becomes': 'Con l’invio la domanda diventa:',

  'requests.sentTitle': 'La domanda è stata inviata',
  'requests.sentStep': '{form}: inviato',
  'requests.whatNext': 'Come si prosegue',
  'requests.timeOver.remindAndStay':
    'Termine: {day}. Poi la domanda resta aperta finché l’ente non risponde; il silenzio non è né un accoglimento né un rigetto.',
  'requests.timeOver.close':
    'Termine: {day}. Senza decisione entro allora la domanda scade: così prevede il modulo con cui è iniziata. Chi decide può poi riaprirla per 30 giorni.',
  'requests.overdue':
    'Il termine è scaduto il {day}. La domanda resta aperta finché l’ente non risponde; il silenzio non è né un accoglimento né un rigetto.',
  'requests.timeOver.passOn':
    'Termine: {day}. Senza risposta entro allora la domanda passa all’ente successivo.',
  'requests.workingDays':
    '{days, plural, one {Un giorno lavorativo} other {# giorni lavorativi}} dal {day}, esclusi festivi e fine settimana.',
  'requests.youGetMail': 'Le parti coinvolte ricevono un’e-mail quando c’è una novità.',
  'requests.partyGone': 'Al momento nessuno può agire per questo account.',
  'requests.mayRetract': 'La domanda si può ritirare finché non è decisa.',
  'requests.printTooMuch': 'Gli allegati sono troppo grandi per essere stampati insieme',
  'requests.printTooMuchText':
    'Insieme occupano {total}, se ne possono stampare {limit}. Sulla carta compaiono nome e dimensione di ogni allegato; aprire e stampare i file uno per uno.',
  'requests.attachmentsOnPaper':
    'I file non sono stampati qui; nella banca dati si trovano insieme a questa domanda.',
  'requests.usualTime':
    '{count, plural, =0 {{party} di solito decide in giornata.} one {{party} di solito decide entro {shown} giorno.} other {{party} di solito decide entro {shown} giorni.}}',

  'requests.redacted':
    'Nome, luogo e file dell’azienda sono stati rimossi. Risposte e decisione restano agli atti.',
  'requests.previewText': 'Qui non si può modificare nulla.',
  'requests.since': 'dal {day} ({ago})',
  'requests.decisive': 'Ciò che conta',
  'requests.askedOfAllowed': 'Richiesti: {asked}, ammessi: {allowed}',
  'requests.noneFound': 'Nessuna offerta trovata',
  'requests.foundAndAnswered': 'Trovate: {found}, motivate: {said}',
  'requests.foundWithoutConditions': 'senza condizioni proprie: {all}',
  'requests.farmSoFar': 'Decisioni sull’azienda visibili a lei',
  'requests.farmUndecided': 'Ancora nessuna',
  'requests.allOfFarm': 'Tutte le domande dell’azienda',
  'requests.facts': 'Di che cosa si tratta',
  'requests.answers': 'Dati',
  'requests.draftSoFar': 'Bozza, non ancora inviata',
  'requests.search': 'Ricerca di animali biologici',
  'requests.searchProved': 'Prova firmata della ricerca: {number}',
  'requests.searchFound':
    '{count, plural, =0 {Nessuna offerta} one {{shown} offerta} other {{shown} offerte}} entro un raggio di {radius}, {time}',
  'requests.due': 'Termine',
  'requests.dueFilter.over': 'scaduto',
  'requests.dueFilter.today': 'scade oggi',
  'requests.dueFilter.week': 'scade entro 7 giorni',
  'requests.due.over':
    '{days, plural, =0 {Scaduto oggi} one {Scaduto da ieri} other {Scaduto da # giorni}}',
  'requests.due.today': 'Scade oggi',
  'requests.due.soon': '{days, plural, one {Scade domani} other {Ancora # giorni}}',
  'requests.searchConditions': 'Condizioni della ricerca',
  'requests.searchNoConditions': 'nessun’altra: cercate tutte le offerte di questa specie',
  'requests.withoutConditions':
    'Cercando solo per specie, sesso ed età: {kind}, {count, plural, =0 {nessuna offerta} one {{shown} offerta} other {{shown} offerte}}{near, select, yes { entro un raggio di {radius}. Anche questo numero compare nella domanda.} other {.}}',
  'requests.offersCounted':
    'Si conta ciò che è disponibile quando servono gli animali, e solo nelle categorie che contano per le domande.',
  'requests.categoriesLeftOut':
    'Questa categoria non conta per le domande, perciò si cerca senza: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Le condizioni scelte non escludono alcuna offerta} one {Le condizioni scelte escludono {shown} offerta} other {Le condizioni scelte escludono {shown} offerte}}; cercando solo per specie, sesso ed età sono {all}: {kind}',
  'requests.countedUntil':
    'Conteggiato ciò che era disponibile entro il {day}, solo nelle categorie che contano per le domande',
  'requests.searchAround': 'Raggio: {radius}, centro: {place}',
  'requests.searchPoint': 'Punto sulla mappa: latitudine {lat}, longitudine {lon}',
  'requests.farFromTown':
    'Questo punto dista {km} dalla località più vicina del CAP: controllare se l’azienda si trova lì.',
  'requests.searchWord': 'Parola «{word}» in razza o linea, precisazione, sede o località',
  'requests.searchBy': 'Solo ciò che è disponibile entro il {day}',
  'requests.searchUnknown': 'Una condizione che questa pagina non conosce: {asked}',
  'requests.searchNothingMeets': 'Una condizione che nessuna offerta può soddisfare',
  'requests.newOffers':
    '{count, plural, one {Si è aggiunta un’offerta} other {Si sono aggiunte # offerte}}',
  'requests.newOffersText':
    'Queste offerte non c’erano ancora all’inizio della domanda, oppure offrivano altri animali. Per ciascuna indicare perché non va bene, poi inviare di nuovo. Se una va bene, la deroga non serve.',
  'requests.foundWhenSent':
    'all’invio, {time}: {count, plural, =0 {nessuna offerta} one {{shown} offerta} other {{shown} offerte}}, solo per specie, sesso ed età {all}',
  'requests.offersFoundSince': 'Aggiunte al momento dell’invio della domanda',
  'requests.followupFor': 'Fa seguito a',
  'requests.earlier': 'una domanda precedente',
  'requests.printedOn': 'stampato il {time}',
  'requests.lapsedOn': 'Scaduta senza decisione in data {day}',
  'requests.lapsedText':
    '{form}: entro il termine nessuno ha risposto. La domanda non è né accolta né respinta; il modulo con cui è iniziata prevedeva che scadesse.',
  'requests.granted':
    '{count, plural, one {{granted} animale su {asked} richiesti} other {{granted} animali su {asked} richiesti}}',
  'requests.validUntil': 'Valida fino al {day}',

  'requests.stepState.filled': 'Fatto',
  'requests.stepState.yours': 'Tocca a lei',
  'requests.stepState.waiting': 'Tocca ad altri',
  'requests.stepState.lapsed': 'Termine mancato',
  'requests.stepState.ahead': 'Non iniziato',
  'requests.stepState.notReached': 'Non raggiunto',
  'requests.stepState.notNeeded': 'Non necessario',

  'requests.event.init': 'Domanda iniziata',
  'requests.event.saveDraft': 'Bozza salvata',
  'requests.event.send': 'Domanda inviata',
  'requests.event.remove': 'Bozza eliminata',
  'requests.event.fillStep': 'Compilato: {form}',
  'requests.event.decide': 'Decisa',
  'requests.event.autoClose': 'Scaduta senza decisione, nessuna risposta entro il termine: {form}',
  'requests.event.passOn': 'Passata all’ente successivo, nessuna risposta entro il termine: {form}',
  'requests.event.remind': 'Promemoria del termine: {form}',
  'requests.event.escalate': 'Termine scaduto, ritardo segnalato: {form}',
  'requests.event.handOver': 'Passata all’ufficio ora competente',
  'requests.event.retract': 'Domanda ritirata',
  'requests.event.waive': 'Rinuncia al resto della deroga',
  'requests.event.revoke': 'Deroga revocata',
  'requests.event.reopen': 'Scaduta senza decisione e riaperta',
  'requests.event.mark': 'Presa in carico',
  'requests.event.moveToFolder': 'Spostata in una cartella',
  'requests.event.followUp': 'Nuova domanda iniziata',

  'requests.goOn': 'Continua la bozza',
  'requests.fillIn': '– compila',
  'requests.followUp': 'Fanne una nuova domanda',
  'requests.retract': 'Ritira la domanda',
  'requests.retractText':
    'Su questa domanda non si deciderà più. Più avanti se ne può fare una nuova.',
  'requests.waive': 'Rinuncia al resto',
  'requests.waiveText':
    'La decisione resta valida, e ciò che ha acquistato finora era autorizzato; potrà comunicarlo anche dopo. Poi con questa deroga non potrà più acquistare animali. Non si può tornare indietro.',
  'requests.purchases': 'Acquisti e conversione',
  'requests.purchases.due':
    'Comunicare gli acquisti entro il {day}, anche in più volte. Ciò che non è comunicato entro allora vale come non acquistato.',
  'requests.purchases.mayReport':
    'Ciò che è stato acquistato prima della rinuncia può essere comunicato entro il {day}. Ciò che non è comunicato entro allora vale come non acquistato.',
  'requests.purchases.left':
    '{count, plural, one {Con questa deroga si può acquistare ancora {shown} animale.} other {Con questa deroga si possono acquistare ancora {shown} animali.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} animale della deroga non è stato acquistato.} other {{shown} animali della deroga non sono stati acquistati.}}',
  'requests.purchases.recalled':
    'I periodi di conversione non sono ancora verificati sul testo di legge. In caso di dubbio chiedere all’organismo di controllo.',
  'requests.purchases.animals':
    '{count, plural, one {{shown} animale acquistato} other {{shown} animali acquistati}}',
  'requests.purchases.boughtOn': 'Acquistati il',
  'requests.purchases.arrivedOn': 'Arrivati il',
  'requests.purchases.seller': 'Venduti da',
  'requests.purchases.tags': 'Marche auricolari o partita',
  'requests.purchases.organic': 'biologico dal {day}',
  'requests.purchases.earliest':
    'biologico non prima del {day}: contano i tre quarti della vita, la data di nascita non è comunicata',
  'requests.purchases.calendar': 'Salva nel calendario',
  'requests.purchases.event': '{product}: prodotto biologico (deroga {hid})',
  'requests.product.meat': 'Carne',
  'requests.product.milk': 'Latte',
  'requests.product.eggs': 'Uova',
  'requests.product.beeProducts': 'Prodotti delle api',
  'requests.waivedRest':
    '{count, plural, =0 {Non restava più nulla. Ciò che è stato acquistato era autorizzato.} one {{shown} animale non era ancora acquistato. Ciò che è stato acquistato era autorizzato.} other {{shown} animali non erano ancora acquistati. Ciò che è stato acquistato era autorizzato.}}',
  'requests.revoke': 'Revoca la deroga',
  'requests.revoke.text':
    'Da ora con questa deroga non si possono più acquistare animali. La decisione e gli acquisti fatti finora restano validi. Tutte le parti coinvolte vengono avvisate. Se l’azienda vada prima sentita e quale forma debba avere la revoca lo stabilisce la legge sul procedimento del suo paese.',
  'requests.revokedText':
    'Da questo giorno non si possono più acquistare animali con questa deroga.',
  'requests.reopen': 'Riapri',
  'requests.reopen.text':
    'È scaduta senza decisione. Poi attende di nuovo l’ente che non ha risposto, senza termine, finché non risponde. Tutte le parti coinvolte vengono avvisate.',
  'requests.reopenUntil': 'Chi decide può riaprirla fino al {day}, se lei lo chiede.',
  'requests.reason': 'Motivi',
  'requests.reasonHint': 'Li leggono l’azienda e gli enti coinvolti.',
  'requests.removeDraft': 'Elimina la bozza',
  'requests.removeText': 'Tutti i dati inseriti vanno persi, anche su questo dispositivo.',
  'requests.tryAgainNewest': 'È stata caricata la versione più recente. Si prega di riprovare.',
  'requests.folder': 'Cartella',
  'requests.moveTo': 'Sposta in una cartella',
  'requests.moved':
    '{count, plural, =0 {Nessuna domanda spostata} one {# domanda spostata} other {# domande spostate}}',
  'requests.mark': 'Prendi in carico',
  'requests.markRemove': 'Togli la nota',
  'requests.markReplace': 'Sostituisci la nota',
  'requests.markedSince': '{editor} ha in carico questa domanda dal {time}',
  'requests.markReplaceText': 'Accordarsi prima di sostituire o togliere la nota.',
  'requests.editorName': 'La sua sigla',
  'requests.editorNameHint':
    'La vedono tutte le parti coinvolte, anche l’azienda, per esempio «MS».',
  'requests.statusLabel': 'Nota sullo stato',
  'requests.statusLabelHint':
    'La vedono tutte le parti coinvolte, per esempio «Chiarimenti chiesti all’azienda».',

  'requests.view.needsMe': 'In attesa di me',
  'requests.view.all': 'Tutte',
  'requests.view.noFolder': 'In nessuna cartella',
  'requests.view.drafts': 'Bozze',
  'requests.view.archived': 'Archivio',
  'requests.found':
    '{count, plural, =0 {Nessuna domanda} one {{shown} domanda} other {{shown} domande}}',
  'requests.searchText': 'Numero o azienda',
  'requests.noneMatch': 'Nessuna domanda corrisponde ai filtri',
  'requests.none.needsMe': 'Nessuna domanda attende una sua risposta',
  'requests.beginText':
    'Una domanda inizia con la ricerca: se non si trova un animale biologico adatto, si chiede lì la deroga.',

  'requests.step.site': 'Dove arrivano?',
  'requests.step.type': 'Chi decide?',
  'requests.step.package': 'Quale domanda?',
  'requests.back': 'Indietro',
  'requests.neededText':
    'Se non trova un animale biologico adatto, può chiedere una deroga per acquistare riproduttori non biologici.',
  'requests.needed.search': 'una ricerca; per ogni offerta trovata si indica perché non va bene',
  'requests.needed.account': 'l’accesso della sua azienda con il codice operatore',
  'requests.needed.site': 'la sede dove arrivano gli animali, con la posizione sulla mappa',
  'requests.needed.time': 'circa 10 minuti; la bozza viene salvata e si può continuare più tardi',
  'requests.mayNot.role':
    'Le domande sono presentate dalle aziende agricole, dai loro organismi di controllo e dalle loro associazioni. Chi ha già un account di questo tipo lo sceglie in alto. Chi ha un’azienda e non ancora un account di questo tipo può chiedere un invito al proprio organismo di controllo.',
  'requests.mayNot.account':
    'Il suo account non ha questo diritto. Può concederlo l’amministrazione della banca dati.',
  'requests.mayNot.blocked': 'Il motivo e a chi rivolgersi sono indicati in alto.',
  'requests.followUpNotice':
    'Sarà una nuova domanda che segue una precedente. Le risposte ancora adatte vengono riprese.',
  'requests.offersFit':
    '{count, plural, =0 {Nessuna offerta corrisponde alla ricerca} one {{shown} offerta corrisponde alla ricerca} other {{shown} offerte corrispondono alla ricerca}}',
  'requests.offersNear':
    '{count, plural, =0 {Nessuna offerta adatta entro un raggio di {radius}} one {{shown} offerta adatta entro un raggio di {radius}} other {{shown} offerte adatte entro un raggio di {radius}}}',
  'requests.offersFirst':
    'La deroga si concede solo per animali che non si trovano biologici. Nella domanda si indica perché un’offerta non va bene o non basta.',
  'requests.offersAll':
    '{count, plural, one {Vedi l’offerta} other {Vedi tutte e {shown} le offerte}}',
  'requests.searchLimits':
    'Si cerca attorno alla sede scelta, sempre entro un raggio di {radius}. Il trasporto di animali vivi dovrebbe durare al massimo {hours, plural, one {# ora} other {# ore}}.',
  'requests.offersAnswer':
    'Per ciascuna indicare perché non va bene o non basta: subito qui, al più tardi prima dell’invio. I motivi vengono registrati con la domanda.',
  'requests.offersNearest':
    'Qui ci sono le {shown} più vicine; le altre arrivano prima dell’invio.',
  'requests.offersFarther':
    '{count, plural, one {# offerta più lontana} other {# offerte più lontane}}',
  'requests.offersFartherSaid': '{count, plural, other {# con risposta}}',
  'requests.whyNot': 'Perché non va bene?',
  'requests.whyNotSaid': 'con risposta',
  'requests.whyNotText': 'Con parole proprie',
  'requests.whyNotNeedsText': 'Indicare l’altro motivo con parole proprie.',
  'requests.taken': 'Quanti ne prende?',
  'requests.takenHint':
    '{most, plural, =0 {} other {Al massimo {most, number}. }}Questi animali si acquistano biologici; se ne chiedono altrettanti in meno.',
  'requests.takenMissing': 'Indicare quanti animali prende; 0 se nessuno.',
  'requests.takenNotice':
    '{count, plural, one {Prende {taken} animale biologico.} other {Prende {taken} animali biologici.}} Se ne chiedono {applied} invece di {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {Non ne viene preso alcuno.} one {Ne viene preso #.} other {Ne vengono presi #.}}',
  'requests.offersLeft': 'Offerte ancora senza motivo: {shown} di {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {Per l’offerta è indicato perché non va bene.} other {Per tutte e {shown} le offerte è indicato perché non vanno bene.}}',
  'requests.sameReason': 'Stesso motivo per le {count, number} offerte aperte',
  'requests.offerReason.breed': 'altra razza o linea',
  'requests.offerReason.gender': 'sesso sbagliato',
  'requests.offerReason.age': 'età sbagliata',
  'requests.offerReason.amount': 'troppo pochi animali',
  'requests.offerReason.time': 'non disponibili in tempo',
  'requests.offerReason.health': 'stato sanitario',
  'requests.offerReason.performance': 'resa o genealogia',
  'requests.offerReason.housing': 'sistema di allevamento o corna',
  'requests.offerReason.transport': 'trasporto troppo lungo',
  'requests.offerReason.other': 'altro motivo',
  'requests.offersFound': 'Offerte trovate',
  'requests.offersFoundText':
    'La situazione della ricerca all’inizio della domanda. Le modifiche successive delle offerte non la cambiano.',
  'requests.offersOnPaper':
    'Qui figurano solo le più vicine; tutte ({all}) sono nella prova {number}.',
  'requests.offerFoundAt': 'a {distance}, versione {rev}',
  'requests.offerGone': 'non più visibile',
  'requests.offerNotAnswered': 'Non è stato indicato perché non va bene.',
  'requests.offerDoesNotFit': 'Non va bene: {reasons}.',
  'requests.use': 'A che cosa servono gli animali?',
  'requests.otherFilters': 'Dalla ricerca valgono anche: {filters}.',
  'requests.onlyHere':
    'Per la domanda contano solo le offerte in questo paese ({country}); le offerte di altri paesi non vi entrano.',
  'requests.otherFiltersChange': 'Cambia nella ricerca',
  'requests.farmerSearch': 'Per quale azienda?',
  'requests.farmerHint': 'Nome o codice operatore, almeno {count} caratteri',
  'requests.farmersFound':
    '{count, plural, =0 {Nessuna azienda trovata} one {# azienda trovata} other {# aziende trovate}}',
  'requests.farmerInactive': 'non attiva',
  'requests.farmerNotAgreed': 'senza consenso',
  'requests.actFor': 'Opera per questa azienda',
  'requests.otherFarmer': 'Scegli un’altra azienda',
  'requests.noSite': 'Manca una sede con indirizzo e posizione sulla mappa.',
  'requests.siteOfFarm': 'L’azienda aggiunge da sé le sue sedi, nel proprio profilo.',
  'requests.askForRegion':
    'Controllare il CAP. Se è giusto, manca la sua regione: scrivere a chi gestisce la banca dati in questo paese.',
  'requests.unusableSites': 'Queste sedi non si possono usare',
  'requests.typesWithheld': 'Qui non possibile',
  'requests.typeWithheld': 'Non previsto per questa azienda o per questi animali.',
  'requests.supplierQuestion': 'Di quale fornitore si tratta?',
  'requests.supplierNone': 'Nessun fornitore',
  'requests.supplierFills':
    'Dopo l’invio il fornitore legge le risposte che lo riguardano e l’esito; dell’azienda solo nome, località e regione, nessun file. Il fornitore compila: {form}.',
  'requests.supplierReads':
    'Facoltativo. Dopo l’invio il fornitore legge le risposte che lo riguardano e l’esito; dell’azienda solo nome, località e regione, nessun file.',
  'requests.supplierNotListed': 'Il mio fornitore manca nell’elenco',
  'requests.supplierUnknown': '«{name}» manca nell’elenco',
  'requests.noSuppliers': 'Per questi animali qui non c’è ancora alcun fornitore da scegliere',
  'requests.supplierInvite':
    'Chiedergli di registrarsi qui come fornitore e di indicare questa specie. È gratis e si fa in fretta. Quanto scelto finora è nell’indirizzo di questa pagina: poi basta riaprirla.',
  'requests.hatcheryInvite':
    'Scrivere anche alla nostra amministrazione: dopo una schiusa scarsa si può scegliere solo un fornitore che essa ha contrassegnato come incubatoio.',
  'requests.supplierGone':
    'Parlare con il fornitore, oppure ricominciare con un altro. Le risposte restano in questa bozza.',
  'requests.supplierText':
    'Se un’azienda indica lei come fornitore, la domanda compare qui appena è inviata.',
  'requests.noPackage': 'Per questo qui non c’è una domanda',
  'requests.noPackageText':
    'Questo paese non accetta qui domande per questi animali. Se serve un’autorizzazione, lo dice l’ufficio competente.',
  'requests.earlierRunning':
    '{count, plural, one {Per questi animali c’è già una domanda in corso} other {Per questi animali ci sono già # domande in corso}}',
  'requests.keys':
    'Con il cursore in questo elenco: J e K cambiano riga, {selects, select, yes {X la seleziona, } other {}}Invio la apre, / porta al campo di ricerca.',

  'requests.changedSince': 'Modificata dalla sua ultima visita',
  'requests.moreFilters': 'Altri filtri',
  'requests.sentOn': 'Inviata',
  'requests.sentFrom': 'Inviata dal',
  'requests.sentTo': 'Inviata entro il',
} satisfies Partial<Messages<'requests'>>;
