import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'Gælder, når der er valgt en placering.',
  'offers.allBreeds': 'Alle racer',
  'offers.amountError': 'Skriv et helt tal, for eksempel 12.',
  'offers.showCount': '{count, plural, one {Vis {shown} tilbud} other {Vis {shown} tilbud}}',
  'offers.printProof': 'Udskriv søgning som dokumentation',
  'offers.proof.title': 'Dokumentation for søgningen',
  'offers.proof.when': 'Tidspunkt for søgningen',
  'offers.proof.who': 'Søgt af',
  'offers.proof.guest': 'Gæst, ikke logget ind',
  'offers.proof.none': 'ingen',
  'offers.proof.found': 'Optalte tilbud',
  'offers.proof.rule':
    'Vi tæller det, som er til salg senest den {day}, og kun i kategorier, der tæller for ansøgninger.',
  'offers.proof.listed': 'Tilbud på listen',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} tilbud på listen er ikke talt med: Det er ikke til salg senest den {day}, eller dets kategori tæller ikke for ansøgninger.} other {{shown} tilbud på listen er ikke talt med: De er ikke til salg senest den {day}, eller deres kategori tæller ikke for ansøgninger.}}',
  'offers.noneMore': 'Søg lidt anderledes',
  'offers.noneFits': 'Passer ingen af tilbuddene?',
  'offers.noneFitsText':
    'For det meste må du først købe et ikke-økologisk dyr, når intet økologisk dyr er egnet, og kun med en tilladelse. Ansøgningen viser, hvad der gælder for dig.',
  'offers.sort': 'Sortér efter',
  'offers.sortAvailable': 'Til salg nu først, derefter efter',
  'offers.without': 'Uden ”{condition}”',
  'offers.upTo': 'op til {radius}',
  'offers.nearest':
    '{count, plural, one {Længere væk: {shown} tilbud} other {Længere væk: {shown} tilbud}}',
  'offers.showMore': '{count, plural, one {Vis {shown} mere} other {Vis {shown} mere}}',
  'offers.textHint': 'Race, bedrift, by eller postnummer',
  'offers.week': 'Ønsket uge',
  'offers.anyWeek': 'Alle uger',
  'offers.weeksBefore': 'Også tidligere',
  'offers.weeksAfter': 'Også senere',
  'offers.weekCount': '{count, plural, =0 {nej} one {# uge} other {# uger}}',
  'offers.weekOfDay': 'Vælg en dato',
  'offers.noAnimals': 'ingen dyr',
  'offers.weekEmpty': 'Der er ikke oplyst noget for {week}.',
  'offers.showWeek':
    '{animals, plural, =0 {Vis {week}} one {{week}: vis {shown} dyr} other {{week}: vis {shown} dyr}}',
  'offers.rangeFrom': 'fra',
  'offers.rangeTo': 'til',
  'offers.fartherHint': 'mere end {radius} væk',
  'offers.suppliersFound': '{count, plural, one {{shown} sælger} other {{shown} sælgere}}',
  'offers.suppliersNone': 'Ingen sælger disse dyr her lige nu',
  'offers.suppliersSort.name': 'Navn',
  'offers.supplierPlaces': 'By',
} satisfies Partial<Messages<'search'>>;
