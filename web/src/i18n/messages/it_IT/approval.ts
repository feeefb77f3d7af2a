import type { Messages } from '../../parts.ts';

export const messages = {
  'approval.views': 'Stato dell’approvazione',
  'approval.view.pending': 'In attesa di lei',
  'approval.view.accepted': 'Approvate',
  'approval.view.rejected': 'Rifiutate',
  'approval.none.pending': 'Nessuna offerta attende la sua approvazione',
  'approval.none.decided': 'Qui non c’è ancora nessuna offerta',
  'approval.offeredAgo': 'Nuova offerta {when}',
  'approval.changedAgo': 'Modificata {when}',
  'approval.keys':
    'Con il cursore in questo elenco: A approva, R rifiuta, le frecce cambiano offerta.',
  'approval.notListed': 'Questa offerta non è nell’elenco',
  'approval.accept': 'Approva',
  'approval.acceptTogether':
    '{count, plural, one {Approva # offerta di questo fornitore…} other {Approva # offerte di questo fornitore…}}',
  'approval.acceptTogetherText':
    'Queste offerte vengono approvate insieme: tutte o, se nel frattempo una è cambiata, nessuna.',
  'approval.acceptThese': '{count, plural, one {Approva # offerta} other {Approva # offerte}}',
  'approval.heldMany.accept':
    '{count, plural, one {# offerta approvata} other {# offerte approvate}}',
  'approval.heldMany.reject':
    '{count, plural, one {# offerta rifiutata} other {# offerte rifiutate}}',
  'approval.heldText':
    'Il fornitore lo saprà tra {seconds} secondi. Fino ad allora si può annullare.',
  'approval.sendNow': 'Invia ora',
  'approval.newer': 'L’offerta è cambiata mentre la stava guardando',
  'approval.newerText': 'Qui si vede com’è ora. Guardarla prima di decidere.',
  'approval.newerSeen': 'Vista, vai alla decisione',
  'approval.notDecided': 'La decisione non è stata salvata',
  'approval.rejectTitle': 'Rifiutare l’offerta',
  'approval.template': 'Motivo abituale',
  'approval.ownWords': 'Parole proprie',
  'approval.template.certificate':
    'Per l’azienda non risulta un certificato biologico valido. Si prega di farlo pervenire tramite l’organismo di controllo.',
  'approval.template.animalkind': 'Il certificato dell’azienda non indica questa specie.',
  'approval.template.category':
    'La categoria indicata non corrisponde all’età e all’utilizzo degli animali.',
  'approval.template.amount':
    'Il numero di animali non corrisponde alla consistenza dichiarata dall’azienda.',
  'approval.template.unclear': 'I dati non bastano per l’approvazione. Si prega di completare:',
  'approval.reasonHint': 'Il fornitore lo legge alla lettera, anche nell’e-mail.',
  'approval.whatOffered': 'Che cosa si offre',
  'approval.foreignBefore':
    'L’ultima volta ha deciso un’altra autorità. Che cosa si offrisse allora qui non si vede.',
  'approval.unchanged': 'Tutti gli altri dati',
  'approval.since.accepted': 'Dall’approvazione del {day}:',
  'approval.since.rejected': 'Dal rifiuto del {day}:',
  'approval.noChanges': 'Non è cambiato nulla.',
  'approval.field': 'Dato',
  'approval.before': 'Prima',
  'approval.now': 'Ora',
  'approval.notApproved': 'non richiede approvazione',
  'approval.supplier': 'Offerte di questo fornitore nelle sue regioni',
  'approval.event.offer': 'Offerta inviata',
  'approval.event.change': 'Modificata dal fornitore',
} satisfies Partial<Messages<'approval'>>;
