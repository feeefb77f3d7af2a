import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'Akkor számít, ha megadta a helyét.',
  'offers.allBreeds': 'Minden fajta',
  'offers.amountError': 'Egész számot adjon meg, például 12.',
  'offers.showCount':
    '{count, plural, one {{shown} ajánlat mutatása} other {{shown} ajánlat mutatása}}',
  'offers.printProof': 'Keresés nyomtatása igazolásként',
  'offers.proof.title': 'A keresés igazolása',
  'offers.proof.when': 'A keresés időpontja',
  'offers.proof.who': 'Kereső',
  'offers.proof.guest': 'Vendég, bejelentkezés nélkül',
  'offers.proof.none': 'nincs',
  'offers.proof.found': 'Beszámított ajánlatok',
  'offers.proof.rule':
    'Az számít, ami legkésőbb {day} napján elérhető, és csak azok a kategóriák, amelyek a kérelmeknél számítanak.',
  'offers.proof.listed': 'Ajánlatok a listában',
  'offers.proof.notCounted':
    '{count, plural, one {A listából {shown} ajánlat nem számít: {day} napjáig nem lesz elérhető, vagy a kategóriája a kérelmeknél nem számít.} other {A listából {shown} ajánlat nem számít: {day} napjáig nem lesz elérhető, vagy a kategóriája a kérelmeknél nem számít.}}',
  'offers.noneMore': 'Keresés másképp',
  'offers.noneFits': 'Nincs megfelelő ajánlat?',
  'offers.noneFitsText':
    'Nem ökológiai állatot többnyire csak akkor vásárolhat, ha nincs megfelelő ökológiai állat, és van rá engedélye. Hogy Önre mi vonatkozik, azt a kérelem mutatja.',
  'offers.sort': 'Rendezés',
  'offers.sortAvailable': 'Előbb az elérhetők, aztán',
  'offers.without': 'Enélkül: „{condition}”',
  'offers.upTo': '{radius}-ig',
  'offers.nearest':
    '{count, plural, one {Távolabb: {shown} ajánlat} other {Távolabb: {shown} ajánlat}}',
  'offers.showMore': '{count, plural, one {Még {shown} mutatása} other {Még {shown} mutatása}}',
  'offers.textHint': 'Fajta, gazdaság, település vagy irányítószám',
  'offers.week': 'Kívánt hét',
  'offers.anyWeek': 'Minden hét',
  'offers.weeksBefore': 'Korábban is',
  'offers.weeksAfter': 'Később is',
  'offers.weekCount': '{count, plural, =0 {nem} one {# hét} other {# hét}}',
  'offers.weekOfDay': 'Dátum választása',
  'offers.noAnimals': 'nincs állat',
  'offers.weekEmpty': '{week}: nincs kínálat.',
  'offers.showWeek':
    '{animals, plural, =0 {{week} mutatása} one {{week}: {shown} állat mutatása} other {{week}: {shown} állat mutatása}}',
  'offers.rangeFrom': 'ettől',
  'offers.rangeTo': 'eddig',
  'offers.fartherHint': '{radius}-nél távolabb',
  'offers.suppliersFound': '{count, plural, one {{shown} eladó} other {{shown} eladó}}',
  'offers.suppliersNone': 'Ezeket az állatokat itt most senki sem kínálja',
  'offers.suppliersSort.name': 'Név',
  'offers.suppliersBack': 'Vissza a kereséshez: {kind}',
  'offers.supplierPlaces': 'Település',
} satisfies Partial<Messages<'search'>>;
