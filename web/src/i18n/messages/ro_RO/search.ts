import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'Se aplică de îndată ce ați ales o localitate.',
  'offers.allBreeds': 'Toate rasele',
  'offers.amountError': 'Introduceți un număr întreg, de exemplu 12.',
  'offers.showCount':
    '{count, plural, one {Vedeți {shown} ofertă} few {Vedeți {shown} oferte} other {Vedeți {shown} de oferte}}',
  'offers.printProof': 'Tipăriți dovada căutării',
  'offers.proof.title': 'Dovada căutării',
  'offers.proof.when': 'Momentul căutării',
  'offers.proof.who': 'Căutare făcută de',
  'offers.proof.guest': 'Vizitator, fără cont',
  'offers.proof.none': 'niciunul',
  'offers.proof.found': 'Oferte numărate',
  'offers.proof.rule':
    'Se numără ce este disponibil cel târziu la {day} și numai din categoriile care contează pentru cereri.',
  'offers.proof.listed': 'Oferte în listă',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} ofertă din listă nu este numărată: nu este disponibilă până la {day} sau categoria ei nu contează pentru cereri.} few {{shown} oferte din listă nu sunt numărate: nu sunt disponibile până la {day} sau categoria lor nu contează pentru cereri.} other {{shown} de oferte din listă nu sunt numărate: nu sunt disponibile până la {day} sau categoria lor nu contează pentru cereri.}}',
  'offers.noneMore': 'Căutați puțin altfel',
  'offers.noneFits': 'Nu se potrivește nicio ofertă?',
  'offers.noneFitsText':
    'De obicei puteți cumpăra un animal neecologic abia când niciunul ecologic nu este potrivit, și numai cu o derogare. Cererea vă spune ce este valabil pentru dumneavoastră.',
  'offers.sort': 'Sortați după',
  'offers.sortAvailable': 'Întâi cele disponibile, apoi după',
  'offers.without': 'Fără „{condition}”',
  'offers.upTo': 'până la {radius}',
  'offers.nearest':
    '{count, plural, one {Mai departe: {shown} ofertă} few {Mai departe: {shown} oferte} other {Mai departe: {shown} de oferte}}',
  'offers.showMore':
    '{count, plural, one {Vedeți încă {shown} ofertă} few {Vedeți încă {shown} oferte} other {Vedeți încă {shown} de oferte}}',
  'offers.textHint': 'Rasă, fermă, localitate sau cod poștal',
  'offers.week': 'Săptămâna dorită',
  'offers.anyWeek': 'Toate săptămânile',
  'offers.weeksBefore': 'Și mai devreme',
  'offers.weeksAfter': 'Și mai târziu',
  'offers.weekCount':
    '{count, plural, =0 {nu} one {# săptămână} few {# săptămâni} other {# de săptămâni}}',
  'offers.weekOfDay': 'Alegeți o dată',
  'offers.noAnimals': 'niciun animal',
  'offers.weekEmpty': 'Pentru {week} nu se oferă nimic.',
  'offers.showWeek':
    '{animals, plural, =0 {Vedeți {week}} one {{week}: vedeți {shown} animal} few {{week}: vedeți {shown} animale} other {{week}: vedeți {shown} de animale}}',
  'offers.rangeFrom': 'de la',
  'offers.rangeTo': 'până la',
  'offers.fartherHint': 'dincolo de {radius}',
  'offers.suppliersFound':
    '{count, plural, one {{shown} furnizor} few {{shown} furnizori} other {{shown} de furnizori}}',
  'offers.suppliersNone': 'Acum nimeni nu oferă aici astfel de animale',
  'offers.suppliersSort.name': 'Nume',
  'offers.suppliersBack': 'La căutare: {kind}',
  'offers.supplierPlaces': 'Localitate',
} satisfies Partial<Messages<'search'>>;
