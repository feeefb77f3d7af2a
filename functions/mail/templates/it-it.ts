import { withPhrases } from './with-phrases.ts';

export const italianMails = withPhrases({
  greeting: 'Buongiorno,',
  openRequest: 'Apri la domanda',
  viewRequest: 'Vedi la domanda',
  mails: {
    requestStepWaiting: {
      subject: 'La domanda ((hid)) attende una sua risposta',
      body: `
la domanda **((hid))** attende una sua risposta.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Domande passate a lei attendono una sua risposta: ((count))',
      body: `
domande che finora erano presso un’altra autorità sono passate a lei, perché ora la loro regione è di sua competenza.

Domande che attendono una sua risposta: **((count))**

[Apri le domande](((link)))`,
    },
    requestStepDone: {
      subject: 'Novità sulla domanda ((hid))',
      body: `
nella domanda **((hid))** è stato completato un passo. Per ora non deve fare nulla.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'La domanda ((hid)) è stata ((outcome))',
      body: `
la domanda **((hid))** è stata **((outcome))**. Tutti i dettagli si trovano nella domanda.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'La domanda ((hid)) è stata ritirata',
      body: `
la domanda **((hid))** è stata ritirata prima della decisione. Non deve fare altro.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Deroga ((hid)): rinuncia al resto',
      body: `
l’azienda rinuncia a ciò che non ha ancora acquistato con la deroga **((hid))**. La decisione resta valida; ciò che è stato acquistato finora era autorizzato.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'La deroga ((hid)) è stata revocata',
      body: `
**((party))** ha revocato la deroga **((hid))**. Da ora con questa deroga non si possono più acquistare animali.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'La domanda ((hid)) è stata eliminata',
      body: `
l’amministrazione della banca dati ha eliminato la domanda **((hid))**, che non vi compare più.

Se non è corretto, ci scriva con il modulo di contatto su ((domain)).`,
    },
    requestReopened: {
      subject: 'La domanda ((hid)) è di nuovo aperta',
      body: `
la domanda **((hid))** era scaduta senza decisione. **((party))** l’ha riaperta e deve ancora decidere.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Domanda ((hid)): termine ((until))',
      body: `
la domanda **((hid))** attende una sua risposta. Il termine scade il **((until))**.

Senza la sua risposta la domanda passa poi all’ente successivo; nella domanda risulterà che la sua risposta manca.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Domanda ((hid)): termine ((until))',
      body: `
la domanda **((hid))** attende una sua risposta. Il termine: **((until))**.

Resta da lei finché non risponde; da sola non passa ad altri.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Domanda ((hid)): termine ((until))',
      body: `
la domanda **((hid))** attende una sua risposta. Il termine scade il **((until))**.

Se entro allora non succede nulla, la domanda scade senza decisione.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Domanda ((hid)): ancora nessuna decisione',
      body: `
la domanda **((hid))** non è ancora decisa. È in attesa di: **((party))**. Il termine scade il **((until))**.

Se entro allora non c’è una decisione, la domanda scade: così prevede il modulo con cui è iniziata. Abbiamo mandato un promemoria anche all’ente competente; in caso di dubbio, chieda direttamente lì.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'La domanda ((hid)) è passata all’ente successivo senza risposta',
      body: `
nella domanda **((hid))**, **((party))** non ha risposto entro il termine del ((until)). La domanda è passata all’ente successivo senza questa risposta. Per ora non deve fare nulla.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Domanda ((hid)): non ancora decisa, resta aperta',
      body: `
nella domanda **((hid))**, **((party))** non ha risposto entro il ((until)). La sua domanda per questo non finisce: resta aperta finché non c’è una decisione. Il silenzio non è né un accoglimento né un rigetto.

Abbiamo mandato un altro promemoria all’ente e, dove è indicato, anche all’ente superiore. Può chiedere anche direttamente lì; quali diritti ha se un’autorità resta inattiva lo dice la legge del suo paese.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'La domanda ((hid)) è in ritardo',
      body: `
la domanda **((hid))** è in attesa di: **((party))**. Il termine è scaduto il **((until))**. Resta aperta finché non c’è una risposta.

L’azienda e, dove è indicato, l’ente superiore hanno ricevuto lo stesso messaggio.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Deroga ((hid)): comunicare gli acquisti',
      body: `
la deroga **((hid))** sta per finire o è già finita. Entro il **((until))** comunichi gli acquisti non ancora comunicati. Se non ci sono acquisti, comunichi 0. Se non arriva altro, lo spunti.

Dopo la fine della deroga, ciò che non è comunicato non conta più per il massimo annuo dell’azienda.

[Comunica gli acquisti](((link)))`,
    },
    requestReportMissing: {
      subject: 'Deroga ((hid)): acquisti non comunicati',
      body: `
per la deroga **((hid))** di **((party))** gli acquisti non sono stati comunicati per intero entro il **((until))**. Ciò che non è comunicato vale come non acquistato. La comunicazione si può ancora fare.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'La domanda ((hid)) è scaduta senza decisione',
      body: `
nella domanda **((hid))**, **((party))** non ha risposto entro il termine del ((until)). La domanda è quindi scaduta senza decisione: non è né accolta né respinta. Così prevedeva il modulo con cui è iniziata.

Chi decide può riaprirla per 30 giorni: basta chiederlo lì. Oppure l’azienda ne fa una nuova domanda: i dati già inseriti vengono ripresi, per quanto ancora adatti.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Domanda ((hid)): la sua nota non vale più',
      body: `
la domanda **((hid))** risultava in carico a **((editor))**. Qualcun altro ha sostituito o tolto la nota. Nella domanda si vede chi l’ha in carico ora.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) è il suo codice di verifica',
      body: `
il suo codice per confermare questo indirizzo e-mail è:

**((code))**

Lo inserisca entro ((minutes)) minuti nel suo profilo su ((domain)). Non lo dica a nessuno.

Se non ha chiesto un codice, non deve fare nulla.`,
    },
    invitation: {
      subject: 'Invito: ((accountName)) su ((domain))',
      body: `
ha ricevuto un invito a usare l’account **((accountName))** (((role))) su ((domain)).

[Accetta l’invito](((link)))

L’invito vale fino al ((expires)) e una volta sola. Per accettarlo si usa il proprio accesso.`,
    },
    addressRemoved: {
      subject: 'Le e-mail su ((accountName)) non arrivano più a questo indirizzo',
      body: `
una persona che usa l’account **((accountName))** su ((domain)) ne ha modificato gli indirizzi e-mail. A questo indirizzo non arrivano più e-mail su questo account.

Se è giusto, non deve fare nulla.

Se non è giusto, si rivolga subito al suo organismo di controllo, o ci scriva con il modulo di contatto su ((domain)).`,
    },
    farmCode: {
      subject: '((code)) è il codice per ((accountName))',
      body: `
**((person))** vuole usare l’account **((accountName))** su ((domain)) e chiede un codice:

**((code))**

Se è stato lei, lo inserisca entro ((minutes)) minuti dove lo ha chiesto.

Chi ha il codice può leggere e cambiare tutto ciò che riguarda questa azienda. Se non ne sa nulla, non lo dia a nessuno: così non succede nulla.`,
    },
    accountJoined: {
      subject: 'Una nuova persona usa ((accountName))',
      body: `
**((person))** ha accettato un invito e ora usa l’account **((accountName))** su ((domain)).

[Vedi chi usa questo account](((link)))

Tutti quelli che usano l’account possono lì rimuovere una persona.`,
    },
    farmClaimed: {
      subject: 'Da controllare: una nuova persona usa ((accountName))',
      body: `
**((person))** ora usa l’account **((accountName))** su ((domain)). La persona conosceva organismo di controllo, codice operatore e CAP dell’azienda.

Se è giusto, non deve fare nulla.

Se non è giusto, rimuova la persona qui:

[Non l’ho fatto io](((link)))

Il link vale fino al ((expires)) e una volta sola, anche se nel frattempo la persona ha lasciato l’account.`,
    },
    accountLeft: {
      subject: 'Una persona non usa più ((accountName))',
      body: `
**((person))** non usa più l’account **((accountName))** su ((domain)): ((departure)).

Persone che ora usano l’account: **((users))**

Se non è giusto, ci scriva con il modulo di contatto su ((domain)).`,
    },
    farmRestored: {
      subject: '((accountName)) è tornato come prima: da controllare',
      body: `
qualcuno dell’azienda ha detto «Non l’ho fatto io». **((person))** non usa più l’account **((accountName))** su ((domain)).

Indirizzi, e-mail, luoghi di vendita e accettazione delle condizioni d’uso sono tornati come prima del ((since)). È annullato anche ciò che altri vi hanno modificato da allora. Gli inviti partiti da allora e non ancora usati non valgono più.

Quanto segue non lo annulliamo noi: lo controlli e, se serve, lo ritiri.

Offerte create o modificate da allora:
((offers))

Domande inviate da allora:
((requests))

Persone che ora usano l’account: **((users))**

Nessuno può registrarsi di nuovo per questa azienda finché l’organismo di controllo non ha invitato qualcuno.`,
    },
    contactRequest: {
      subject: 'Richiesta: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Nome: ((name))
- E-mail: ((email))
- Telefono: ((phone))
- Codice operatore: ((controlNumber))
- Pratica: ((reference))

Una risposta a questa e-mail va alla persona che ha scritto.`,
    },
    contactRequestCopy: {
      subject: 'La sua richiesta: ((subject))',
      opening: 'Buongiorno ((name)),',
      body: `
abbiamo ricevuto la sua richiesta (pratica ((reference))) e risponderemo entro ((days)) giorni lavorativi.

Il suo messaggio:

((message))`,
    },
    contactReceipt: {
      subject: 'Abbiamo ricevuto il suo messaggio (pratica ((reference)))',
      body: `
abbiamo ricevuto il suo messaggio e risponderemo entro ((days)) giorni lavorativi. Per chiarimenti indichi la pratica ((reference)).

Se non ci ha scritto, qualcuno ha indicato il suo indirizzo. In tal caso non deve fare nulla.`,
    },
    missingOffergroup: {
      subject: 'Manca una razza o linea: ((name))',
      body: `
**((accountName))** non trova per la specie **((animalkind))**:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'La razza o linea c’è: ((offergroup))',
      body: `
ci ha segnalato che mancava **((name))**. Ora la razza o linea si trova come **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'Sulla sua segnalazione: ((name))',
      body: `
ci ha segnalato che mancava **((name))**. Non aggiungiamo questa razza o linea:

((answer))`,
    },
    activityWarning: {
      subject: 'Da confermare: le sue offerte valgono solo fino al ((until))',
      body: `
le sue offerte su ((domain)) sono ancora valide? Sono confermate solo fino al **((until))**. Dopo non le trova più nessuno, finché non le conferma. Nulla viene eliminato.

Offerte da confermare: **((count))**

[Conferma le offerte](((link)))`,
    },
    newOffers: {
      subject: 'Nuove offerte: ((search))',
      body: `
ecco le novità su ((domain)):

((searches))

Questa e-mail arriva al massimo una volta al giorno.
[Niente più nuove offerte per e-mail](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))** su ((domain)): ((act)).

Righe lette: **((rows))**
Righe da controllare: **((failed))**

[Vedi il risultato](((link)))`,
    },
    exportReady: {
      subject: 'La sua esportazione è pronta: ((file))',
      body: `
la sua esportazione **((file))** è pronta. Righe: ((rows))

[Scarica il file](((link)))

Il file si conserva fino al ((expires)). Per scaricarlo acceda con l’account con cui è stata avviata l’esportazione.`,
    },
    offerAccepted: {
      subject: 'Offerta approvata: ((offer))',
      body: `
**((authority))** ha approvato:

((offers))

Ora chi cerca può trovarla, finché è confermata e disponibile.

[Apri le mie offerte](((link)))`,
    },
    offerRejected: {
      subject: 'Offerta rifiutata: ((offer))',
      body: `
**((authority))** ha rifiutato:

((offers))

Motivo:

((reason))

Può modificare l’offerta e inviarla di nuovo. Fino ad allora non è visibile.

[Modifica l’offerta](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) è il suo codice per la banca dati animali biologici ((country))',
      body: `
si è registrato alla banca dati animali biologici ((country)). Il suo codice per confermare questo indirizzo e-mail è:

**((code))**

Lo inserisca nella pagina di accesso. Se non è stato lei, non deve fare nulla.`,
    },
    resetPassword: {
      subject: 'Banca dati animali biologici ((country)): nuova password',
      body: `
con questo codice imposta una nuova password nella pagina di accesso della banca dati animali biologici ((country)):

**((code))**

Non lo dica a nessuno. Se non ha chiesto una nuova password, non deve fare nulla; vale ancora la vecchia.`,
    },
    changeEmail: {
      subject: 'Banca dati animali biologici ((country)): confermare l’indirizzo e-mail',
      body: `
questo indirizzo e-mail deve valere per l’accesso alla banca dati animali biologici ((country)). Il suo codice di conferma è:

**((code))**

Se non è stato lei, non lo dia a nessuno.`,
    },
    invited: {
      subject: 'Il suo accesso alla banca dati animali biologici ((country))',
      body: `
per lei è stato creato un accesso alla banca dati animali biologici ((country)). Acceda su ((domain)):

- Nome utente: **((login))**
- Password provvisoria: **((code))**

Al primo accesso sceglierà una propria password.`,
    },
    signInCode: {
      subject: '((code)) è il suo codice di accesso',
      body: `
con questo codice accede alla banca dati animali biologici ((country)):

**((code))**

Non lo dica a nessuno. Se non sta accedendo, qualcuno conosce la sua password: la cambi.`,
    },
  },
  outcomes: { accepted: 'accolta', rejected: 'respinta', closed: 'chiusa' },
  departures: {
    left: 'la persona ha lasciato l’account',
    removed: 'l’accesso è stato tolto',
  },
  importActs: {
    tried: 'Prova conclusa',
    imported: 'Importazione conclusa',
    takenBack: 'Importazione annullata',
  },
  newOffers: { more: 'e altre ((count)), vedi tutte', all: 'Apri la ricerca' },
  somebody: 'Una persona a noi sconosciuta',
  roles: {
    ADM: 'Amministrazione',
    SUP: 'Fornitore',
    AGR: 'Azienda agricola',
    INS: 'Organismo di controllo',
    AUT: 'Autorità',
    ASO: 'Associazione',
    NULL: 'senza ruolo',
  },
  footer: 'Questo messaggio è stato inviato automaticamente da ((domain)).',
});
