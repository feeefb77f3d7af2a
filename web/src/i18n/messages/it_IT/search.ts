import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'Vale appena si sceglie una località.',
  'offers.allBreeds': 'Tutte le razze',
  'offers.amountError': 'Inserire un numero intero, per esempio 12.',
  'offers.showCount':
    '{count, plural, one {Mostra {shown} offerta} other {Mostra {shown} offerte}}',
  'offers.printProof': 'Stampa la ricerca come prova',
  'offers.proof.title': 'Prova della ricerca',
  'offers.proof.when': 'Data e ora della ricerca',
  'offers.proof.who': 'Ricerca di',
  'offers.proof.guest': 'Ospite, senza accesso',
  'offers.proof.none': 'nessuno',
  'offers.proof.found': 'Offerte conteggiate',
  'offers.proof.rule':
    'Si conta ciò che è disponibile entro il {day}, e solo nelle categorie che contano per le domande.',
  'offers.proof.listed': 'Offerte nell’elenco',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} offerta dell’elenco non è conteggiata: non è disponibile entro il {day} oppure la sua categoria non conta per le domande.} other {{shown} offerte dell’elenco non sono conteggiate: non sono disponibili entro il {day} oppure la loro categoria non conta per le domande.}}',
  'offers.noneMore': 'Cerca qualcosa di diverso',
  'offers.noneFits': 'Nessuna offerta adatta?',
  'offers.noneFitsText':
    'Di solito si può acquistare un animale non biologico solo se nessun animale biologico è adatto, e con una deroga. La domanda dice che cosa vale nel suo caso.',
  'offers.sort': 'Ordina per',
  'offers.sortAvailable': 'Prima i disponibili, poi per',
  'offers.without': 'Senza «{condition}»',
  'offers.upTo': 'fino a {radius}',
  'offers.nearest':
    '{count, plural, one {Più lontano: {shown} offerta} other {Più lontano: {shown} offerte}}',
  'offers.showMore': '{count, plural, one {Mostra {shown} altra} other {Mostra altre {shown}}}',
  'offers.textHint': 'Razza, azienda, località o CAP',
  'offers.week': 'Settimana desiderata',
  'offers.anyWeek': 'Tutte le settimane',
  'offers.weeksBefore': 'Anche prima',
  'offers.weeksAfter': 'Anche dopo',
  'offers.weekCount': '{count, plural, =0 {no} one {# settimana} other {# settimane}}',
  'offers.weekOfDay': 'Scegliere una data',
  'offers.noAnimals': 'nessun animale',
  'offers.weekEmpty': '{week}: nessun animale offerto.',
  'offers.showWeek':
    '{animals, plural, =0 {Mostra {week}} one {{week}: mostra {shown} animale} other {{week}: mostra {shown} animali}}',
  'offers.rangeFrom': 'da',
  'offers.rangeTo': 'a',
  'offers.fartherHint': 'oltre {radius}',
  'offers.suppliersFound': '{count, plural, one {{shown} fornitore} other {{shown} fornitori}}',
  'offers.suppliersNone': 'Al momento nessuno offre qui questi animali',
  'offers.suppliersSort.name': 'Nome',
  'offers.suppliersBack': 'Alla ricerca: {kind}',
  'offers.supplierPlaces': 'Località',
} satisfies Partial<Messages<'search'>>;
