import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsIt: ProblemTexts = {
  'fields.invalid': { reason: 'Questo dato non è valido.' },
  'fields.notAllowed': { reason: 'Questo valore non è tra quelli ammessi.' },
  'fields.notMultiple': { reason: 'Il numero deve essere un multiplo di {limit}.' },
  'fields.required': { reason: 'Questo campo è obbligatorio.' },
  'fields.tooBig': { reason: 'Il numero può essere al massimo {limit}.' },
  'fields.tooLong': { reason: 'Sono ammessi al massimo {limit} caratteri.' },
  'fields.tooMany': { reason: 'Sono ammesse al massimo {limit} voci.' },
  'fields.tooSmall': { reason: 'Il numero deve essere almeno {limit}.' },
  'fields.wrongFormat': { reason: 'Questo dato non ha la forma giusta.' },
  'fields.wrongType': { reason: 'Questo dato è del tipo sbagliato.' },
  'offers.animalkindNotOffered': { reason: 'Questa specie non è trattata in questo paese.' },
  'offers.availabilityNotReached': { reason: 'Questo stato non può seguire quello attuale.' },
  'offers.dayInPast': { reason: 'Il giorno non può essere nel passato.' },
  'offers.dayNotAllowed': { reason: 'Un’offerta in questo stato non ha un giorno.' },
  'offers.fieldNotShown': { reason: 'Offerte di questo tipo non hanno questo campo.' },
  'offers.leadTooShort': {
    reason: 'È troppo presto per una prenotazione: la prima data possibile è {limit}.',
  },
  'offers.locationNotFound': { reason: 'Il luogo di vendita non è stato trovato.' },
  'offers.noContact': {
    reason: 'Il luogo di vendita ha bisogno di un indirizzo e-mail o di un telefono.',
  },
  'offers.noGeoPosition': { reason: 'Il luogo di vendita non ha una posizione sulla mappa.' },
  'offers.noMixedGender': {
    reason: 'Per questo utilizzo maschi e femmine si offrono separatamente.',
  },
  'offers.noRegion': { reason: 'Il luogo di vendita non si trova in alcuna regione.' },
  'offers.notByWeek': { reason: 'Qui gli animali di questa specie non si offrono per settimana.' },
  'offers.onlyOneCategory1': { reason: 'Per questa specie è possibile una sola categoria.' },
  'offers.otherAgeCategory': { reason: 'Questa età non corrisponde all’utilizzo.' },
  'offers.otherAnimalkind': { reason: 'Non appartiene a questa specie.' },
  'offers.otherAssociation': { reason: 'La sua azienda non fa parte di questa associazione.' },
  'offers.otherCountry': { reason: 'In questo paese non si usa.' },
  'offers.otherOffergroup': { reason: 'Non appartiene a questa razza o origine.' },
  'offers.pastWeek': { reason: 'Una settimana passata non si può aggiungere né modificare.' },
  'offers.positionElsewhere': {
    reason: 'Il punto della sede sulla mappa non si trova nel suo CAP. Correggerlo nel profilo.',
  },
  'offers.tooFarAhead': {
    reason: 'Le prenotazioni arrivano fino a un anno: l’ultima data possibile è {limit}.',
  },
  'offers.tosNotAccepted': {
    reason: 'Prima di offrire animali occorre accettare le condizioni d’uso.',
  },
  'offers.uploadNotUsable': { reason: 'Si possono allegare solo file propri per le offerte.' },
  'offers.weeksNotInOrder': { reason: 'Ogni settimana compare una volta sola, la prima in testa.' },
};
