import { screenWordsIt } from '#shared/entities/screen-words/it-it.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...screenWordsIt,
  'administration.nav': 'Menu dell’amministrazione',
  'administration.waiting': 'In attesa',
  'administration.nothingWaits': 'Nulla è in attesa.',
  'administration.breedsMissing':
    '{count, plural, one {# razza segnalata attende} other {# razze segnalate attendono}} una risposta',
  'administration.makeBreed': 'Crea razza',
  'administration.waits.supplier':
    '{count, plural, one {# fornitore attende di essere confermato} other {# fornitori attendono di essere confermati}}',
  'administration.waits.controlBody':
    '{count, plural, one {# organismo di controllo attende di essere confermato} other {# organismi di controllo attendono di essere confermati}}',
  'administration.waits.mail':
    'Per {count, plural, one {# account} other {# account}} un indirizzo e-mail non è raggiungibile',
  'administration.doubleDiffers': 'In che cosa le due si distinguono',
  'administration.doubleThis': 'questa:',
  'administration.doubleRemaining': 'quella che resta:',
  'administration.doubleLeft': 'Unione in corso',
  'administration.doubleDone': 'Unite',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# offerta attende} other {# offerte attendono}} un’approvazione che nella regione nessuno può dare',
  'administration.ready': 'Pronto per il sito',
  'administration.notOnWebsite': '– non ancora sul sito',
  'administration.readyCountry': 'Non manca nulla: il paese può andare sul sito.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# CAP non è} other {# CAP non sono}} in alcuna regione',
  'administration.gap.packageBarred':
    'non viene proposto a nessuno, perché la legge del paese lo esclude.',
  'administration.gap.pageMissing':
    'La pagina «{usageKey}» manca, o le manca una lingua del paese.',
  'administration.gap.pageCommon':
    'Il paese mostra la pagina «{usageKey}» comune a tutti. Una propria indica chi è responsabile qui.',
  'administration.gap.animalsMissing': 'Nessuna specie è attiva: nessuno può offrire nulla.',
  'administration.gap.breedsMissing':
    'nel paese non c’è nessuna razza, quindi nessuno può offrire nulla.',
  'administration.gap.categoryMissing':
    'la categoria I è obbligatoria e il paese non ne ha nessuna, quindi nessuno può salvare un’offerta.',
  'administration.gap.controlBodyMissing':
    'Nessun organismo di controllo è confermato: nessuna azienda può registrarsi.',
  'administration.gap.packageMissing':
    'Nessun tipo di domanda è attivo: nessuno può presentare domande.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# autorità non ha} other {# autorità non hanno}} ancora utenti: lì nessuno legge le domande.',
  'administration.gap.calendarMissing':
    'Il paese non ha ancora festività: i termini le contano come giorni lavorativi.',
  'administration.gap.holidaysOver':
    'Le festività che valgono un solo anno stanno per finire: senza nuove, i termini contano quei giorni come giorni lavorativi.',
  'administration.gap.signOnMissing':
    'L’accesso non è ancora configurato. Lo fa chi gestisce il sistema.',
  'administration.page.correction': 'Piccola correzione',
  'administration.page.correctionHint':
    'La data della versione resta; nessuno deve accettare di nuovo.',
  'administration.page.version': 'Nuova versione',
  'administration.page.versionHint':
    'Con una data e con ciò che è cambiato. Le condizioni d’uso vanno accettate di nuovo da tutti i fornitori.',
  'administration.pageKeys': 'Pagine mostrate dal prodotto',
  'administration.pageMissing': 'manca: scrivi {key}',
  'administration.jobsFailed':
    '{count, plural, one {# elaborazione del sistema non è riuscita} other {# elaborazioni del sistema non sono riuscite}}',
  'administration.labels.missing':
    '{language}: {count, plural, one {manca} other {mancano}} {count, plural, one {# testo} other {# testi}} dell’interfaccia',
  'administration.labels.outdated':
    '{language}: {count, plural, one {# testo dell’interfaccia segue} other {# testi dell’interfaccia seguono}} un testo di partenza che è cambiato',
  'administration.without': 'Senza',
  'administration.jobs': 'Elaborazioni non riuscite',
  'administration.job.kind': 'Elaborazione',
  'administration.jobKind.export': 'Esportazione',
  'administration.jobKind.import': 'Importazione',
  'administration.job.settle':
    '{count, plural, one {# elaborazione sistemata} other {# elaborazioni sistemate}}',
  'administration.job.settleText':
    'Scompare da questo elenco. Per l’account resta fallita e si può riavviare.',
  'administration.textsMissingIn':
    '{name}: in {count, plural, one {# voce} other {# voci}} manca un testo',
  'administration.group.places': 'Luoghi',
  'administration.group.contents': 'Contenuti',
  'administration.purpose.productsettings':
    'Ciò che vale per tutti i paesi. Un campo vuoto ha il valore abituale. Una modifica vale al più tardi dopo un minuto.',
  'administration.range': 'Da {least} a {most}; di solito {usual}.',
  'administration.section.settingsMails': 'Messaggi',
  'administration.hint.productsettings.notifiedAdministrators':
    'Numero di account, dal più vecchio, che ricevono i messaggi all’amministrazione.',
  'administration.hint.productsettings.usualTimeDays':
    'Dalle decisioni di questo periodo si calcola quanto tempo impiega di solito un’autorità.',
  'administration.purpose.missingoffergroup':
    'Razze e linee che qualcuno non ha trovato, con la risposta dell’amministrazione. Chi ha chiesto la riceve per e-mail.',
  'administration.purpose.category1':
    'Suddivide le offerte di una specie, per esempio per allevamento o mercato.',
  'administration.purpose.category2': 'Raggruppa le razze di una specie.',
  'administration.purpose.classification':
    'Contrassegna le offerte; le ricerche si possono limitare a essa.',
  'administration.purpose.offerfield':
    'Che cosa dice un’offerta oltre ai dati fissi, e dove viene chiesto.',
  'administration.purpose.region':
    'Dove decide un’autorità. Il CAP di un’azienda determina la sua regione.',
  'administration.newEntry': 'Nuova voce',
  'administration.found': '{count, number} di {all, number}',
  'administration.bulk.activate': '{count, plural, other {Attivane #}}',
  'administration.bulk.deactivate': '{count, plural, other {Disattivane #}}',
  'administration.bulk.join': '{count, plural, other {Aggiungi # a un paese}}',
  'administration.bulk.remove': '{count, plural, other {Togli # da un paese}}',
  'administration.bulk.stay':
    '{count, plural, one {# voce resta} other {# voci restano}}, perché senza questo paese {count, plural, one {varrebbe} other {varrebbero}} ovunque: {names}',
  'administration.nothing': 'Ancora nessuna voce',
  'administration.nothingFound': 'Nessun risultato',
  'administration.textMissing': 'Testi mancanti: {count}',
  'administration.missing': 'manca',
  'administration.languages': 'Testo in {have} di {of} lingue',
  'administration.otherLanguages': '{count, plural, one {# altra lingua} other {Altre # lingue}}',
  'administration.addRow': '{name}: aggiungi riga',
  'administration.row': '{name}, riga {number}',
  'administration.removeRow': 'Togli riga {number}',
  'administration.moveUp': 'Riga {number} in su',
  'administration.moveDown': 'Riga {number} in giù',
  'administration.addPart': 'Definisci: {name}',
  'administration.removePart': 'Non definire più: {name}',
  'administration.changedBy': 'Modificato {when}, {who}',
  'administration.system': 'Sistema',
  'administration.changes':
    '{count, plural, =0 {Nulla modificato} one {# modifica} other {# modifiche}}',
  'administration.coverage': 'CAP',
  'administration.coverageHere': 'in questa regione',
  'administration.coverageElsewhere': 'in altre regioni',
  'administration.coverageNowhere': 'in nessuna regione',
  'administration.coverageUnknown': 'Di questo paese non è noto alcun CAP.',
  'administration.coverageGaps':
    '{count, plural, one {# CAP non appartiene} other {# CAP non appartengono}} ad alcuna regione: da lì nessuno può presentare una domanda',
  'administration.coverageIdle': 'Nessun CAP del paese inizia così',
  'administration.coverageInside':
    'Inizi di CAP più lunghi di altre regioni tolgono località a questa regione',
  'administration.moreEffects':
    '{count, plural, one {# altra conseguenza} other {Altre # conseguenze}}',
  'administration.sampleOffer': 'Prova con un’offerta',
  'administration.sampleShown': 'Viene mostrato',
  'administration.sampleHidden': 'Non viene mostrato',
  'administration.sampleUnmet':
    '{count, plural, one {Non soddisfatto: {lists}} other {Non soddisfatti: {lists}}}',
  'administration.effects': 'Che cosa comporta la modifica',
  'administration.effectsUnknown': 'Non si sa che cosa comporti la modifica.',
  'administration.effect.offersHidden':
    '{count, plural, one {# offerta non si trova} other {# offerte non si trovano}} più in alcuna ricerca',
  'administration.effect.offersShown':
    '{count, plural, one {# offerta in attesa di approvazione compare} other {# offerte in attesa di approvazione compaiono}} senza averla',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# offerta rifiutata resta nascosta} other {# offerte rifiutate restano nascoste}}, anche se il fornitore {count, plural, one {la} other {le}} modifica',
  'administration.effect.associationsHidden':
    '{count, plural, one {# offerta non mostra} other {# offerte non mostrano}} più le associazioni',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# offerta indica} other {# offerte indicano}} questa voce e {count, plural, one {resta} other {restano}} così finché il fornitore non sceglie di nuovo',
  'administration.effect.offersMoved':
    '{count, plural, one {# offerta passa} other {# offerte passano}} alla razza che resta',
  'administration.effect.requestsMoved':
    '{count, plural, one {# domanda non ancora decisa passa} other {# domande non ancora decise passano}} alla razza che resta',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# domanda decisa mantiene} other {# domande decise mantengono}} la razza indicata',
  'administration.effect.draftsStop':
    '{count, plural, one {# domanda iniziata non si può} other {# domande iniziate non si possono}} più inviare',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# domanda aperta prosegue} other {# domande aperte proseguono}} come iniziata',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# domanda aperta non è più accessibile} other {# domande aperte non sono più accessibili}} alle parti',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# domanda aperta potrà essere solo respinta} other {# domande aperte potranno essere solo respinte}}',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# domanda aperta passa} other {# domande aperte passano}} alla nuova autorità, che lo saprà per e-mail quando toccherà a lei',
  'administration.effect.requestsStay':
    '{count, plural, one {# domanda aperta resta} other {# domande aperte restano}} all’autorità attuale; nuove domande dalla regione non vengono accettate',
  'administration.effect.requestsWait':
    '{count, plural, one {# domanda aperta resta} other {# domande aperte restano}}; per l’account nessuno può più intervenirvi',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# offerta in attesa di approvazione passa} other {# offerte in attesa di approvazione passano}} alla nuova autorità',
  'administration.effect.approvalsWait':
    '{count, plural, one {# offerta attende un’approvazione} other {# offerte attendono un’approvazione}} che poi nessuno può più dare',
  'administration.effect.regionsUnapproved':
    'Le nuove offerte da {count, plural, one {# regione} other {# regioni}} attendono poi un’approvazione che nessuno può dare',
  'administration.effect.farmersStay':
    '{count, plural, one {# azienda resta} other {# aziende restano}} a questo account, con cui nessuno può più operare',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# azienda non inizia e non invia} other {# aziende non iniziano e non inviano}} più domande tramite questo organismo di controllo',
  'administration.effect.regionsWithout':
    '{count, plural, one {# regione resta} other {# regioni restano}} senza un’autorità che risponda',
  'administration.effect.termsAskedAgain':
    'A {count, plural, one {# fornitore} other {# fornitori}} viene chiesto di accettare la nuova versione',
  'administration.effect.countryLacks':
    '{count, plural, one {manca ancora una cosa} other {mancano ancora # cose}}',
  'administration.effect.usersOut':
    '{count, plural, one {# utente perde} other {# utenti perdono}} l’accesso',
  'administration.now': 'ora:',
  'administration.before': 'finora:',
  'administration.reason': 'Motivo della modifica (facoltativo)',
  'administration.create': 'Crea',
  'administration.conflictText':
    'Questi campi li avete modificati entrambi. Nel modulo c’è ciò che ha salvato l’altra persona. Le altre sue modifiche ci sono ancora.',
  'administration.mine': 'Il suo dato',
  'administration.takeMine': '{name}: usa il mio dato',
  'administration.usedBy': 'Usato da',
  'administration.usedText': 'Perciò non si può eliminare. Prima va tolto da queste voci.',
  'administration.changeset.create': 'Creato',
  'administration.changeset.administration': 'Modificato',
  'administration.revision': 'Versione {rev}',
  'administration.changedThen':
    '{count, plural, =0 {Allora nulla modificato} one {Allora modificato: # campo} other {Allora modificati: # campi}}',
  'administration.changedSince':
    '{count, plural, =0 {È ancora così} one {Diverso da allora: # campo} other {Diversi da allora: # campi}}',
  'administration.restore': 'Riporta questa versione nel modulo',
  'administration.older': 'Precedenti',
  'administration.asOf': 'Situazione alla fine del giorno',
  'administration.section.asked': 'Dove viene chiesto',
  'administration.section.website': 'Sito',
  'administration.section.procedures': 'Procedure',
  'administration.section.double': 'Creata due volte',
  'administration.section.signOn': 'Accesso',
  'administration.hint.supervisor':
    'Viene avvisato se un ente della regione lascia scadere il termine, e allora legge quella domanda',
  'administration.htmlInPage':
    'Riga {line}: «{tag}» è HTML. I lettori lo vedrebbero così come è scritto.',
  'administration.hint.missingoffergroup.offergroup':
    'Necessario se esiste già: qui si chiama così',
  'administration.hint.answer': 'Compare nell’e-mail; necessaria se la razza non viene aggiunta',
  'administration.hint.sameAs':
    'Offerte e domande aperte passano all’altra; questa poi non la sceglie più nessuno',
  'administration.hint.disabledForRequestSearch':
    'Offerte di questo tipo non ostacolano una domanda',
  'administration.unrestricted': 'Se vuoto: nessuna restrizione',
  'administration.onePerLine': 'Uno per riga',
  'administration.hint.id': 'Lettere, cifre, _ e -; dopo il primo uso resta uguale',
  'administration.hint.active':
    'Se disattivato, nessuna offerta lo chiede più; ciò che è stato indicato resta',
  'administration.hint.enabled': 'Se disattivata, resta leggibile dove era stata scelta',
  'administration.hint.visibility': 'Ogni elenco non vuoto deve contenere il valore dell’offerta',
  'administration.hint.domains': 'Un indirizzo per riga, senza https://',
  'administration.hint.languages': 'La prima scelta è la lingua del paese',
  'administration.hint.code': 'Due lettere maiuscole secondo ISO 3166-1',
  'administration.hint.isAdmin':
    'Qui accede solo l’amministrazione; non è un paese per i visitatori',
  'administration.hint.offerAutApproval':
    'La ricerca mostra le nuove offerte solo dopo l’approvazione dell’autorità. Ogni regione ha bisogno di un’autorità che approvi le offerte',
  'administration.hint.userAgreement':
    'Se a un ente serve il consenso per presentare domande a nome di un’azienda',
  'administration.hint.townDistanceKm':
    'Distanza massima del punto di una sede dalla località più vicina del suo CAP, se vuoto 50 km: attorno a quel punto si cercano le offerte',
  'administration.hint.contactEmail': 'Se vuoto, vanno all’amministrazione',
  'administration.hint.statecode':
    'Da 1 a 16 caratteri, unica nel paese; non decide quali località ne fanno parte',
  'administration.hint.aut': 'Senza autorità le domande dalla regione vengono rifiutate',
  'administration.hint.postalCodePrefixes':
    'Un inizio per riga; tra più regioni decide il più lungo. Senza inizi decide il nome della regione',
  'administration.hint.usageKey':
    'Con questo nome l’interfaccia mostra la pagina; ogni altra si trova in /content/nome',
  'administration.hint.cmspage.country':
    'Senza paese vale per tutti. Dove un paese ha una pagina propria, compare quella',
  'administration.hint.cmspage.content':
    'Una riga vuota inizia un paragrafo, «- » un elenco, «## » un titolo; **grassetto**, [Link](https://…)',
  'administration.purpose.requestpackage':
    'Per che cosa un’azienda può chiedere una deroga: passi, campi, chi li compila e come si decide.',
  'administration.choose': 'Scegli: {name}',
  'administration.takeNewer': 'Versione {rev}: usa la nuova versione {newest}',
  'administration.pinned': '{name}, versione {rev}',
  'administration.section.texts': 'Testi',
  'administration.hint.escalationDays':
    'Se vuoto, 7 giorni. La domanda resta aperta finché non c’è risposta',
  'administration.hint.reminderDays':
    'Un numero per riga, per esempio 7 e 2; se vuoto 3 giorni e 1 giorno prima; 0 è il giorno stesso',
  'administration.hint.autoCloseHours': 'Se vuoto, attende finché qualcuno risponde',
  'administration.hint.reportTable': 'Se vuoto, secondo la base giuridica',
  'administration.hint.requestformfield.internalName':
    'Con questo nome compaiono le risposte: animalsGranted',
  'administration.hint.requestpackage.countries':
    'Viene offerta in questi paesi; se vuoto in nessuno',
  'administration.hint.requestpackage.enabled':
    'Se disattivato, nessuno inizia una domanda e le bozze non si possono inviare; quelle inviate proseguono',
  'administration.hint.requestpackage.animalkinds': 'Per queste specie; se vuoto per nessuna',
  'administration.mails': 'E-mail',
  'administration.mail': 'Quale e-mail',
  'administration.mailBuiltIn':
    'In questa lingua vale il testo originale, o quello della sua lingua sostitutiva.',
  'administration.mailSubject': 'Oggetto',
  'administration.mailChanged':
    'Nel frattempo qualcun altro ha modificato questo testo; si vede nella cronologia. Chi salva di nuovo lo sostituisce.',
  'administration.mailVariables': 'Che cosa viene inserito',
  'administration.mailNeeded': 'deve comparire nel testo',
  'administration.mailMarkdown':
    'Una riga vuota inizia un paragrafo, «- » un elenco; **grassetto**, [Link](((link))).',
  'administration.purpose.ruleset':
    'Che cosa segue dai dati: se tutte le condizioni valgono, allora qualcosa è stabilito. I tipi di domanda controllano così le risposte.',
  'administration.section.facts': 'Dati che le regole conoscono',
  'administration.hint.public': 'Solo così i tipi di domanda possono usarle',
  'administration.ofRow': 'nella riga {number}',
  'administration.rowActs': 'Sposta o togli',
  'administration.knownFacts': 'Dati forniti dal programma',
  'administration.fact.account': 'Account (codice)',
  'administration.fact.species': 'Specie (comunicazione all’UE)',
  'administration.fact.requestType': 'Tipo di domanda',
  'administration.fact.today': 'Data di oggi',
  'administration.fact.lowhatch': 'Specie con domande dopo una schiusa scarsa',
  'administration.fact.controlBody': 'L’azienda ha un organismo di controllo',
  'administration.fact.association': 'L’azienda fa parte di un’associazione',
  'administration.factsOf.requestTypes': 'Domanda che inizia',
  'administration.decision': 'Decisione del programma',
  'administration.decisionNone': 'Nessuna: i tipi di domanda controllano così le risposte',
  'administration.decisionText.requestTypes':
    'Una regola imposta «withheld.…» su un destinatario: questo allora non viene offerto, e il nome del dato è la frase che lo motiva. Ciò a cui nessun ente potrebbe rispondere non viene mai offerto.',
  'administration.decisionText.exportType':
    'Una regola imposta «export.type» sulla configurazione con cui un account esporta domande. Senza regola sono tutte le colonne.',
  'administration.decision.requestTypes': 'Quali destinatari vengono offerti',
  'administration.decision.exportType': 'Con che cosa un account esporta domande',
  'administration.rowNumber': 'N.',
  'administration.openRow': 'Modifica {name}',
  'administration.ruleGap': 'ancora incompleta',
  'administration.ruleAlways': 'sempre',
  'administration.ruleHits': 'Volte in {days, number} giorni',
  'administration.ruleHitLast': 'ultima {day}',
  'administration.outcome.refused': 'Invio rifiutato',
  'administration.outcome.noticed': 'Avviso',
  'administration.outcome.withheld': 'Non offerto',
  'administration.factsOfAnswers': 'Risposte nel modulo',
  'administration.factsOfDays': 'Giorni fino a una risposta',
  'administration.daysUntil': 'Giorni fino a: {name}',
  'administration.compareValue': 'Confronta con un valore',
  'administration.compareOther': 'Confronta con un altro dato',
  'administration.benchFired':
    '{count, plural, =0 {Non scatta nessuna di {rules, number} regole} one {Scatta una di {rules, number} regole} other {Scattano {count, number} di {rules, number} regole}}',
  'administration.ruleFires': 'scatta',
  'administration.ruleRests': 'non scatta',
  'administration.ruleOff': 'non attiva',
  'administration.conditionHolds': 'vale',
  'administration.conditionFails': 'non vale',
  'administration.conditionHas': 'indicato:',
  'administration.cases': 'Esempi salvati',
  'administration.casesNone':
    'Ancora nessuno. Un esempio salvato fissa quali regole scattano: si può salvare solo finché è così.',
  'administration.caseName': 'Nome dell’esempio',
  'administration.caseKeep': 'Salva come esempio',
  'administration.caseNotMet': 'non più giusto',
  'administration.caseTry': 'Prova: {name}',
  'administration.casesFull': 'Si salvano al massimo {most, number} esempi.',
  'administration.purpose.countrycalendar':
    'Le festività di legge di un paese e delle sue regioni. Secondo queste si contano i termini in giorni lavorativi; sabati e domeniche non contano mai.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (ogni anno il 1º maggio), easter+1 (giorni dopo Pasqua; prima easter-2), orthodox+1, wed>=11-16 (mercoledì dal 16/11) o 2027-05-04 (solo in quell’anno)',
  'administration.hint.workingDays':
    'Invece delle ore: contati dal giorno successivo, senza fine settimana e festività della regione; l’ultimo giorno conta per intero',
  'administration.purpose.countrylaw':
    'Quando si possono acquistare animali non biologici: motivi, quote, età e periodi di conversione di un paese, ogni riga con la sua fonte.',
  'administration.section.shares': 'Quote annue',
  'administration.hint.countrylaw.terms.states':
    'Se vuoto: in tutte le regioni che nessun’altra riga indica',
  'administration.hint.inPortions':
    'Torna finché tutto è acquistato o l’azienda dice che non arriva altro',
  'administration.hint.endangeredLists': 'Un elenco senza paese vale in tutti',
  'administration.hint.countrylaw.validTo': 'Se vuoto, vale finché non inizia uno più recente',
  'administration.hint.countrylaw.grounds.act': 'Solo se è un altro',
  'administration.hint.isComplete': 'Altrimenti è considerato non noto e occorre chiedere',
} satisfies Partial<Messages<'administration'>>;
