import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsRo: ProblemTexts = {
  'fields.invalid': 'Această informație nu este valabilă.',
  'fields.notAllowed': 'Această valoare nu poate fi aleasă.',
  'fields.notMultiple': 'Numărul trebuie să fie un multiplu de {limit}.',
  'fields.required': 'Acest câmp trebuie completat.',
  'fields.tooBig': 'Numărul poate fi cel mult {limit}.',
  'fields.tooLong': 'Numărul maxim de caractere: {limit}.',
  'fields.tooMany': 'Sunt permise cel mult {limit}.',
  'fields.tooSmall': 'Numărul trebuie să fie cel puțin {limit}.',
  'fields.wrongFormat': 'Această informație nu are forma corectă.',
  'offers.animalkindNotOffered': 'Această specie nu se vinde în această țară.',
  'offers.dayInPast': 'Data nu poate fi în trecut.',
  'offers.dayNotAllowed': 'O ofertă în această stare nu are dată.',
  'offers.fieldNotShown': 'Astfel de oferte nu au acest câmp.',
  'offers.leadTooShort': 'Este prea devreme pentru o precomandă, cel mai devreme se poate {limit}.',
  'offers.locationNotFound': 'Locul de vânzare nu a fost găsit.',
  'offers.noContact':
    'Locul de vânzare are nevoie de o adresă de e-mail sau de un număr de telefon.',
  'offers.noGeoPosition': 'Locația trebuie să aibă o poziție pe hartă.',
  'offers.noMixedGender': 'La această utilizare, masculii și femelele se oferă separat.',
  'offers.noRegion': 'Locația nu se află în nicio regiune.',
  'offers.notByWeek': 'Animalele de acest fel nu se oferă aici pe săptămâni.',
  'offers.onlyOneCategory1': 'La această specie este posibilă o singură categorie.',
  'offers.otherAgeCategory': 'Această vârstă nu se potrivește cu utilizarea.',
  'offers.otherAnimalkind': 'Nu ține de această specie.',
  'offers.otherAssociation': 'Ferma dumneavoastră nu face parte din această asociație.',
  'offers.otherCountry': 'Nu se folosește în această țară.',
  'offers.otherOffergroup': 'Nu ține de această rasă sau linie.',
  'offers.pastWeek': 'O săptămână trecută nu se mai poate adăuga sau modifica.',
  'offers.positionElsewhere':
    'Punctul de pe hartă al locației nu este lângă codul ei poștal. Corectați-l în profil.',
  'offers.tooFarAhead':
    'Precomenzile se fac cu cel mult un an înainte, cel mai târziu se poate {limit}.',
  'offers.tosNotAccepted': 'Înainte de a oferi animale trebuie acceptate condițiile de utilizare.',
  'offers.weeksNotInOrder': 'Fiecare săptămână apare o dată, cea mai apropiată prima.',
};
