import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'Galioja, kai pasirinkta vieta.',
  'offers.allBreeds': 'Visos veislės',
  'offers.amountError': 'Įveskite sveikąjį skaičių, pavyzdžiui, 12.',
  'offers.showCount':
    '{count, plural, one {Rodyti {shown} pasiūlymą} few {Rodyti {shown} pasiūlymus} many {Rodyti {shown} pasiūlymo} other {Rodyti {shown} pasiūlymų}}',
  'offers.printProof': 'Spausdinti paieškos įrodymą',
  'offers.proof.title': 'Paieškos įrodymas',
  'offers.proof.when': 'Paieškos laikas',
  'offers.proof.who': 'Ieškojo',
  'offers.proof.guest': 'Svečias, neprisijungęs',
  'offers.proof.none': 'nėra',
  'offers.proof.found': 'Suskaičiuoti pasiūlymai',
  'offers.proof.rule':
    'Skaičiuojami pasiūlymai, galimi įsigyti ne vėliau kaip {day}, ir tik kategorijų, kurios svarbios prašymams.',
  'offers.proof.listed': 'Pasiūlymai sąraše',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} sąrašo pasiūlymas nesuskaičiuotas: iki {day} jo įsigyti negalima arba jo kategorija prašymams nesvarbi.} few {{shown} sąrašo pasiūlymai nesuskaičiuoti: iki {day} jų įsigyti negalima arba jų kategorija prašymams nesvarbi.} many {{shown} sąrašo pasiūlymo nesuskaičiuota: iki {day} jo įsigyti negalima arba jo kategorija prašymams nesvarbi.} other {{shown} sąrašo pasiūlymų nesuskaičiuota: iki {day} jų įsigyti negalima arba jų kategorija prašymams nesvarbi.}}',
  'offers.noneMore': 'Ieškoti kitaip',
  'offers.noneFits': 'Netinka nė vienas pasiūlymas?',
  'offers.noneFitsText':
    'Dažniausiai neekologišką gyvūną galite pirkti tik neradę tinkamo ekologiško ir tik gavę leidimą taikyti išimtį. Kas galioja Jums, parodo prašymas.',
  'offers.sort': 'Rikiuoti pagal',
  'offers.sortAvailable': 'Pirma galimi įsigyti, tada pagal',
  'offers.without': 'Be „{condition}“',
  'offers.upTo': 'iki {radius}',
  'offers.nearest':
    '{count, plural, one {Toliau: {shown} pasiūlymas} few {Toliau: {shown} pasiūlymai} many {Toliau: {shown} pasiūlymo} other {Toliau: {shown} pasiūlymų}}',
  'offers.showMore':
    '{count, plural, one {Rodyti dar {shown}} few {Rodyti dar {shown}} many {Rodyti dar {shown}} other {Rodyti dar {shown}}}',
  'offers.textHint': 'Veislė, ūkis, vietovė arba pašto kodas',
  'offers.week': 'Pageidaujama savaitė',
  'offers.anyWeek': 'Visos savaitės',
  'offers.weeksBefore': 'Ir anksčiau',
  'offers.weeksAfter': 'Ir vėliau',
  'offers.weekCount':
    '{count, plural, =0 {ne} one {# savaitė} few {# savaitės} many {# savaitės} other {# savaičių}}',
  'offers.weekOfDay': 'Pasirinkti datą',
  'offers.noAnimals': 'gyvūnų nėra',
  'offers.weekEmpty': '{week}: nieko nesiūloma.',
  'offers.showWeek':
    '{animals, plural, =0 {Rodyti: {week}} one {{week}: rodyti {shown} gyvūną} few {{week}: rodyti {shown} gyvūnus} many {{week}: rodyti {shown} gyvūno} other {{week}: rodyti {shown} gyvūnų}}',
  'offers.rangeFrom': 'nuo',
  'offers.rangeTo': 'iki',
  'offers.fartherHint': 'toliau nei {radius}',
  'offers.suppliersFound':
    '{count, plural, one {{shown} tiekėjas} few {{shown} tiekėjai} many {{shown} tiekėjo} other {{shown} tiekėjų}}',
  'offers.suppliersNone': 'Šių gyvūnų čia dabar niekas nesiūlo',
  'offers.suppliersSort.name': 'Pavadinimas',
  'offers.suppliersBack': 'Į paiešką: {kind}',
  'offers.supplierPlaces': 'Vietovė',
} satisfies Partial<Messages<'search'>>;
