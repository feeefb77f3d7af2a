import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'Gäller när du har valt en ort.',
  'offers.allBreeds': 'Alla raser',
  'offers.amountError': 'Skriv ett heltal, till exempel 12.',
  'offers.showCount': '{count, plural, one {Visa {shown} annons} other {Visa {shown} annonser}}',
  'offers.printProof': 'Skriv ut sökningen som bevis',
  'offers.proof.title': 'Bevis på sökningen',
  'offers.proof.when': 'Tidpunkt för sökningen',
  'offers.proof.who': 'Sökt av',
  'offers.proof.guest': 'Gäst, utan inloggning',
  'offers.proof.none': 'inga',
  'offers.proof.found': 'Räknade annonser',
  'offers.proof.rule':
    'Här räknas det som är tillgängligt senast {day}, och bara i kategorier som räknas för ansökningar.',
  'offers.proof.listed': 'Annonser i listan',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} annons i listan är inte räknad: den är inte tillgänglig senast {day} eller så räknas kategorin inte för ansökningar.} other {{shown} annonser i listan är inte räknade: de är inte tillgängliga senast {day} eller så räknas kategorin inte för ansökningar.}}',
  'offers.noneMore': 'Sök på ett annat sätt',
  'offers.noneFits': 'Passar ingen annons?',
  'offers.noneFitsText':
    'Oftast får du köpa ett icke-ekologiskt djur först när inget ekologiskt är lämpligt, och bara med ett tillstånd. Ansökan visar vad som gäller för dig.',
  'offers.sort': 'Sortera efter',
  'offers.sortAvailable': 'Tillgängliga först, sedan efter',
  'offers.without': 'Utan ”{condition}”',
  'offers.upTo': 'inom {radius}',
  'offers.nearest':
    '{count, plural, one {Längre bort: {shown} annons} other {Längre bort: {shown} annonser}}',
  'offers.showMore': '{count, plural, one {Visa {shown} till} other {Visa {shown} till}}',
  'offers.textHint': 'Ras, gård, ort eller postnummer',
  'offers.week': 'Önskad vecka',
  'offers.anyWeek': 'Alla veckor',
  'offers.weeksBefore': 'Även tidigare',
  'offers.weeksAfter': 'Även senare',
  'offers.weekCount': '{count, plural, =0 {nej} one {# vecka} other {# veckor}}',
  'offers.weekOfDay': 'Välj ett datum',
  'offers.noAnimals': 'inga djur',
  'offers.weekEmpty': 'För {week} finns inga djur till salu.',
  'offers.showWeek':
    '{animals, plural, =0 {Visa {week}} one {{week}: visa {shown} djur} other {{week}: visa {shown} djur}}',
  'offers.rangeFrom': 'från',
  'offers.rangeTo': 'till',
  'offers.fartherHint': 'utanför {radius}',
  'offers.suppliersFound': '{count, plural, one {{shown} säljare} other {{shown} säljare}}',
  'offers.suppliersNone': 'Ingen säljer de här djuren just nu',
  'offers.suppliersSort.name': 'Namn',
  'offers.supplierPlaces': 'Ort',
} satisfies Partial<Messages<'search'>>;
