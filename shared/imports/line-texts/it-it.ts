import type { LineTexts } from './line-texts.ts';

export const lineTextsIt: LineTexts = {
  required: {
    reason: 'Questo dato manca.',
    hint: 'Inserire il valore nella riga.',
  },
  tooLong: {
    reason: 'Il testo è troppo lungo.',
    hint: 'Accorciarlo a un massimo di {detail} caratteri.',
  },
  cellError: {
    reason: 'La cella contiene un errore del foglio di calcolo.',
    hint: 'Sostituire la formula con il suo valore.',
  },
  wrongText: {
    reason: 'La cella contiene caratteri che non sono testo.',
    hint: 'Controllare se è scelta la codifica dei caratteri giusta.',
  },
  wrongControlNumber: {
    reason: 'Non è un codice operatore di questo paese.',
    hint: 'Serve un codice come {detail}.',
  },
  wrongCitycode: {
    reason: 'Non è un CAP.',
    hint: 'Inserire solo il CAP, senza la località.',
  },
  wrongEmail: {
    reason: 'Non è un indirizzo e-mail.',
    hint: 'Inserire un solo indirizzo, oppure lasciare vuota la cella.',
  },
  wrongPhone: {
    reason: 'Non è un numero di telefono.',
    hint: 'Inserire un solo numero, per esempio +39 06 1234567.',
  },
  wrongWebsite: {
    reason: 'Non è un indirizzo internet.',
    hint: 'Serve un indirizzo come https://www.example.org.',
  },
  wrongAgreement: {
    reason: 'Non è né una data né sì o no.',
    hint: 'Inserire il giorno del consenso, per esempio 05/03/2026, oppure sì o no.',
  },
  agreementAhead: {
    reason: 'Il consenso è nel futuro.',
    hint: 'Inserire il giorno in cui è stato dato.',
  },
  unknownAssociation: {
    reason: 'Questa associazione qui non esiste.',
    hint: 'Scrivere il nome come nella banca dati; se sono più d’una, separarle con punto e virgola.',
  },
  listedTwice: {
    reason: 'Questa voce è già nella riga {detail}.',
    hint: 'Tenere solo una delle due righe.',
  },
  otherControlBody: {
    reason: 'Questo codice operatore è di un’azienda che non è tra i suoi operatori.',
    hint: 'Controllare codice e CAP. Se l’azienda è passata a lei, rivolgersi all’amministrazione.',
  },
  notAFarm: {
    reason: 'Questo codice operatore non è di un’azienda agricola.',
    hint: 'Rivolgersi all’amministrazione.',
  },
  otherCountry: {
    reason: 'L’azienda appartiene a un altro paese.',
    hint: 'Rivolgersi all’amministrazione.',
  },
  deactivated: {
    reason: 'L’amministrazione ha disattivato l’account di questa azienda.',
    hint: 'Rivolgersi all’amministrazione.',
  },
  redacted: {
    reason: 'I dati di questa azienda sono stati eliminati.',
    hint: 'Rivolgersi all’amministrazione.',
  },
  wrongTruth: {
    reason: 'Non è né sì né no.',
    hint: 'Inserire sì o no, oppure lasciare vuota la cella.',
  },
  unknownAnimalkind: {
    reason: 'Questa specie non esiste.',
    hint: 'Scrivere il nome come nella banca dati.',
  },
  unknownCountry: {
    reason: 'Questo paese non esiste.',
    hint: 'Inserire le sigle o i nomi dei paesi, per esempio IT; AT.',
  },
  unknownLanguage: {
    reason: 'Questa lingua non esiste.',
    hint: 'Servono lingua e nome, per esempio en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Questa categoria II non esiste.',
    hint: 'Scrivere il nome come nella banca dati; se sono più d’una, separarle con punto e virgola.',
  },
  otherAnimalkind: {
    reason: 'Questa categoria II appartiene a un’altra specie.',
    hint: 'Indicare una categoria II della specie di questa riga.',
  },
  countryNotCovered: {
    reason: 'Le categorie II di questa riga lì non valgono.',
    hint: 'Per ogni paese indicare una categoria II che vi sia valida, oppure togliere il paese.',
  },
  tooMany: {
    reason: 'Le voci sono troppe.',
    hint: 'Sono ammesse al massimo {detail}.',
  },
  unknownOffer: {
    reason: 'Questa offerta non è tra le sue.',
    hint: 'Lasciare il codice come lo scrive l’esportazione; per una nuova offerta resta vuoto.',
  },
  notLocated: {
    reason: 'L’indirizzo non è stato trovato sulla mappa.',
    hint: 'La riga viene importata. Controllare CAP e località, perché l’azienda si possa trovare.',
  },
  noRegion: {
    reason: 'Per questo CAP non è registrata alcuna regione.',
    hint: 'La riga viene importata. Le domande dell’azienda richiedono una regione; rivolgersi all’amministrazione.',
  },
  ended: {
    reason: 'L’azienda non è più nell’elenco e viene disattivata.',
    hint: 'Se è ancora tra i suoi operatori, aggiungerla nel file.',
  },
  changedSince: {
    reason: 'La voce è stata modificata dopo l’importazione e resta com’è.',
    hint: 'Se serve, modificarla a mano.',
  },
  usedSince: {
    reason: 'Nel frattempo la voce è in uso e resta.',
    hint: 'Per esempio c’è già una domanda che la riguarda.',
  },
};
