import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsRo: ProblemTexts = {
  'fields.invalid': { reason: 'Această informație nu este valabilă.' },
  'fields.notAllowed': { reason: 'Această valoare nu poate fi aleasă.' },
  'fields.notMultiple': { reason: 'Numărul trebuie să fie un multiplu de {limit}.' },
  'fields.required': { reason: 'Acest câmp trebuie completat.' },
  'fields.tooBig': { reason: 'Numărul poate fi cel mult {limit}.' },
  'fields.tooLong': { reason: 'Numărul maxim de caractere: {limit}.' },
  'fields.tooMany': { reason: 'Numărul maxim de înregistrări: {limit}.' },
  'fields.tooSmall': { reason: 'Numărul trebuie să fie cel puțin {limit}.' },
  'fields.wrongFormat': { reason: 'Această informație nu are forma corectă.' },
  'fields.wrongType': { reason: 'Această informație nu este de felul potrivit.' },
  'offers.animalkindNotOffered': { reason: 'Această specie nu se vinde în această țară.' },
  'offers.availabilityNotReached': { reason: 'Această stare nu poate urma după cea de acum.' },
  'offers.dayInPast': { reason: 'Data nu poate fi în trecut.' },
  'offers.dayNotAllowed': { reason: 'O ofertă în această stare nu are dată.' },
  'offers.fieldNotShown': { reason: 'Astfel de oferte nu au acest câmp.' },
  'offers.leadTooShort': {
    reason: 'Este prea devreme pentru o precomandă, cel mai devreme se poate {limit}.',
  },
  'offers.locationNotFound': { reason: 'Locul de vânzare nu a fost găsit.' },
  'offers.noContact': {
    reason: 'Locul de vânzare are nevoie de o adresă de e-mail sau de un număr de telefon.',
  },
  'offers.noGeoPosition': { reason: 'Locul de vânzare nu are poziție pe hartă.' },
  'offers.noMixedGender': {
    reason: 'La această utilizare, masculii și femelele se oferă separat.',
  },
  'offers.noRegion': { reason: 'Locul de vânzare nu se află în nicio regiune.' },
  'offers.notByWeek': { reason: 'Animalele de acest fel nu se oferă aici pe săptămâni.' },
  'offers.onlyOneCategory1': { reason: 'La această specie este posibilă o singură categorie.' },
  'offers.otherAgeCategory': { reason: 'Această vârstă nu se potrivește cu utilizarea.' },
  'offers.otherAnimalkind': { reason: 'Nu ține de această specie.' },
  'offers.otherAssociation': { reason: 'Ferma dumneavoastră nu face parte din această asociație.' },
  'offers.otherCountry': { reason: 'Nu se folosește în această țară.' },
  'offers.otherOffergroup': { reason: 'Nu ține de această rasă sau linie.' },
  'offers.pastWeek': { reason: 'O săptămână trecută nu se mai poate adăuga sau modifica.' },
  'offers.positionElsewhere': {
    reason: 'Punctul de pe hartă al locației nu este lângă codul ei poștal. Corectați-l în profil.',
  },
  'offers.tooFarAhead': {
    reason: 'Precomenzile se fac cu cel mult un an înainte, cel mai târziu se poate {limit}.',
  },
  'offers.tosNotAccepted': {
    reason: 'Înainte de a oferi animale trebuie acceptate condițiile de utilizare.',
  },
  'offers.uploadNotUsable': { reason: 'Se pot atașa numai fișiere proprii pentru oferte.' },
  'offers.weeksNotInOrder': {
    reason: 'Fiecare săptămână apare o dată, cea mai apropiată prima.',
  },
};
