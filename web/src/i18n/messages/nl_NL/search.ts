import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'Geldt zodra een locatie is gekozen.',
  'offers.allBreeds': 'Alle rassen',
  'offers.amountError': 'Vul een heel getal in, bijvoorbeeld 12.',
  'offers.showCount':
    '{count, plural, one {{shown} aanbieding tonen} other {{shown} aanbiedingen tonen}}',
  'offers.printProof': 'Zoekbewijs afdrukken',
  'offers.proof.title': 'Zoekbewijs',
  'offers.proof.when': 'Tijdstip van zoeken',
  'offers.proof.who': 'Gezocht door',
  'offers.proof.guest': 'Gast, niet ingelogd',
  'offers.proof.none': 'geen',
  'offers.proof.found': 'Getelde aanbiedingen',
  'offers.proof.rule':
    'Geteld wordt wat uiterlijk op {day} beschikbaar is, en alleen in categorieën die meetellen voor aanvragen.',
  'offers.proof.listed': 'Aanbiedingen in de lijst',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} aanbieding uit de lijst is niet geteld: die is op {day} niet beschikbaar, of de categorie telt niet mee voor aanvragen.} other {{shown} aanbiedingen uit de lijst zijn niet geteld: die zijn op {day} niet beschikbaar, of hun categorie telt niet mee voor aanvragen.}}',
  'offers.noneMore': 'Op een andere manier zoeken',
  'offers.noneFits': 'Past er geen aanbieding?',
  'offers.noneFitsText':
    'Meestal mag u een niet-biologisch dier pas kopen als geen biologisch dier geschikt is, en alleen met een ontheffing. De aanvraag zegt wat voor u geldt.',
  'offers.sort': 'Sorteren op',
  'offers.sortAvailable': 'Eerst wat beschikbaar is, dan op',
  'offers.without': 'Zonder ‘{condition}’',
  'offers.upTo': 'binnen {radius}',
  'offers.nearest':
    '{count, plural, one {Verder weg: {shown} aanbieding} other {Verder weg: {shown} aanbiedingen}}',
  'offers.showMore': '{count, plural, one {Nog {shown} tonen} other {Nog {shown} tonen}}',
  'offers.textHint': 'Ras, bedrijf, plaats of postcode',
  'offers.week': 'Gewenste week',
  'offers.anyWeek': 'Alle weken',
  'offers.weeksBefore': 'Ook eerder',
  'offers.weeksAfter': 'Ook later',
  'offers.weekCount': '{count, plural, =0 {nee} one {# week} other {# weken}}',
  'offers.weekOfDay': 'Datum kiezen',
  'offers.noAnimals': 'geen dieren',
  'offers.weekEmpty': 'In {week} wordt niets aangeboden.',
  'offers.showWeek':
    '{animals, plural, =0 {Toon {week}} one {{week}: toon {shown} dier} other {{week}: toon {shown} dieren}}',
  'offers.rangeFrom': 'van',
  'offers.rangeTo': 'tot',
  'offers.fartherHint': 'buiten {radius}',
  'offers.suppliersFound': '{count, plural, one {{shown} aanbieder} other {{shown} aanbieders}}',
  'offers.suppliersNone': 'Niemand biedt deze dieren hier nu aan',
  'offers.suppliersSort.name': 'Naam',
  'offers.suppliersBack': 'Naar de zoekpagina: {kind}',
  'offers.supplierPlaces': 'Plaats',
} satisfies Partial<Messages<'search'>>;
