import type { LineTexts } from './line-texts.ts';

export const lineTextsIt: LineTexts = {
  cellError:
    'La cella contiene un errore del foglio di calcolo. Sostituire la formula con il suo valore.',
  wrongText:
    'La cella contiene caratteri che non sono testo. Controllare se è scelta la codifica dei caratteri giusta.',
  wrongControlNumber: 'Non è un codice operatore di questo paese. Serve un codice come {detail}.',
  wrongCitycode: 'Non è un CAP. Inserire solo il CAP, senza la località.',
  wrongEmail:
    'Non è un indirizzo e-mail. Inserire un solo indirizzo, oppure lasciare vuota la cella.',
  wrongPhone: 'Non è un numero di telefono. Inserire un solo numero, per esempio +39 06 1234567.',
  wrongWebsite: 'Non è un indirizzo internet. Serve un indirizzo come https://www.example.org.',
  wrongAgreement:
    'Non è né una data né sì o no. Inserire il giorno del consenso, per esempio 05/03/2026, oppure sì o no.',
  agreementAhead: 'Il consenso è nel futuro. Inserire il giorno in cui è stato dato.',
  unknownName:
    'Questo nome qui non esiste. Scriverlo come nella banca dati; se sono più d’uno, separarli con punto e virgola.',
  listedTwice: 'Questa voce è già nella riga {detail}.',
  otherControlBody:
    'Questo codice operatore è di un’azienda che non è tra i suoi operatori. Controllare codice e CAP. Se l’azienda è passata a lei, rivolgersi all’amministrazione.',
  notAFarm:
    'Questo codice operatore non è di un’azienda agricola di questo paese. Rivolgersi all’amministrazione.',
  deactivated:
    'L’amministrazione ha disattivato l’account di questa azienda. Rivolgersi all’amministrazione.',
  wrongTruth: 'Non è né sì né no. Inserire sì o no, oppure lasciare vuota la cella.',
  unknownAnimalkind: 'Questa specie non esiste. Scrivere il nome come nella banca dati.',
  unknownCountry:
    'Questo paese non esiste. Inserire le sigle o i nomi dei paesi, per esempio IT; AT.',
  unknownLanguage:
    'Questa lingua non esiste. Servono lingua e nome, per esempio en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Questa categoria II appartiene a un’altra specie. Indicare una categoria II della specie di questa riga.',
  countryNotCovered:
    'Le categorie II di questa riga lì non valgono. Per ogni paese indicare una categoria II che vi sia valida, oppure togliere il paese.',
  unknownOffer:
    'Questa offerta non è tra le sue. Lasciare il codice come lo scrive l’esportazione; per una nuova offerta resta vuoto.',
  notLocated:
    'L’indirizzo non è stato trovato sulla mappa. La riga viene importata. Controllare CAP e località, perché l’azienda si possa trovare.',
  noRegion:
    'Per questo CAP non è registrata alcuna regione. La riga viene importata. Le domande dell’azienda richiedono una regione; rivolgersi all’amministrazione.',
  ended:
    'L’azienda non è più nell’elenco e viene disattivata. Se è ancora tra i suoi operatori, aggiungerla nel file.',
  changedSince: 'La voce è stata modificata dopo l’importazione e resta com’è.',
  usedSince: 'Nel frattempo la voce è in uso e resta.',
};
