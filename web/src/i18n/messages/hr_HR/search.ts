import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'Vrijedi kad je odabrana lokacija.',
  'offers.allBreeds': 'Sve pasmine',
  'offers.amountError': 'Unesite cijeli broj, na primjer 12.',
  'offers.showCount':
    '{count, plural, one {Prikaži {shown} ponudu} few {Prikaži {shown} ponude} other {Prikaži {shown} ponuda}}',
  'offers.printProof': 'Ispiši pretragu kao dokaz',
  'offers.proof.title': 'Dokaz o pretrazi',
  'offers.proof.when': 'Vrijeme pretrage',
  'offers.proof.who': 'Pretražio',
  'offers.proof.guest': 'Gost, bez prijave',
  'offers.proof.none': 'nema',
  'offers.proof.found': 'Ubrojene ponude',
  'offers.proof.rule':
    'Broji se ono što je dostupno najkasnije {day}, i to samo u kategorijama koje vrijede za zahtjeve.',
  'offers.proof.listed': 'Ponude na popisu',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} ponuda s popisa nije ubrojena: do {day} nije dostupna ili njezina kategorija ne vrijedi za zahtjeve.} few {{shown} ponude s popisa nisu ubrojene: do {day} nisu dostupne ili njihova kategorija ne vrijedi za zahtjeve.} other {{shown} ponuda s popisa nije ubrojeno: do {day} nisu dostupne ili njihova kategorija ne vrijedi za zahtjeve.}}',
  'offers.noneMore': 'Potražite malo drukčije',
  'offers.noneFits': 'Nijedna ponuda ne odgovara?',
  'offers.noneFitsText':
    'Neekološku životinju većinom smijete kupiti tek kad nijedna ekološka nije prikladna, i samo uz odobrenje. U zahtjevu piše što vrijedi za Vas.',
  'offers.sort': 'Poredaj prema',
  'offers.sortAvailable': 'Prvo dostupne, zatim prema',
  'offers.without': 'Bez „{condition}”',
  'offers.upTo': 'do {radius}',
  'offers.nearest':
    '{count, plural, one {Dalje: {shown} ponuda} few {Dalje: {shown} ponude} other {Dalje: {shown} ponuda}}',
  'offers.showMore':
    '{count, plural, one {Prikaži još {shown}} few {Prikaži još {shown}} other {Prikaži još {shown}}}',
  'offers.textHint': 'Pasmina, gospodarstvo, mjesto, poštanski broj',
  'offers.week': 'Željeni tjedan',
  'offers.anyWeek': 'Svi tjedni',
  'offers.weeksBefore': 'I ranije',
  'offers.weeksAfter': 'I kasnije',
  'offers.weekCount': '{count, plural, =0 {ne} one {# tjedan} few {# tjedna} other {# tjedana}}',
  'offers.weekOfDay': 'Odaberite datum',
  'offers.noAnimals': 'nema životinja',
  'offers.weekEmpty': '{week}: ništa nije prijavljeno.',
  'offers.showWeek':
    '{animals, plural, =0 {Prikaži: {week}} one {{week}: prikaži {shown} životinju} few {{week}: prikaži {shown} životinje} other {{week}: prikaži {shown} životinja}}',
  'offers.rangeFrom': 'od',
  'offers.rangeTo': 'do',
  'offers.fartherHint': 'dalje od {radius}',
  'offers.suppliersFound':
    '{count, plural, one {{shown} ponuditelj} few {{shown} ponuditelja} other {{shown} ponuditelja}}',
  'offers.suppliersNone': 'Ovdje trenutačno nitko ne nudi ove životinje',
  'offers.suppliersSort.name': 'Ime',
  'offers.suppliersBack': 'Natrag na pretragu: {kind}',
  'offers.supplierPlaces': 'Mjesto',
} satisfies Partial<Messages<'search'>>;
